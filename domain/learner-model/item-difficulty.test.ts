import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#tests/seeded-random.ts'
import { normal } from '#tests/simulation/random-numbers.ts'
import { type ItemRecord, itemDifficulties } from './item-difficulty.ts'

const item = (right: number, total = 100, change: Partial<ItemRecord> = {}): ItemRecord => ({
  level: 2,
  guess: 0.25,
  right,
  total,
  ...change,
})

test('without answers an item is as difficult as its author says', () => {
  const found = itemDifficulties([1, 2, 3].map((level) => item(0, 0, { level })))
  for (const [i, difficulty] of found.entries()) expect(difficulty).toBeCloseTo(i - 1, 6)
})

test('of items of one level, the one more students get right is the easier one, and the more answers say so the further it moves', () => {
  const [hard = 0, usual = 0, easy = 0] = itemDifficulties([item(40), item(60), item(80)])
  expect(hard).toBeGreaterThan(0.3)
  expect(Math.abs(usual)).toBeLessThan(0.3)
  expect(easy).toBeLessThan(-0.3)
  const [few = 0] = itemDifficulties([item(12, 30), item(60), item(80)])
  expect(few).toBeGreaterThan(0)
  expect(few).toBeLessThan(hard)
})

test('how able the students are is no matter of the items: where all items go well, none of them is easy', () => {
  for (const right of [35, 60, 90])
    for (const difficulty of itemDifficulties([item(right), item(right), item(right)]))
      expect(difficulty).toBeCloseTo(0, 1)
})

const anyItem = fc
  .record({
    level: fc.constantFrom(1, 2, 3),
    guess: fc.constantFrom(0.02, 0.25, 0.5),
    total: fc.nat(400),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rest }): ItemRecord => ({ ...rest, right: Math.floor(share * rest.total) }))

test('whatever was counted, a difficulty is a number on the scale', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 6 }), (items) => {
      for (const difficulty of itemDifficulties(items)) expect(Math.abs(difficulty)).toBeLessThanOrEqual(5)
    }),
    { numRuns: 60 },
  )
})

test('where many have answered, one more right answer never makes an item harder', () => {
  // it tells of the group too: of few answers in all, one can say more about the students than about the item
  const answeredByMany: ItemRecord = { level: 2, guess: 0.25, total: 2000, right: 1300 }
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 6 }), fc.nat(5), (some, at) => {
      const items = [...some, answeredByMany]
      const before = itemDifficulties(items)
      const one = at % some.length
      const more = items.map((each, i) =>
        i === one && each.right < each.total ? { ...each, right: each.right + 1 } : each,
      )
      expect((itemDifficulties(more)[one] ?? 0) - (before[one] ?? 0)).toBeLessThanOrEqual(0.02)
    }),
    { numRuns: 60 },
  )
})

test('in a simulation, measured difficulties are closer to the true ones than levels are, from thirty answers on', () => {
  const random = seededRandom(9)
  const truth = Array.from({ length: 120 }, (_, i) => ({
    level: 1 + (i % 3),
    difficulty: (i % 3) - 1 + 0.6 * normal(random),
  }))
  const errorWith = (answers: number) => {
    const items = truth.map(({ level, difficulty }) => {
      let right = 0
      for (let n = 0; n < answers; n++) {
        // these students are abler than the model's usual ones, and spread less
        const knows = 1 / (1 + Math.exp(difficulty - (0.5 + 0.9 * normal(random))))
        if (random() < 0.25 + 0.73 * knows) right++
      }
      return { level, guess: 0.25, right, total: answers }
    })
    const found = itemDifficulties(items)
    return Math.sqrt(
      truth.reduce((sum, { difficulty }, i) => sum + (difficulty - (found[i] ?? 0)) ** 2, 0) / truth.length,
    )
  }
  const [authored, thirty, many] = [errorWith(0), errorWith(30), errorWith(300)]
  expect(thirty).toBeLessThan(0.85 * authored)
  expect(many).toBeLessThan(0.5 * authored)
})
