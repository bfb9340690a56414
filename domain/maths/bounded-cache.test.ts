import { expect, test } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

test('a key is made once while it is used, and forgotten when many others came', () => {
  const cache = createBoundedCache<string>(3)
  const made: string[] = []
  const get = (key: string) =>
    cache.get(key, (name) => {
      made.push(name)
      return name.toUpperCase()
    })
  expect(get('a')).toBe('A')
  expect(get('a')).toBe('A')
  expect(made).toEqual(['a'])
  for (const key of ['b', 'c', 'd', 'a', 'e', 'f']) get(key)
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  for (const key of ['g', 'h', 'i', 'j', 'k', 'l']) get(key)
  get('a')
  expect(made.at(-1)).toBe('a')
})
