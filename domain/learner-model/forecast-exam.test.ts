import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyTold,
  beliefOf,
  choice,
  courseOf,
  EVEN,
  examOf,
  places,
  times,
  widthOf,
} from '#tests/factories/course-belief.ts'
import { addAnswer, lessonIn } from './course-evidence.ts'
import { type ExamShape, forecastExam } from './forecast-exam.ts'
import { inferCourse } from './infer-course.ts'
import { skillsOf } from './skill-mastery.ts'

const DAY = 86_400_000

describe('the blueprint', () => {
  test('what is expected of an exam is what is expected of its lessons and of its sections, each by its weight', () => {
    const written = { weight: 3, items: 12, guess: 0.02 }
    fc.assert(
      fc.property(anyTold, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 4 }), (answers, raw) => {
        const belief = beliefOf(answers)
        const total = raw.reduce((sum, share) => sum + share, 0)
        const shares = raw.map((share) => share / total)
        const one = (lesson: number) =>
          forecastExam(belief, examOf(places.map((_, i) => (i === lesson ? 1 : 0)))).predicted
        const whole = forecastExam(belief, examOf(shares)).predicted
        expect(whole).toBeCloseTo(
          shares.reduce((sum, share, lesson) => sum + share * one(lesson), 0),
          1,
        )
        const asked = (sections: ExamShape['sections']) => forecastExam(belief, examOf(shares, { sections })).predicted
        expect(asked([choice, written])).toBeCloseTo((asked([choice]) + 3 * asked([written])) / 4, 6)
        expect(asked([{ ...choice, weight: 40 }])).toBeCloseTo(whole, 9)
      }),
      { numRuns: 40 },
    )
  })
  test('an exam of harder questions is expected to go worse, and to be able to go worse', () => {
    const belief = beliefOf(times(20, { isCorrect: true }))
    const at = (easy: number, intermediate: number, advanced: number) =>
      forecastExam(belief, examOf(EVEN, { difficulty: { easy, intermediate, advanced } }))
    const [easy, middle, hard] = [at(1, 0, 0), at(0, 1, 0), at(0, 0, 1)]
    expect(easy.predicted).toBeGreaterThan(middle.predicted + 1)
    expect(middle.predicted).toBeGreaterThan(hard.predicted + 1)
    expect(hard.low).toBeLessThan(easy.low)
  })
  test('the more questions, the less luck; none at all is no more than one', () => {
    const belief = beliefOf([...times(20, { isCorrect: true }), ...times(20, { isCorrect: false, lesson: 2 })])
    const widths = [0, 1, 10, 60, 1000].map((items) =>
      widthOf(forecastExam(belief, examOf(EVEN, { sections: [{ ...choice, items }] }))),
    )
    expect(widths[0]).toBe(widths[1])
    expect(widths.slice(1)).toEqual(widths.slice(1).toSorted((x, y) => y - x))
    expect(widths.at(-1)).toBeLessThan((widths[1] ?? 0) / 2)
  })
  test('a lesson that the exam does not ask about says something of the others, and covers nothing', () => {
    const shape = examOf([0, 0.5, 0.25, 0.25])
    const strong = forecastExam(beliefOf(times(15, { isCorrect: true })), shape)
    const weak = forecastExam(beliefOf(times(15, { isCorrect: false })), shape)
    expect(strong.predicted).toBeGreaterThan(weak.predicted + 10)
    expect(strong.coverage).toBe(0)
    const gone = courseOf([])
    addAnswer(gone, lessonIn(gone, { courseId: 'C', moduleId: 'gone', lessonId: 'gone' }), {
      at: 0,
      evidence: { isCorrect: true, weight: 1, difficulty: 0, guess: 0.25 },
      questionId: 'q',
      seed: 1,
      isExam: false,
      isSkipped: false,
    })
    const before = forecastExam(beliefOf([]), shape).predicted
    expect(forecastExam(inferCourse(gone, 0), shape).predicted).toBeGreaterThan(before)
  })
})

describe('the interval', () => {
  test('is wide before any answer, narrower with each dozen, and lies around what is expected', () => {
    const widths = [0, 12, 48, 192].map((count) => {
      const told = Array.from({ length: count }, (_, i) => ({ lesson: i % 4, isCorrect: i % 8 < 5 }))
      const forecast = forecastExam(beliefOf(told, 1000), examOf(EVEN))
      expect(forecast.low < forecast.predicted && forecast.predicted < forecast.high).toBe(true)
      return widthOf(forecast)
    })
    expect(widths).toEqual(widths.toSorted((x, y) => y - x))
    expect(widths[0]).toBeGreaterThan(40)
    expect(widths[3]).toBeLessThan(25)
  })
  test('of who knows nothing holds what blind guessing gives, whatever the exam’s options', () => {
    for (const guess of [0.02, 0.25, 0.5]) {
      const never = Array.from({ length: 80 }, (_, i) => ({ lesson: i % 4, isCorrect: false, guess: 0.02 }))
      const { predicted, low, high } = forecastExam(beliefOf(never), examOf(EVEN, { sections: [{ ...choice, guess }] }))
      expect(low <= 98 * guess && 98 * guess <= high).toBe(true)
      expect(predicted).toBeGreaterThan(98 * guess)
      expect(predicted).toBeLessThan(100 * guess + 8)
    }
  })
  test('of who knows everything ends at 100 and leaves room for a slip', () => {
    const { predicted, high } = forecastExam(
      beliefOf(
        Array.from({ length: 400 }, (_, i) => ({ lesson: i % 4, guess: 0.02 })),
        1000,
      ),
      examOf(EVEN),
    )
    expect(predicted).toBeGreaterThan(88)
    expect(predicted).toBeLessThan(98)
    expect(high).toBeLessThanOrEqual(100)
  })
})

describe('questions left open in exams', () => {
  const examWith = (open: number, of: number) =>
    Array.from({ length: of }, (_, i) => ({ lesson: i % 4, isExam: true, isSkipped: i < open, isCorrect: i >= open }))
  test('all of them: next to nothing is expected, and nothing below it', () => {
    const { predicted, low } = forecastExam(beliefOf(examWith(200, 200), 300), examOf(EVEN))
    expect(predicted).toBeLessThan(5)
    expect(low).toBeGreaterThanOrEqual(0)
  })
  test('skips in practice are no habit in exams', () => {
    const shape = examOf(EVEN)
    const skips = (isExam: boolean) => times(20, { isCorrect: false, isSkipped: true, isExam })
    expect(forecastExam(beliefOf(skips(false)), shape).predicted).toBeGreaterThan(
      2 * forecastExam(beliefOf(skips(true)), shape).predicted,
    )
  })
})

test('a hundred years later, and a clock set back by as many, there is a forecast on the scale', () => {
  const answers = Array.from({ length: 20 }, (_, i) => ({ at: i * 10 * DAY, lesson: i % 4 }))
  const [early, last, late] = [-36_500, 190, 36_500].map((days) => {
    const belief = beliefOf(answers, days * DAY)
    const forecast = forecastExam(belief, examOf(EVEN))
    expect(0 <= forecast.low && forecast.low < forecast.high && forecast.high <= 100).toBe(true)
    for (const { mastery } of skillsOf(belief)) expect(mastery > 0 && mastery < 100).toBe(true)
    return forecast
  })
  expect(early?.predicted).toBeGreaterThanOrEqual(last?.predicted ?? 100)
  expect(late?.predicted).toBeLessThan((last?.predicted ?? 0) - 5)
})
