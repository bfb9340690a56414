import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNear, MATHS_FUNCTIONS } from './maths-functions.ts'

const call = (name: string, ...values: number[]): number => {
  const found = MATHS_FUNCTIONS.get(name)
  if (!found) throw new Error(`there is no ${name}`)
  return found.of(...values)
}

describe('numbers count as equal within the noise of a few operations', () => {
  test.each([
    [0.1 + 0.2, 0.3],
    [1 / 3 + 1 / 3 + 1 / 3, 1],
    [Math.sqrt(2) ** 2, 2],
    [0, 1e-16],
    [1e300, 1e300 * (1 + 1e-13)],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    [-0, 0],
  ])('%d and %d', (a, b) => expect(isNear(a, b)).toBe(true))

  test.each([
    [1, 1 + 1e-9],
    [0, 1e-14],
    [1e-20, 2e-5],
    [5, -5],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    [Number.POSITIVE_INFINITY, 1e308],
    [Number.NaN, Number.NaN],
    [Number.NaN, 0],
  ])('not %d and %d', (a, b) => expect(isNear(a, b)).toBe(false))

  test('either way round', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (a, b) => {
        expect(isNear(a, b)).toBe(isNear(b, a))
      }),
    )
  })
})

describe('what school functions give', () => {
  test.each([
    ['abs', [-3.5], 3.5],
    ['square', [-4], 16],
    ['cube', [-2], -8],
    ['sqrt', [2.25], 1.5],
    ['cbrt', [-27], -3],
    ['exp', [0], 1],
    ['ln', [Math.E], 1],
    ['log', [Math.E], 1],
    ['log', [8, 2], 3],
    ['log', [100, 10], 2],
    ['log10', [1000], 3],
    ['log2', [32], 5],
    ['pow', [2, -2], 0.25],
    ['nthRoot', [16], 4],
    ['nthRoot', [27, 3], 3],
    ['nthRoot', [-27, 3], -3],
    ['nthRoot', [-32, 5], -2],
    ['sec', [0], 1],
    ['csc', [Math.PI / 2], 1],
    ['cot', [Math.PI / 4], 1],
    ['atan2', [1, 1], Math.PI / 4],
    ['sinh', [0], 0],
    ['cosh', [0], 1],
    ['tanh', [0], 0],
    ['sign', [-9], -1],
    ['mean', [1, 2, 6], 3],
    ['median', [9, 1, 5], 5],
    ['median', [4, 1, 3, 2], 2.5],
    ['median', [7], 7],
    ['sum', [1, 2, 3.5], 6.5],
    ['max', [-3, -8], -3],
    ['min', [-3, -8], -8],
  ])('%s(%j) is %d', (name, values, result) => expect(call(name, ...values)).toBeCloseTo(result, 12))
})

describe('cutting to whole numbers forgives floating noise', () => {
  test.each([
    ['floor', 2.9, 2],
    ['floor', -2.1, -3],
    ['floor', 2.9999999999999996, 3],
    ['floor', 0.1 * 30, 3],
    ['ceil', 2.1, 3],
    ['ceil', -2.9, -2],
    ['ceil', 3.0000000000000004, 3],
    ['fix', 2.9, 2],
    ['fix', -2.9, -2],
    ['fix', -2.9999999999999996, -3],
  ])('%s(%d) is %d', (name, value, result) => expect(call(name, value)).toBe(result))

  test.each([
    [2.5, undefined, 3],
    [-2.5, undefined, -3],
    [2.4, undefined, 2],
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [-1.005, 2, -1.01],
    [1234.5, -2, 1200],
    [0.5, 0, 1],
    [0, 3, 0],
  ])('round(%d, %s) is %d, half away from zero', (value, decimals, result) => {
    expect(decimals === undefined ? call('round', value) : call('round', value, decimals)).toBeCloseTo(result, 12)
  })

  test('is one or zero for whole and prime', () => {
    expect([2, 3, 5, 7, 97, 7919, 999_999_937].map((value) => call('isPrime', value))).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect([-7, 0, 1, 4, 9, 91, 2.5, 1e9 + 7].map((value) => call('isPrime', value))).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect([3, -3, 0, 0.1 * 30].map((value) => call('isInteger', value))).toEqual([1, 1, 1, 1])
    expect([3.5, 1e-9].map((value) => call('isInteger', value))).toEqual([0, 0])
  })
})

