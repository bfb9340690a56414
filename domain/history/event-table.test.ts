import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DerivedFields, EventTable } from './event-table.ts'
import { compareEvents } from './order-events.ts'

type Row = { id: string; at: number } & Record<string, unknown>
const tableOf = (rows: readonly Row[], derived?: DerivedFields) => {
  const table = new EventTable('kind', derived)
  for (const row of rows) table.push(row)
  return table
}
const rowsOf = (table: EventTable) => Array.from({ length: table.count }, (_, row) => table.read(row))
const withType = (rows: readonly Row[]) => rows.map((row) => ({ type: 'kind', ...row }))
const reopened = (table: EventTable, derived?: DerivedFields) => {
  const opened = EventTable.open(structuredClone(table.stored()), derived)
  if (!opened) throw new Error('did not open')
  return opened
}

/** Rows whose fields come and go and change what they hold: what releases and foreign gateways do over the years. */
const value = fc.oneof(
  fc.constantFrom('a', 'b', '', null, true, false, 0, 1, -1, 0.5, 70_000),
  fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }),
  fc.record({ q: fc.nat(3) }),
)
const anyRow: fc.Arbitrary<Row> = fc
  .record({ id: fc.oneof(fc.uuid(), fc.stringMatching(/^[a-c]{1,2}$/)), at: fc.nat(6) })
  .chain((head) =>
    fc.dictionary(fc.constantFrom('f', 'g', 'h'), value, { maxKeys: 3 }).map((fields) => ({ ...head, ...fields })),
  )
const anyRows = fc.array(anyRow, { maxLength: 25 })

test('rows come back field by field as they went in, absent fields absent, in memory and from storage', () => {
  fc.assert(
    fc.property(anyRows, anyRows, (rows, more) => {
      const table = tableOf(rows)
      expect(rowsOf(table)).toEqual(withType(rows))
      const again = reopened(table)
      expect(rowsOf(again)).toEqual(withType(rows))
      for (const row of more) again.push(row)
      expect(rowsOf(reopened(again))).toEqual(withType([...rows, ...more]))
    }),
  )
})

/** The table's order as one would write it without columns. */
const inOrder = (rows: readonly Row[]) => {
  const sorted = rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => compareEvents(a.row, b.row) || a.index - b.index)
  return sorted
    .map(({ row }) => row)
    .filter((row, index, all) => index === 0 || compareEvents(all[index - 1] ?? row, row) !== 0)
}

test('ordered, rows stand by time, then id, and the first of two with both alike is kept', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const table = tableOf(rows)
      table.order()
      expect(rowsOf(table)).toEqual(withType(inOrder(rows)))
      table.order()
      expect(rowsOf(table)).toEqual(withType(inOrder(rows)))
    }),
  )
})

test('a row is found by time and id, and the first one from a time on, as by looking through all', () => {
  fc.assert(
    fc.property(anyRows, fc.integer({ min: -1, max: 8 }), anyRow, (rows, at, other) => {
      const ordered = inOrder(rows)
      const table = tableOf(rows)
      table.order()
      const first = ordered.findIndex((row) => row.at >= at)
      expect(table.firstAtOrAfter(at)).toBe(first < 0 ? ordered.length : first)
      for (const { at: time, id } of [...ordered, other])
        expect(table.rowOf(time, id)).toBe(ordered.findIndex((row) => row.at === time && row.id === id))
    }),
  )
})

describe('fields', () => {
  const rows = [
    { id: 'a', at: 1, status: 'correct', n: 3 },
    { id: 'b', at: 2, n: undefined, tags: ['t'] },
  ]
  test('of a row are read by name, only those asked for', () => {
    const table = tableOf(rows)
    expect(table.fields(0, ['status', 'n', 'tags'])).toEqual({ status: 'correct', n: 3, tags: undefined })
    expect(table.fields(1, ['tags', 'nothing'])).toEqual({ tags: ['t'], nothing: undefined })
    expect(table.fields(0, [])).toEqual({})
  })
  test('of text have codes and a dictionary, others have none', () => {
    const table = tableOf(rows)
    expect(table.texts('status')?.dictionary.at(0)).toBe('correct')
    for (const name of ['n', 'tags', 'nothing']) expect(table.texts(name)).toBeUndefined()
    table.push({ id: 'c', at: 3, status: 7 })
    // it holds anything now, and nothing that adds up codes may take it for texts
    expect(table.texts('status')).toBeUndefined()
    expect(rowsOf(table).map((row) => row.status)).toEqual(['correct', undefined, 7])
  })
  test('called `type` is the table’s own', () => {
    expect(tableOf([{ id: 'a', at: 1, type: 'other' }]).read(0)).toEqual({ type: 'kind', id: 'a', at: 1 })
  })
})

describe('computed fields', () => {
  const derived: DerivedFields = { double: ({ n }) => (typeof n === 'number' ? 2 * n : null) }
  const doubles = (table: EventTable) =>
    Array.from({ length: table.count }, (_, row) => table.column('#double')?.read(row))
  const rows = [
    { id: 'a', at: 2, n: 4 },
    { id: 'b', at: 1 },
    { id: 'c', at: 1, n: 1 },
  ]

  test('stand beside the row and never come out as part of it', () => {
    const table = tableOf(rows, derived)
    expect(doubles(table)).toEqual([8, null, 2])
    expect(rowsOf(table)).toEqual(withType(rows))
    table.order()
    expect(doubles(table)).toEqual([null, 2, 8])
  })
  test('are stored, computed where they are missing, and left out where they mean nothing', () => {
    expect(doubles(reopened(tableOf(rows, derived), derived))).toEqual([8, null, 2])
    expect(doubles(reopened(tableOf(rows), derived))).toEqual([8, null, 2])
    const plain = reopened(tableOf(rows, derived))
    expect(plain.column('#double')).toBeUndefined()
    expect(rowsOf(plain)).toEqual(withType(rows))
  })
})

describe('a stored table that is damaged does not open', () => {
  const stored = () =>
    structuredClone(
      tableOf([
        { id: 'a', at: 1 },
        { id: 'b', at: 2 },
      ]).stored(),
    )
  const without = (name: string) => ({
    ...stored(),
    columns: stored().columns.filter((column) => column.name !== name),
  })
  test.each<[string, unknown]>([
    ['without times', without('at')],
    ['without ids', without('id')],
    [
      'with times that are texts',
      {
        ...without('at'),
        columns: [
          ...without('at').columns,
          ...structuredClone(
            tableOf([
              { id: 'x', at: 1, t: 'a' },
              { id: 'y', at: 1, t: 'b' },
            ])
              .stored()
              .columns.filter(({ name }) => name === 't'),
          ).map((column) => ({ ...column, name: 'at' })),
        ],
      },
    ],
    ['of a count that is none', { ...stored(), count: -1 }],
    ['of half a row', { ...stored(), count: 1.5 }],
    ['of more rows than there are', { ...stored(), count: 3 }],
    ['without columns', { ...stored(), columns: null }],
    ['with a column that is nothing', { ...stored(), columns: [null] }],
    ['with a column without a name', { ...stored(), columns: [...stored().columns, { kind: 'number' }] }],
  ])('%s', (_, value) => expect(EventTable.open(value as never)).toBeUndefined())

  test('an empty one does, whatever columns it lacks', () => {
    expect(EventTable.open({ type: 'kind', count: 0, columns: [] })?.count).toBe(0)
  })
})
