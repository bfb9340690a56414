import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, clock, logOf, NOON } from '#tests/factories/learner.ts'
import type { StudyEventOf } from '../history/events.ts'
import { type ExamShape, forecastExam } from './forecast-exam.ts'
import { inferCourse } from './infer-course.ts'
import { learnerFold } from './learner-fold.ts'
import { skillsOf } from './skill-mastery.ts'

type Answered = StudyEventOf<'question-answered'>
const DAY = 86_400_000
const lessons = ['a', 'b', 'c', 'd'].map((lessonId) => ({
  moduleId: lessonId < 'c' ? 'm' : 'n',
  lessonId,
  share: 0.25,
}))
const exam: ExamShape = { lessons, sections: [{ weight: 1, items: 60, guess: 0.25 }] }
/** The share of one lesson alone. */
const examOf = (lessonId: string): ExamShape => ({
  ...exam,
  lessons: lessons.map((lesson) => ({ ...lesson, share: lesson.lessonId === lessonId ? 1 : 0 })),
})

const anyAnswer = fc
  .record({
    lessonId: fc.constantFrom('a', 'b', 'c', 'd'),
    ago: fc.integer({ min: 1, max: 200 * 24 }),
    status: fc.constantFrom('correct' as const, 'incorrect' as const, 'skipped' as const),
    hintsUsed: fc.constantFrom(0, 0, 1, 3),
    difficulty: fc.constantFrom(1, 2, 3, undefined),
    questionType: fc.constantFrom('numeric', 'multiple-choice', 'true-false', 'written', 'hologram'),
    source: fc.constantFrom('practice' as const, 'exam' as const, 'lesson-check' as const, 'tutor' as const),
    questionId: fc.constantFrom('q1', 'q2', 'q3', 'q4', 'q5'),
  })
  .map(({ ago, ...fields }) =>
    answered(NOON - ago * 3_600_000, { ...fields, courseId: 'C', moduleId: fields.lessonId < 'c' ? 'm' : 'n' }),
  )
const anyHistory = fc.array(anyAnswer, { maxLength: 60 })

const beliefOf = (events: readonly Answered[], now = NOON) => {
  const course = learnerFold.start(logOf(events)).get('C')
  return course && inferCourse(course, now)
}
const forecastOf = (events: readonly Answered[], shape = exam) => {
  const belief = beliefOf(events)
  return belief && forecastExam(belief, shape)
}

test('the order in which events come in does not matter', () => {
  fc.assert(
    fc.property(anyHistory, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (events, keys) => {
      const shuffled = events.map((event, i) => ({ event, key: keys[i] ?? 0 })).sort((x, y) => x.key - y.key)
      expect(forecastOf([...shuffled.map(({ event }) => event), ...events.slice(0, 5)])).toEqual(forecastOf(events))
    }),
    { numRuns: 60 },
  )
})

test('one more right answer never lowers the forecast of its lesson, whatever was before, nor its mastery', () => {
  fc.assert(
    fc.property(anyHistory, anyAnswer, fc.integer({ min: 0, max: 40 }), (events, answer, days) => {
      const last = Math.max(NOON - 200 * DAY, ...events.map(({ at }) => at))
      const right = { ...answer, status: 'correct' as const, at: Math.min(NOON, last + days * DAY) }
      const lessonId = right.lessonId ?? ''
      const before = forecastOf(events, examOf(lessonId))?.predicted
      const after = forecastOf([...events, right], examOf(lessonId))?.predicted
      // an exam's answer also says how many questions are left open; that is no matter of the lesson
      if (before === undefined || right.source === 'exam') return
      expect(after).toBeGreaterThanOrEqual(before - 0.01)
      const masteryIn = (list: readonly Answered[]) => {
        const belief = beliefOf(list)
        return belief && skillsOf(belief).find((skill) => skill.lessonId === lessonId)?.mastery
      }
      const mastery = masteryIn(events)
      if (mastery !== undefined) expect(masteryIn([...events, right])).toBeGreaterThanOrEqual(mastery - 0.01)
    }),
    { numRuns: 150 },
  )
})

