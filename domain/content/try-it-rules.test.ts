import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsBlank, moveEntry, placedRight, sortingGroups, splitAtBlank, startOrder, tryItKind } from './try-it.ts'

describe('the kinds a student works on (LES-18)', () => {
  test.each([
    ['ordering', 'ordering'],
    ['Ordering ', 'ordering'],
    ['SORTING', 'sorting'],
    ['fill-in', 'fill-in'],
    ['slider', 'slider'],
    ['list', undefined],
    ['fill in', undefined],
    ['drag-and-drop', undefined],
    ['', undefined],
  ])('"%s" is %s', (type, kind) => expect(tryItKind(type)).toBe(kind))
})

describe('an ordering', () => {
  const count = fc.integer({ min: 0, max: 12 })

  test('is first shown shuffled: every item once, never all in place, always the same for one label', () => {
    fc.assert(
      fc.property(count, fc.string({ maxLength: 20 }), (items, label) => {
        const order = startOrder(items, label)
        expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: items }, (_, index) => index))
        expect(startOrder(items, label)).toEqual(order)
        if (items > 1) expect(placedRight(order)).toBeLessThan(items)
      }),
    )
  })

  test('two items can only be shown the wrong way round', () => {
    for (const label of ['a', 'b', 'c', 'd']) expect(startOrder(2, label)).toEqual([1, 0])
  })

  test.each([
    [[0, 1, 2], 3],
    [[2, 1, 0], 1],
    [[1, 2, 0], 0],
    [[], 0],
  ])('%j has %i in place', (order, right) => expect(placedRight(order)).toBe(right))

  test.each([
    [['a', 'b', 'c'], 0, 2, ['b', 'c', 'a']],
    [['a', 'b', 'c'], 2, 0, ['c', 'a', 'b']],
    [['a', 'b', 'c'], 1, 1, ['a', 'b', 'c']],
    [['a', 'b', 'c'], 0, 3, ['a', 'b', 'c']],
    [['a', 'b', 'c'], 0, -1, ['a', 'b', 'c']],
    [['a', 'b', 'c'], 5, 0, ['a', 'b', 'c']],
    [[], 0, 0, []],
  ])('%j moved from %i to %i is %j', (list, from, to, moved) => expect(moveEntry(list, from, to)).toEqual(moved))

  test('moving there and back changes nothing, and loses nothing on the way', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 8 }),
        fc.nat(7),
        fc.nat(7),
        (list, from, to) => {
          const moved = moveEntry(list, from, to)
          expect([...moved].sort()).toEqual([...list].sort())
          if (from < list.length && to < list.length) expect(moveEntry(moved, to, from)).toEqual(list)
        },
      ),
    )
  })

  test('what is moved is a copy', () => {
    const list = Object.freeze(['a', 'b'])
    expect(moveEntry(list, 0, 9)).not.toBe(list)
  })
})

test.each([
  [
    [{ category: 'living' }, { category: 'dead' }, { category: 'living' }],
    ['living', 'dead'],
  ],
  [[{}, { category: 'a' }], ['a']],
  [[], []],
])('groups of a sorting, as the items name them: %j', (items, groups) => expect(sortingGroups(items)).toEqual(groups))

describe('a blank takes what is meant', () => {
  test.each([
    ['carbon dioxide', ['carbon dioxide'], true],
    ['Carbon Dioxide', ['carbon dioxide'], true],
    [' carbon dioxide. ', ['carbon dioxide'], true],
    ['carbon-dioxide', ['carbon dioxide'], true],
    ['CO2', ['CO₂', 'carbon dioxide'], true],
    ['litre', ['liter'], true],
    ['the sun', ['Sun'], true],
    ['+', ['+'], true],
    ['−', ['-'], true],
    ['–', ['-'], true],
    ['-3', ['−3'], true],
    ['<', ['<'], true],
    ['oxygen', ['carbon dioxide'], false],
    ['+', ['-'], false],
    ['', ['carbon dioxide'], false],
    ['   ', [''], false],
    ['>', ['<'], false],
    ['3', ['-3'], false],
    ['anything', [], false],
  ])('"%s" for %j: %s', (text, accepted, fits) => expect(fitsBlank(text, accepted)).toBe(fits))
})

describe('the answer box stands in the place of the blank, and tears no markup apart', () => {
  test.each([
    ['<p>A ___ B</p>', undefined],
    ['A ___ B', { before: 'A ', after: ' B' }],
    ['A _____ B', { before: 'A ', after: ' B' }],
    ['___', { before: '', after: '' }],
    ['<em>A</em> ___ <b>B</b>', { before: '<em>A</em> ', after: ' <b>B</b>' }],
    ['<em>A ___</em>', undefined],
    ['A<br>___', { before: 'A<br>', after: '' }],
    ['A<img src="/x.svg"/> ___', { before: 'A<img src="/x.svg"/> ', after: '' }],
    ['<b>A</i> ___', undefined],
    ['A ___ B ___', { before: 'A ', after: ' B ___' }],
    ['no blank', undefined],
    ['two __ are none', undefined],
    ['', undefined],
  ])('%s', (html, expected) => expect(splitAtBlank(html)).toEqual(expected))
})
