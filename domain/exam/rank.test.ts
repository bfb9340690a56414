import { expect, test } from 'vitest'
import { firstBy, isBefore } from './rank.ts'

test('the first number that differs decides, the smaller first', () => {
  expect(isBefore([0, 5], [1, 0])).toBe(true)
  expect(isBefore([1, 0], [1, 2])).toBe(true)
  expect(isBefore([1, 2], [1, 2])).toBe(false)
  expect(isBefore([1, 2 + 1e-12], [1, 2])).toBe(false)
})

test('of things that rank alike the one that stands first; of none nothing', () => {
  expect(firstBy(['bb', 'a', 'c'], ({ length }) => [length])).toBe('a')
  expect(firstBy([], () => [0])).toBeUndefined()
})
