import { expect, test } from 'vitest'
import { answered, clock, HOUR, learnerOf, NOON, place, rated, stampAt } from '#tests/factories/learner.ts'
import { SUMMARY_LENGTH, summariseLearner } from './summarise-learner.ts'

const wrong = (at: number, questionId: string, fields: Parameters<typeof answered>[1] = {}) =>
  answered(at, { questionId, status: 'incorrect', answer: 'no', ...fields })

test('of a student without answers in the course nothing is said', () => {
  const elsewhere = [wrong(NOON - 10, 'q1', { courseId: 'MTH1W', misconception: 'm', lessonId: 'l' })]
  expect(summariseLearner(learnerOf(elsewhere), 'SNC1W', clock)).toEqual({
    weakTopics: [],
    misconceptions: [],
    recentMistakes: [],
    dueCards: 0,
    attempted: 0,
    accuracy: 0,
    examDate: null,
  })
})

test('the latest mistakes come first and misconceptions by how often they showed; right and skipped answers are none', () => {
  const events = [
    wrong(NOON - 90, 'q1', { misconception: 'steam-is-air' }),
    wrong(NOON - 80, 'q2', { misconception: 'ice-is-heavy' }),
    wrong(NOON - 70, 'q3', { misconception: 'steam-is-air' }),
    wrong(NOON - 60, 'q4'),
    answered(NOON - 50, { questionId: 'q5', misconception: 'ice-is-heavy' }),
    answered(NOON - 40, { questionId: 'q6', status: 'skipped', answer: null }),
  ]
  const summary = summariseLearner(learnerOf(events), 'SNC1W', clock)
  expect(summary.recentMistakes).toEqual(
    ['q4', 'q3', 'q2'].map((id) => ({ moduleId: 'matter', questionText: `Text of ${id}`, answer: 'no' })),
  )
  expect(summary.recentMistakes).toHaveLength(SUMMARY_LENGTH)
  expect(summary.misconceptions).toEqual([
    { id: 'steam-is-air', times: 2 },
    { id: 'ice-is-heavy', times: 1 },
  ])
  expect(summary).toMatchObject({ attempted: 6, accuracy: 17 })
})

test('mistakes far back are not told', () => {
  const events = [wrong(NOON - 1000, 'old'), ...Array.from({ length: 500 }, (_, i) => answered(NOON - 500 + i))]
  expect(summariseLearner(learnerOf(events), 'SNC1W', clock).recentMistakes).toEqual([])
  expect(summariseLearner(learnerOf(events.slice(0, -1)), 'SNC1W', clock).recentMistakes).toHaveLength(1)
})

test('weak topics are lessons of the course with low mastery, the weakest first', () => {
  const of = (lessonId: string, rights: number) =>
    Array.from({ length: 6 }, (_, i) =>
      answered(NOON - 100 + i, {
        lessonId,
        questionId: `${lessonId}-${i}`,
        status: i < rights ? 'correct' : 'incorrect',
      }),
    )
  const { weakTopics } = summariseLearner(
    learnerOf([...of('good', 6), ...of('weak', 2), ...of('bad', 0)]),
    'SNC1W',
    clock,
  )
  expect(weakTopics.map(({ lessonId }) => lessonId)).toEqual(['bad', 'weak'])
})

test('the exam date and the cards due are those of the course', () => {
  const { moduleId: _moduleId, ...course } = place
  const events = [
    { type: 'exam-date-set', ...course, date: '2027-01-20', ...stampAt(NOON - 5000) } as const,
    { type: 'exam-date-set', ...course, courseId: 'MTH1W', date: '2027-02-20', ...stampAt(NOON - 4000) } as const,
    rated(NOON - 48 * HOUR, { rating: 1 }),
    rated(NOON - 48 * HOUR, { rating: 1, courseId: 'MTH1W', cardId: 'c2' }),
  ]
  expect(summariseLearner(learnerOf(events), 'SNC1W', clock)).toMatchObject({ examDate: '2027-01-20', dueCards: 1 })
})
