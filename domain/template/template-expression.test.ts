import { describe, expect, test } from 'vitest'
import { evaluateExpression } from './template-expression.ts'

const scope = { a: 3, b: 4, name: 'lynx', chain: { top: 'osprey', mass: 2 } }
const value = (source: string) => {
  const result = evaluateExpression(source, scope)
  return result.ok ? result.value : result.reason
}

test.each([
  ['sqrt(a^2 + b^2)', 5],
  ['2a', 6],
  ['round(10 / a, 2)', 3.33],
  ['mod(-7, 3)', 2],
  ['gcd(12, 18) + lcm(4, 6)', 18],
  ['combinations(5, 2)', 10],
  ['factorial(4)', 24],
  ['log(8, 2)', 3],
  ['exp(0)', 1],
  ['a == 3 and not (b == 3)', true],
  ['a > b ? "up" : "down"', 'down'],
  ['chain.top', 'osprey'],
  ['chain.mass * a', 6],
  ['name == "lynx"', true],
  ['name != chain.top', true],
  ['abs(-pi) > 3', true],
])('%s is %s', (source, expected) => {
  expect(value(source)).toEqual(expected)
})

describe('nothing but calculating is allowed', () => {
  test.each([
    'import("x")',
    'evaluate("1")',
    'parse("1")',
    'simplify("x")',
    'derivative("x", "x")',
    'createUnit("x")',
    'a = 5',
    'f(x) = x',
    '1; 2',
    '[1, 2]',
    '{ x: 1 }',
    '1:5',
    'config({})',
    'compile("1")',
    'map([1], sqrt)',
    'chain["constructor"]("x")',
    'cos.constructor("return 1")()',
  ])('%s is refused', (source) => {
    expect(evaluateExpression(source, scope).ok).toBe(false)
  })
  test('properties of the language cannot be reached', () => {
    for (const source of ['chain.constructor', 'chain.__proto__', 'name.constructor', 'chain.toString']) {
      expect(evaluateExpression(source, scope).ok).toBe(false)
    }
  })
})

test('an unknown name is said by its name', () => {
  expect(value('a + speed')).toContain('speed')
})
test('what is no expression is said so', () => {
  expect(value('a +')).toContain('is not an expression')
  expect(value('')).toBeTypeOf('string')
})
test('a scope is never changed', () => {
  const before = structuredClone(scope)
  evaluateExpression('a * 2', scope)
  expect(scope).toEqual(before)
})
