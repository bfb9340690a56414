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
import { figuresOf, readNumber } from './read-number.ts'

const ordinary = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => (Math.abs(value) < 1e-20 ? 0 : value))
const figures = fc.integer({ min: 1, max: 8 })
const valueIn = (text: string) => {
  const read = readNumber(text)
  return read.ok ? read.value : Number.NaN
}

describe('a number that is shown can be typed back', () => {
  test('plain: no exponent, the same value up to twelve figures', () => {
    fc.assert(
      fc.property(ordinary, (value) => {
        const text = plainNumber(value)
        expect(text).toMatch(/^-?\d+(?:\.\d+)?$/)
        expect(Math.abs(valueIn(text) - value)).toBeLessThanOrEqual(1e-11 * Math.abs(value))
      }),
    )
  })

  test('with decimals: exactly that many, and no further off than half a unit', () => {
    fc.assert(
      fc.property(ordinary, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const text = fixedNumber(value, decimals)
        expect(text.split('.')[1]?.length ?? 0).toBe(decimals)
        expect(Math.abs(valueIn(text) - value)).toBeLessThanOrEqual(
          0.5 * 10 ** -decimals + 1e-11 * Math.abs(value) + 1e-12,
        )
      }),
    )
  })

  test('with significant figures: as many as asked', () => {
    fc.assert(
      fc.property(
        ordinary.filter((value) => Math.abs(value) > 1e-6),
        figures,
        (value, count) => {
          const text = significantNumber(value, count).replace('-', '')
          const { least, most } = figuresOf(text)
          expect(least).toBeLessThanOrEqual(count)
          expect(most).toBeGreaterThanOrEqual(count)
          expect(Math.abs(valueIn(text) - Math.abs(value))).toBeLessThanOrEqual(
            0.51 * Math.abs(value) * 10 ** (1 - count),
          )
        },
      ),
    )
  })

  test('in groups: the same digits, parted by threes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, hundredths) => {
        for (const digits of [String(whole), `${whole}.${hundredths}`]) {
          const grouped = groupThousands(digits)
          expect(grouped.replaceAll('\u00a0', '')).toBe(digits)
          expect(grouped).toMatch(/^-?(?:\d{1,4}|\d{1,3}(?:\u00a0\d{3})+)(?:\.\d+)?$/)
        }
      }),
    )
  })

  test('as a power of ten: a mantissa from one to below ten', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e12, noNaN: true }), figures, (value, count) => {
        const [, mantissa = '', exponent = ''] =
          /^(\d(?:\.\d+)?) \\times 10\^\{(-?\d+)\}$/.exec(scientificNumber(value, count)) ?? []
        expect(Number(mantissa)).toBeGreaterThanOrEqual(1)
        expect(Number(mantissa)).toBeLessThan(10)
        expect(mantissa.replace('.', '')).toHaveLength(count)
        expect(Number(mantissa) * 10 ** Number(exponent)).toBeCloseTo(
          value,
          Math.max(-12, count - 3 - Math.floor(Math.log10(value))),
        )
      }),
    )
  })

  test('as a fraction: of small numbers the very one, reduced', () => {
    const small = fc.integer({ min: 1, max: 200 })
    fc.assert(
      fc.property(small, small, fc.boolean(), (top, bottom, isNegative) => {
        const value = ((isNegative ? -1 : 1) * top) / bottom
        const found = asFraction(value)
        expect(Math.abs((found?.numerator ?? 0) * bottom)).toBe(top * (found?.denominator ?? 0))
        expect(found?.denominator).toBeLessThanOrEqual(bottom)
        expect(found && found.numerator / found.denominator).toBeCloseTo(value, 12)
        const text = fractionNumber(value)
        const [, sign = '', above = '', below = '1'] = /^(-?)\\frac\{(\d+)\}\{(\d+)\}$/.exec(text) ?? [
          undefined,
          '',
          text,
          '1',
        ]
        expect((sign === '-' ? -1 : 1) * (Number(above) / Number(below))).toBeCloseTo(value, 12)
      }),
    )
  })
})

describe('rounding is half away from zero, as on paper', () => {
  test.each([
    [0.5, 0, 1],
    [1.5, 0, 2],
    [-0.5, 0, -1],
    [2.345, 2, 2.35],
    [8.575, 2, 8.58],
    [1.0049999, 2, 1],
    [149, -2, 100],
    [150, -2, 200],
    [-150, -2, -200],
    [0.1 + 0.7, 1, 0.8],
    [1e-10, 3, 0],
    [-1e-10, 3, 0],
    [123_456_789.125, 2, 123_456_789.13],
  ])('%d to %i decimals is %d', (value, decimals, expected) => expect(roundTo(value, decimals)).toBe(expected))

  test('rounding twice is rounding once, and order is kept', () => {
    fc.assert(
      fc.property(ordinary, ordinary, fc.integer({ min: 0, max: 5 }), (a, b, decimals) => {
        const [one, other] = [roundTo(a, decimals), roundTo(b, decimals)]
        expect(roundTo(one, decimals)).toBe(one)
        expect(roundTo(-a, decimals)).toBeCloseTo(-one, 9)
        if (a <= b) expect(one).toBeLessThanOrEqual(other)
      }),
    )
  })
})

describe('noise goes, what was typed stays', () => {
  test('nothing changes that a student could see', () => {
    fc.assert(
      fc.property(ordinary, (value) => {
        expect(Math.abs(withoutNoise(value) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-11)
      }),
    )
  })

  test.each([
    [0.1 + 0.2, 0.3],
    [1.1 * 3, 3.3],
    [4.35 * 100, 435],
    [1 - 0.9, 0.1],
    [-0, 0],
    [1e-30, 1e-30],
    [123_456_789_012, 123_456_789_012],
    [0.000001, 0.000001],
  ])('%d is %d', (value, clean) => expect(withoutNoise(value)).toBe(clean))

  test('a number with at most twelve figures is left as it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        fc.integer({ min: 0, max: 8 }),
        (digits, places) => {
          const value = Number(`${digits}e-${places}`)
          expect(withoutNoise(value)).toBe(value === 0 ? 0 : value)
        },
      ),
    )
  })
})

test.each([
  [1e21, '1e+21'],
  [1e20, '100000000000000000000'],
  [-1.5e-8, '-0.000000015'],
  [5e-324, undefined],
  [Number.POSITIVE_INFINITY, 'Infinity'],
])('at the ends of what can be shown plainly: %d', (value, text) => {
  expect(() => plainNumber(value)).not.toThrow()
  if (text) expect(plainNumber(value)).toBe(text)
})

test.each([
  [Math.PI, undefined],
  [Math.SQRT2, undefined],
  [1 / 9999, { numerator: 1, denominator: 9999 }],
  [1 / 20_001, undefined],
  [0, { numerator: 0, denominator: 1 }],
  [-1.75, { numerator: -7, denominator: 4 }],
  [0.3333333333333333, { numerator: 1, denominator: 3 }],
  [0.333, { numerator: 333, denominator: 1000 }],
])('the simplest fraction of %d', (value, fraction) => expect(asFraction(value)).toEqual(fraction))
