import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertUnit, readUnit } from './read-unit.ts'

const convert = (value: number, from: string, to: string) => {
  const [a, b] = [readUnit(from), readUnit(to)]
  return a && b ? convertUnit(value, a, b) : undefined
}

describe('quantities students convert', () => {
  test.each([
    [72, 'km/h', 'm/s', 20],
    [1, 'km²', 'm²', 1e6],
    [1, 'cm²', 'mm²', 100],
    [1, 'm³', 'L', 1000],
    [2.5, 'ha', 'm²', 25_000],
    [1, 'mile', 'km', 1.609344],
    [5, 'ft', 'm', 1.524],
    [150, 'lb', 'kg', 68.0388555],
    [8, 'oz', 'g', 226.796185],
    [1, 'AU', 'km', 1.495978707e8],
    [1, 'pc', 'ly', 3.261563777],
    [1, 'd', 's', 86_400],
    [1, 'week', 'days', 7],
    [1, 'a', 'd', 365.25],
    [1, 'eV', 'J', 1.602176634e-19],
    [1, 'kcal', 'kJ', 4.184],
    [1, 'kWh', 'MJ', 3.6],
    [1, 'atm', 'kPa', 101.325],
    [760, 'mmHg', 'atm', 1],
    [1, 'bar', 'Pa', 1e5],
    [500, 'nm', 'm', 5e-7],
    [3, 'GHz', 'Hz', 3e9],
    [180, '°', 'rad', Math.PI],
    [25, '%', 'ppm', 250_000],
    [2.5, '$', 'cents', 250],
    [0, '°C', 'K', 273.15],
    [-273.15, '°C', 'K', 0],
    [100, '°C', '°C', 100],
    [1, 'J/(g·°C)', 'J/(kg·K)', 1000],
    [10, '°C/min', 'K/s', 1 / 6],
    [1, 'T', 'Wb/m²', 1],
    [1, 'H', 'Wb/A', 1],
    [1, 'F', 'C/V', 1],
  ])('%d %s in %s', (value, from, to, expected) => {
    expect(convert(value, from, to)).toBeCloseTo(expected, expected > 1e6 ? 0 : 6)
  })

  test('a temperature is shifted only by itself: a difference per something is none', () => {
    expect(convert(20, '°C', 'K')).toBeCloseTo(293.15, 9)
    expect(convert(20, 'J/°C', 'J/K')).toBeCloseTo(20, 9)
    expect(convert(20, '°C²', 'K²')).toBeCloseTo(20, 9)
  })
})

describe('what measures different things does not convert', () => {
  test.each([
    ['m', 's'],
    ['kg', 'N'],
    ['J', 'W'],
    ['m/s', 'm/s²'],
    ['m²', 'm³'],
    ['V', 'A'],
    ['K', 'J'],
    ['$', 'm'],
    ['mol', 'g'],
    ['Hz', 's'],
    ['%', 'm'],
    ['rad', 's'],
    ['L', 'm²'],
  ])('%s and %s', (from, to) => {
    expect(readUnit(from)).toBeDefined()
    expect(convert(1, from, to)).toBeUndefined()
    expect(convert(1, to, from)).toBeUndefined()
  })
})

describe('what is no unit is told as none', () => {
  test.each([
    '',
    ' ',
    'bananas',
    'moose',
    'm/',
    'm/ /s',
    'm/x',
    'm^',
    'm^x',
    '12',
    'm12 s x',
    'ten',
    'kkg',
    'mmin',
    'kft',
    'Ms of water',
    '???',
    '😀',
    'm+s',
    'm-s',
    '(',
  ])('"%s"', (text) => expect(readUnit(text)).toBeUndefined())
})

describe('capitals matter where two units differ by them, and only there', () => {
  test('milli and mega, metre and mole per litre, second and siemens-free S', () => {
    expect(convert(1, 'Mg', 'mg')).toBeCloseTo(1e9, 0)
    expect(convert(1, 'MW', 'mW')).toBeCloseTo(1e9, 0)
    expect(convert(1, 'm', 'M')).toBeUndefined()
    expect(convert(1, 'Pa', 'pA')).toBeUndefined()
    expect(convert(5, 'S', 's')).toBe(5)
    expect(convert(5, 'KM', 'km')).toBe(5)
    expect(convert(5, 'JOULES', 'J')).toBe(5)
  })

  test('a unit’s own symbol goes before a prefix', () => {
    expect(convert(1, 'min', 's')).toBe(60)
    expect(convert(1, 'cd', 's')).toBeUndefined()
    expect(convert(1, 'Pa', 'N/m²')).toBe(1)
    expect(convert(1, 'ft', 'in')).toBeCloseTo(12, 9)
    expect(convert(1, 'mol', 'mmol')).toBeCloseTo(1000, 9)
  })
})

const PREFIXED = [
  'm',
  'g',
  's',
  'A',
  'K',
  'mol',
  'L',
  'N',
  'J',
  'W',
  'Pa',
  'V',
  'Ω',
  'C',
  'F',
  'T',
  'Hz',
  'eV',
] as const
const SCALES = [
  ['G', 1e9],
  ['M', 1e6],
  ['k', 1e3],
  ['c', 1e-2],
  ['m', 1e-3],
  ['µ', 1e-6],
  ['n', 1e-9],
  ['p', 1e-12],
] as const

test('a prefix scales, whatever the unit', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PREFIXED), fc.constantFrom(...SCALES), (unit, [prefix, scale]) => {
      const [prefixed, plain] = [readUnit(prefix + unit), readUnit(unit)]
      // pt, mM: some pairs spell another unit, which goes first
      if (!prefixed || !plain || prefixed.dimension.join() !== plain.dimension.join()) return
      expect(prefixed.factor / plain.factor / scale).toBeCloseTo(1, 9)
    }),
  )
})

test('there and back is where we were, and a product of units measures the product', () => {
  const unit = fc.constantFrom('m', 'cm', 'km', 'ft', 'kg', 'g', 's', 'h', 'N', 'J', 'kWh', '°C', 'K', 'mol', 'Pa', '$')
  fc.assert(
    fc.property(unit, unit, fc.double({ min: -1e6, max: 1e6, noNaN: true }), (one, other, value) => {
      const there = convert(value, one, other)
      const back = there === undefined ? undefined : convert(there, other, one)
      expect(there === undefined).toBe(convert(value, other, one) === undefined)
      if (back !== undefined) expect(back).toBeCloseTo(value, 3)
      const [a, b, product] = [readUnit(one), readUnit(other), readUnit(`${one}·${other}`)]
      expect(product?.dimension).toEqual(a?.dimension.map((power, index) => power + (b?.dimension[index] ?? 0)))
    }),
  )
})

test('no text makes reading a unit throw, and what is read has a positive factor', () => {
  const piece = fc.constantFrom(
    'm',
    'k',
    's',
    '/',
    '^',
    '2',
    '-1',
    '·',
    ' per ',
    '(',
    ')',
    '²',
    '°',
    'C',
    'square ',
    'L',
    '$',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 40 }),
        fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
      ),
      (text) => {
        const unit = readUnit(text)
        if (unit) expect(unit.factor).toBeGreaterThan(0)
      },
    ),
    { numRuns: 400 },
  )
})
