import { describe, expect, test } from 'vitest'
import { convertUnit, readUnit } from './read-unit.ts'

const convert = (value: number, from: string, to: string) => {
  const [a, b] = [readUnit(from), readUnit(to)]
  return a && b ? convertUnit(value, a, b) : undefined
}

describe('school units convert', () => {
  test.each([
    [1250, 'mm', 'cm', 125],
    [1.5, 'km', 'm', 1500],
    [500, 'g', 'kg', 0.5],
    [250, 'mL', 'L', 0.25],
    [250, 'ml', 'cm³', 250],
    [90, 'min', 'h', 1.5],
    [2, 'hours', 's', 7200],
    [101.3, 'kPa', 'Pa', 101300],
    [1, 'kWh', 'J', 3.6e6],
    [1.2, 'kJ', 'J', 1200],
    [250, 'mV', 'V', 0.25],
    [20, 'mA', 'A', 0.02],
    [4.7, 'kΩ', 'ohms', 4700],
    [25, '°C', 'K', 298.15],
    [300, 'K', '°C', 26.85],
    [36, 'km/h', 'm/s', 10],
    [9.8, 'm/s^2', 'm/s²', 9.8],
    [9.8, 'N/kg', 'm/s2', 9.8],
    [1, 'N·m', 'J', 1],
    [1, 'kg·m/s²', 'N', 1],
    [1, 'g/mL', 'kg/m^3', 1000],
    [0.5, 'mol/L', 'M', 0.5],
    [4.18, 'J/(g·°C)', 'J/(kg·K)', 4180],
    [2, 'square metres', 'cm^2', 20000],
    [3, 'metres per second', 'm/s', 3],
    [50, '%', '', undefined],
    [12, 'inches', 'ft', 1],
    [1, 'kilometre', 'm', 1000],
    [5, 'Kg', 'g', 5000],
    [1, 'light-years', 'ly', 1],
    [1, 'µC', 'C', 1e-6],
  ])('%d %s in %s', (value, from, to, expected) => {
    const result = convert(value, from, to)
    if (expected === undefined) expect(result).toBeUndefined()
    else expect(result).toBeCloseTo(expected, 9)
  })
})

test('units of different things do not convert', () => {
  expect(convert(1, 'kg', 'm')).toBeUndefined()
  expect(convert(1, 'J', 'W')).toBeUndefined()
})

test.each(['', 'apples', 'cm/', '/', 'foo/s', 'x', '3'])('"%s" is no unit', (written) => {
  expect(readUnit(written)).toBeUndefined()
})

test('a symbol of its own goes before a prefix', () => {
  expect(convert(1, 'min', 's')).toBe(60)
  expect(convert(1, 'ha', 'm^2')).toBe(10000)
  expect(convert(1, 'ft', 'm')).toBeCloseTo(0.3048)
  expect(convert(1, 'mol', 'mmol')).toBe(1000)
})
