import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsBlank, moveEntry, placedRight, sortingGroups, splitAtBlank, startOrder, tryItKind } from './try-it.ts'

test('four kinds are worked on, any other is a list (LES-18)', () => {
  expect(['ordering', 'Sorting', ' fill-in ', 'slider', 'drag', ''].map(tryItKind)).toEqual([
    'ordering',
    'sorting',
    'fill-in',
    'slider',
    undefined,
    undefined,
  ])
})

test('an ordering starts with every item, the same on every machine, and never solved', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.string(), (count, label) => {
      const order = startOrder(count, label)
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index))
      expect(startOrder(count, label)).toEqual(order)
      expect(placedRight(order)).toBeLessThan(count)
    }),
  )
  expect(startOrder(1, 'x')).toEqual([0])
  expect(startOrder(0, 'x')).toEqual([])
})

test('moving keeps all entries, and places outside the list change nothing', () => {
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveEntry(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  for (const [from, to] of [
    [0, -1],
    [2, 3],
    [5, 0],
  ] as const)
    expect(moveEntry(['a', 'b', 'c'], from, to)).toEqual(['a', 'b', 'c'])
})

test('groups come in the order in which items name them, each once', () => {
  expect(sortingGroups([{ category: 'Plant' }, { category: 'Animal' }, {}, { category: 'Plant' }])).toEqual([
    'Plant',
    'Animal',
  ])
})

test('a blank takes other spellings and equal quantities, and signs as they are (D17)', () => {
  expect(fitsBlank(' The Carbon Dioxide', ['carbon dioxide', 'CO2'])).toBe(true)
  expect(fitsBlank('CO₂', ['carbon dioxide', 'CO2'])).toBe(true)
  expect(fitsBlank('0.5', ['1/2'])).toBe(true)
  expect(fitsBlank('−', ['negative', '-'])).toBe(true)
  expect(fitsBlank('+', ['negative', '-'])).toBe(false)
  expect(fitsBlank('', ['negative', '-'])).toBe(false)
  expect(fitsBlank('?', ['-'])).toBe(false)
  expect(fitsBlank('oxygen', ['carbon dioxide'])).toBe(false)
})

test('the answer box stands where the blank is, unless that would tear markup apart', () => {
  expect(splitAtBlank('Plants take in ___ from the air.')).toEqual({
    before: 'Plants take in ',
    after: ' from the air.',
  })
  expect(splitAtBlank('<b>All</b> plants ____<br>grow')).toEqual({ before: '<b>All</b> plants ', after: '<br>grow' })
  expect(splitAtBlank('<b>All ___</b>')).toBeUndefined()
  expect(splitAtBlank('no blank')).toBeUndefined()
})
