import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, learnerOf, NOON, place, stampAt } from '#tests/factories/learner.ts'
import type { StudyEvent } from '../history/events.ts'
import { LoadedLog } from '../history/loaded-log.ts'
import { forecastExam } from '../learner-model/forecast-exam.ts'
import { inferCourse } from '../learner-model/infer-course.ts'
import { learnerFold } from '../learner-model/learner-fold.ts'
import type { CourseFrame } from './course-frame.ts'
import { examShape } from './exam-shape.ts'
import { forecastTrend } from './forecast-trend.ts'

const DAY = 86_400_000
const course: CourseFrame = {
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  subjectName: 'Science',
  courseId: 'C',
  title: 'C',
  modules: ['m', 'n'].map((id) => ({
    id,
    title: id,
    lessons: ['1', '2'].map((lesson) => ({ id: id + lesson, title: lesson, isAvailable: true })),
  })),
}
const answerAt = (at: number, n: number, isRight: boolean) => {
  const moduleId = n % 4 < 2 ? 'm' : 'n'
  return answered(at, {
    courseId: 'C',
    moduleId,
    lessonId: `${moduleId}${(n % 2) + 1}`,
    questionId: `q${n}`,
    status: isRight ? 'correct' : 'incorrect',
  })
}
/** Twelve weeks of practice in all four lessons, ten answers in each week. */
const weeks = (isRight: (week: number) => boolean) =>
  Array.from({ length: 120 }, (_, i) => answerAt(NOON - (84 - i * 0.7) * DAY, i, isRight(i / 10)))
const trendOf = (events: readonly StudyEvent[], now = NOON) => forecastTrend(learnerOf(events), course, now)

describe('a forecast against the first one', () => {
  test('who was always wrong and is now right is on the way up', () => {
    expect(trendOf(weeks((week) => week >= 6))?.direction).toBe('up')
  })
  test('who was always right, half right or wrong is where they were: to be surer is not to be better', () => {
    for (const isRight of [() => true, (week: number) => (week * 10) % 8 < 4, () => false])
      expect(trendOf(weeks(isRight))?.direction).toBe('steady')
  })
  test('who was right and is now wrong is on the way down', () => {
    expect(trendOf(weeks((week) => week < 6))?.direction).toBe('down')
  })
})

test('there is no trend in one week, of lessons too few, of a course that is not known or asks nothing', () => {
  const week = Array.from({ length: 20 }, (_, n) => answerAt(NOON - DAY + n, n, true))
  expect(trendOf(week)).toBeNull()
  expect(trendOf([])).toBeNull()
  const oneLesson = weeks(() => true).map((event) => ({ ...event, moduleId: 'm', lessonId: 'm1' }))
  expect(trendOf(oneLesson)).toBeNull()
  expect(forecastTrend(learnerOf(weeks(() => true)), { ...course, modules: [] }, NOON)).toBeNull()
})

test('weeks without answers have no point, and of a long history the last weeks are shown', () => {
  const twice = [0, 8].flatMap((week) =>
    Array.from({ length: 8 }, (_, n) => answerAt(NOON - (60 - 7 * week) * DAY + n, n, true)),
  )
  expect(trendOf(twice)?.points).toHaveLength(2)
  const years = Array.from({ length: 400 }, (_, n) => answerAt(NOON - (400 - n) * DAY, n, true))
  expect(trendOf(years)?.points).toHaveLength(16)
})

test('exams stand beside the forecasts as they were scored, the first one first, those before the first forecast left out', () => {
  const { moduleId: _none, ...inCourse } = place
  const submitted = (daysAgo: number, score: number): StudyEvent => ({
    type: 'exam-submitted',
    ...stampAt(NOON - daysAgo * DAY),
    ...inCourse,
    courseId: 'C',
    attemptId: `a${daysAgo}`,
    examId: 'exam',
    examDocument: 'exam',
    answers: {},
    flagged: [],
    score,
    correctCount: score,
    incorrectCount: 100 - score,
    unansweredCount: 0,
    totalQuestions: 100,
    responses: [],
    durationSec: 60,
    startedAt: NOON,
    timeFactor: 1,
  })
  const trend = trendOf([...weeks(() => true), submitted(200, 10), submitted(30, 60), submitted(10, 70)])
  expect(trend?.exams).toEqual([
    { at: NOON - 30 * DAY, score: 60 },
    { at: NOON - 10 * DAY, score: 70 },
  ])
})

const anyHistory = fc
  .array(fc.record({ hour: fc.integer({ min: 0, max: 24 * 90 }), n: fc.nat(9), isRight: fc.boolean() }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((acts) =>
    acts
      .map(({ hour, n, isRight }) => ({ at: NOON - (24 * 90 - hour) * 3_600_000, n, isRight }))
      .sort((a, b) => a.at - b.at)
      .map(({ at, n, isRight }) => answerAt(at, n, isRight)),
  )

test('each point is what was forecast then: answers given later change nothing of it, and acts one by one give what all at once give', () => {
  fc.assert(
    fc.property(anyHistory, (events) => {
      const log = new LoadedLog()
      log.add(events.slice(0, 1))
      const carried = learnerFold.start(log)
      for (const [i, event] of events.slice(1).entries()) {
        log.add([event])
        learnerFold.step(carried, log, i + 1)
      }
      const shape = examShape(course)
      if (!shape) throw new Error('no shape')
      for (const model of [carried, learnerFold.start(log)])
        for (const week of model.get('C')?.weeks ?? []) {
          const then = learnerOf(events.filter(({ at }) => at <= week.lastAnswered)).model.get('C')
          if (!then) throw new Error('no course')
          const forecastOf = (of: typeof then) => forecastExam(inferCourse(of, week.lastAnswered), shape)
          expect(forecastOf(week)).toEqual(forecastOf(then))
        }
    }),
    { numRuns: 40 },
  )
})
