import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('slips of a student’s hand', () => {
  test.each([
    ['osmosis', 'osmosis', 0],
    ['osmosis', 'osmosys', 1],
    ['photosynthesis', 'photosynthsis', 1],
    ['photosynthesis', 'fotosynthesis', 2],
    ['recieve', 'receive', 1],
    ['mitosis', 'meiosis', 2],
    ['ion', 'iron', 1],
    ['teh', 'the', 1],
    ['hte', 'the', 1],
    ['', 'a', 1],
    ['', '', 0],
    ['ab', 'ba', 1],
    ['abc', 'cab', 2],
    ['cell', 'cells', 1],
  ])('%s and %s: %i', (one, other, edits) => {
    expect(editDistance(one, other)).toBe(edits)
  })
  test('words of very different length are far apart, whatever their letters', () => {
    expect(editDistance('cell', 'cellular')).toBe(3)
    expect(editDistance('', 'abc')).toBe(3)
  })
})

describe('for any words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  test('a word is no edits from itself, and only from itself', () => {
    fc.assert(fc.property(word, word, (a, b) => void expect(editDistance(a, b) === 0).toBe(a === b)))
  })
  test('there and back are the same', () => {
    fc.assert(fc.property(word, word, (a, b) => void expect(editDistance(a, b)).toBe(editDistance(b, a))))
  })
  test('one letter put in, taken out, changed or swapped is one edit at most', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('a', 'b', 'c', 'z'), (a, pick, letter) => {
        const at = pick % (a.length + 1)
        expect(editDistance(a, a.slice(0, at) + letter + a.slice(at))).toBe(1)
        if (at === a.length) return
        expect(editDistance(a, a.slice(0, at) + a.slice(at + 1))).toBe(1)
        expect(editDistance(a, a.slice(0, at) + letter + a.slice(at + 1))).toBeLessThanOrEqual(1)
        const swapped = a.slice(0, at) + (a[at + 1] ?? '') + a[at] + a.slice(at + 2)
        expect(editDistance(a, swapped)).toBeLessThanOrEqual(1)
      }),
    )
  })
  test('never more than the longer word, never less than the difference of lengths', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const edits = editDistance(a, b)
        expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length, 3))
        expect(edits).toBeGreaterThanOrEqual(Math.min(3, Math.abs(a.length - b.length)))
      }),
    )
  })
})
