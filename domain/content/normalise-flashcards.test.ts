import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anyDecks, anyOddCard } from '#tests/factories/gateway-content.ts'
import { normaliseFlashcards } from './normalise-flashcards.ts'

const text = z.string()
const card = { id: 'c', front: 'Front', back: 'Back' }
const deck = (id: string, fields: object = {}) => ({ id, title: `Deck ${id}`, cards: [card], ...fields })
const read = (answer: unknown, module?: string) => normaliseFlashcards(answer, text, module)

test.each([
  ['a list', [deck('a')]],
  ['`decks`', { decks: [deck('a')] }],
  ['`flashcards`', { flashcards: [deck('a')] }],
  ['`items`', { items: [deck('a')] }],
  ['the module id', { cells: [deck('a')] }],
])('%s holds the decks (FLC-21)', (_name, answer) => {
  expect(read(answer, 'cells').decks.map((one) => one.id)).toEqual(['a'])
})

test('decks without a text id or title or a list of cards are dropped (FLC-22)', () => {
  const answer = [deck('a'), { ...deck('b'), id: 5 }, { ...deck('c'), title: undefined }, { ...deck('d'), cards: 'x' }]
  expect(read(answer)).toMatchObject({ decks: [{ id: 'a' }], dropped: 3 })
})

test('decks of another module are left out when one is requested (FLC-23)', () => {
  const answer = [deck('a', { moduleId: 'cells' }), deck('b', { moduleId: 'space' }), deck('c')]
  expect(read(answer, 'cells').decks.map((one) => one.id)).toEqual(['a', 'c'])
  expect(read(answer, 'cells').dropped).toBe(0)
  expect(read(answer).decks).toHaveLength(3)
})

describe('cards', () => {
  const cardsOf = (...cards: unknown[]) => read([deck('a', { cards })]).decks[0]?.cards
  test('a side is a text or a typed item (FLC-25)', () => {
    const image = { type: 'image', content: '/leaf.svg', alt: 'A leaf' }
    expect(cardsOf({ ...card, front: 'Plain', back: image })).toMatchObject([
      { front: { type: 'text', content: 'Plain' }, back: image },
    ])
  })
  test('the explanation may stand inside the back (FLC-24)', () => {
    const back = { type: 'text', content: 'Back', explanation: 'Because.' }
    expect(cardsOf({ ...card, back })?.[0]?.explanation).toBe('Because.')
  })
  test('a malformed card goes alone, and is counted', () => {
    const result = read([deck('a', { cards: [card, { id: 'x' }, null] })])
    expect(result.decks[0]?.cards).toHaveLength(1)
    expect(result.dropped).toBe(2)
  })
  test('a card without an id gets one from its place', () => {
    expect(cardsOf({ front: 'a', back: 'b' })?.[0]?.id).toBe('card-1')
  })
})

test('an answer with nothing usable is empty, not an error (CTR-05)', () => {
  for (const answer of [null, '', {}, [], { decks: [] }, { decks: [{ id: 1 }] }]) expect(read(answer).decks).toEqual([])
})

test('no JSON at all makes it throw', () => {
  const nearly = fc.record({ decks: fc.array(fc.oneof(fc.jsonValue(), fc.record({ cards: fc.jsonValue() }))) })
  fc.assert(fc.property(fc.oneof(fc.jsonValue(), nearly), (answer) => void read(answer, 'm')))
})

test('every documented shape is read whole, and only decks that cannot be used or belong elsewhere are left out (FLC-21..25)', () => {
  fc.assert(
    fc.property(anyDecks, ({ answer, module, wanted }) => {
      const { decks } = read(answer, module)
      expect(decks.map((one) => one.id)).toEqual(wanted.map((one) => one.id))
      expect(decks.map((one) => one.cards.map((each) => each.id))).toEqual(
        wanted.map((one) => one.cards.map((each) => String(each.id))),
      )
      for (const [index, one] of decks.entries())
        for (const [place, each] of one.cards.entries()) {
          const sent = wanted[index]?.cards[place]
          const content = (side: unknown) => (typeof side === 'string' ? { type: 'text', content: side } : side)
          expect(content(sent?.front)).toMatchObject(each.front)
          if (sent?.difficulty !== undefined) expect(each.difficulty).toBe(Number(sent.difficulty))
        }
    }),
  )
})

test('whatever stands in the other fields of a card, it can be studied', () => {
  fc.assert(
    fc.property(anyOddCard, (odd) => {
      expect(read([deck('a', { cards: [odd] })]).decks[0]?.cards.map((one) => one.id)).toEqual(['c'])
    }),
  )
})
