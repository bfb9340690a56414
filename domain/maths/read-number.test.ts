import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figuresOf, readNumber } from './read-number.ts'

const numberIn = (typed: string) => {
  const read = readNumber(typed)
  return read.ok ? read.value : undefined
}

describe('every usual way to write a number is understood', () => {
  test.each([
    ['12', 12],
    ['-3', -3],
    ['−3', -3],
    ['–3', -3],
    ['- 3', -3],
    ['+3', 3],
    ['0.5', 0.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1,5', 1.5],
    ['12,50', 12.5],
    ['0,125', 0.125],
    ['12 500', 12500],
    ['12\u00a0500', 12500],
    ['12\u202f500.25', 12500.25],
    ['1,234,567', 1234567],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['3e5', 3e5],
    ['3E-5', 3e-5],
    ['3 x 10^5', 3e5],
    ['3x10^5', 3e5],
    ['3×10⁵', 3e5],
    ['3.2 × 10⁻⁴', 3.2e-4],
    ['3*10**5', 3e5],
    ['3 · 10^(-2)', 0.03],
    ['3 × 10^{4}', 3e4],
    ['10^5', 1e5],
    ['-10^2', -100],
    ['3/4', 0.75],
    ['-3/4', -0.75],
    ['1 3/4', 1.75],
    ['-1 3/4', -1.75],
    ['½', 0.5],
    ['1½', 1.5],
    ['2 ⅓', 7 / 3],
    ['3⁄4', 0.75],
    ['$4.50', 4.5],
    ['-$4.50', -4.5],
    ['$ 4.50', 4.5],
  ])('%s', (typed, value) => {
    expect(numberIn(typed)).toBeCloseTo(value, 12)
  })
})

test.each(['', ' ', 'abc', 'x = 3', '-', '.', ',', 'e5', 'ten', '--3', '1/0', '$', '~5'])(
  '"%s" is no number',
  (typed) => {
    expect(readNumber(typed)).toEqual({ ok: false })
  },
)

test('what follows the number is left for the unit', () => {
  expect(readNumber('12.5 cm')).toMatchObject({ value: 12.5, rest: 'cm' })
  expect(readNumber('12 km/h')).toMatchObject({ value: 12, rest: 'km/h' })
  expect(readNumber('3/4 cup')).toMatchObject({ value: 0.75, rest: 'cup' })
  expect(readNumber('25%')).toMatchObject({ value: 25, rest: '%' })
  expect(readNumber('5 eV')).toMatchObject({ value: 5, rest: 'eV' })
})

test('a comma before three digits has two readings', () => {
  expect(readNumber('1,500')).toMatchObject({ value: 1500, alternative: 1.5 })
  expect(readNumber('0,500')).not.toHaveProperty('alternative')
})

test.each([
  ['1500', 2, 4],
  ['1500.', 4, 4],
  ['0.0050', 2, 2],
  ['12.0', 3, 3],
  ['0', 1, 1],
  ['12 500', 3, 5],
  ['1,500', 2, 4],
  ['3.20', 3, 3],
])('%s has %i to %i significant figures', (digits, least, most) => {
  expect(figuresOf(digits)).toEqual({ least, most })
})

test('any number survives being written and read', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(numberIn(String(value))).toEqual(value === 0 ? expect.closeTo(0) : value)
    }),
  )
})

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (typed) => void readNumber(typed)))
})
