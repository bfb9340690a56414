import { describe, expect, test } from 'vitest'
import type { Course } from '#domain/content/course.ts'
import { figuresOf, type WithFigures } from '#domain/figure/authored-figure.ts'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { findLayoutProblems } from '#domain/figure/find-layout-problems.ts'
import { instantiateQuestion, isTemplate } from '#domain/question/instantiate-question.ts'
import { stimulusScope } from '#domain/stimulus/make-stimulus.ts'
import type { TemplateScope } from '#domain/template/template-expression.ts'
import { loadAllCourses } from './load-all-courses.ts'

const SEEDS = 500
/** Of the course with the most figures, on a machine that does other things too. */
const TIMEOUT_MS = 300_000

/** What holds figures and has other numbers with each seed; the numbers are those of the text it stands beside. */
type Holder = { name: string; holder: WithFigures; scopeOf: (seed: number) => TemplateScope | undefined }

function templatesWithFigures({ modules }: Course): Holder[] {
  const questions = modules.flatMap((module) => [...module.questions, ...module.examItems])
  const stimuli = new Map(questions.flatMap(({ stimulus }) => (stimulus ? [[stimulus.id, stimulus]] : [])))
  return [
    ...questions.filter(isTemplate).map(
      (question): Holder => ({
        name: question.id,
        holder: question,
        scopeOf: (seed) => {
          const made = instantiateQuestion(question, seed)
          return made.ok ? made.scope : undefined
        },
      }),
    ),
    ...[...stimuli.values()].filter(isTemplate).map(
      (stimulus): Holder => ({
        name: stimulus.id,
        holder: stimulus,
        scopeOf: (seed) => {
          const drawn = stimulusScope(stimulus, seed)
          return drawn.ok ? drawn.scope : undefined
        },
      }),
    ),
  ].filter(({ holder }) => figuresOf(holder).length > 0)
}

/** What is wrong with the figures of a template in any of its variants; numbers that came before are not drawn again. */
function problemsOf({ name, holder, scopeOf }: Holder): string[] {
  const seen = new Set<string>()
  for (let seed = 0; seed < SEEDS; seed++) {
    const scope = scopeOf(seed)
    if (!scope) return [`${name}, seed ${seed}: has no numbers`]
    const numbers = JSON.stringify(scope)
    if (seen.has(numbers)) continue
    seen.add(numbers)
    for (const figure of figuresOf(holder)) {
      const drawn = drawFigure(figure, scope)
      if (!drawn.ok) return [`${name}, seed ${seed}: ${drawn.reason}`]
      const { width = 0, height = 0, nodes = [] } = drawn.picture ?? {}
      const [problem] = drawn.picture ? findLayoutProblems(width, height, nodes) : []
      if (problem) return [`${name}, seed ${seed}: ${problem}`]
    }
  }
  return []
}

const courses = loadAllCourses()
  .map((course) => ({ courseId: course.courseId, templates: templatesWithFigures(course) }))
  .filter(({ templates }) => templates.length > 0)

describe('500 seeds of every figure: drawn from the numbers of its text, with no label over another or outside of the frame', () => {
  test.each(courses)('$courseId', { timeout: TIMEOUT_MS }, ({ templates }) => {
    expect(templates.flatMap(problemsOf)).toEqual([])
  })
})

test('there are figures that move', () => {
  expect(courses.flatMap(({ templates }) => templates).length).toBeGreaterThan(50)
})
