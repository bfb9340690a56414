import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkNumber } from './check-number.ts'
import { plainUnit } from './plain-unit.ts'

const check = (answer: number, unit: string | undefined, typed: string, tolerance = 0) =>
  checkNumber({ unit, tolerance, mistakes: [] }, answer, typed)

describe('an answer in another unit of the same quantity is the same answer (D17)', () => {
  test.each([
    ['1.5 km', 1500, 'm'],
    ['150000 cm', 1500, 'm'],
    ['1 500 000 mm', 1500, 'm'],
    ['2 h', 7200, 's'],
    ['120 min', 7200, 's'],
    ['1 day', 24, 'h'],
    ['0.5 kg', 500, 'g'],
    ['500 000 mg', 500, 'g'],
    ['0.0005 t', 500, 'g'],
    ['3.5 kW', 3500, 'W'],
    ['3500 J/s', 3500, 'W'],
    ['2 kΩ', 2000, 'Ω'],
    ['2000 ohms', 2, 'kΩ'],
    ['20 mA', 0.02, 'A'],
    ['20 000 µA', 0.02, 'A'],
    ['20000 uA', 0.02, 'A'],
    ['1 atm', 101.325, 'kPa'],
    ['760 mmHg', 101.325, 'kPa', 0.01],
    ['101 325 N/m²', 101.325, 'kPa'],
    ['0.1 mol/L', 100, 'mmol/L'],
    ['0.1 M', 0.1, 'mol/L'],
    ['1 g/cm³', 1000, 'kg/m^3'],
    ['1 g/mL', 1000, 'kg/m^3'],
    ['1 kWh', 3.6, 'MJ'],
    ['1 kW h', 3.6e6, 'J'],
    ['4.184 J', 1, 'cal'],
    ['1 ha', 10_000, 'm^2'],
    ['1 square metre', 10_000, 'cm²'],
    ['90 000 square centimetres', 9, 'm²'],
    ['1 year', 365.25, 'days'],
    ['25 °C', 298.15, 'K'],
    ['0 K', -273.15, '°C'],
    ['50 Hz', 50, '1/s'],
    ['180°', Math.PI, 'rad'],
    ['12 V', 12, 'J/C'],
    ['5 N', 5, 'kg·m/s^2'],
    ['5 kg m/s²', 5, 'N'],
    ['4.18 J/(g·°C)', 4180, 'J/(kg·°C)'],
    ['4.18 J/g/K', 4180, 'J/(kg·K)'],
  ])('%s is %d %s', (typed, answer, unit, tolerance = 0) => {
    expect(check(answer, unit, typed, tolerance)).toBeCorrect()
  })
})

describe('the right number in a unit that makes it wrong is named as that', () => {
  test.each([
    ['12.5 m', 12.5, 'cm'],
    ['12.5 kg', 12.5, 'cm'],
    ['12.5 km/h', 12.5, 'm/s'],
    ['9.8 m/s', 9.8, 'm/s^2'],
    ['25 cm', 25, '%'],
    ['40 kg', 40, 'moose'],
    ['25 K', 25, '°C'],
    ['30 rad', 30, '°'],
    ['5 J', 5, 'W'],
    ['0.1 g/L', 0.1, 'mol/L'],
    ['4.5 cents', 4.5, '$'],
    ['$25', 25, '%'],
  ])('%s for %d %s', (typed, answer, unit) => {
    expect(check(answer, unit, typed)).toBeIncorrect({ slip: 'unit' })
  })
  test('a wrong number in a wrong unit is no slip of the unit', () => {
    expect(check(12.5, 'cm', '17 kg')).toBeIncorrect({ slip: undefined })
  })
})

describe('capital letters', () => {
  // A phone or a caps lock writes KM and ML; where a student minds the case, M and m are a billion apart.
  test.each([
    ['5 KM', 'km'],
    ['5 Km', 'km'],
    ['5 ML', 'mL'],
    ['5 MM', 'mm'],
    ['5 KG', 'kg'],
    ['5 kw', 'kW'],
    ['5 n', 'N'],
    ['5 hz', 'Hz'],
    ['5 pa', 'Pa'],
    ['5 AMPS', 'A'],
  ])('of %s are passed over where %s is asked for', (typed, unit) => {
    expect(check(5, unit, typed)).toBeCorrect()
  })
  test.each([
    ['5 mW', 'MW'],
    ['5 mJ', 'MJ'],
    ['5 mPa', 'MPa'],
    ['5 MHz', 'mHz'],
    ['5 mHz', 'MHz'],
    ['5 mV', 'MV'],
    ['5 mg', 'Mg'],
    ['5 mΩ', 'MΩ'],
  ])('%s is not 5 %s: milli and mega are a billion apart', (typed, unit) => {
    expect(check(5, unit, typed)).toBeIncorrect({ slip: 'unit' })
  })
})

