import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asFraction,
  fixedNumber,
  fractionNumber,
  groupThousands,
  plainNumber,
  roundTo,
  scientificNumber,
  significantNumber,
  withoutNoise,
} from './format-number.ts'

test.each([
  [0.1 + 0.2, '0.3'],
  [1e-7, '0.0000001'],
  [1.5e-9, '0.0000000015'],
  [12500, '12500'],
  [-0, '0'],
  [1 / 3, '0.333333333333'],
  [3e8, '300000000'],
  [6.02e23, '6.02e+23'],
])('%d is written %s', (value, text) => {
  expect(plainNumber(value)).toBe(text)
})

test.each([
  [1.005, 2, '1.01'],
  [2.5, 0, '3'],
  [-2.5, 0, '-3'],
  [0.045, 2, '0.05'],
  [12, 2, '12.00'],
  [-0.001, 2, '0.00'],
  [1e-9, 3, '0.000'],
])('%d with %i decimals is %s', (value, decimals, text) => {
  expect(fixedNumber(value, decimals)).toBe(text)
})

test.each([
  [12.345, 3, '12.3'],
  [12.0, 3, '12.0'],
  [9.996, 3, '10.0'],
  [0.0045678, 2, '0.0046'],
  [12345, 2, '12000'],
  [99.95, 3, '100'],
  [0, 3, '0.00'],
  [-1.25, 2, '-1.3'],
])('%d to %i significant figures is %s', (value, figures, text) => {
  expect(significantNumber(value, figures)).toBe(text)
})

test.each([
  [300000, 3, '3.00 \\times 10^{5}'],
  [0.00012, 2, '1.2 \\times 10^{-4}'],
  [9.996e5, 3, '1.00 \\times 10^{6}'],
  [-4.5e-7, 2, '-4.5 \\times 10^{-7}'],
  [0, 3, '0'],
])('%d in scientific notation with %i figures is %s', (value, figures, text) => {
  expect(scientificNumber(value, figures)).toBe(text)
})

describe('fractions', () => {
  test.each([
    [0.75, '\\frac{3}{4}'],
    [-2 / 3, '-\\frac{2}{3}'],
    [2, '2'],
    [0, '0'],
    [7 / 2, '\\frac{7}{2}'],
    [Math.PI, '3.14159265359'],
  ])('%d is %s', (value, text) => {
    expect(fractionNumber(value)).toBe(text)
  })
  test('every fraction of small numbers is found, reduced', () => {
    const small = fc.integer({ min: -200, max: 200 })
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 200 }), (top, bottom) => {
        const found = asFraction(top / bottom)
        expect(found && found.numerator * bottom === top * found.denominator).toBe(true)
        expect(found?.denominator).toBeLessThanOrEqual(bottom)
      }),
    )
  })
})

test.each([
  ['8500', '8500'],
  ['12500', '12\u00a0500'],
  ['-1234567.25', '-1\u00a0234\u00a0567.25'],
])('%s in groups is %s', (digits, text) => {
  expect(groupThousands(digits)).toBe(text)
})

test('rounding moves a number by at most half a unit of the last digit', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 6 }), (value, decimals) => {
      expect(Math.abs(roundTo(value, decimals) - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals * (1 + 1e-6) + 1e-9)
    }),
  )
})

test('removing noise changes nothing a student could see', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
      expect(Math.abs(withoutNoise(value) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-11)
    }),
  )
})
