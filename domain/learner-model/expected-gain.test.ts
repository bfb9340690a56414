import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTold, beliefOf, EVEN, examOf, places, type Told, times } from '#tests/factories/course-belief.ts'
import { gainsIn, type StudyStep } from './expected-gain.ts'

const DAY = 86_400_000

describe('what a step is expected to win', () => {
  const SET = { answers: 8 }
  const gainAfter = (told: readonly Told[], step: StudyStep = SET, lesson = 0, shares = EVEN, now = 100) =>
    gainsIn(beliefOf(told, now), examOf(shares))(places[lesson] ?? { moduleId: '', lessonId: '' }, step)

  test('is never less than nothing, and more with more practice and with reading, the first answers the most', () => {
    fc.assert(
      fc.property(anyTold, fc.nat(3), (told, lesson) => {
        const [none, few, more] = [0, 8, 16].map((answers) => gainAfter(told, { answers }, lesson))
        expect(none).toBeGreaterThanOrEqual(-1e-9)
        expect(few).toBeGreaterThan(none ?? 0)
        expect(more).toBeGreaterThan(few ?? 0)
        expect((more ?? 0) - (few ?? 0)).toBeLessThan((few ?? 0) - (none ?? 0))
        expect(gainAfter(told, { answers: 8, learning: 0.4 }, lesson)).toBeGreaterThan(few ?? 0)
      }),
      { numRuns: 40 },
    )
  })
  test('is as much as the exam asks about the lesson: twice the share, twice the points', () => {
    const told = times(5, { isCorrect: false })
    expect(gainAfter(told, SET, 0, [0.6, 0.2, 0.1, 0.1])).toBeCloseTo(
      2 * gainAfter(told, SET, 0, [0.3, 0.3, 0.2, 0.2]),
      9,
    )
    expect(gainAfter(told, SET, 0, [0, 1, 0, 0])).toBe(0)
    expect(gainsIn(beliefOf(told), examOf(EVEN))({ moduleId: 'm', lessonId: 'gone' }, SET)).toBe(0)
    // a lesson of that name in another module is another lesson
    expect(gainsIn(beliefOf(told), examOf(EVEN))({ moduleId: 'n', lessonId: 'a' }, SET)).toBe(0)
  })
  test('an exam brings back what was forgotten, as far as its questions are right, and teaches nothing new', () => {
    const told = times(10, { isCorrect: true })
    const late = 100 + 200 * DAY
    const [none, one, ten] = [0, 1, 10].map((asked) => gainAfter(told, { asked }, 0, EVEN, late))
    expect(none).toBeCloseTo(0, 9)
    expect(one).toBeGreaterThan(0)
    expect(ten).toBeGreaterThan(one ?? 0)
    expect(ten).toBeLessThan(gainAfter(told, SET, 0, EVEN, late))
    expect(gainAfter(told, { asked: 10 }, 0, EVEN, 10)).toBeCloseTo(0, 6)
  })
  test('is little where nearly all is known already', () => {
    const known = times(60, { isCorrect: true, guess: 0.02 })
    const half = Array.from({ length: 60 }, (_, i) => ({ isCorrect: i % 2 === 0, guess: 0.02 }))
    expect(gainAfter(known)).toBeLessThan(gainAfter(half) / 2)
  })
  test('takes back what was forgotten, the more the longer ago', () => {
    const told = times(10, { isCorrect: true })
    const [soon, later, late] = [0, 60, 365].map((days) => gainAfter(told, SET, 0, EVEN, 100 + days * DAY))
    expect(later).toBeGreaterThan(soon ?? 0)
    expect(late).toBeGreaterThan(later ?? 0)
  })
})
