import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RowIndex } from './row-index.ts'

// A Fenwick tree (Fenwick 1994) against a plain set of row numbers.

const row = fc.oneof(fc.nat(20), fc.nat(3000))
const anyAct = fc.record({ isAdd: fc.boolean(), row })

test('whatever is put in and taken out, it counts and finds as a sorted list does', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 60 }), fc.array(row, { maxLength: 10 }), (acts, asked) => {
      const index = new RowIndex(16)
      const plain = new Set<number>()
      for (const act of acts) {
        if (act.isAdd) {
          index.add(act.row)
          plain.add(act.row)
        } else {
          index.delete(act.row)
          plain.delete(act.row)
        }
        expect(index.size).toBe(plain.size)
      }
      const sorted = [...plain].sort((a, b) => a - b)
      for (const [n, each] of sorted.entries()) expect(index.nth(n + 1)).toBe(each)
      for (const each of [...asked, ...sorted])
        expect(index.countAbove(each)).toBe(sorted.filter((other) => other > each).length)
    }),
  )
})

test('made of marks it is the same as filled one by one, and grows on', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1), { maxLength: 80 }), row, (marks, more) => {
      const index = RowIndex.of(Uint8Array.from(marks))
      const rows = marks.flatMap((mark, at) => (mark ? [at] : []))
      expect(rows.map((_, n) => index.nth(n + 1))).toEqual(rows)
      index.add(more)
      const all = [...new Set([...rows, more])].sort((a, b) => a - b)
      expect(all.map((_, n) => index.nth(n + 1))).toEqual(all)
    }),
  )
})

describe('at its edges', () => {
  test('an empty one has no rows', () => {
    const index = new RowIndex()
    expect([index.size, index.nth(0), index.nth(1), index.countAbove(5)]).toEqual([0, -1, -1, 0])
  })
  test('there is no row before the first and none after the last', () => {
    const index = new RowIndex(4)
    for (const each of [0, 3, 1]) index.add(each)
    expect([-1, 0, 1, 2, 3, 4].map((n) => index.nth(n))).toEqual([-1, -1, 0, 1, 3, -1])
    expect(index.countAbove(3)).toBe(0)
    expect(index.countAbove(4000)).toBe(0)
  })
  test('a row is in it once, and taken out once', () => {
    const index = new RowIndex(4)
    index.add(2)
    index.add(2)
    expect(index.size).toBe(1)
    index.delete(2)
    index.delete(2)
    index.delete(99)
    expect([index.size, index.nth(1)]).toEqual([0, -1])
  })
})
