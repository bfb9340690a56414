import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generalised, newColumn, openColumn } from './columns.ts'
import type { Column, StoredColumn } from './stored-column.ts'

// A column gives back what went into it: values of one field, row by row, absent ones as undefined.

const UUID = '0193a1b2-0000-7000-8000-0123456789ab'
const columnOf = (name: string, values: readonly unknown[]): Column => {
  const column = newColumn(name, values[0], 0)
  for (const value of values) if (!column.push(value)) throw new Error(`refused ${JSON.stringify(value)}`)
  return column
}
const valuesOf = (column: Column, count: number) => Array.from({ length: count }, (_, row) => column.read(row))
const reopened = (column: Column, count: number) => openColumn(structuredClone(column.stored('f')), count)

describe('the kind of a column comes from the first value of its field', () => {
  test.each<[string, unknown, Column['kind']]>([
    ['id', UUID, 'uuid'],
    ['id', 'not-a-uuid', 'string'],
    ['id', UUID.toUpperCase(), 'string'],
    ['device', UUID, 'string'], // only the ids of events are many different ones
    ['status', 'correct', 'string'],
    ['answer', null, 'string'],
    ['text', '', 'string'],
    ['seconds', 0, 'number'],
    ['seconds', -1.5e300, 'number'],
    ['isFlagged', false, 'boolean'],
    ['tags', [], 'strings'],
    ['tags', ['a', 'b'], 'strings'],
    ['deadlines', [1, 2], 'json'],
    ['answers', { q1: 0 }, 'json'],
    ['mixed', ['a', 1], 'json'],
  ])('%s: %j is %s', (name, value, kind) => {
    const column = newColumn(name, value, 0)
    expect(column.kind).toBe(kind)
    expect(column.push(value)).toBe(true)
    expect(column.read(0)).toEqual(value)
  })

  test.each<[unknown, Column['kind']]>([
    ['late', 'string'],
    [7, 'number'],
    [true, 'boolean'],
    // no lists and no ids can be absent, so that they need no room for it
    [['a'], 'json'],
  ])('%j after rows without it is %s, and those rows stay without', (value, kind) => {
    const column = newColumn('field', value, 3)
    expect(column.kind).toBe(kind)
    column.push(value)
    expect(valuesOf(column, 4)).toEqual([undefined, undefined, undefined, value])
  })

  test('an id after rows without one is a text like any other', () => {
    expect(newColumn('id', UUID, 1).kind).toBe('string')
  })
})

describe('what a kind cannot hold it refuses, and stays as it was', () => {
  test.each<[Column['kind'], unknown, unknown[]]>([
    ['string', 'a', [1, true, ['a'], {}]],
    ['number', 1, [null, '1', Number.NaN, Number.POSITIVE_INFINITY, [1]]],
    ['boolean', true, [null, 1, 'true', 0]],
    ['strings', ['a'], [null, undefined, 'a', [1], [null]]],
  ])('%s', (kind, first, others) => {
    const column = columnOf('f', [first])
    expect(column.kind).toBe(kind)
    for (const other of others) expect(column.push(other)).toBe(false)
    column.push(first)
    expect(valuesOf(column, 2)).toEqual([first, first])
  })

  test('a uuid column', () => {
    const column = columnOf('id', [UUID])
    for (const other of ['', null, undefined, UUID.slice(1), `${UUID} `, UUID.replaceAll('-', '')])
      expect(column.push(other)).toBe(false)
    expect(valuesOf(column, 1)).toEqual([UUID])
  })
})

const text = fc.oneof(fc.constantFrom('correct', 'incorrect', '', 'é', '🧪', 'a\u0000b'), fc.string({ maxLength: 5 }))
const kinds: Record<string, fc.Arbitrary<unknown>> = {
  text: fc.option(text, { nil: undefined }),
  'text or null': fc.oneof(text, fc.constantFrom(null, undefined)),
  'small numbers': fc.option(fc.nat(300), { nil: undefined }),
  'whole numbers': fc.nat(0xffff_ffff),
  'any numbers': fc.oneof(
    fc.integer(),
    fc.double({ noDefaultInfinity: true, noNaN: true }),
    fc.constantFrom(-0, 0xffff_ffff + 1),
  ),
  booleans: fc.option(fc.boolean(), { nil: undefined }),
  lists: fc.array(text, { maxLength: 4 }),
  ids: fc.uuid(),
  json: fc.oneof(fc.record({ a: fc.nat(3) }), fc.array(fc.nat(2), { minLength: 1, maxLength: 2 })),
}