test('years of answers leave a forecast that is a number', () => {
  for (const isRight of [true, false]) {
    const events = many(6000, (i) => ({
      at: NOON - (6000 - i) * 7_200_000,
      questionType: 'numeric',
      ...status(isRight),
    }))
    const belief = beliefOf(events)
    if (!belief) throw new Error('no belief')
    const { predicted, low, high } = forecastExam(belief, exam)
    expect(low <= predicted && predicted <= high).toBe(true)
    for (const { mastery } of skillsOf(belief)) expect(isRight ? mastery > 90 : mastery < 10).toBe(true)
  }
})

test('whatever is answered, forecasts and mastery stay on their scales', () => {
  fc.assert(
    fc.property(anyHistory, (events) => {
      const belief = beliefOf(events)
      if (!belief) return
      const { predicted, low, high, coverage } = forecastExam(belief, exam)
      expect(0 <= low && low <= predicted && predicted <= high && high <= 100).toBe(true)
      expect(coverage).toBeCloseTo(new Set(events.map(({ lessonId }) => lessonId)).size / 4, 9)
      for (const { mastery, uncertainty } of skillsOf(belief)) {
        expect(mastery > 0 && mastery < 100).toBe(true)
        expect(uncertainty).toBeGreaterThan(0)
      }
    }),
    { numRuns: 60 },
  )
})

const many = (count: number, fields: (i: number) => Partial<Answered>) =>
  Array.from({ length: count }, (_, i) => {
    const lessonId = 'abcd'[i % 4] ?? 'a'
    return answered(NOON - count + i, {
      courseId: 'C',
      moduleId: lessonId < 'c' ? 'm' : 'n',
      lessonId,
      questionId: `q${i}`,
      questionType: 'multiple-choice',
      ...fields(i),
    })
  })
const status = (isRight: boolean) => ({ status: isRight ? ('correct' as const) : ('incorrect' as const) })

describe('a forecast agrees with what was just seen', () => {
  test.each([
    ['guessed: 25 %', 15, 20, 34],
    ['half: 50 %', 30, 42, 58],
    ['good: 75 %', 45, 66, 84],
    ['nearly all: 95 %', 57, 84, 97],
  ])('a whole exam, %s', (_, right, from, to) => {
    const events = many(60, (i) => ({ source: 'exam', ...status((i * 7) % 60 < right) }))
    const forecast = forecastOf(events)
    expect(forecast?.predicted).toBeGreaterThan(from)
    expect(forecast?.predicted).toBeLessThan(to)
    expect(forecast?.low).toBeLessThanOrEqual((100 * right) / 60)
    expect(forecast?.high).toBeGreaterThanOrEqual((100 * right) / 60)
  })

  test('who leaves a third of the questions open is expected to lose about a third', () => {
    const full = forecastOf(many(60, () => ({ source: 'exam' })))?.predicted ?? 0
    const open = forecastOf(many(60, (i) => ({ source: 'exam', ...(i % 3 === 0 && { status: 'skipped' as const }) })))
    expect(open?.predicted).toBeLessThan(0.8 * full)
    expect(open?.predicted).toBeGreaterThan(0.55 * full)
  })
})

describe('time', () => {
  const answersOf = (days: number, isRight: boolean) =>
    many(40, () => status(isRight)).map((event) => ({ ...event, id: `${event.id}-${days}`, at: event.at - days * DAY }))

  test('what was right half a year ago and not since is partly forgotten, and less sure', () => {
    const fresh = forecastOf(answersOf(0, true))
    const old = forecastOf(answersOf(180, true))
    expect(old?.predicted).toBeLessThan((fresh?.predicted ?? 0) - 5)
    expect((old?.high ?? 0) - (old?.low ?? 0)).toBeGreaterThan((fresh?.high ?? 0) - (fresh?.low ?? 0))
  })

  test('new answers count for more than old ones', () => {
    const rising = forecastOf([...answersOf(60, false), ...answersOf(0, true)])
    const falling = forecastOf([...answersOf(60, true), ...answersOf(0, false)])
    expect(rising?.predicted).toBeGreaterThan((falling?.predicted ?? 0) + 20)
  })
})

