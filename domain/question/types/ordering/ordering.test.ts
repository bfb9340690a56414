import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainQuestion } from '#tests/factories/plain-question.ts'
import { checkAnswer } from '../../check-answer.ts'
import { scoreOf } from '../../checked.ts'
import { shownOrder } from '../../shown-order.ts'
import { plainOrdering } from './plain-ordering.ts'

const make = (items: readonly string[], seed = 0) => plainQuestion({ type: 'ordering', items: [...items], seed })
const scoreFor = (items: readonly string[], ...order: number[]) => {
  const checked = checkAnswer(make(items), { type: 'ordering', order })
  return checked.kind === 'checked' ? scoreOf(checked) : checked.reason
}
const four = ['egg', 'larva', 'pupa', 'adult']

test('one item out of place costs one move; the order from behind is worth nothing', () => {
  expect(scoreFor(four, 0, 1, 2, 3)).toBe(1)
  expect(scoreFor(four, 3, 0, 1, 2)).toBeCloseTo(2 / 3)
  expect(scoreFor(four, 1, 0, 3, 2)).toBeCloseTo(1 / 3)
  expect(scoreFor(four, 3, 2, 1, 0)).toBe(0)
})

test('items that say the same may stand for each other', () => {
  expect(scoreFor(['in', 'out', 'in', 'rest'], 2, 1, 0, 3)).toBe(1)
})

test('an order with an item missing, doubled or unknown is not scored', () => {
  for (const order of [
    [0, 1, 2],
    [0, 1, 2, 2],
    [0, 1, 2, 9],
  ])
    expect(scoreFor(four, ...order)).toBe('incomplete')
  expect(scoreFor(four)).toBe('empty')
})

test('the order on screen is never the right one, and the same for the same seed', () => {
  fc.assert(
    fc.property(fc.nat(0xffff_ffff), fc.integer({ min: 2, max: 8 }), (seed, count) => {
      const order = shownOrder({ id: 'q', seed }, 'items', count)
      expect(order).toEqual(shownOrder({ id: 'q', seed }, 'items', count))
      expect([...order].sort()).toEqual(Array.from({ length: count }, (_, index) => index))
      expect(order.some((item, place) => item !== place)).toBe(true)
    }),
  )
})

test('on paper the letters of the lines, joined or in a list, give the order', () => {
  const question = make(four, 7)
  const form = plainOrdering.form(question)
  if (form.as !== 'list') throw new Error('an ordering is a list')
  const letterOf = (item: string) => form.lines.find((line) => line.endsWith(item))?.charAt(0) ?? ''
  const letters = four.map(letterOf)
  for (const text of [letters.join(''), letters.join(', '), letters.join(' → ').toLowerCase()])
    expect(form.read(text)).toEqual({ type: 'ordering', order: [0, 1, 2, 3] })
  expect(form.read('AAZ')).toBeUndefined()
})