describe('counting', () => {
  test.each([
    ['factorial', [0], 1],
    ['factorial', [1], 1],
    ['factorial', [5], 120],
    ['factorial', [20], 2_432_902_008_176_640_000],
    ['factorial', [171], Number.POSITIVE_INFINITY],
    ['combinations', [5, 2], 10],
    ['combinations', [5, 0], 1],
    ['combinations', [5, 5], 1],
    ['combinations', [5, 6], 0],
    ['combinations', [49, 6], 13_983_816],
    ['combinations', [1001, 2], Number.POSITIVE_INFINITY],
    ['permutations', [5, 2], 20],
    ['permutations', [5], 120],
    ['permutations', [5, 0], 1],
    ['permutations', [2, 5], 0],
    ['permutations', [1001, 2], Number.POSITIVE_INFINITY],
    ['gcd', [12, 18], 6],
    ['gcd', [12, 18, 8], 2],
    ['gcd', [-12, 18], 6],
    ['gcd', [0, 5], 5],
    ['gcd', [7], 7],
    ['lcm', [4, 6], 12],
    ['lcm', [2, 3, 5], 30],
    ['lcm', [0, 5], 0],
    ['lcm', [-4, 6], 12],
    ['mod', [7, 3], 1],
    ['mod', [-1, 3], 2],
    ['mod', [7, -3], -2],
    ['mod', [7, 0], 7],
  ])('%s(%j) is %d', (name, values, result) => expect(call(name, ...values)).toBe(result))

  test.each([
    ['factorial', [-1]],
    ['factorial', [2.5]],
    ['combinations', [-5, 2]],
    ['combinations', [5, 1.5]],
    ['permutations', [5, -1]],
    ['permutations', [2.5, 1]],
    ['gcd', [2.5, 5]],
    ['gcd', [2 ** 60, 5]],
  ])('%s(%j) is no number', (name, values) => expect(call(name, ...values)).toBeNaN())

  const small = fc.integer({ min: 0, max: 40 })
  test('choosing k and leaving n − k are the same choice', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        const [n, k] = [Math.max(a, b), Math.min(a, b)]
        expect(call('combinations', n, k)).toBe(call('combinations', n, n - k))
      }),
    )
  })

  test('Pascal: a row is the sum of the one above', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (n, k) => {
        expect(call('combinations', n, k)).toBe(call('combinations', n - 1, k - 1) + call('combinations', n - 1, k))
      }),
    )
  })

  test('orders are choices times the orders of what was chosen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 15 }), (n, k) => {
        const expected = call('combinations', n, k) * call('factorial', k)
        expect(call('permutations', n, k)).toBeCloseTo(expected, 3)
      }),
    )
  })

  test('two numbers are the product of their gcd and lcm', () => {
    const whole = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        expect(call('gcd', a, b) * call('lcm', a, b)).toBe(a * b)
      }),
    )
  })

  test('a remainder lies between zero and what is divided by', () => {
    const whole = fc.integer({ min: -10_000, max: 10_000 })
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 500 }), (value, by) => {
        const rest = call('mod', value, by)
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(rest).toBeLessThan(by)
        expect((value - rest) % by === 0).toBe(true)
      }),
    )
  })
})

test('every function takes as many values as it says, and gives a number for ordinary ones', () => {
  for (const [name, { of, takes, rounds }] of MATHS_FUNCTIONS) {
    const [least, most] = takes
    expect(least, name).toBeGreaterThan(0)
    expect(most, name).toBeGreaterThanOrEqual(least)
    const values = Array.from({ length: least }, (_, index) => index + 1)
    expect(typeof of(...values), name).toBe('number')
    if (rounds) expect(rounds(...values), name).toBeGreaterThanOrEqual(0)
  }
})

test('what would take long says so beforehand, or is over at once', () => {
  for (const [name, values] of [
    ['factorial', [1e15]],
    ['combinations', [1e15, 5e14]],
    ['permutations', [1e15, 5e14]],
    ['isPrime', [1e15]],
  ] as const) {
    const found = MATHS_FUNCTIONS.get(name)
    expect(found?.rounds?.(...values), name).toBe(0)
    expect(call(name, ...values)).not.toBeUndefined()
  }
  expect(MATHS_FUNCTIONS.get('isPrime')?.rounds?.(1e9)).toBeCloseTo(31_622.8, 0)
  expect(MATHS_FUNCTIONS.get('combinations')?.rounds?.(1000, 500)).toBe(500)
})
