import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Dictionary, isStoredDictionary } from './dictionary.ts'
import { areWhole, isNarrowArray, narrowed } from './narrow-array.ts'

const filled = (...texts: string[]) => {
  const dictionary = new Dictionary()
  for (const text of texts) dictionary.add(text)
  return dictionary
}

test('strings are numbered as they first appear, and each once', () => {
  const dictionary = new Dictionary()
  expect(['b', 'a', 'b', '', 'a'].map((text) => dictionary.add(text))).toEqual([0, 1, 0, 2, 1])
  expect(dictionary.size).toBe(3)
  expect([0, 1, 2, 3].map((code) => dictionary.at(code))).toEqual(['b', 'a', '', ''])
  expect(['b', '', 'c'].map((text) => dictionary.codeOf(text))).toEqual([0, 2, -1])
})

test('what every object has is no string of it', () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(filled('a').codeOf(name)).toBe(-1)
    expect(filled('a', name).codeOf(name)).toBe(1)
  }
})

test('stored, it is all strings joined and where each ends', () => {
  expect(filled('ab', '', 'c').stored()).toEqual({ text: 'abc', ends: Uint32Array.of(2, 2, 3) })
  expect(new Dictionary().stored()).toEqual({ text: '', ends: new Uint32Array(0) })
})

test('opened again it is the same, read in any order, and takes new strings behind the old ones', () => {
  const texts = fc.uniqueArray(fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('🧪', 'é', '')), { maxLength: 12 })
  fc.assert(
    fc.property(texts, fc.array(fc.nat(20)), fc.string({ maxLength: 6 }), (given, order, more) => {
      const again = new Dictionary(structuredClone(filled(...given).stored()))
      for (const code of order) expect(again.at(code)).toBe(given[code] ?? '')
      expect(again.size).toBe(given.length)
      const known = given.indexOf(more)
      expect(again.add(more)).toBe(known < 0 ? given.length : known)
      for (const [code, text] of given.entries()) expect(again.codeOf(text)).toBe(code)
      expect(new Dictionary(again.stored()).stored()).toEqual(again.stored())
    }),
  )
})

describe('a stored value is a dictionary only if it can be one', () => {
  const ends = (...numbers: number[]) => Uint32Array.of(...numbers)
  test.each<[unknown, boolean]>([
    [{ text: '', ends: ends() }, true],
    [{ text: 'abc', ends: ends(1, 1, 3) }, true],
    [{ text: 'abc', ends: ends(1, 2) }, false],
    [{ text: 'abc', ends: ends(2, 1, 3) }, false],
    [{ text: 'abc', ends: ends(4) }, false],
    [{ text: 'abc', ends: ends() }, false],
    [{ text: 'abc', ends: [3] }, false],
    [{ text: 3, ends: ends() }, false],
    [{ text: 'a' }, false],
    [{ ends: ends() }, false],
    [null, false],
    ['abc', false],
  ])('%j: %s', (value, is) => expect(isStoredDictionary(value)).toBe(is))
})

describe('numbers are stored narrow', () => {
  test.each([
    [[], 1],
    [[0], 1],
    [[255], 1],
    [[256], 2],
    [[65_535], 2],
    [[3, 65_536, 2], 4],
    [[4_294_967_295], 4],
  ])('%j in %i bytes each', (numbers, bytes) => {
    const narrow = narrowed(Uint32Array.from([...numbers, 4_000_000_000]), numbers.length)
    expect(narrow.BYTES_PER_ELEMENT).toBe(bytes)
    expect([...narrow]).toEqual(numbers)
    expect(isNarrowArray(narrow)).toBe(true)
  })
  test.each<[number[], boolean]>([
    [[], true],
    [[0, 1, 4_294_967_295], true],
    [[4_294_967_296], false],
    [[-1], false],
    [[0.5], false],
    [[-0], false],
    [[Number.NaN], false],
    [[1, Number.POSITIVE_INFINITY], false],
  ])('%j are whole: %s', (numbers, are) => expect(areWhole(Float64Array.from(numbers), numbers.length)).toBe(are))
  test('what lies beyond the count does not matter', () => {
    expect(areWhole(Float64Array.of(1, -5), 1)).toBe(true)
    expect([...narrowed(Float64Array.of(7, 70_000), 1)]).toEqual([7])
  })
  test.each([[[1, 2]], [new Int8Array(1)], [new Float64Array(1)], [null], [new ArrayBuffer(2)]])(
    '%j is no narrow array',
    (value) => expect(isNarrowArray(value)).toBe(false),
  )
})
