import { expect, test } from 'vitest'
import { growingText } from './growing-text.server.ts'

const unlimited = { ms: 60_000, times: 1e9, letters: 1e9 }

test('a reply that grows by words is shown all the way', () => {
  const show = growingText()
  const words = Array.from({ length: 120 }, (_, index) => `word${index} `)
  const shown = words.map((_, index) => show(words.slice(0, index + 1).join('')))
  expect(shown.at(-1)?.text).toContain('word119')
  expect(shown).not.toContain(undefined)
})

test('after so many times, or so many letters, nothing more is shown', () => {
  const few = growingText({ ...unlimited, times: 3 })
  expect([few('a'), few('b'), few('c'), few('d'), few('e')].map((shown) => shown?.text)).toEqual([
    'a',
    'b',
    'c',
    undefined,
    undefined,
  ])
  const short = growingText({ ...unlimited, letters: 10 })
  expect([short('12345'), short('12345'), short('1'), short('1')].map((shown) => shown?.text)).toEqual([
    '12345',
    '12345',
    undefined,
    undefined,
  ])
})

test('formulas that take long use the time up, whoever sends them how often', () => {
  const show = growingText({ ...unlimited, ms: 200 })
  const costly = `$x_{n}${"'".repeat(900)}$ `.repeat(20)
  let rendered = 0
  while (show(costly) !== undefined && rendered < 10_000) rendered++
  expect(rendered).toBeLessThan(10_000)
})
