import { describe, expect, test } from 'vitest'
import type { StudyEvent } from '#domain/history/events.ts'
import { answered, clock, HOUR, NOON, place, rated, stampAt } from '#tests/factories/learner.ts'
import { createWorkerApi } from './worker-api.ts'

// What the pages ask about cards (D6, FLC rows), over acts as they happen.

const DAY = 24 * HOUR
const { moduleId: _moduleId, ...course } = place
const deck = (moduleId: string, ...cardIds: string[]) => ({ courseId: 'SNC1W', moduleId, deckId: 'd', cardIds })
const workerOf = (...events: StudyEvent[]) => {
  const worker = createWorkerApi()
  worker.add(events)
  return worker
}
const examDate = (date: string | null): StudyEvent => ({
  type: 'exam-date-set',
  ...stampAt(NOON - 30 * DAY),
  ...course,
  date,
})
const long = (cardId: string, more: Parameters<typeof rated>[1] = {}) =>
  rated(NOON - 30 * DAY, { cardId, rating: 4, ...more })
const again = (cardId: string, more: Parameters<typeof rated>[1] = {}) =>
  rated(NOON - HOUR, { cardId, rating: 1, ...more })

describe('what is due', () => {
  const worker = workerOf(long('a'), again('b'), long('c', { moduleId: 'space' }), again('m', { courseId: 'MTH1W' }))
  test('over several decks, with counts of each deck by itself', () => {
    const decks = [deck('matter', 'a', 'b', 'new'), deck('space', 'c')]
    expect(worker.dueCards(decks, clock).counts).toEqual({ learning: 1, review: 2, new: 1 })
    expect(worker.deckCounts(decks, clock)).toEqual([
      { deckId: 'd', moduleId: 'matter', total: 3, learned: 2, learning: 1, review: 1, new: 1 },
      { deckId: 'd', moduleId: 'space', total: 1, learned: 1, learning: 0, review: 1, new: 0 },
    ])
  })
  test('module by module, of a course and of all, the most first', () => {
    expect(worker.moduleCards('SNC1W', clock)).toEqual({
      matter: { learned: 2, due: 2 },
      space: { learned: 1, due: 1 },
    })
    expect(worker.moduleCards('SBI3U', clock)).toEqual({})
    expect(worker.dueModules(clock)).toEqual([
      { courseId: 'SNC1W', moduleId: 'matter', due: 2 },
      { courseId: 'SNC1W', moduleId: 'space', due: 1 },
      { courseId: 'MTH1W', moduleId: 'matter', due: 1 },
    ])
    expect(worker.dueModules({ ...clock, now: NOON - HOUR })).not.toContainEqual(
      expect.objectContaining({ courseId: 'MTH1W' }),
    )
  })
  test('schedules are those of the deck, by card', () => {
    expect(
      Object.keys(worker.deckSchedules({ courseId: 'SNC1W', moduleId: 'matter', deckId: 'd' })).toSorted(),
    ).toEqual(['a', 'b'])
    expect(worker.deckSchedules({ courseId: 'SNC1W', moduleId: 'matter', deckId: 'other' })).toEqual({})
  })
  test('the forecast of a course is its own', () => {
    const total = (courseId?: string) => worker.forecast(courseId, clock).reduce((sum, { cards }) => sum + cards, 0)
    expect([total('SNC1W'), total('MTH1W'), total()]).toEqual([3, 1, 4])
  })
})

test('a rating moves its card at once, and an undo brings it back', () => {
  const rating = rated(NOON - 1, { cardId: 'a', rating: 4 })
  const worker = workerOf(long('a'))
  const due = () => worker.dueCards([deck('matter', 'a')], clock).cards.length
  expect(due()).toBe(1)
  worker.add([rating])
  expect(due()).toBe(0)
  worker.add([{ type: 'card-rating-undone', ...stampAt(NOON), ratingId: rating.id }])
  expect(due()).toBe(1)
})

test('the buttons of a new card say 1, 6 and 10 minutes and 8 days', () => {
  const preview = workerOf().ratingPreview({ courseId: 'SNC1W', moduleId: 'matter', deckId: 'd', cardId: 'x' }, clock)
  expect(preview).toEqual({ 1: 60_000, 2: 360_000, 3: 600_000, 4: 8 * DAY })
})

test('a skill missed in an exam brings its cards, and the new cards of its lesson first', () => {
  const known = rated(NOON - DAY, { cardId: 'a', rating: 4, lessonId: 'atoms' })
  const miss = answered(NOON - 1, { source: 'exam', status: 'incorrect', lessonId: 'atoms' })
  const decks = [{ ...deck('matter', 'other', 'fresh', 'a'), lessonOf: { a: 'atoms', fresh: 'atoms' } }]
  const cardsOf = (...events: StudyEvent[]) =>
    workerOf(...events)
      .dueCards(decks, clock)
      .cards.map(({ cardId }) => cardId)
  expect(cardsOf(known)).toEqual(['other', 'fresh'])
  expect(cardsOf(known, miss)).toEqual(['a', 'fresh', 'other'])
})

describe('a course with an exam date', () => {
  const cardsOf = (...events: StudyEvent[]) =>
    workerOf(...events)
      .dueCards([deck('matter', 'a')], clock)
      .cards.map(({ kind }) => kind)
  // Easy nine days ago: due since yesterday, and still recalled with some 89 %
  const due = rated(NOON - 9 * DAY, { cardId: 'a', rating: 4 })
  test('waits with a card that is well remembered while the exam is far; without a date it comes', () => {
    expect(cardsOf(due)).toEqual(['review'])
    expect(cardsOf(due, examDate('2027-02-20'))).toEqual([])
  })
  test('an exam that is over, or taken back, plans nothing any more', () => {
    expect(cardsOf(due, examDate('2026-11-19'))).toEqual(['review'])
    expect(cardsOf(due, examDate(null))).toEqual(['review'])
  })
  test('a shaky card comes for an exam tomorrow, due or not', () => {
    const shaky = rated(NOON - 2 * DAY, { cardId: 'a', rating: 4 })
    expect(cardsOf(shaky)).toEqual([])
    expect(cardsOf(shaky, examDate('2026-11-21'))).toEqual(['review'])
  })
})
