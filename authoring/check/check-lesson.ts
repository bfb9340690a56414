import { evaluateExpression } from '#domain/template/template-expression.ts'
import type { AuthoredLesson } from '../authored-schemas.ts'
import { LESSON_GOALS } from '../lesson-goals.ts'
import type { Problem } from '../problem.ts'
import type { FilePath, LoadedFile } from '../read-yaml-file.ts'
import { eachText, partsOf } from './read-texts.ts'

type Section = AuthoredLesson['content'][number]
type Report = (path: FilePath, message: string, severity?: Problem['severity']) => void

const { words: WORDS, sections: SECTIONS } = LESSON_GOALS
/** Words that may be missing, or too many, before it is said. */
const LET_PASS = { fewer: 50, more: 100 }

/** What a lesson must hold beyond its shape (errors), and what a good one holds (warnings). */
export function checkLesson(loaded: LoadedFile<AuthoredLesson>): Problem[] {
  const problems: Problem[] = []
  const report: Report = (path, message, severity = 'error') =>
    problems.push({ severity, file: loaded.file, line: loaded.lineOf(path), message })
  const lesson = loaded.data
  const ids = lesson.content.map((section) => section.id)
  for (const [index, section] of lesson.content.entries()) {
    const path = ['content', index]
    if (ids.indexOf(section.id) < index) report([...path, 'id'], `the section id ${section.id} is used twice`)
    checkInteractive(section, [...path, 'interactiveElement'], report)
    checkTable(section, [...path, 'comparisonTable'], report)
  }
  const advise = (isGood: boolean, message: string) => {
    if (!isGood) report([], message, 'warning')
  }
  advise(
    lesson.content.length >= SECTIONS.least && lesson.content.length <= SECTIONS.most,
    `${lesson.content.length} sections; 5 to 8 are asked for`,
  )
  advise(
    lesson.content.some((section) => section.checks.length > 0),
    'no section has checks',
  )
  advise(
    lesson.content.some((section) => section.interactiveElement),
    'no section has a Try It',
  )
  advise(
    lesson.content.some((section) => section.keyTerms.length > 0),
    'no section has key terms',
  )
  advise(lesson.commonMisconception !== undefined, 'there is no commonMisconception')
  advise(lesson.reflection !== undefined, 'there is no reflection')
  const words = wordsOf(lesson)
  advise(
    words >= WORDS.least - LET_PASS.fewer && words <= WORDS.most + LET_PASS.more,
    `${words} words; 700 to 1,200 are asked for`,
  )
  return problems
}

/** Words of the running text a student reads, without the checks. */
function wordsOf(lesson: AuthoredLesson): number {
  let words = 0
  const sections = lesson.content.map(({ checks: _checks, ...section }) => section)
  eachText({ ...lesson, content: sections }, (text) => {
    words += partsOf(text).words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  })
  return words
}

function checkInteractive({ interactiveElement: element }: Section, path: FilePath, report: Report): void {
  if (!element) return
  const { type: kind, items, slider } = element
  if (kind === 'ordering' && items.length < 3) report(path, 'ordering needs at least three items')
  if (kind === 'sorting') {
    if (items.some((item) => !item.category)) report(path, 'every item of sorting needs a category')
    if (new Set(items.map((item) => item.category)).size < 2) report(path, 'sorting needs at least two categories')
  }
  if (kind === 'fill-in') {
    for (const [index, item] of items.entries()) {
      const blanks = item.text.match(/_{3,}/g)?.length ?? 0
      if (blanks !== 1) report([...path, 'items', index], `a fill-in text has one blank ___; this one has ${blanks}`)
      if (!item.accept?.length) report([...path, 'items', index], 'a fill-in needs accept')
    }
  }
  if (kind === 'slider' && !slider) report(path, 'slider needs slider: { inputs, outputs }')
  if (!slider) return
  for (const [index, input] of slider.inputs.entries()) {
    const isInside = input.min <= input.start && input.start <= input.max && input.min < input.max
    if (!isInside) report([...path, 'slider', 'inputs', index], `start must lie between min and max`)
  }
  for (const [index, output] of slider.outputs.entries()) {
    for (const end of ['min', 'start', 'max'] as const) {
      const scope = Object.fromEntries(slider.inputs.map((input) => [input.name, input[end]]))
      const result = evaluateExpression(output.formula, scope)
      const isUsable = result.ok && typeof result.value === 'number' && Number.isFinite(result.value)
      const reason = result.ok ? `gives ${String(result.value)} with every slider at its ${end}` : result.reason
      if (!isUsable) {
        report([...path, 'slider', 'outputs', index], `the formula ${reason}`)
        break
      }
    }
  }
}

function checkTable({ comparisonTable: table }: Section, path: FilePath, report: Report): void {
  for (const [index, row] of (table?.rows ?? []).entries()) {
    if (row.length !== table?.headers.length) {
      report([...path, 'rows', index], `the row has ${row.length} cells, the table ${table?.headers.length} columns`)
    }
  }
}
