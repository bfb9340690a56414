import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BATCH_BYTES, batchesOf, isBatch } from './text-batches.ts'

const text = fc
  .tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat({ max: 2000 }))
  .map(([one, times]) => one.repeat(times))

test('batches hold every text in order, and no more than a call may carry', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), (texts) => {
      const batches = batchesOf(texts)
      expect(batches.flat()).toEqual(texts)
      expect(batches.every((batch) => batch.length === 1 || isBatch(batch))).toBe(true)
    }),
  )
})

test('texts that fit together go together', () => {
  expect(batchesOf(['a', 'b', 'c'])).toEqual([['a', 'b', 'c']])
  expect(batchesOf([])).toEqual([])
  expect(batchesOf(['é'.repeat(BATCH_BYTES / 2), 'a'])).toHaveLength(2)
})
