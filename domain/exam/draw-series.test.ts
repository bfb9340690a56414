import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule } from '#tests/factories/make-course.ts'
import type { Course, CourseModule } from '../content/course.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { authoredStimulusSchema } from '../stimulus/authored-stimulus.ts'
import type { DrawnUnit } from './draw-exam.ts'
import { drawItems, drawSeries } from './draw-items.ts'
import { SERIES_LENGTH } from './exam-series.ts'

// D14, D21: what the exams of a series share, and what no exam holds together.

const setOf = (name: string, size: number, change: Partial<AuthoredQuestion> = {}) =>
  choices(name, size, {
    stimulus: authoredStimulusSchema.parse({ id: name, title: name, text: 'A table.' }),
    ...change,
  })
const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const choices = (prefix: string, count: number, change: Partial<AuthoredQuestion> = {}) =>
  Array.from({ length: count }, (_, index) => makeChoice(`${prefix}-${index}`, change))
const examOf = (questions: number): Course['exam'] => ({
  title: 'Exam',
  parts: [{ title: 'P', minutes: 10, questions, calculator: true }],
  difficulty: { easy: 0.3, intermediate: 0.5, advanced: 0.2 },
})
const courseOf = (modules: CourseModule[], exam: Course['exam']) => makeCourse(modules, { exam })
const idsOf = (units: readonly DrawnUnit[]) => units.flatMap(({ items }) => items.map(({ authored }) => authored.id))
const drawnIn = (course: Course, seed: number) => drawItems(course, seed).parts.map(idsOf)

describe('a series of exams (exam-series.ts)', () => {
  const exams = (course: Course, series: number) => drawSeries(course, series).map(({ parts }) => parts.flatMap(idsOf))

  test('three exams one after the other share nothing where the bank has enough for three, round the series', () => {
    fc.assert(
      fc.property(fc.nat(5000), (number) => {
        const questions = ([1, 2, 3] as const).flatMap((difficulty) => choices(`d${difficulty}`, 10, { difficulty }))
        const course = courseOf([makeModule('m', { questions })], examOf(10))
        const drawn = exams(course, number * SERIES_LENGTH)
        for (const [take, ids] of drawn.entries())
          for (const step of [1, 2]) {
            const next = new Set(drawn[(take + step) % SERIES_LENGTH])
            expect(ids.filter((id) => next.has(id))).toEqual([])
          }
      }),
      { numRuns: 30 },
    )
  })

  test('an exam is the same whether it is drawn alone or with its series', () => {
    const course = courseOf([makeModule('m', { questions: choices('q', 30) })], examOf(5))
    const drawn = exams(course, 600)
    for (const take of drawn.keys()) expect(drawnIn(course, 600 + take).flat()).toEqual(drawn[take])
  })
})

test('enemies stand in one exam only where nothing else is left', () => {
  const [first, ...others] = choices('q', 9)
  if (!first) throw new Error('there are items')
  const questions = [{ ...first, enemies: others.slice(0, 3).map(({ id }) => id) }, ...others]
  const large = courseOf([makeModule('m', { questions })], examOf(6))
  for (const seed of seeds) {
    const ids = drawnIn(large, seed).flat()
    expect(ids).toHaveLength(6)
    if (ids.includes('q-0')) expect(ids.filter((id) => ['q-1', 'q-2', 'q-3'].includes(id))).toEqual([])
  }
  const small = courseOf([makeModule('m', { questions })], examOf(9))
  expect(drawnIn(small, 1).flat()).toHaveLength(9)
})

test('a third of the items come in sets where the bank has enough of them, whatever their difficulty', () => {
  const examItems = [
    ...choices('easy', 20, { difficulty: 1 }),
    ...choices('middle', 20, { difficulty: 2 }),
    ...['a', 'b', 'c', 'd', 'e'].flatMap((name) => setOf(name, 4, { difficulty: 3 })),
  ]
  const course = courseOf([makeModule('m', { examItems })], examOf(18))
  const inSets = seeds.map(
    (seed) =>
      drawItems(course, seed)
        .parts.flat()
        .filter(({ items }) => items.length > 1).length,
  )
  expect(Math.min(...inSets)).toBeGreaterThanOrEqual(1)
  expect(inSets.reduce((sum, count) => sum + count, 0) / seeds.length).toBeGreaterThanOrEqual(1.4)
})
