import type { CodeRun } from '#domain/figure/code-run.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { instantiateQuestion, isTemplate } from '#domain/question/instantiate-question.ts'
import type { Question } from '#domain/question/question.ts'
import { stimulusScope } from '#domain/stimulus/make-stimulus.ts'
import { fillTemplate } from '#domain/template/fill-template.ts'
import type { TemplateScope } from '#domain/template/template-expression.ts'
import { authoredOfCheck, type CourseFiles } from '../load-course-files.ts'
import type { ModuleFiles } from '../read-module.ts'
import type { FilePath, LoadedFile } from '../read-yaml-file.ts'
import type { Listing } from './listing.ts'
import { fencesOf, runLanguageOf } from './read-fence.ts'

/** Variants of a template whose listings are run. */
const SEEDS = 3

type Report = (loaded: LoadedFile<unknown>, path: FilePath, message: string) => void
type Found = Omit<Listing, 'earlier' | 'loaded'>

/** Every listing of a course that can be run, templates with a few seeds, in the order of its files. */
export function findListings(files: CourseFiles, report: Report): Listing[] {
  return files.modules.flatMap((module) => [
    ...lessonListings(module, report),
    ...stimulusListings(module, report),
    ...[module.questions, module.examItems].flatMap((loaded) =>
      (loaded?.data.questions ?? []).flatMap((question, index) =>
        loaded ? questionListings(question, loaded, ['questions', index], report) : [],
      ),
    ),
    ...(module.decks?.data.decks ?? []).flatMap(({ cards }, deck) =>
      cards.flatMap((card, index) =>
        module.decks
          ? chained(listingsIn(card, ['decks', deck, 'cards', index], {}, module.decks, report), module.decks)
          : [],
      ),
    ),
  ])
}

function lessonListings(module: ModuleFiles, report: Report): Listing[] {
  return [...module.lessons].flatMap(([id, loaded]) => {
    let earlier: Listing[] = []
    for (const [index, { checks, ...section }] of loaded.data.content.entries()) {
      const at = ['content', index]
      earlier = [...earlier, ...chained(listingsIn(section, at, {}, loaded, report), loaded, earlier)]
      for (const [check, authored] of checks.entries()) {
        const path = [...at, 'checks', check]
        earlier = [...earlier, ...questionListings(authoredOfCheck(authored, id), loaded, path, report, earlier)]
      }
    }
    const { content: _sections, ...rest } = loaded.data
    return [...earlier, ...chained(listingsIn(rest, [], {}, loaded, report), loaded, earlier)]
  })
}

function stimulusListings({ stimuli }: ModuleFiles, report: Report): Listing[] {
  return (stimuli?.data.stimuli ?? []).flatMap((stimulus, index) =>
    seedsOf(stimulus).flatMap((seed) => {
      const drawn = stimulusScope(stimulus, seed)
      if (!drawn.ok || !stimuli) return []
      return chained(listingsIn(stimulus, ['stimuli', index], drawn.scope, stimuli, report), stimuli)
    }),
  )
}

