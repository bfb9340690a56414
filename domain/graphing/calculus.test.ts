import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { derivativeAt, integrate } from './calculus.ts'

describe('the slope', () => {
  test.each<[string, (x: number) => number, number, number]>([
    ['x² at 3', (x) => x * x, 3, 6],
    ['sin at 0', Math.sin, 0, 1],
    ['cos at 0', Math.cos, 0, 0],
    ['e^x at 2', Math.exp, 2, Math.exp(2)],
    ['ln at 0.01', Math.log, 0.01, 100],
    ['√ at 100', Math.sqrt, 100, 0.05],
    ['x³ at 0', (x) => x ** 3, 0, 0],
    ['1/x at −2', (x) => 1 / x, -2, -0.25],
    ['ln at 1', Math.log, 1, 1],
  ])('%s', (_name, of, x, slope) => {
    expect(derivativeAt(of, x)).toBeCloseTo(slope, 6)
  })

  test.each<[string, (x: number) => number, number]>([
    ['a corner', Math.abs, 0],
    ['a jump', Math.sign, 0],
    ['a gap', (x) => 1 / x, 0],
    ['outside the domain', Math.log, -1],
    ['the edge of the domain', Math.sqrt, 0],
    ['a vertical tangent', Math.cbrt, 0],
  ])('there is none at %s', (_name, of, x) => {
    expect(derivativeAt(of, x)).toBeNaN()
  })

  test('of polynomials it is that of the rule', () => {
    const coefficient = fc.integer({ min: -9, max: 9 })
    fc.assert(
      fc.property(coefficient, coefficient, coefficient, fc.double({ min: -8, max: 8, noNaN: true }), (a, b, c, x) => {
        const slope = 3 * a * x * x + 2 * b * x + c
        expect(Math.abs(derivativeAt((at) => a * at ** 3 + b * at ** 2 + c * at, x) - slope)).toBeLessThan(
          1e-6 * (1 + Math.abs(slope)),
        )
      }),
    )
  })
})

describe('the definite integral', () => {
  test.each<[string, (x: number) => number, number, number, number]>([
    ['x² from 0 to 3', (x) => x * x, 0, 3, 9],
    ['sin from 0 to π', Math.sin, 0, Math.PI, 2],
    ['sin over whole waves', Math.sin, 0, 8 * Math.PI, 0],
    ['e^(−x²) from −5 to 5', (x) => Math.exp(-x * x), -5, 5, 1.7724538509],
    ['backwards', (x) => x, 2, 0, -2],
    ['nothing', (x) => x, 2, 2, 0],
    ['|x| over its corner', Math.abs, -1, 2, 2.5],
    ['√x from its edge', Math.sqrt, 0, 4, 16 / 3],
    ['a fast wave', (x) => Math.sin(50 * x) ** 2, 0, Math.PI, Math.PI / 2],
  ])('%s', (_name, of, from, to, wanted) => {
    const integral = integrate(of, from, to)
    expect(integral.ok && integral.value).toBeCloseTo(wanted, 6)
  })

  test.each<[string, (x: number) => number, number, number, string]>([
    ['over a pole', (x) => 1 / x, -1, 1, 'no-value'],
    ['outside the domain', Math.sqrt, -1, 1, 'no-value'],
    ['of what never rests', (x) => Math.sin(1 / x), 1e-9, 1, 'too-much'],
  ])('%s has no answer', (_name, of, from, to, reason) => {
    expect(integrate(of, from, to)).toEqual({ ok: false, reason })
  })

  test('of polynomials it is that of the antiderivative, and pieces add up', () => {
    const end = fc.double({ min: -6, max: 6, noNaN: true })
    const coefficient = fc.integer({ min: -9, max: 9 })
    fc.assert(
      fc.property(coefficient, coefficient, end, end, end, (a, b, from, middle, to) => {
        const of = (x: number) => a * x ** 3 + b * x
        const whole = (x: number) => (a * x ** 4) / 4 + (b * x * x) / 2
        const value = (one: number, two: number) => {
          const integral = integrate(of, one, two)
          return integral.ok ? integral.value : Number.NaN
        }
        expect(value(from, to)).toBeCloseTo(whole(to) - whole(from), 5)
        expect(value(from, middle) + value(middle, to)).toBeCloseTo(value(from, to), 5)
      }),
    )
  })
})
