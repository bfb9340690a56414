import { expect, test } from 'vitest'
import { compareExamPlans, daysAfterBreak } from '#tests/simulation/exam-date-students.ts'
import { type CardSchedule, cardKey } from './card-schedule.ts'
import { FORECAST_DAYS, forecastDue } from './forecast.ts'
import { buildReviewQueue } from './review-queue.ts'
import { gainOnExamDay, pickForExam } from './schedule-for-exam.ts'

const TODAY = 20_700
const NOW = TODAY * 86_400_000 + 18 * 3_600_000
const limits = { newCards: 20, reviews: 200 }

const card = (cardId: string, change: Partial<CardSchedule> = {}): CardSchedule => ({
  courseId: 'SNC1W',
  moduleId: 'matter',
  deckId: 'deck',
  cardId,
  state: 'review',
  due: NOW,
  dueDay: TODAY,
  stability: 10,
  difficulty: 5,
  step: 0,
  reps: 3,
  lapses: 0,
  isLeech: false,
  lastRated: 0,
  lastRatedDay: TODAY - 10,
  firstRatedDay: TODAY - 20,
  ...change,
})
const deckOf = (...cardIds: string[]) => [{ courseId: 'SNC1W', moduleId: 'matter', deckId: 'deck', cardIds }]
const mapOf = (...cards: CardSchedule[]) => new Map(cards.map((each) => [cardKey(each), each]))

test('due is: learning cards whose minutes are over, then reviews likeliest forgotten, then new cards (D6)', () => {
  const schedules = mapOf(
    card('safe', { stability: 30 }),
    card('shaky', { stability: 3 }),
    card('later', { dueDay: TODAY + 1 }),
    card('waiting', { state: 'learning', due: NOW + 60_000 }),
    card('learning', { state: 'relearning', due: NOW - 60_000 }),
  )
  const deck = deckOf('new', 'later', 'safe', 'shaky', 'waiting', 'learning')
  const queue = buildReviewQueue(deck, schedules, limits, { now: NOW, today: TODAY })
  expect(queue.cards.map(({ cardId }) => cardId)).toEqual(['learning', 'shaky', 'safe', 'new'])
  expect(queue.counts).toEqual({ learning: 1, review: 2, new: 1 })
})

test('the daily limits hold over all decks, and what was done today counts', () => {
  const ids = Array.from({ length: 30 }, (_, i) => `c${i}`)
  const started = card('other', { deckId: 'elsewhere', firstRatedDay: TODAY, lastRatedDay: TODAY, dueDay: TODAY + 3 })
  const queue = buildReviewQueue(deckOf(...ids), mapOf(started), limits, { now: NOW, today: TODAY })
  expect(queue.counts.new).toBe(19)
  expect(queue.heldBack.new).toBe(11)
})

test('after a break of 14 days the cap of 200 reviews a day holds, and the backlog is worked off', () => {
  const shown = daysAfterBreak(700, 14, 200, 3)
  expect(Math.max(...shown)).toBe(200)
  expect(shown.slice(0, 3)).toEqual([200, 200, 200])
  expect(shown.at(-1)).toBeLessThan(60)
})

test('the forecast counts 30 days, what is overdue under today', () => {
  const forecast = forecastDue(
    [card('a', { dueDay: TODAY - 5 }), card('b'), card('c', { dueDay: TODAY + 29 }), card('d', { dueDay: TODAY + 30 })],
    TODAY,
  )
  expect(forecast).toHaveLength(FORECAST_DAYS)
  expect([forecast[0]?.cards, forecast[29]?.cards]).toEqual([2, 1])
})

test('for an exam the card that gains most comes first, cards rated today are left, the cap holds', () => {
  const shaky = card('shaky', { stability: 4 })
  const safe = card('safe', { stability: 400 })
  const done = card('done', { lastRatedDay: TODAY })
  const picks = pickForExam([safe, done, shaky], TODAY, TODAY + 1, 5)
  expect(picks.map((pick) => pick.card.cardId)).toEqual(['shaky'])
  expect(gainOnExamDay(shaky, TODAY, TODAY + 20)).toBeGreaterThan(gainOnExamDay(safe, TODAY, TODAY + 20))
  expect(pickForExam([card('a'), shaky], TODAY, TODAY + 1, 1)).toHaveLength(1)
  expect(pickForExam([card('a'), shaky], TODAY, TODAY + 1, 0)).toEqual([])
})

test.each([
  { cards: 300, days: 30, cap: 60, newADay: 20, seed: 1 },
  { cards: 300, days: 60, cap: 40, newADay: 10, seed: 2 },
  { cards: 500, days: 45, cap: 50, newADay: 25, seed: 3 },
  { cards: 600, days: 90, cap: 100, newADay: 20, seed: 4 },
  { cards: 200, days: 21, cap: 200, newADay: 20, seed: 5 },
])('with no more reviews recall on the exam day is higher than by plain FSRS ($cards cards, $days days)', (plan) => {
  const { plain, towards, plainReviews, reviews, mostADay } = compareExamPlans(plan)
  expect(reviews).toBeLessThanOrEqual(plainReviews)
  expect(mostADay).toBeLessThanOrEqual(plan.cap)
  expect(towards).toBeGreaterThan(plain + 0.01)
})
