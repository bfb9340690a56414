import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AngleUnit, createBudget, evaluate, MOST_STEPS, type Scope } from './evaluate-expression.ts'
import type { Expression } from './expression.ts'
import { readNotation } from './read-notation.ts'

const treeOf = (text: string): Expression => {
  const read = readNotation(text)
  if (!read.ok) throw new Error(`${text}: ${read.reason}`)
  return read.tree
}
const value = (text: string, scope: Scope = {}, angle: AngleUnit = 'radians') =>
  evaluate(treeOf(text), scope, { angle })
const number = (text: string, scope: Scope = {}, angle: AngleUnit = 'radians'): number => {
  const result = value(text, scope, angle)
  return result.ok && typeof result.value === 'number' ? result.value : Number.NaN
}

describe('angles', () => {
  test.each([
    ['sin(30)', 'degrees', 0.5],
    ['cos(60)', 'degrees', 0.5],
    ['tan(45)', 'degrees', 1],
    ['sec(60)', 'degrees', 2],
    ['csc(30)', 'degrees', 2],
    ['cot(45)', 'degrees', 1],
    ['asin(1)', 'degrees', 90],
    ['acos(0)', 'degrees', 90],
    ['atan(1)', 'degrees', 45],
    ['sin⁻¹(0.5)', 'degrees', 30],
    ['sin(30°)', 'degrees', 0.5],
    ['sin(30°)', 'radians', 0.5],
    ['sin(π/6)', 'radians', 0.5],
    ['asin(1)', 'radians', Math.PI / 2],
    ['180°', 'radians', Math.PI],
    ['180°', 'degrees', 180],
    ['ln(e)', 'degrees', 1],
    ['sqrt(16)', 'degrees', 4],
  ] as const)('%s in %s is %d', (text, angle, expected) => expect(number(text, {}, angle)).toBeCloseTo(expected, 12))

  test('an angle and its inverse, in either unit', () => {
    const angle = fc.constantFrom<AngleUnit>('degrees', 'radians')
    fc.assert(
      fc.property(fc.double({ min: -0.999, max: 0.999, noNaN: true }), angle, (ratio, unit) => {
        expect(number('sin(asin(x))', { x: ratio }, unit)).toBeCloseTo(ratio, 9)
        expect(number('cos(acos(x))', { x: ratio }, unit)).toBeCloseTo(ratio, 9)
        expect(number('tan(atan(x))', { x: ratio }, unit)).toBeCloseTo(ratio, 9)
      }),
    )
  })
})

describe('what has no number', () => {
  test.each([
    ['1/0', Number.POSITIVE_INFINITY],
    ['-1/0', Number.NEGATIVE_INFINITY],
    ['0/0', Number.NaN],
    ['√(-4)', Number.NaN],
    ['ln 0', Number.NEGATIVE_INFINITY],
    ['log(-1)', Number.NaN],
    ['asin(2)', Number.NaN],
    ['(-8)^(1/3)', Number.NaN],
    ['171!', Number.POSITIVE_INFINITY],
    ['(-1)!', Number.NaN],
    ['2.5!', Number.NaN],
  ])('%s gives what floating point gives: %d', (text, expected) => {
    const result = value(text)
    expect(result.ok && result.value).toEqual(expected)
  })

  test.each([
    ['x', {}, 'x has no value'],
    ['x + y', { x: 1 }, 'y has no value'],
    ['x + 1', { x: 'lynx' }, 'lynx is no number'],
    ['-x', { x: true }, 'true is no number'],
    ['gcd(4, x)', { x: 'six' }, 'six is no number'],
    ['min(1, y)', {}, 'y has no value'],
  ])('%s with %j: %s', (text, scope, message) => {
    expect(value(text, scope as Scope)).toEqual({ ok: false, reason: 'no-value', message })
  })

  test.each([
    [{ kind: 'call', name: 'eval', args: [] }, 'there is no function eval'],
    [{ kind: 'call', name: 'sin', args: [] }, 'sin takes another number of values'],
    [
      { kind: 'operation', sign: '<=>', left: { kind: 'number', value: 1 }, right: { kind: 'number', value: 2 } },
      'there is no operator <=>',
    ],
    [{ kind: 'property', of: { kind: 'number', value: 1 }, name: 'a' }, 'there is no a'],
  ] as const)('a tree nobody can have written: %j', (tree, message) => {
    expect(evaluate(tree as Expression, {})).toEqual({ ok: false, reason: 'no-value', message })
  })
})

