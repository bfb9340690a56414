import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveSeed, drawIndex, hashText, seededRandom, shuffled } from './seeded-random.ts'

const take = (count: number, random: () => number) => Array.from({ length: count }, random)

test('the same seed and label give the same numbers, today and in ten years (D14)', () => {
  expect(take(3, seededRandom(42, 'energy'))).toEqual(take(3, seededRandom(42, 'energy')))
  // Written down: a change of the generator would change every student's exam.
  expect(take(3, seededRandom(42, 'energy')).map((value) => value.toFixed(6))).toMatchInlineSnapshot(`
    [
      "0.857351",
      "0.430336",
      "0.995600",
    ]
  `)
  expect(hashText('energy')).toMatchInlineSnapshot(`701255829`)
})

test('other seeds and other labels give other numbers', () => {
  const starts = new Set(Array.from({ length: 1000 }, (_none, seed) => seededRandom(seed, 'x')()))
  expect(starts.size).toBe(1000)
  expect(seededRandom(1, 'a')()).not.toBe(seededRandom(1, 'b')())
})

test('first numbers of neighbouring seeds are spread evenly', () => {
  const buckets = new Array<number>(10).fill(0)
  for (let seed = 0; seed < 10_000; seed++) {
    const bucket = Math.floor(seededRandom(seed, 'spread')() * 10)
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
  }
  // 1000 expected in each; five standard deviations are about 150.
  for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('numbers are in [0, 1), indexes below the count', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 0xffffffff }),
      fc.string(),
      fc.integer({ min: 1, max: 50 }),
      (seed, label, count) => {
        const random = seededRandom(seed, label)
        for (const value of take(20, random)) expect(value >= 0 && value < 1).toBe(true)
        expect(drawIndex(random, count)).toBeLessThan(count)
      },
    ),
  )
})

test('a shuffle keeps every item and leaves its input alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 0, max: 1000 }), (items, seed) => {
      const before = [...items]
      const after = shuffled(seededRandom(seed, 's'), items)
      expect([...after].sort()).toEqual([...items].sort())
      expect(items).toEqual(before)
    }),
  )
})

test('each of four options comes first about equally often', () => {
  const first = new Map<string, number>()
  for (let seed = 0; seed < 8000; seed++) {
    const [option = ''] = shuffled(seededRandom(seed, 'q/options'), ['a', 'b', 'c', 'd'])
    first.set(option, (first.get(option) ?? 0) + 1)
  }
  for (const count of first.values()) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('a derived seed is a seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), fc.string(), (seed, label) => {
      const derived = deriveSeed(seed, label)
      expect(Number.isInteger(derived) && derived >= 0 && derived <= 0xffffffff).toBe(true)
    }),
  )
})
