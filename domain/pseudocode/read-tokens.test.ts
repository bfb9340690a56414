import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProgramStops } from './program-problem.ts'
import { readTokens } from './read-tokens.ts'

const written = (source: string) => readTokens(source).map(({ text }) => text)

test.each([
  ['x ← 5', ['x', '←', '5', '']],
  ['x <- 5', ['x', '<-', '5', '']],
  ['a <= b >= c != d <> e', ['a', '≤', 'b', '≥', 'c', '≠', 'd', '≠', 'e', '']],
  ['2 × 3 ÷ 4 − 1', ['2', '*', '3', '/', '4', '-', '1', '']],
  ['DISPLAY("a // b") // shows it', ['DISPLAY', '(', 'a // b', ')', '']],
  ['“Banff”', ['Banff', '']],
  ['3.25 7. list[1]', undefined],
  ['list_2[10]', ['list_2', '[', '10', ']', '']],
  ['', ['']],
])('%j', (source, expected) => {
  if (expected) expect(written(source)).toEqual(expected)
  else expect(() => written(source)).toThrow(ProgramStops)
})

test('each token knows its line, and what it is', () => {
  expect(readTokens('x ←\n\n"a" // b\n3')).toEqual([
    { kind: 'word', text: 'x', line: 1 },
    { kind: 'sign', text: '←', line: 1 },
    { kind: 'text', text: 'a', line: 3 },
    { kind: 'number', text: '3', line: 4 },
    { kind: 'end', text: '', line: 4 },
  ])
})

test('a text that is not closed, and a character that means nothing, are named with their line', () => {
  const problem = (source: string) => {
    try {
      return readTokens(source)
    } catch (error) {
      return error instanceof ProgramStops ? error.problem : error
    }
  }
  expect(problem('x ← 1\nDISPLAY("Banff)')).toMatchObject({ kind: 'syntax', line: 2, message: /is not closed/ })
  expect(problem('x ← 1;')).toEqual({ kind: 'syntax', line: 1, message: 'the character ; has no meaning here' })
})

test('any text is read or refused, in time that grows with its length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (source) => {
      try {
        expect(readTokens(source).at(-1)?.kind).toBe('end')
      } catch (error) {
        expect(error).toBeInstanceOf(ProgramStops)
      }
    }),
  )
  const start = performance.now()
  readTokens(`${'"'.repeat(2)} ${'/ '.repeat(20_000)}${'a'.repeat(100_000)}`)
  expect(performance.now() - start).toBeLessThan(2000)
})
