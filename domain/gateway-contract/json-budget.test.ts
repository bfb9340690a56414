import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CALL_BUDGET, findJsonProblem } from './json-budget.ts'

const small = { depth: 2, values: 5, letters: 6 }

test('depth and number of values are bounded, at the bound and not before', () => {
  expect(findJsonProblem([[1, 2, 3]], small)).toBeUndefined()
  expect(findJsonProblem([[1, 2, 3, 4]], small)).toBe('too-much')
  expect(findJsonProblem({ a: { b: 1 } }, small)).toBeUndefined()
  expect(findJsonProblem({ a: { b: [] } }, small)).toBe('too-deep')
})

test('letters are bounded, of names too, and a text that is there twice counts twice', () => {
  expect(findJsonProblem(['abc', 'def'], small)).toBeUndefined()
  expect(findJsonProblem(['abc', 'defg'], small)).toBe('too-much')
  expect(findJsonProblem({ abcd: 'ef' }, small)).toBeUndefined()
  expect(findJsonProblem({ abcdefg: 1 }, small)).toBe('too-much')
  const shared = { a: 'bcd' }
  expect(findJsonProblem([shared, shared], small)).toBe('too-much')
})

test('a hundred thousand nested lists and a million answers are found without harm', () => {
  const nested = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect(findJsonProblem(nested, CALL_BUDGET)).toBe('too-deep')
  const many = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, index) => [`q${index}`, 0]))
  expect(findJsonProblem({ answers: many }, CALL_BUDGET)).toBe('too-much')
})

test('the character NUL is found in texts and names, however deep', () => {
  for (const odd of ['\0', ['a\0'], { a: { 'b\0': 1 } }]) expect(findJsonProblem(odd, CALL_BUDGET)).toBe('nul')
})

test('what is small and plain passes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(findJsonProblem(value, CALL_BUDGET)).toBe(JSON.stringify(value).includes('\\u0000') ? 'nul' : undefined)
    }),
  )
})

test.each([
  [5, undefined],
  [null, undefined],
  ['', undefined],
  ['abcdef', undefined],
  ['abcdefg', 'too-much'],
  [[], undefined],
  [{}, undefined],
  [[1, 2, 3, 4], undefined],
  [[1, 2, 3, 4, 5], 'too-much'],
  [{ a: 1, b: 2, c: 3, d: 4 }, undefined],
  [{ a: 1, b: 2, c: 3, d: 4, e: 5 }, 'too-much'],
  [[[1], [2]], undefined],
  [[[1], [2, 3]], 'too-much'],
  [[[[]]], 'too-deep'],
  [{ a: { b: {} } }, 'too-deep'],
  [['', '', '', ''], undefined],
  [[true, false, null, 0], undefined],
])('with two levels, five values and six letters, %j is %s', (value, problem) => {
  expect(findJsonProblem(value, small)).toBe(problem)
})

test('a bigger budget never finds more wrong than a smaller one', () => {
  const size = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), size, size, size, fc.nat(10), (value, depth, values, letters, more) => {
      const tight = findJsonProblem(value, { depth, values, letters })
      const wide = findJsonProblem(value, { depth: depth + more, values: values + more, letters: letters + more })
      if (tight === undefined) expect(wide).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

test('what is looked through is not changed, and a list may hold itself many times over', () => {
  const leaf = Object.freeze(['x'])
  const value = Object.freeze(Array.from({ length: 100 }, () => leaf))
  expect(findJsonProblem(value, CALL_BUDGET)).toBeUndefined()
  expect(findJsonProblem(value, { ...CALL_BUDGET, letters: 99 })).toBe('too-much')
})