describe('what counts less', () => {
  const masteryAfter = (...changes: Partial<Answered>[]) => {
    const events = changes.map((change, i) =>
      answered(NOON - 100 + i, {
        courseId: 'C',
        moduleId: 'm',
        lessonId: 'a',
        questionId: `q${i}`,
        difficulty: 2,
        ...change,
      }),
    )
    const belief = beliefOf(events)
    return (belief && skillsOf(belief)[0]?.mastery) ?? Number.NaN
  }
  test('a hint lowers the evidence, not the mark (CHP-32)', () => {
    expect(masteryAfter({ hintsUsed: 1 })).toBeLessThan(masteryAfter({}))
    expect(masteryAfter({ hintsUsed: 3 })).toBeLessThan(masteryAfter({ hintsUsed: 1 }))
    expect(masteryAfter({}, { hintsUsed: 3 })).toBeGreaterThan(masteryAfter({}))
  })
  test('easier questions, ones that can be guessed, and the same one again prove less', () => {
    expect(masteryAfter({ difficulty: 1 })).toBeLessThan(masteryAfter({ difficulty: 3 }))
    expect(masteryAfter({ questionType: 'true-false' })).toBeLessThan(masteryAfter({}))
    expect(masteryAfter({}, { questionId: 'q0' })).toBeLessThan(masteryAfter({}, {}))
    expect(masteryAfter({ seed: 1 }, { questionId: 'q0', seed: 2 })).toBeCloseTo(masteryAfter({}, {}), 9)
  })
  test('lesson checks less than practice; a skip is a weak sign', () => {
    expect(masteryAfter({ source: 'lesson-check' })).toBeLessThan(masteryAfter({}))
    expect(masteryAfter({ status: 'skipped' })).toBeGreaterThan(masteryAfter({ status: 'incorrect' }))
  })
})

describe('the tree', () => {
  const skillsAfter = (events: readonly Answered[]) => {
    const belief = beliefOf(events)
    return Object.fromEntries((belief ? skillsOf(belief) : []).map((skill) => [skill.lessonId ?? '', skill]))
  }
  test('a lesson with one answer leans on the lessons around it, those of its module the most', () => {
    const strongIn = (lessonId: string) =>
      Array.from({ length: 12 }, (_, i) =>
        answered(NOON - 50 + i, {
          courseId: 'C',
          moduleId: lessonId < 'c' ? 'm' : 'n',
          lessonId,
          questionId: `${lessonId}${i}`,
        }),
      )
    const one = answered(NOON - 60, { courseId: 'C', moduleId: 'm', lessonId: 'a', status: 'incorrect' })
    const alone = skillsAfter([one]).a?.mastery ?? 0
    const beside = skillsAfter([one, ...strongIn('b')]).a?.mastery ?? 0
    const afar = skillsAfter([one, ...strongIn('c')]).a?.mastery ?? 0
    expect(afar).toBeGreaterThan(alone)
    expect(beside).toBeGreaterThan(afar)
  })
  test('answers without a lesson are their module’s, and courses are apart', () => {
    const events = [
      answered(NOON - 3, { courseId: 'C', moduleId: 'm', lessonId: undefined }),
      answered(NOON - 2, { courseId: 'D', moduleId: 'm', lessonId: 'a' }),
    ]
    expect(Object.keys(skillsAfter(events))).toEqual([''])
    expect(skillsAfter(events)['']).not.toHaveProperty('lessonId')
    expect(skillsAfter(events)['']?.lastPractised).toBe(NOON - 3)
    expect(forecastOf(events)?.coverage).toBeCloseTo(0.5, 9)
  })
  test('a clock that is behind the history changes nothing', () => {
    const events = many(8, () => ({}))
    const course = learnerFold.start(logOf(events)).get('C')
    if (!course) throw new Error('no course')
    const predictedAt = (now: number) => forecastExam(inferCourse(course, now), exam).predicted
    expect(predictedAt(clock.now - DAY)).toBeCloseTo(predictedAt(clock.now - 1), 6)
  })
})
