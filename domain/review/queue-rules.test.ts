import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EVENING, makeDeck, makeSchedule, schedulesOf, TODAY } from '#tests/factories/make-schedule.ts'
import type { CardSchedule } from './card-schedule.ts'
import { countDue } from './count-due.ts'
import { forecastDue } from './forecast.ts'
import { buildReviewQueue, limitsLeft, queueForExam } from './review-queue.ts'

// D6: what is due, in which order, and how the limits of a day share it out.

const MINUTE = 60_000
const plenty = { newCards: 1000, reviews: 1000 }
const moment = { now: EVENING, today: TODAY }
const idsOf = (queue: { cards: readonly { cardId: string }[] }) => queue.cards.map(({ cardId }) => cardId)

describe('what is due', () => {
  test.each<[string, Partial<CardSchedule>, boolean]>([
    ['a review of today', {}, true],
    ['a review of today that is due later this very day', { due: EVENING + 5 * 60 * MINUTE }, true],
    ['a review of last week', { dueDay: TODAY - 7 }, true],
    ['a review of tomorrow', { dueDay: TODAY + 1 }, false],
    ['a card being learned whose minutes are just over', { state: 'learning', due: EVENING }, true],
    ['a card being learned, a millisecond early', { state: 'learning', due: EVENING + 1 }, false],
    ['a card being learned again', { state: 'relearning', due: EVENING - MINUTE }, true],
    [
      'a card being learned whose minutes run into tomorrow',
      { state: 'relearning', due: EVENING + 9 * 60 * MINUTE },
      false,
    ],
  ])('%s: %j', (_, change, isDue) => {
    const queue = buildReviewQueue([makeDeck('a')], schedulesOf(makeSchedule('a', change)), plenty, moment)
    expect(idsOf(queue)).toEqual(isDue ? ['a'] : [])
    expect(queue.heldBack).toEqual({ new: 0, review: 0 })
  })

  test('cards of other decks, and of the same name in another module, are not in it', () => {
    const elsewhere = makeSchedule('a', { moduleId: 'space' })
    const queue = buildReviewQueue([makeDeck('a')], schedulesOf(elsewhere, makeSchedule('b')), plenty, moment)
    expect(queue.cards).toEqual([{ deckId: 'deck', cardId: 'a', kind: 'new' }])
  })
})

describe('the order', () => {
  test('cards being learned come by their minute, equal ones by their key', () => {
    const learning = (id: string, ago: number) => makeSchedule(id, { state: 'learning', due: EVENING - ago })
    const schedules = schedulesOf(learning('late', 1), learning('b', 50), learning('a', 50), learning('early', 99))
    expect(idsOf(buildReviewQueue([makeDeck('late', 'b', 'a', 'early')], schedules, plenty, moment))).toEqual([
      'early',
      'a',
      'b',
      'late',
    ])
  })

  test('reviews come by how likely they are forgotten, whatever day they were due', () => {
    const schedules = schedulesOf(
      makeSchedule('overdue-but-firm', { dueDay: TODAY - 30, stability: 900 }),
      makeSchedule('weak', { stability: 2 }),
      makeSchedule('long-ago', { stability: 10, lastRatedDay: TODAY - 90 }),
      makeSchedule('usual'),
    )
    const deck = makeDeck('overdue-but-firm', 'weak', 'long-ago', 'usual')
    expect(idsOf(buildReviewQueue([deck], schedules, plenty, moment))).toEqual([
      'long-ago',
      'weak',
      'usual',
      'overdue-but-firm',
    ])
  })

  test('a missed skill goes first among the reviews, and a new card of it among the new', () => {
    const schedules = schedulesOf(
      makeSchedule('firm-but-missed', { stability: 900, missedAt: EVENING - 1 }),
      makeSchedule('weak', { stability: 1 }),
    )
    const deck = { ...makeDeck('n1', 'n2', 'weak', 'firm-but-missed'), lessonOf: { n2: 'atoms', n1: 'ions' } }
    const queue = buildReviewQueue([deck], schedules, plenty, moment, new Set(['SNC1W/matter/atoms']))
    expect(idsOf(queue)).toEqual(['firm-but-missed', 'weak', 'n2', 'n1'])
  })

  test('new cards keep the order of their decks', () => {
    const decks = [makeDeck('c', 'a'), { ...makeDeck('b'), deckId: 'second' }]
    expect(idsOf(buildReviewQueue(decks, new Map(), plenty, moment))).toEqual(['c', 'a', 'b'])
  })
})