/** The listings of a question; they may build on those of its stimulus, or of the lesson that it is a check of. */
function questionListings(
  authored: AuthoredQuestion,
  loaded: LoadedFile<unknown>,
  path: FilePath,
  report: Report,
  earlier: readonly Listing[] = [],
): Listing[] {
  if (!/```|"kind":"code"/.test(JSON.stringify(authored))) return []
  const { stimulus, ...own } = authored
  return seedsOf(authored).flatMap((seed) => {
    const made = instantiateQuestion(authored, seed)
    // what is broken is told by check-questions.ts
    if (!made.ok) return []
    const shared = stimulus
      ? chained(
          listingsIn(stimulus, path, made.scope, loaded, () => undefined),
          loaded,
        )
      : []
    const found = listingsIn(own, path, made.scope, loaded, report)
    return chained(withQuestion(found, path, authored, made.question), loaded, [...earlier, ...shared])
  })
}

/** Which listing a question asks about, and which stand in options that are wrong. */
function withQuestion(found: Found[], path: FilePath, authored: AuthoredQuestion, question: Question): Found[] {
  // with several, the last one is what is run: a class, then the code that uses it
  const asked = found.findLast((listing) => placeIn(listing, path, authored) === 'prompt')
  return found.map((listing) => {
    const [, id] = /^(?:options|feedback)\.(.+)$/.exec(placeIn(listing, path, authored)) ?? []
    const isWrongOption = id !== undefined && !authored.options?.find((option) => option.id === id)?.correct
    return { ...listing, isWrongOption, ...(asked === listing && { asks: question }) }
  })
}

/** The text of a question that a listing stands in or under, named as in `at` of a figure. */
function placeIn({ path }: Found, owner: FilePath, authored: AuthoredQuestion): string {
  const [field, index] = path.slice(owner.length)
  if (field === 'figure') return authored.figure?.at ?? 'prompt'
  if (field === 'figures') return authored.figures?.[Number(index)]?.at ?? 'prompt'
  return field === 'options' ? `options.${authored.options?.[Number(index)]?.id}` : String(field)
}

const seedsOf = (holder: Parameters<typeof isTemplate>[0]) =>
  Array.from({ length: isTemplate(holder) ? SEEDS : 1 }, (_, seed) => seed)

/** Each listing with those ahead of it. */
function chained(found: readonly Found[], loaded: LoadedFile<unknown>, before: readonly Listing[] = []): Listing[] {
  const listings: Listing[] = []
  for (const one of found) listings.push({ ...one, loaded, earlier: [...before, ...listings] })
  return listings
}

/** The listings anywhere inside a value of a content file. */
function listingsIn(
  value: unknown,
  path: FilePath,
  scope: TemplateScope,
  loaded: LoadedFile<unknown>,
  report: Report,
): Found[] {
  const fill = (text: string) => {
    const filled = fillTemplate(text, scope)
    return filled.ok ? filled.text : undefined
  }
  if (typeof value === 'string') {
    const text = value.includes('```') ? fill(value) : undefined
    return fencesOf(text ?? '').flatMap((fence) => {
      if (!('wrong' in fence)) return [{ ...fence, path, isWrongOption: false }]
      report(loaded, path, `behind the language of a code block stand fields of run, not "${fence.wrong}"`)
      return []
    })
  }
  if (typeof value !== 'object' || value === null) return []
  if (path.at(-1) === 'program' && isProgram(value)) return [{ ...programOf(value), path, isWrongOption: false }]
  if (isCodeFigure(value)) {
    const { code, run, wrong } = filledFigure(value, fill)
    const language = runLanguageOf(value.language, code)
    if (wrong) report(loaded, path, 'a place @{…} of run cannot be filled')
    return language && !wrong ? [{ language, code, run, path, isWrongOption: false }] : []
  }
  return Object.entries(value).flatMap(([key, part]) =>
    listingsIn(part, [...path, Array.isArray(value) ? Number(key) : key], scope, loaded, report),
  )
}

type ToRun = { code: string; input: CodeRun['input']; grid?: string; run?: CodeRun }

const isProgram = (value: object): value is ToRun => 'code' in value && 'input' in value

/** A program of a lesson that students run themselves. */
const programOf = ({ code, input, grid, run }: ToRun) => ({
  language: 'pseudocode' as const,
  code,
  run: { ...run, input, ...(grid !== undefined && { grid }) },
})

type CodeFigure = { kind: 'code'; language: string; code: string; run?: CodeRun }

const isCodeFigure = (value: object): value is CodeFigure => 'kind' in value && value.kind === 'code' && 'code' in value

function filledFigure({ code, run = {} }: CodeFigure, fill: (text: string) => string | undefined) {
  let wrong = false
  const filled = (text: string) => {
    const result = fill(text)
    wrong ||= result === undefined
    return result ?? text
  }
  const { before, after, input, grid, prints, ...rest } = run
  const texts: CodeRun = {
    ...rest,
    ...(before !== undefined && { before: filled(before) }),
    ...(after !== undefined && { after: filled(after) }),
    ...(input && { input: input.map((line) => filled(String(line))) }),
    ...(grid !== undefined && { grid: filled(grid) }),
    ...(prints !== undefined && { prints: filled(String(prints)) }),
  }
  return { code: fill(code) ?? code, run: texts, wrong }
}
