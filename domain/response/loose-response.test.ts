import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readRefusal } from './gateway-error.ts'
import { isLoose } from './is-loose.ts'
import {
  firstList,
  nearestMatchOf,
  numberIn,
  readList,
  withItemKind,
  withoutNulls,
  withTextId,
} from './loose-response.ts'

describe('what a foreign gateway sends, evened out', () => {
  test.each([
    [5, 5],
    [0, 0],
    [-1.5, -1.5],
    ['5', 5],
    [' 12.5 ', 12.5],
    ['1e3', 1000],
    ['', undefined],
    [' ', undefined],
    ['five', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['Infinity', undefined],
    [true, undefined],
    [null, undefined],
    [undefined, undefined],
    [[], undefined],
    [{}, undefined],
  ])('%j as a number is %j', (value, number) => {
    expect(numberIn(value)).toBe(number)
  })
  test.each([
    [{ id: 7 }, { id: '7' }],
    [{ id: 'a' }, { id: 'a' }],
    [{ _id: 'a' }, { _id: 'a', id: 'a' }],
    [{ _id: 5 }, { _id: 5, id: '5' }],
    [
      { id: 'a', _id: 'b' },
      { id: 'a', _id: 'b' },
    ],
    [
      { id: null, _id: 'b' },
      { id: 'b', _id: 'b' },
    ],
    [{ id: 0 }, { id: '0' }],
    ['text', 'text'],
    [null, null],
    [[1], [1]],
  ])('%j has the id of %j', (item, expected) => {
    expect(withTextId(item)).toEqual(expected)
  })
  test.each([
    [{ a: null, b: 1 }, { b: 1 }],
    [{ a: { b: null, c: [null, { d: null }] } }, { a: { c: [null, {}] } }],
    [null, null],
    ['x', 'x'],
    [[{ a: null }], [{}]],
    [
      { a: undefined, b: 0, c: '' },
      { a: undefined, b: 0, c: '' },
    ],
  ])('%j without what is not there: %j', (value, expected) => {
    expect(withoutNulls(value)).toEqual(expected)
  })
  test.each([
    [{ content: 'x' }, { content: 'x', type: 'text' }],
    [
      { type: 'image', content: 'x' },
      { type: 'image', content: 'x' },
    ],
    [5, '5'],
    ['x', 'x'],
    [null, null],
  ])('%j as a prompt or a side of a card is %j (CHP-40, FLC-25)', (item, expected) => {
    expect(withItemKind(item)).toEqual(expected)
  })
})

test('the first of the fields that is a list, also an empty one', () => {
  expect(firstList({ items: 'x', questions: [1], challenges: [2] }, ['items', 'questions', 'challenges'])).toEqual([1])
  expect(firstList({ items: [], questions: [1] }, ['items', 'questions'])).toEqual([])
  expect(firstList({ cells: [1] }, ['items', undefined, 'cells'])).toEqual([1])
  expect(firstList({}, ['items', undefined])).toBeUndefined()
})

test('another course that answered is named, where it is a text (D13)', () => {
  expect(nearestMatchOf({ nearestMatch: 'SNC2D' })).toEqual({ nearestMatch: 'SNC2D' })
  for (const answer of [{}, { nearestMatch: 5 }, null, 'x', []]) expect(nearestMatchOf(answer)).toEqual({})
})

test('only an object with fields is loose', () => {
  for (const value of [{}, { a: 1 }, Object.create(null)]) expect(isLoose(value)).toBe(true)
  for (const value of [null, undefined, [], 'x', 5, true]) expect(isLoose(value)).toBe(false)
})

describe('a list is read item by item', () => {
  const schema = z.object({ id: z.string() })
  test('each that cannot be read costs itself and is counted', () => {
    expect(readList([{ id: 'a' }, {}, null, { id: 'b' }], schema)).toEqual({
      items: [{ id: 'a' }, { id: 'b' }],
      dropped: 2,
    })
    expect(readList([], schema)).toEqual({ items: [], dropped: 0 })
  })
  test('an item may be mended first, or refused', () => {
    expect(readList([{ name: 'a' }, 'no'], schema, (item) => (isLoose(item) ? { id: item.name } : undefined))).toEqual({
      items: [{ id: 'a' }],
      dropped: 1,
    })
  })
  test('read and dropped are all there were, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.record({ id: fc.string() }), fc.jsonValue())), (list) => {
        const { items, dropped } = readList(list, schema)
        expect(items.length + dropped).toBe(list.length)
      }),
    )
  })
})

describe('a refusal of any gateway (ERR-21)', () => {
  test.each([
    [{ error: 'Not today.' }, 'Not today.', undefined],
    [{ error: ' Not today. ', code: 'daily-limit' }, 'Not today.', 'daily-limit'],
    [{ error: 'No.', code: 'E42' }, 'No.', undefined],
    [{ error: '' }, undefined, undefined],
    [{ error: ' ' }, undefined, undefined],
    [{ error: { message: 'x' } }, undefined, undefined],
    [{ error: 5, code: 'record-full' }, undefined, 'record-full'],
    [{ message: 'x' }, undefined, undefined],
    ['Not today.', undefined, undefined],
    [null, undefined, undefined],
    [[], undefined, undefined],
  ])('%j says %j', (body, error, code) => {
    expect(readRefusal(body)).toEqual({ error, code })
  })
})