describe('the limits of a day', () => {
  test.each<[string, Partial<CardSchedule>, number, number]>([
    ['rated on other days', {}, 20, 200],
    ['reviewed today', { lastRatedDay: TODAY }, 20, 199],
    ['begun today', { firstRatedDay: TODAY, lastRatedDay: TODAY }, 19, 200],
    ['begun today, in a clock that was set back since', { firstRatedDay: TODAY, lastRatedDay: TODAY - 1 }, 19, 200],
    ['rated tomorrow, on a device whose clock is ahead', { lastRatedDay: TODAY + 1 }, 20, 200],
  ])('a card %s leaves %j: new %i, reviews %i', (_, change, newCards, reviews) => {
    const left = limitsLeft([makeSchedule('a', change)], { newCards: 20, reviews: 200 }, TODAY)
    expect(left).toEqual({ newCards, reviews })
  })

  test('never fall below nothing', () => {
    const done = ['a', 'b', 'c'].map((id) => makeSchedule(id, { lastRatedDay: TODAY }))
    const begun = ['d', 'e'].map((id) => makeSchedule(id, { firstRatedDay: TODAY }))
    expect(limitsLeft([...done, ...begun], { newCards: 1, reviews: 2 }, TODAY)).toEqual({ newCards: 0, reviews: 0 })
  })

  test('do not hold back a card that is being learned', () => {
    const schedules = schedulesOf(makeSchedule('a', { state: 'learning', due: 0 }), makeSchedule('b'))
    const queue = buildReviewQueue([makeDeck('a', 'b', 'c')], schedules, { newCards: 0, reviews: 0 }, moment)
    expect(queue).toEqual({
      cards: [{ deckId: 'deck', cardId: 'a', kind: 'learning' }],
      counts: { learning: 1, review: 0, new: 0 },
      heldBack: { review: 1, new: 1 },
    })
  })
})

const anySchedule = fc.record({
  state: fc.constantFrom('learning' as const, 'review' as const, 'relearning' as const),
  due: fc.integer({ min: EVENING - 90 * MINUTE, max: EVENING + 90 * MINUTE }),
  dueDay: fc.integer({ min: TODAY - 4, max: TODAY + 4 }),
  stability: fc.double({ min: 0.1, max: 400, noNaN: true }),
  lastRatedDay: fc.integer({ min: TODAY - 30, max: TODAY }),
  firstRatedDay: fc.integer({ min: TODAY - 30, max: TODAY }),
})
const anyState = fc.record({
  known: fc.array(anySchedule, { maxLength: 12 }),
  fresh: fc.nat(6),
  limits: fc.record({ newCards: fc.nat(8), reviews: fc.nat(8) }),
})

test('every card is shown once, held back or not due; counts are what is shown; no limit is passed', () => {
  fc.assert(
    fc.property(anyState, ({ known, fresh, limits }) => {
      const schedules = known.map((change, index) => makeSchedule(`k${index}`, change))
      const ids = [...schedules.map(({ cardId }) => cardId), ...Array.from({ length: fresh }, (_, n) => `n${n}`)]
      const queue = buildReviewQueue([makeDeck(...ids)], schedulesOf(...schedules), limits, moment)
      const shown = idsOf(queue)
      expect(new Set(shown).size).toBe(shown.length)
      const count = (kind: string) => queue.cards.filter((card) => card.kind === kind).length
      expect(queue.counts).toEqual({ learning: count('learning'), review: count('review'), new: count('new') })
      const left = limitsLeft(schedules, limits, TODAY)
      expect(count('new')).toBe(Math.min(fresh, left.newCards))
      const dueReviews = schedules.filter(({ state, dueDay }) => state === 'review' && dueDay <= TODAY).length
      expect(count('review')).toBe(Math.min(dueReviews, left.reviews))
      expect(queue.heldBack).toEqual({ new: fresh - count('new'), review: dueReviews - count('review') })
      const kinds = queue.cards.map(({ kind }) => ['learning', 'review', 'new'].indexOf(kind))
      expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
    }),
  )
})

