import { expect, test } from 'vitest'
import { readWordVectors, writeWordVectors } from './word-vectors.ts'

const bytes = writeWordVectors(
  ['wolf', 'predator', 'fraction'],
  [
    [0.9, 0.4, 0],
    [0.45, 0.2, 0.05],
    [0, -0.1, 0.8],
  ],
)

test('words that are used alike are near each other, at any length of their vectors', () => {
  const vectors = readWordVectors(bytes)
  const [wolf, predator, fraction] = ['wolf', 'predator', 'fraction'].map((word) => vectors.rowOf(word) ?? -1)
  expect(vectors.likeness(wolf ?? -1, predator ?? -1)).toBeGreaterThan(0.98)
  expect(vectors.likeness(wolf ?? -1, fraction ?? -1)).toBeLessThan(0.1)
  expect(vectors.rowOf('moose')).toBeUndefined()
})

test('a part of a larger buffer is read as well as a whole one', () => {
  const larger = new Uint8Array(bytes.length + 8)
  larger.set(bytes, 5)
  const vectors = readWordVectors(larger.subarray(5, 5 + bytes.length))
  expect(vectors.rowOf('fraction')).toBe(2)
  expect(vectors.likeness(2, 2)).toBeCloseTo(1)
})

test('a file that was cut off is refused', () => {
  expect(() => readWordVectors(bytes.subarray(0, bytes.length - 3))).toThrow(RangeError)
})
