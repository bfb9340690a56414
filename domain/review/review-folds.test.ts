import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { place, stampAt } from '#tests/factories/learner.ts'
import type { StudyEvent } from '../history/events.ts'
import { foldBookmarks } from './fold-bookmarks.ts'
import { foldOwnDecks } from './fold-own-decks.ts'
import { DEFAULT_REVIEW_LIMITS, foldSettings } from './fold-settings.ts'

const bookmarked = (at: number, cardId: string, isBookmarked = true, deckId = 'd', courseId = 'SNC1W'): StudyEvent => ({
  type: 'card-bookmarked',
  ...stampAt(at),
  ...place,
  courseId,
  deckId,
  cardId,
  isBookmarked,
})
const saved = (at: number, deckId: string, title: string, courseId = 'SNC1W'): StudyEvent => ({
  type: 'own-deck-saved',
  ...stampAt(at),
  ...place,
  courseId,
  deckId,
  title,
  cards: [{ id: 'c', front: title, back: 'b', tags: [] }],
})
const deleted = (at: number, deckId: string): StudyEvent => ({ type: 'own-deck-deleted', ...stampAt(at), deckId })
const limits = (at: number, newCards: number, reviews: number): StudyEvent => ({
  type: 'review-limits-changed',
  ...stampAt(at),
  newCards,
  reviews,
})
const { moduleId: _moduleId, ...course } = place
const examDate = (at: number, date: string | null, courseId = 'SNC1W'): StudyEvent => ({
  type: 'exam-date-set',
  ...stampAt(at),
  ...course,
  courseId,
  date,
})

describe('bookmarks (FLC-12)', () => {
  test.each<[string, StudyEvent[], Record<string, string[]>]>([
    ['none', [], {}],
    ['in the order they were set', [bookmarked(2, 'b'), bookmarked(1, 'a')], { d: ['a', 'b'] }],
    ['set twice, one', [bookmarked(1, 'a'), bookmarked(2, 'b'), bookmarked(3, 'a')], { d: ['a', 'b'] }],
    ['taken back', [bookmarked(1, 'a'), bookmarked(2, 'a', false)], { d: [] }],
    [
      'taken back and set again, last',
      [bookmarked(1, 'a'), bookmarked(2, 'b'), bookmarked(3, 'a', false), bookmarked(4, 'a')],
      { d: ['b', 'a'] },
    ],
    ['deck by deck', [bookmarked(1, 'a'), bookmarked(2, 'a', true, 'e')], { d: ['a'], e: ['a'] }],
    ['of this course only', [bookmarked(1, 'a', true, 'd', 'MTH1W')], {}],
  ])('%s', (_, events, decks) => expect(foldBookmarks(events, 'SNC1W')).toEqual(decks))
})

describe('own decks', () => {
  const titles = (events: StudyEvent[], courseId?: string) => foldOwnDecks(events, courseId).map(({ title }) => title)
  test.each<[string, StudyEvent[], string[]]>([
    ['in the order they were first made', [saved(2, 'b', 'B'), saved(1, 'a', 'A')], ['A', 'B']],
    ['as last saved, where they stood', [saved(1, 'a', 'A'), saved(2, 'b', 'B'), saved(3, 'a', 'A2')], ['A2', 'B']],
    ['without those deleted', [saved(1, 'a', 'A'), saved(2, 'b', 'B'), deleted(3, 'a')], ['B']],
    [
      'back when saved after that',
      [saved(1, 'a', 'A'), saved(2, 'b', 'B'), deleted(3, 'a'), saved(4, 'a', 'A')],
      ['B', 'A'],
    ],
    ['deleted twice, gone once', [saved(1, 'a', 'A'), deleted(2, 'a'), deleted(3, 'a')], []],
    ['deleted before they were made, here', [deleted(1, 'a'), saved(2, 'a', 'A')], ['A']],
  ])('%s', (_, events, list) => expect(titles(events)).toEqual(list))

  test('of a course, with all that was saved and nothing of the event around it', () => {
    const events = [saved(1, 'a', 'A'), saved(2, 'm', 'M', 'MTH1W')]
    expect(foldOwnDecks(events, 'MTH1W')).toEqual([
      { ...place, courseId: 'MTH1W', deckId: 'm', title: 'M', cards: [{ id: 'c', front: 'M', back: 'b', tags: [] }] },
    ])
    expect(titles(events)).toEqual(['A', 'M'])
  })
})

describe('settings (D6)', () => {
  test('are 20 new cards, 200 reviews and no exam dates until something is set', () => {
    expect(foldSettings([])).toEqual({ reviewLimits: { newCards: 20, reviews: 200 }, examDates: {} })
    expect(DEFAULT_REVIEW_LIMITS).toEqual({ newCards: 20, reviews: 200 })
  })
  test('are those set last, limits and each course’s date by themselves', () => {
    const events = [
      limits(3, 5, 50),
      limits(1, 9, 90),
      examDate(1, '2027-01-20'),
      examDate(2, '2027-06-01', 'MTH1W'),
      examDate(4, '2027-01-25'),
    ]
    expect(foldSettings(events)).toEqual({
      reviewLimits: { newCards: 5, reviews: 50 },
      examDates: { SNC1W: '2027-01-25', MTH1W: '2027-06-01' },
    })
  })
  test('may be nothing a day, which is a wish too', () => {
    expect(foldSettings([limits(1, 0, 0)]).reviewLimits).toEqual({ newCards: 0, reviews: 0 })
  })
  test('a date taken back is gone, and one set after that stands', () => {
    expect(foldSettings([examDate(1, '2027-01-20'), examDate(2, null)]).examDates).toEqual({})
    expect(foldSettings([examDate(1, null), examDate(2, '2027-01-20')]).examDates).toEqual({ SNC1W: '2027-01-20' })
  })
})

test('two devices that hear of each other late agree in the end (D5)', () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('mark'), card: fc.constantFrom('a', 'b'), on: fc.boolean() }),
    fc.record({ kind: fc.constant('deck'), card: fc.constantFrom('a', 'b'), on: fc.boolean() }),
    fc.record({ kind: fc.constant('date'), card: fc.constantFrom('2027-01-20', '2027-02-02'), on: fc.boolean() }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(act, fc.boolean(), fc.nat(20)), { maxLength: 15 }), (acts) => {
      const events = acts.map(([{ kind, card, on }, isPhone, at]) => {
        const event =
          kind === 'mark'
            ? bookmarked(at, card, on)
            : kind === 'deck'
              ? on
                ? saved(at, card, `${card} at ${at}`)
                : deleted(at, card)
              : examDate(at, on ? card : null)
        return { ...event, device: isPhone ? 'phone' : 'laptop' }
      })
      const phone = events.filter(({ device }) => device === 'phone')
      const laptop = events.filter(({ device }) => device === 'laptop')
      const state = (of: StudyEvent[]) => [foldBookmarks(of, 'SNC1W'), foldOwnDecks(of), foldSettings(of)]
      expect(state([...phone, ...laptop])).toEqual(state([...laptop, ...phone]))
      expect(state([...phone, ...laptop, ...phone])).toEqual(state(events))
    }),
  )
})