describe.each(Object.keys(kinds))('a column of %s', (name) => {
  const values = fc
    .array(kinds[name] ?? fc.nat(), { minLength: 1, maxLength: 40 })
    .filter(([first]) => first !== undefined)
  const field = name === 'ids' ? 'id' : 'f'

  test('gives back what went in, from memory and from storage', () => {
    fc.assert(
      fc.property(values, (given) => {
        const column = columnOf(field, given)
        expect(valuesOf(column, given.length)).toEqual(given)
        const again = reopened(column, given.length)
        if (!again) throw new Error('did not open')
        expect(valuesOf(again, given.length)).toEqual(given)
        // a reopened one grows on
        expect(again.push(given[0])).toBe(true)
        expect(valuesOf(again, given.length + 1)).toEqual([...given, given[0]])
      }),
    )
  })

  test('with its rows picked, in any order, doubled or left out, has those rows', () => {
    fc.assert(
      fc.property(values, fc.array(fc.nat(), { maxLength: 20 }), (given, picks) => {
        const rows = picks.map((pick) => pick % given.length)
        const picked = columnOf(field, given).pick(Uint32Array.from(rows))
        expect(valuesOf(picked, rows.length)).toEqual(rows.map((row) => given[row]))
        expect(picked.push(given[0])).toBe(true)
        expect(picked.read(rows.length)).toEqual(given[0])
      }),
    )
  })

  test('made general holds the same, and anything else besides', () => {
    fc.assert(
      fc.property(values, (given) => {
        const general = generalised(columnOf(field, given), given.length)
        expect(valuesOf(general, given.length)).toEqual(given.map((value) => (Object.is(value, -0) ? 0 : value)))
        for (const other of [1, 'x', null, undefined, [1], { a: [] }, true]) expect(general.push(other)).toBe(true)
      }),
    )
  })
})

describe('stored columns that are damaged do not open', () => {
  const stored = (values: readonly unknown[], name = 'f') => structuredClone(columnOf(name, values).stored(name))
  const damaged: [string, StoredColumn, number][] = [
    ['fewer numbers than rows', stored([1, 2]), 3],
    ['more numbers than rows', stored([1, 2]), 1],
    ['numbers that are no array', { ...stored([1]), values: 'x' } as never, 1],
    ['numbers in another kind of array', { ...stored([1]), values: new Int8Array(1) } as never, 1],
    ['ids cut off', { ...stored([UUID], 'id'), bytes: new Uint8Array(15) } as never, 1],
    ['ids in another kind of array', { ...stored([UUID], 'id'), bytes: new Uint16Array(16) } as never, 1],
    ['too few booleans', stored([true]), 2],
    ['booleans in another kind of array', { ...stored([true]), values: [2] } as never, 1],
    ['codes beyond the dictionary', { ...stored(['a']), codes: new Uint8Array([3]) } as never, 1],
    ['too few codes', stored(['a']), 2],
    ['codes that are signed', { ...stored(['a']), codes: new Int32Array([2]) } as never, 1],
    ['no dictionary', { ...stored(['a']), dictionary: undefined } as never, 1],
    [
      'a dictionary that ends too early',
      { ...stored(['ab']), dictionary: { text: 'ab', ends: new Uint32Array([1]) } } as never,
      1,
    ],
    [
      'a dictionary that goes back',
      { ...stored(['ab', 'c']), dictionary: { text: 'abc', ends: new Uint32Array([3, 2]) } } as never,
      2,
    ],
    ['a list beyond its codes', { ...stored([['a', 'b']]), ends: new Uint8Array([3]) } as never, 1],
    ['codes that no list has', { ...stored([['a', 'b']]), ends: new Uint8Array([1]) } as never, 1],
    ['a list code beyond the dictionary', { ...stored([['a']]), codes: new Uint8Array([1]) } as never, 1],
    ['too few lists', stored([['a']]), 2],
    ['a kind of another release', { name: 'f', kind: 'dates', values: [] } as never, 0],
  ]
  test.each(damaged)('%s', (_, column, count) => expect(openColumn(column, count)).toBeUndefined())

  test('the same, undamaged, do', () => {
    for (const values of [
      [1, 2],
      ['a', null],
      [true, undefined],
      [['a'], []],
    ])
      expect(reopened(columnOf('f', values), 2)).toBeDefined()
  })
})

test('whole numbers are stored as narrow as they fit', () => {
  const width = (values: number[]) => {
    const stored = columnOf('f', values).stored('f')
    return stored.kind === 'number' ? stored.values.BYTES_PER_ELEMENT : 0
  }
  expect([[0, 255], [256], [65_535], [65_536], [0xffff_ffff], [0xffff_ffff + 1], [-1], [0.5], [-0]].map(width)).toEqual(
    [1, 2, 2, 4, 4, 8, 8, 8, 8],
  )
})