describe('names', () => {
  test('the scope goes before the constants', () => {
    expect(number('e')).toBeCloseTo(Math.E, 12)
    expect(number('e', { e: 2 })).toBe(2)
    expect(number('2π')).toBeCloseTo(2 * Math.PI, 12)
  })

  test('nothing is inherited: words of the language are names without a value', () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf']) {
      expect(evaluate({ kind: 'name', name }, {})).toMatchObject({ ok: false, reason: 'no-value' })
      expect(evaluate({ kind: 'name', name }, { [name]: 4 })).toEqual(
        name === '__proto__' ? expect.anything() : { ok: true, value: 4 },
      )
    }
  })
})

describe('the budget is paid beforehand and never overdrawn', () => {
  const spent = (text: string, scope: Scope = {}) => {
    const budget = createBudget()
    evaluate(treeOf(text), scope, { budget })
    return MOST_STEPS - budget.steps
  }

  test.each([
    ['1', 1],
    ['1 + 1', 3],
    ['-x', 2],
    ['1 + 2 * 3', 5],
    ['sqrt(4)', 3],
    ['5!', 2 + 5 + 1],
    ['max(1, 2, 3)', 1 + 3 + 3],
    ['combinations(10, 3)', 3 + 3 + 2],
  ])('%s costs %i steps', (text, steps) => expect(spent(text, { x: 1 })).toBe(steps))

  test('with exactly enough it goes, with one less it does not', () => {
    const tree = treeOf('1 + 2 * 3')
    expect(evaluate(tree, {}, { budget: { steps: 5 } }).ok).toBe(true)
    expect(evaluate(tree, {}, { budget: { steps: 4 } })).toMatchObject({ ok: false, reason: 'too-much' })
    expect(evaluate(tree, {}, { budget: { steps: 0 } })).toMatchObject({ ok: false, reason: 'too-much' })
    expect(evaluate(tree, {}, { budget: { steps: Number.NaN } })).toMatchObject({ ok: false, reason: 'too-much' })
  })

  test('one budget may pay for several evaluations', () => {
    const budget = { steps: 8 }
    expect(evaluate(treeOf('1 + 1'), {}, { budget }).ok).toBe(true)
    expect(evaluate(treeOf('1 + 1'), {}, { budget }).ok).toBe(true)
    expect(evaluate(treeOf('1 + 1'), {}, { budget })).toMatchObject({ reason: 'too-much' })
  })
})

describe('laws of arithmetic hold for what students type', () => {
  const whole = fc.integer({ min: -999, max: 999 })
  const shown = (one: number) => (one < 0 ? `(${one})` : String(one))

  test('order, brackets and distribution', () => {
    fc.assert(
      fc.property(whole, whole, whole, (a, b, c) => {
        const [x, y, z] = [shown(a), shown(b), shown(c)]
        expect(number(`${x} + ${y} · ${z}`)).toBe(a + b * c)
        expect(number(`(${x} + ${y})${z.startsWith('(') ? z : `(${z})`}`)).toBe((a + b) * c)
        expect(number(`${x} - ${y} - ${z}`)).toBe(a - b - c)
        expect(number(`${x} - (${y} - ${z})`)).toBe(a - (b - c))
        expect(number(`${x}${y.startsWith('(') ? y : `(${y})`} + ${x}(${z})`)).toBe(a * b + a * c)
      }),
    )
  })

  test('powers: the exponent adds, the base multiplies, a minus belongs to the whole', () => {
    const small = fc.integer({ min: 1, max: 6 })
    fc.assert(
      fc.property(small, small, small, (a, m, n) => {
        expect(number(`${a}^${m} · ${a}^${n}`)).toBe(a ** (m + n))
        expect(number(`(${a}^${m})^${n}`)).toBeCloseTo(a ** (m * n), -3)
        expect(number(`${a}^${m}^${n > 2 ? 2 : n}`)).toBe(a ** (m ** (n > 2 ? 2 : n)))
        expect(number(`-${a}^${m}`)).toBe(-(a ** m))
      }),
    )
  })

  test('a percentage is a hundredth, of whatever stands before it', () => {
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        expect(number(`${shown(a)}% · ${shown(b)}`)).toBeCloseTo((a * b) / 100, 9)
      }),
    )
  })
})
