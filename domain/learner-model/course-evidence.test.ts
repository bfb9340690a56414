import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOWEST, POINTS, STEP } from './ability-grid.ts'
import { chanceOf } from './answer-chance.ts'
import {
  addAnswer,
  forgottenSince,
  type GivenAnswer,
  growthOf,
  lessonIn,
  levelledOff,
  logLikelihoodAt,
  newCourse,
  TRENDS,
} from './course-evidence.ts'

const DAY = 86_400_000
const place = { courseId: 'C', moduleId: 'm', lessonId: 'a' }
const given = (change: Partial<GivenAnswer> = {}, evidence: Partial<GivenAnswer['evidence']> = {}): GivenAnswer => ({
  at: 0,
  evidence: { isCorrect: true, weight: 1, difficulty: 0, guess: 0.25, ...evidence },
  questionId: 'q',
  seed: undefined,
  isExam: false,
  isSkipped: false,
  ...change,
})
/** A course after these answers to one lesson. */
const courseAfter = (...answers: GivenAnswer[]) => {
  const course = newCourse(answers[0]?.at ?? 0)
  const lesson = lessonIn(course, place)
  for (const answer of answers) addAnswer(course, lesson, answer)
  return { course, lesson }
}

describe('practice', () => {
  test.each([
    [0, 0],
    [4, 0.12],
    [12, 0.24],
    [28, 0.36],
  ])('%i answers move a student by %d log-odds', (answers, growth) => expect(growthOf(answers)).toBeCloseTo(growth, 12))

  test('each answer moves less than the one before', () => {
    fc.assert(
      fc.property(fc.nat(5000), (n) => {
        expect(growthOf(n + 1)).toBeGreaterThan(growthOf(n))
        expect(growthOf(n + 2) - growthOf(n + 1)).toBeLessThan(growthOf(n + 1) - growthOf(n))
      }),
    )
  })
  test('an exam measures and does not teach', () => {
    expect(courseAfter(given(), given({ isExam: true })).lesson.practised).toBe(1)
  })
})

describe('forgetting', () => {
  test.each([
    ['at once', 0, 0],
    ['two weeks', 14, 0.1],
    ['six weeks', 42, 0.2],
    ['a clock set back', -30, 0],
  ])('%s: %i days cost %d log-odds', (_, days, cost) => expect(forgottenSince(0, days * DAY)).toBeCloseTo(cost, 12))

  test('a right answer ends it, a wrong one does not', () => {
    const right = given({ at: 5 * DAY })
    const wrong = given({ at: 9 * DAY }, { isCorrect: false })
    expect(courseAfter(right, wrong).lesson).toMatchObject({ lastRight: 5 * DAY, lastPractised: 9 * DAY })
  })
  test('while nothing was right it counts from the course’s last answer before the lesson', () => {
    const { course } = courseAfter(given({ at: 3 * DAY }), given({ at: 6 * DAY }))
    const other = lessonIn(course, { ...place, lessonId: 'b' })
    addAnswer(course, other, given({ at: 20 * DAY }, { isCorrect: false }))
    expect(other.lastRight).toBe(6 * DAY)
  })
})

describe('a rise through the course', () => {
  test('counts a month as a month at first, levels off at five, and a clock set back is the first day', () => {
    const course = newCourse(0)
    expect(levelledOff(course, 3 * DAY)).toBeCloseTo(0.1, 2)
    expect(levelledOff(course, 1e6 * DAY)).toBeCloseTo(5, 9)
    expect(levelledOff(course, -DAY)).toBe(0)
  })
  test('what students may be is shared out wholly', () => {
    expect(TRENDS.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
  })
})

describe('the same question again', () => {
  const evidenceAfter = (...answers: GivenAnswer[]) => courseAfter(...answers).lesson.evidence
  test.each([
    ['right', given(), 1.3],
    ['right, another variant', given({ seed: 7 }), 2],
    ['wrong, which says as much as ever', given({}, { isCorrect: false }), 2],
    ['right, of another question', given({ questionId: 'r' }), 2],
  ])('%s', (_, again, evidence) => expect(evidenceAfter(given(), again)).toBeCloseTo(evidence, 12))
})

test('questions of exams are counted, and those left open; a skip in practice is neither', () => {
  const skip = { isSkipped: true }
  const { course } = courseAfter(
    given({ isExam: true }),
    given({ isExam: true, ...skip }, { isCorrect: false, weight: 0.1 }),
    given(skip, { isCorrect: false, weight: 0.3 }),
  )
  expect(course).toMatchObject({ answers: 3, examItems: 2, examAnswered: 1 })
})

test('lessons of one name in two modules are two; a lesson is begun once', () => {
  const course = newCourse(0)
  const here = lessonIn(course, place)
  expect(lessonIn(course, place)).toBe(here)
  expect(lessonIn(course, { ...place, moduleId: 'n' })).not.toBe(here)
  expect([...course.modules.keys()]).toEqual(['m', 'n'])
})

test('two running sums say what a pass over all answers says: each counts half after 30 days, and never less than 0.35', () => {
  const anyGiven = fc.record({
    gap: fc.integer({ min: 0, max: 90 * DAY }),
    isCorrect: fc.boolean(),
    difficulty: fc.constantFrom(-1, 0, 1),
    guess: fc.constantFrom(0.02, 0.25, 0.5),
    weight: fc.constantFrom(0.1, 0.5, 1),
  })
  const anyAnswers = fc.array(anyGiven, { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(anyAnswers, fc.integer({ min: 0, max: 400 * DAY }), (answers, wait) => {
      let at = 0
      const events = answers.map(({ gap, ...evidence }, i) => {
        if (i > 0) at += gap
        return given({ at, questionId: `q${i}` }, evidence)
      })
      const now = at + wait
      const { lesson } = courseAfter(...events)
      for (const [trend, { rise }] of TRENDS.entries()) {
        const logs = logLikelihoodAt(lesson, trend, now)
        for (const point of [0, 9, POINTS - 1]) {
          let [expected, lastRight] = [0, 0]
          for (const [i, event] of events.entries()) {
            const { isCorrect, difficulty, guess, weight } = event.evidence
            const risen = rise * 5 * (1 - Math.exp(-event.at / DAY / 150))
            // nothing is easier or harder than by five log-odds
            const ahead = Math.min(5, growthOf(i) - forgottenSince(lastRight, event.at) + risen - difficulty)
            const chance = chanceOf(LOWEST + point * STEP + ahead, guess)
            const counts = 0.35 + 0.65 * 2 ** (-(now - event.at) / (30 * DAY))
            expected += counts * weight * Math.log(isCorrect ? chance : 1 - chance)
            if (isCorrect) lastRight = event.at
          }
          // chances are read along a line between points a twentieth of a log-odds apart
          expect(logs[point]).toBeCloseTo(expected, 2)
        }
      }
    }),
  )
})
