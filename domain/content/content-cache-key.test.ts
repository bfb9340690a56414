import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CONTENT_SHAPE,
  contentCacheKey,
  isFreshEntry,
  normaliseContentParams,
  readCacheEntry,
} from './content-cache-key.ts'

const params = { subject: 'Science', grade: 9, courseId: 'snc1w', curriculum: 'ontario' }

test('a key holds the prefix, the user and the sorted parameters (GWY-20)', () => {
  expect(contentCacheKey('u1', 'outline', params)).toBe(
    'content-cache::u1::outline::courseId=SNC1W&curriculum=ontario&grade=9&subject=science',
  )
})

test('writing of subject and courseId makes no difference (GWY-21)', () => {
  expect(contentCacheKey('u1', 'outline', params)).toBe(
    contentCacheKey('u1', 'outline', { ...params, subject: 'sCIENCE', courseId: 'SNC1W' }),
  )
})

test('two users, two kinds: different keys (GWY-20)', () => {
  const keys = ['u1', 'u2'].flatMap((user) =>
    ['lessons', 'flashcards'].map((kind) => contentCacheKey(user, kind, params)),
  )
  expect(new Set(keys).size).toBe(4)
})

test('null, undefined and empty parameters are left out, zero is not (GWY-14)', () => {
  expect(normaliseContentParams({ seed: undefined, moduleId: '', grade: null, courseId: 'A1' })).toEqual([
    ['courseId', 'A1'],
  ])
  expect(normaliseContentParams({ seed: 0 })).toEqual([['seed', '0']])
})

test('the order in which parameters are given makes no difference, their values do', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), value)), (pairs) => {
      const given = Object.fromEntries(pairs)
      const reversed = Object.fromEntries(Object.entries(given).reverse())
      expect(contentCacheKey('u', 'k', given)).toBe(contentCacheKey('u', 'k', reversed))
    }),
  )
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (a, b) => {
      fc.pre(a !== b)
      expect(contentCacheKey('u', 'k', { moduleId: a })).not.toBe(contentCacheKey('u', 'k', { moduleId: b }))
    }),
  )
})

test('a copy never expires by age, only by another content version (GWY-22, D15)', () => {
  const entry = { timestamp: 0, version: 'v1', shape: CONTENT_SHAPE, data: {} }
  expect(isFreshEntry(entry, 'v1')).toBe(true)
  expect(isFreshEntry(entry, 'v2')).toBe(false)
  expect(isFreshEntry(entry, null)).toBe(true)
  expect(isFreshEntry({ ...entry, version: null }, 'v2')).toBe(true)
})

test('what is stored is read back; anything else, and an older shape, is no copy', () => {
  const entry = { timestamp: 5, version: 'v1', shape: CONTENT_SHAPE, data: [1] }
  expect(readCacheEntry(structuredClone(entry))).toEqual(entry)
  for (const odd of [undefined, null, 'x', 4, [], {}, { ...entry, timestamp: '5' }, { ...entry, shape: 0 }]) {
    expect(readCacheEntry(odd)).toBeUndefined()
  }
})
