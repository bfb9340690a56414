import { expect, test } from 'vitest'
import { firstBy, type Rank } from './rank.ts'

/** Whether the second of two ranks comes before the first. */
const overtakes = (first: Rank, second: Rank) => firstBy([first, second], (rank) => rank) === second

test('the first number that differs decides, the smaller first', () => {
  expect(overtakes([1, 0], [0, 5])).toBe(true)
  expect(overtakes([1, 2], [1, 0])).toBe(true)
  expect(overtakes([1, 2], [1, 2])).toBe(false)
  expect(overtakes([1, 2 + 1e-12], [1, 2])).toBe(false)
})

test('of things that rank alike the one that stands first; of none nothing', () => {
  expect(firstBy(['bb', 'a', 'c'], ({ length }) => [length])).toBe('a')
  expect(firstBy([], () => [0])).toBeUndefined()
})