test('the number on the dashboard is what the queue will show by the end of the day', () => {
  fc.assert(
    fc.property(anyState, ({ known, limits }) => {
      const schedules = known.map((change, index) => {
        // a card being learned is due on the day its minutes end
        const due = change.due
        return makeSchedule(
          `k${index}`,
          change.state === 'review' ? change : { ...change, dueDay: Math.floor(due / 86_400_000) },
        )
      })
      const late = { now: (TODAY + 1) * 86_400_000 - 1, today: TODAY }
      const queue = buildReviewQueue(
        [makeDeck(...schedules.map(({ cardId }) => cardId))],
        schedulesOf(...schedules),
        limits,
        late,
      )
      const { learning, review } = queue.counts
      expect(countDue(schedules, limits, TODAY)).toEqual({
        cards: learning + review,
        newCardsLeft: limitsLeft(schedules, limits, TODAY).newCards,
      })
    }),
  )
})

test('the forecast counts every card due in its days once, and loses none of them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: TODAY - 50, max: TODAY + 60 }), { maxLength: 30 }), (days) => {
      const forecast = forecastDue(
        days.map((dueDay, index) => makeSchedule(`k${index}`, { dueDay })),
        TODAY,
      )
      expect(forecast.reduce((sum, { cards }) => sum + cards, 0)).toBe(days.filter((day) => day < TODAY + 30).length)
      expect(forecast[0]?.cards).toBe(days.filter((day) => day <= TODAY).length)
      for (const [ahead, { cards }] of forecast.entries())
        if (ahead > 0) expect(cards).toBe(days.filter((day) => day === TODAY + ahead).length)
      expect(forecast.map(({ day }) => day)).toEqual([...new Set(forecast.map(({ day }) => day))].toSorted())
    }),
  )
})

describe('a course with an exam date', () => {
  const schedules = schedulesOf(
    makeSchedule('due'),
    makeSchedule('missed', { missedAt: 1 }),
    makeSchedule('learning', { state: 'learning', due: 0 }),
    makeSchedule('pick', { dueDay: TODAY + 9 }),
    makeSchedule('elsewhere', { deckId: 'other' }),
  )
  const deck = makeDeck('due', 'missed', 'learning', 'pick', 'new')
  const queue = buildReviewQueue([deck], schedules, { newCards: 5, reviews: 1 }, moment)
  const withPicks = (...ids: string[]) => {
    const picks = ids.flatMap((id) => [...schedules.values()].filter(({ cardId }) => cardId === id))
    return queueForExam(queue, picks, [deck], schedules)
  }

  test('has its reviews from the exam’s schedule; learning, new and missed cards stay', () => {
    expect(idsOf(queue)).toEqual(['learning', 'missed', 'new'])
    expect(withPicks('pick')).toEqual({
      cards: [
        { deckId: 'deck', cardId: 'learning', kind: 'learning' },
        { deckId: 'deck', cardId: 'missed', kind: 'review' },
        { deckId: 'deck', cardId: 'pick', kind: 'review' },
        { deckId: 'deck', cardId: 'new', kind: 'new' },
      ],
      counts: { learning: 1, review: 2, new: 1 },
      heldBack: { new: 0, review: 0 },
    })
  })

  test('keeps the order of the picks, shows none twice and none of another deck', () => {
    expect(idsOf(withPicks('missed', 'pick', 'due', 'learning', 'elsewhere'))).toEqual([
      'learning',
      'missed',
      'pick',
      'due',
      'new',
    ])
  })

  test('a review that was due and is no pick waits, since the exam’s schedule says which come', () => {
    const open = buildReviewQueue([deck], schedules, plenty, moment)
    expect(idsOf(open)).toContain('due')
    const left = queueForExam(open, [], [deck], schedules)
    expect(idsOf(left)).toEqual(['learning', 'missed', 'new'])
    expect(left.counts).toEqual({ learning: 1, review: 1, new: 1 })
  })

  test('without picks has only what stays', () => expect(idsOf(withPicks())).toEqual(['learning', 'missed', 'new']))
})
