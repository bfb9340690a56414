import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate } from '../maths/evaluate-expression.ts'
import { readExpression } from '../template/template-expression.ts'
import { fastFormula } from './fast-formula.ts'
import { BrokenFigure, figureValues } from './figure-values.ts'

const scope = { a: 3, name: 'lamp', chain: { prey: 'hare', mass: 2 } }
const treeOf = (source: string) => {
  const read = readExpression(source)
  if (!read.ok) throw new Error(read.reason)
  return read.tree
}
const formulas = [
  'x',
  '-x',
  'a * x + 1',
  'x^2 - a',
  '1 / x',
  'sqrt(x)',
  'sin(x) + cos(a)',
  'x > a ? x : -x',
  'x < 1 or x > 2 ? 1 : 0',
  'x >= 0 and x <= 2 ? x : 0',
  'max(x, a, 1)',
  'log(x, 2)',
  'abs(x - a)',
  'chain.mass * x',
  '2^x',
  'exp(-x^2)',
  'x * y',
  'atan2(y, x)',
]

test('the fast way gives what the slow way gives, for every formula and number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...formulas),
      fc.integer({ min: -40, max: 40 }),
      fc.integer({ min: -40, max: 40 }),
      (source, tenths, other) => {
        const [x, y] = [tenths / 10, other / 10]
        const tree = treeOf(source)
        const fast = fastFormula(tree, ['x', 'y'], scope)
        const slow = evaluate(tree, { ...scope, x, y })
        expect(fast).toBeDefined()
        const value = slow.ok ? Number(slow.value) : Number.NaN
        if (Number.isFinite(value)) expect(fast?.([x, y])).toBeCloseTo(value, 9)
        else expect(Number.isFinite(fast?.([x, y]) ?? Number.NaN)).toBe(false)
      },
    ),
    { numRuns: 400 },
  )
})

test.each(['name', 'chain.prey', 'x == name ? 1 : 0', 'factorial(x)', 'combinations(x, 2)', 'not (x > 1)'])(
  '%s goes the slow way',
  (source) => {
    expect(fastFormula(treeOf(source), ['x'], scope)).toBeUndefined()
  },
)

describe('the fields of a figure', () => {
  const values = figureValues(scope)
  test('numbers and expressions are numbers', () => {
    expect(values.number(4, 'x')).toBe(4)
    expect(values.number('a * 2', 'x')).toBe(6)
    expect(values.number('chain.mass', 'x')).toBe(2)
  })
  test.each([
    ['1 / 0', 'the height: "1 / 0" gives Infinity, not a number'],
    ['name', 'the height: "name" gives lamp, not a number'],
    ['k', 'the height: "k" uses k, which is not a parameter'],
    ['3 +', 'the height: "3 +" is not an expression'],
  ])('%s is refused: %s', (source, reason) => {
    expect(() => values.number(source, 'the height')).toThrow(BrokenFigure)
    expect(() => values.number(source, 'the height')).toThrow(reason)
  })
  test('texts are filled', () => {
    expect(values.text('@{a} N on the @{name}')).toBe('3 N on the lamp')
    expect(() => values.text('@{k}')).toThrow(BrokenFigure)
  })
  test('a formula is a function of its variables; without a value it is no number, never infinite', () => {
    expect(values.formula('a * x', ['x'])(2)).toBe(6)
    expect(values.formula('x * y', ['x', 'y'])(2, 5)).toBe(10)
    expect(values.formula('factorial(x)', ['x'])(4)).toBe(24)
    for (const source of ['1 / x', 'ln(x)', 'sqrt(-1 - x)']) expect(values.formula(source, ['x'])(0)).toBeNaN()
    expect(values.formula('name', [])()).toBeNaN()
  })
  test('its variable goes before a parameter of that name', () => {
    expect(figureValues({ x: 100 }).formula('x + 1', ['x'])(2)).toBe(3)
  })
  test.each([
    ['k * x', '"k * x" uses k, which is neither x nor y nor a parameter'],
    ['x +', '"x +" is not an expression'],
  ])('%s is refused: %s', (source, reason) => {
    expect(() => values.formula(source, ['x', 'y'])).toThrow(reason)
  })
})
