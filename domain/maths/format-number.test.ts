import { expect, test } from 'vitest'
import {
  fixedNumber,
  fractionNumber,
  groupThousands,
  plainNumber,
  scientificNumber,
  significantNumber,
} from './format-number.ts'

// Examples; what holds for every number is in format-number-rules.test.ts.

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

test.each([
  [0.75, '\\frac{3}{4}'],
  [-2 / 3, '-\\frac{2}{3}'],
  [2, '2'],
  [0, '0'],
  [7 / 2, '\\frac{7}{2}'],
  [Math.PI, '3.14159265359'],
])('%d as a fraction is %s', (value, text) => {
  expect(fractionNumber(value)).toBe(text)
})

test.each([
  ['8500', '8500'],
  ['12500', '12\u00a0500'],
  ['-1234567.25', '-1\u00a0234\u00a0567.25'],
])('%s in groups is %s', (digits, text) => {
  expect(groupThousands(digits)).toBe(text)
})