describe('a unit of the question’s own', () => {
  test.each([
    ['40 moose', 'moose'],
    ['40 Moose', 'moose'],
    ['40 students', 'student'],
    ['40 student', 'students'],
    ['40', 'moose'],
    ['40 sq. units', 'sq. units'],
    ['40 square units', 'square units'],
  ])('"%s" answers in %s', (typed, unit) => {
    expect(check(40, unit, typed)).toBeCorrect()
  })
  test.each([
    ['40 ms', 'm'],
    ['40 m', 'ms'],
    ['40 g', 'gs'],
  ])('%s is no plural of 40 %s', (typed, unit) => {
    expect(check(40, unit, typed)).not.toBeCorrect()
  })
  test('another word is a unit nobody knows, not a wrong answer', () => {
    expect(check(40, 'moose', '40 wolves')).toBeAskedAgain('unknown-unit')
  })
})

describe('where the question names no unit', () => {
  test.each(['12', '12 cm', '12 kg', '12 %', '12°'])('"%s" is 12', (typed) => {
    expect(check(12, undefined, typed)).toBeCorrect()
    expect(check(12, '', typed)).toBeCorrect()
    expect(check(12, ' ', typed)).toBeCorrect()
  })
  test('25 % may stand for 25 and for 0.25, and a unit with a size for its number only', () => {
    expect(check(0.25, undefined, '25%')).toBeCorrect()
    expect(check(0.25, undefined, '25 cm')).toBeIncorrect()
  })
  test('a word is asked about', () => {
    expect(check(12, undefined, '12 dozen')).toBeAskedAgain('unknown-unit')
  })
})

describe('a unit as it is written in maths is read like one on a line', () => {
  test.each([
    ['$\\text{m/s}^2$', 'm/s^2'],
    ['$\\mathrm{kg}$', 'kg'],
    ['$\\text{m}^{3}$', 'm^3'],
    ['$\\text{s}^{-1}$', 's^-1'],
    ['$\\Omega$', 'Ω'],
    ['$\\text{kg}\\cdot\\text{m}$', 'kg·m'],
    ['$\\text{N}\\,\\text{m}$', 'Nm'],
    ['km/h', 'km/h'],
    ['%', '%'],
    // alone it is the dollar
    ['$', '$'],
  ])('%s', (written, plain) => {
    expect(plainUnit(written)).toBe(plain)
  })
  test.each([
    ['$\\text{m/s}^2$', '9.8 m/s²'],
    ['$\\text{m}^{3}$', '9.8 cubic metres'],
    ['$\\Omega$', '9.8 ohms'],
    ['$\\mathrm{kg}$', '9800 g'],
    ['$\\text{kg}\\cdot\\text{m/s}$', '9.8 N s'],
  ])('so an answer in %s may be "%s"', (unit, typed) => {
    expect(check(9.8, unit, typed)).toBeCorrect()
  })
})

test('converting a unit there and back never changes a mark', () => {
  const sameQuantity = fc.constantFrom(
    ...[
      ['m', 'km', 1000],
      ['g', 'kg', 1000],
      ['s', 'min', 60],
      ['J', 'kJ', 1000],
      ['mL', 'L', 1000],
      ['m/s', 'km/h', 1 / 3.6],
      ['cm^2', 'm^2', 10_000],
    ].map(([small, large, factor]) => ({ small: String(small), large: String(large), factor: Number(factor) })),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), sameQuantity, (value, { small, large, factor }) => {
      expect(check(value, large, `${value * factor} ${small}`)).toBeCorrect()
      expect(check(value, small, `${value / factor} ${large}`)).toBeCorrect()
      expect(check(value, small, `${value} ${large}`)).toBeIncorrect({ slip: 'unit' })
    }),
  )
})

describe('behind a power of ten that is printed with the unit, the number for the box and the whole number are both right', () => {
  test.each([
    ['5'],
    ['5.0'],
    ['0.005'],
    ['5e-3'],
    ['5 × 10^-3'],
    ['5 × 10^-3 mol/(L·s)'],
    ['0.005 mol/(L·s)'],
    ['5 × 10^-6 mol/(mL·s)'],
  ])('%s', (typed) => {
    expect(check(5, '×10⁻³ mol/(L·s)', typed, 0.01)).toBeCorrect()
  })
  test.each([['0.05'], ['5e3'], ['0.006 mol/(L·s)'], ['500']])('%s is neither', (typed) => {
    expect(check(5, '× 10⁻³ mol/(L·s)', typed, 0.01)).toMatchObject({ status: 'incorrect' })
  })
  test('so it is without a unit, and with a large power', () => {
    expect(check(6.5, '×10⁻⁵', '6.5e-5', 0.01)).toBeCorrect()
    expect(check(1.3, '× 10¹² m', '1.3e12', 0.01)).toBeCorrect()
  })
})
