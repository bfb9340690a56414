import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leavesFillable } from './fill-places.ts'

test('a set is taken only where the rest can still be filled', () => {
  const fits = leavesFillable(4, [2, 2, 3])
  expect([fits(2), fits(3)]).toEqual([true, false])
  expect(leavesFillable(4, [1, 3])(3)).toBe(true)
  // the one item alone is needed beside the set
  expect(leavesFillable(4, [1, 1, 1, 1, 1, 3])(1)).toBe(true)
})

test('where the places cannot be filled anyhow, whatever fits is taken', () => {
  const fits = leavesFillable(5, [1, 3, 6])
  expect([fits(3), fits(6), fits(1)]).toEqual([true, false, true])
})

test('taking what it allows fills all places whenever they can be filled', () => {
  const fill = fc.record({
    left: fc.nat(20),
    alone: fc.nat(6),
    sets: fc.array(fc.integer({ min: 2, max: 5 }), { maxLength: 8 }),
  })
  fc.assert(
    fc.property(fill, fc.infiniteStream(fc.nat(9)), (start, choices) => {
      const sums = new Set([0])
      for (const size of start.sets) for (const sum of [...sums]) sums.add(sum + size)
      const isFillable = [...sums].some((sum) => sum <= start.left && start.left - sum <= start.alone)
      let { left, alone } = start
      const sets = [...start.sets]
      while (left > 0) {
        const fits = leavesFillable(left, [...Array<number>(alone).fill(1), ...sets])
        const options = [...(alone > 0 && fits(1) ? [1] : []), ...sets.filter((size) => size <= left && fits(size))]
        const taken = options[(choices.next().value ?? 0) % Math.max(1, options.length)]
        if (taken === undefined) break
        if (taken === 1) alone -= 1
        else sets.splice(sets.indexOf(taken), 1)
        left -= taken
      }
      if (isFillable) expect(left).toBe(0)
    }),
  )
})
