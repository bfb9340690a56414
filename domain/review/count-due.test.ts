import { expect, test } from 'vitest'
import { HOUR, learnerOf, NOON, rated } from '#tests/factories/learner.ts'
import { studyDayNumber } from '../history/study-day.ts'
import { countDue } from './count-due.ts'

const limits = { newCards: 3, reviews: 2 }
const today = studyDayNumber(NOON, 'America/Toronto')
const learned = (cardId: string, courseId: string) => rated(NOON - 30 * 24 * HOUR, { cardId, courseId, rating: 4 })
const known = (...events: ReturnType<typeof rated>[]) => [...learnerOf(events).schedules.values()]

test('cards in review count up to the limit of the day, cards being learned always', () => {
  const cards = ['a', 'b', 'c'].map((id) => learned(id, 'SNC1W'))
  expect(countDue(known(...cards), limits, today).cards).toBe(2)
  expect(countDue(known(...cards, rated(NOON - 48 * HOUR, { cardId: 'x', rating: 1 })), limits, today).cards).toBe(3)
})

test('the limits hold over all courses: what was reviewed or begun today in another one counts', () => {
  const elsewhere = learned('m', 'MTH1W')
  const here = [learned('a', 'SNC1W'), learned('b', 'SNC1W')]
  const before = known(...here, elsewhere)
  expect(countDue(before, limits, today, 'SNC1W')).toEqual({ cards: 2, newCardsLeft: 3 })
  const after = known(
    ...here,
    elsewhere,
    rated(NOON - 2, { cardId: 'm', courseId: 'MTH1W' }),
    rated(NOON - 1, { cardId: 'new', courseId: 'MTH1W', rating: 4 }),
  )
  expect(countDue(after, limits, today, 'SNC1W')).toEqual({ cards: 1, newCardsLeft: 2 })
})

test('a card due later is not due', () => {
  expect(countDue(known(rated(NOON, { rating: 4 })), limits, today).cards).toBe(0)
})
