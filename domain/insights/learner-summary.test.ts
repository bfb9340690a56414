import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, clock, examStarted, HOUR, learnerOf, NOON, place, rated, stampAt } from '#tests/factories/learner.ts'
import { foldRunningExam } from '../attempt/fold-running-exam.ts'
import type { StudyEvent } from '../history/events.ts'
import { dayNumber } from '../history/study-day.ts'
import { activeDays, activityLevel, countActivity } from './study-activity.ts'
import { studyPlaces } from './study-places.ts'
import { SUMMARY_LENGTH, summariseLearner } from './summarise-learner.ts'
import { summariseToday } from './summarise-today.ts'

const { moduleId: _moduleId, ...course } = place
const opened = (at: number, lessonId: string, courseId = 'SNC1W'): StudyEvent => ({
  type: 'lesson-opened',
  ...stampAt(at),
  ...place,
  courseId,
  lessonId,
})
const started = (at: number, attemptId: string): StudyEvent => examStarted(at, { attemptId })

describe('what Ilm is told of a student', () => {
  test('never names the student, and stays short whatever they did', () => {
    const try_ = fc.record({
      questionId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      status: fc.constantFrom('correct' as const, 'incorrect' as const, 'skipped' as const),
      misconception: fc.option(fc.constantFrom('m1', 'm2', 'm3', 'm4'), { nil: undefined }),
      lessonId: fc.constantFrom('l1', 'l2', 'l3', 'l4', 'l5'),
    })
    fc.assert(
      fc.property(fc.array(try_, { maxLength: 20 }), (tries) => {
        const learner = learnerOf(tries.map((each, index) => answered(NOON - 1000 + index, each)))
        const summary = summariseLearner(learner, 'SNC1W', clock)
        for (const list of [summary.weakTopics, summary.misconceptions, summary.recentMistakes])
          expect(list.length).toBeLessThanOrEqual(SUMMARY_LENGTH)
        expect(summary.attempted).toBe(new Set(tries.map(({ questionId }) => questionId)).size)
        expect(summary.accuracy >= 0 && summary.accuracy <= 100).toBe(true)
        for (const { mastery } of summary.weakTopics) expect(mastery).toBeLessThanOrEqual(60)
        const times = summary.misconceptions.map((each) => each.times)
        expect(times).toEqual(times.toSorted((a, b) => b - a))
        const wrong = tries.filter(({ status }) => status === 'incorrect')
        expect(summary.recentMistakes).toHaveLength(Math.min(SUMMARY_LENGTH, wrong.length))
        expect(JSON.stringify(summary)).not.toMatch(/laptop|event-/)
      }),
    )
  })

  test('equally frequent misconceptions stand in one order', () => {
    const wrong = (misconception: string, at: number) => answered(NOON + at, { status: 'incorrect', misconception })
    const of = (...ids: string[]) =>
      summariseLearner(learnerOf(ids.map((id, at) => wrong(id, at))), 'SNC1W', clock).misconceptions
    expect(of('b', 'a').map(({ id }) => id)).toEqual(['a', 'b'])
    expect(of('a', 'b')).toEqual(of('b', 'a'))
  })

  test('a course whose name begins like another’s is another', () => {
    const learner = learnerOf([answered(NOON, { courseId: 'SNC1W-ADAPTED' })])
    expect(summariseLearner(learner, 'SNC1W', clock).attempted).toBe(0)
  })
})

describe('today', () => {
  const fourInTheMorning = NOON - 8 * HOUR
  test.each<[string, StudyEvent[], number, number]>([
    ['nothing', [], 0, 0],
    ['before 4 a.m. was yesterday', [answered(fourInTheMorning - 1, { seconds: 600 })], 0, 0],
    ['from 4 a.m. on is today', [answered(fourInTheMorning, { seconds: 600 })], 1, 10],
    ['cards take time and are no answers', [rated(NOON, { seconds: 90 })], 0, 2],
    ['29 seconds are no minute', [answered(NOON, { seconds: 29 })], 1, 0],
    ['30 seconds are one', [answered(NOON, { seconds: 30 })], 1, 1],
  ])('%s: answers and minutes', (_, events, answers, minutes) => {
    expect(summariseToday(learnerOf(events), clock)).toMatchObject({ day: '2026-11-20', answered: answers, minutes })
  })

  test('goes on in the lesson opened last, whichever course it is in', () => {
    const events = [opened(NOON - 3, 'a'), opened(NOON - 1, 'b', 'MTH1W'), opened(NOON - 2, 'c')]
    expect(studyPlaces(learnerOf(events))[0]).toMatchObject({ courseId: 'MTH1W', lessonId: 'b' })
  })

  test('shows the exam that runs, until it is handed in or its course is reset', () => {
    const running = (...events: StudyEvent[]) => foldRunningExam(events)?.attemptId
    const [first, second] = [started(NOON - HOUR, 'x'), started(NOON - 1, 'y')]
    const reset: StudyEvent = { type: 'exam-attempts-reset', ...stampAt(NOON), ...course }
    expect(running(first)).toBe('x')
    expect(running(first, second)).toBe('y')
    expect(running(first, reset)).toBeUndefined()
  })

  test('cards due later today count already, those of tomorrow do not', () => {
    const events = [rated(NOON - 1, { rating: 1 }), rated(NOON - 1, { cardId: 'easy', rating: 4 })]
    expect(summariseToday(learnerOf(events), clock).dueCards).toBe(1)
  })
})

describe('the calendar', () => {
  test.each([
    [0, 0],
    [1, 1],
    [9, 1],
    [10, 2],
    [29, 2],
    [30, 3],
    [59, 3],
    [60, 4],
    [1000, 4],
  ])('%i acts are level %i', (acts, level) => expect(activityLevel(acts)).toBe(level))

  test('has as many days as are asked for, the last one today, and loses no act within them', () => {
    const today = dayNumber('2026-11-20')
    const days = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 30 }), days, (agos, count) => {
        const counts = new Map<number, number>()
        for (const ago of agos) counts.set(today - ago, (counts.get(today - ago) ?? 0) + 1)
        const shown = activeDays(counts, today, count)
        expect(shown).toHaveLength(count)
        expect(shown.at(-1)?.day).toBe('2026-11-20')
        expect(shown.reduce((sum, { acts }) => sum + acts, 0)).toBe(agos.filter((ago) => ago < count).length)
        expect(shown.map(({ day }) => day)).toEqual(shown.map(({ day }) => day).toSorted())
      }),
    )
  })

  test('counts answers, cards and sections, not what was only opened', () => {
    const section: StudyEvent = { type: 'section-completed', ...stampAt(NOON), ...place, lessonId: 'l', sectionId: 's' }
    const { log } = learnerOf([answered(NOON - 3), rated(NOON - 2), section, opened(NOON - 1, 'l'), started(NOON, 'x')])
    expect(countActivity(log, clock, 1)).toEqual([{ day: '2026-11-20', acts: 3 }])
  })
})
