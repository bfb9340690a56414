import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSchedule, TODAY } from '#tests/factories/make-schedule.ts'
import { recallOn } from './recall.ts'
import { gainOnExamDay, pickForExam } from './schedule-for-exam.ts'

const idsOf = (picks: ReturnType<typeof pickForExam>) => picks.map(({ card }) => card.cardId)

describe('recall, by FSRS-6’s forgetting curve', () => {
  const memory = { stability: 10, lastRatedDay: TODAY }
  test('is certain on the day of the rating and 90 % when the stability is over', () => {
    expect(recallOn(memory, TODAY)).toBe(1)
    expect(recallOn(memory, TODAY + 10)).toBeCloseTo(0.9, 6)
    expect(recallOn({ ...memory, stability: 400 }, TODAY + 400)).toBeCloseTo(0.9, 6)
  })
  test('before the rating (a clock set back) is as on its day', () => expect(recallOn(memory, TODAY - 5)).toBe(1))
  test('by hand: (1 + 0.9807…·t/S)^−0.1542, at twice the stability 84 %', () => {
    // factor = 0.9^(1/−0.1542) − 1 = 0.98043
    const factor = 0.9 ** (-1 / 0.1542) - 1
    expect(recallOn(memory, TODAY + 20)).toBeCloseTo((1 + 2 * factor) ** -0.1542, 3)
  })
  test('falls with every day, slower for a firmer memory, and never reaches nothing', () => {
    const stability = fc.double({ min: 0.05, max: 2000, noNaN: true })
    fc.assert(
      fc.property(stability, fc.nat(3000), fc.integer({ min: 1, max: 500 }), (firm, days, more) => {
        const now = recallOn({ stability: firm, lastRatedDay: TODAY }, TODAY + days)
        const later = recallOn({ stability: firm, lastRatedDay: TODAY }, TODAY + days + more)
        expect(later).toBeLessThan(now)
        expect(later).toBeGreaterThan(0)
        expect(recallOn({ stability: firm * 2, lastRatedDay: TODAY }, TODAY + days + more)).toBeGreaterThan(later)
      }),
    )
  })
})

describe('what a review gains on the exam day', () => {
  test('is most for a shaky card right before the exam, and little for a firm one', () => {
    const shaky = makeSchedule('shaky', { stability: 2 })
    const firm = makeSchedule('firm', { stability: 500 })
    expect(gainOnExamDay(shaky, TODAY, TODAY + 1)).toBeGreaterThan(0.1)
    expect(gainOnExamDay(firm, TODAY, TODAY + 1)).toBeLessThan(0.02)
  })

  test('stays between losing all and gaining all', () => {
    const card = fc.record({
      stability: fc.double({ min: 0.1, max: 1000, noNaN: true }),
      difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
      lastRatedDay: fc.integer({ min: TODAY - 400, max: TODAY }),
    })
    fc.assert(
      fc.property(card, fc.nat(120), (change, ahead) => {
        const gain = gainOnExamDay(makeSchedule('a', change), TODAY, TODAY + ahead)
        expect(Number.isFinite(gain) && gain > -1 && gain < 1).toBe(true)
      }),
    )
  })
})

describe('the picks of a day', () => {
  const cards = Array.from({ length: 40 }, (_, n) =>
    makeSchedule(`c${String(n).padStart(2, '0')}`, { stability: 1 + n }),
  )

  test('are those that gain most, best first, and no more than the cap', () => {
    const picks = pickForExam(cards, TODAY, TODAY + 1, 7, 100)
    expect(picks).toHaveLength(7)
    const gains = picks.map(({ gain }) => gain)
    expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    const others = cards.filter(({ cardId }) => !idsOf(picks).includes(cardId))
    const best = Math.max(...others.map((card) => gainOnExamDay(card, TODAY, TODAY + 1)))
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(best)
  })

  test('equal gains go by the key, so that two devices pick the same', () => {
    const twins = ['b', 'c', 'a'].map((id) => makeSchedule(id, { stability: 3 }))
    expect(idsOf(pickForExam(twins, TODAY, TODAY + 1, 5))).toEqual(['a', 'b', 'c'])
    expect(idsOf(pickForExam(twins.toReversed(), TODAY, TODAY + 1, 2))).toEqual(['a', 'b'])
  })

  test('no card rated today comes again, and none by a clock that is ahead', () => {
    const rated = [0, 1].map((ahead) => makeSchedule(`r${ahead}`, { stability: 1, lastRatedDay: TODAY + ahead }))
    expect(pickForExam(rated, TODAY, TODAY + 3, 9)).toEqual([])
  })

  test('rated today is rated, however much another review would gain', () => {
    const rated = cards.map((card) => ({ ...card, stability: 0.1, lastRatedDay: TODAY }))
    expect(gainOnExamDay(rated[0] ?? makeSchedule('x'), TODAY, TODAY + 30)).toBeGreaterThan(0.01)
    // a cap of one a day: all days are the last ones, and nothing else holds them back
    expect(pickForExam(rated, TODAY, TODAY + 30, 40, 1)).toEqual([])
  })

  test('without room, or without cards, are none', () => {
    expect(pickForExam(cards, TODAY, TODAY + 1, 0)).toEqual([])
    expect(pickForExam(cards, TODAY, TODAY + 1, -3)).toEqual([])
    expect(pickForExam([], TODAY, TODAY + 1, 9)).toEqual([])
  })
})

describe('how near the exam is', () => {
  /** 86 % recall after ten days is a stability of about six; 90 % is one of ten. */
  const at90 = makeSchedule('at-90', { stability: 10 })
  const at80 = makeSchedule('at-80', { stability: 3.5 })
  const filler = Array.from({ length: 18 }, (_, n) => makeSchedule(`f${n}`, { stability: 900 }))
  const deck = [at90, at80, ...filler]

  test('far from it a card comes back only when recall has fallen to 86 %', () => {
    expect(recallOn(at90, TODAY)).toBeGreaterThan(0.86)
    expect(recallOn(at80, TODAY)).toBeLessThan(0.86)
    expect(idsOf(pickForExam(deck, TODAY, TODAY + 40, 10))).toEqual(['at-80'])
  })

  test('the last days are as many as the cap needs for all cards once', () => {
    // 20 cards at 10 a day: the last 2 days
    expect(idsOf(pickForExam(deck, TODAY, TODAY + 3, 10))).not.toContain('at-90')
    expect(idsOf(pickForExam(deck, TODAY, TODAY + 2, 10))).toContain('at-90')
    // with 3 of today's 10 left, the days are still counted by the whole day's cap
    expect(idsOf(pickForExam(deck, TODAY, TODAY + 3, 3, 10))).not.toContain('at-90')
    expect(idsOf(pickForExam(deck, TODAY, TODAY + 7, 3))).toContain('at-90')
  })

  test('a cap of nothing a day does not divide by nothing', () => {
    expect(() => pickForExam(deck, TODAY, TODAY + 2, 5, 0)).not.toThrow()
  })
})
