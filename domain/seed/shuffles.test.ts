import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedSchema } from './seed.ts'
import { deriveSeed, drawIndex, seededRandom, shuffled } from './seeded-random.ts'

test.each([0, 1, 42, 0xffff_ffff])('%d is a seed (D14)', (seed) => {
  expect(seedSchema.safeParse(seed).success).toBe(true)
})
test.each([-1, 1.5, 0x1_0000_0000, Number.NaN, '1', null])('%j is none', (seed) => {
  expect(seedSchema.safeParse(seed).success).toBe(false)
})

test('a shuffle keeps every item, and the same seed the same order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(99), { maxLength: 12 }), fc.nat(0xffff_ffff), (items, seed) => {
      const mixed = shuffled(seededRandom(seed, 'x'), items)
      expect([...mixed].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b))
      expect(shuffled(seededRandom(seed, 'x'), items)).toEqual(mixed)
    }),
  )
})

test('every order of three comes up about equally often', () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < 6000; seed++) {
    const order = shuffled(seededRandom(seed, 'orders'), ['a', 'b', 'c']).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  // 1000 expected of each; five standard deviations are about 145
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(145)
})

test('an index is drawn from 0 up to, not with, the count', () => {
  expect(drawIndex(() => 0, 5)).toBe(0)
  expect(drawIndex(() => 0.999999, 5)).toBe(4)
  expect(drawIndex(() => 0.5, 1)).toBe(0)
})

test('a derived seed is a seed, differs by label and by seed, and does not give the stream of its parent', () => {
  fc.assert(
    fc.property(fc.nat(0xffff_ffff), (seed) => {
      const derived = deriveSeed(seed, 'item-1')
      expect(seedSchema.safeParse(derived).success).toBe(true)
      expect(deriveSeed(seed, 'item-1')).toBe(derived)
      expect(deriveSeed(seed, 'item-2')).not.toBe(derived)
    }),
  )
  expect(new Set(Array.from({ length: 1000 }, (_, seed) => deriveSeed(seed, 'x'))).size).toBe(1000)
})
