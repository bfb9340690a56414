import { describe, expect, test } from 'vitest'
import { convertUnit, readUnit } from './read-unit.ts'

const convert = (value: number, from: string, to: string) => {
  const [a, b] = [readUnit(from), readUnit(to)]
  return a && b ? convertUnit(value, a, b) : undefined
}

describe('one unit, as students write it', () => {
  test.each([
    [
      'm/s',
      [
        'm/s',
        'm / s',
        'm s^-1',
        'm·s⁻¹',
        'm*s^-1',
        'metres per second',
        'meters per second',
        'metre per sec',
        'm per s',
      ],
    ],
    ['m/s²', ['m/s^2', 'm/s²', 'm/s2', 'm s^-2', 'm·s⁻²', 'm/s/s', 'metres per second squared', 'N/kg']],
    ['km/h', ['km/h', 'km/hr', 'km per hour', 'kilometres per hour', 'kilometers per hour', 'km·h⁻¹']],
    [
      'cm³',
      ['cm^3', 'cm³', 'cm3', 'cubic cm', 'cubic centimetres', 'mL', 'ml', 'millilitres', 'mℓ', 'centimetres cubed'],
    ],
    ['m²', ['m^2', 'm²', 'm2', 'square metres', 'Square meters', 'm·m', 'metres squared', 'm*m']],
    ['N', ['N', 'newton', 'Newtons', 'kg·m/s²', 'kg m/s^2', 'kg*m/s2', 'J/m', 'kg·m·s⁻²']],
    ['J', ['J', 'joule', 'joules', 'N·m', 'N m', 'kg·m²/s²', 'W·s', 'V·C', 'Pa·m³']],
    ['W', ['W', 'watt', 'Watts', 'J/s', 'V·A', 'kg·m²/s³', 'N·m/s']],
    ['V', ['V', 'volt', 'volts', 'J/C', 'W/A', 'A·Ω', 'ohm·A']],
    ['Ω', ['Ω', 'ohm', 'ohms', 'V/A', 'Ohms', 'kg·m²/(A²·s³)']],
    ['Pa', ['Pa', 'pascal', 'pascals', 'N/m²', 'N/m^2', 'kg/(m·s²)', 'J/m³']],
    ['C', ['C', 'coulomb', 'coulombs', 'A·s', 'A s', 'J/V']],
    ['Hz', ['Hz', 'hertz', '1/s', 's^-1', 's⁻¹']],
    ['mol/L', ['mol/L', 'M', 'mol/l', 'moles per litre', 'mol·L⁻¹', 'mmol/mL', 'mol/dm³']],
    ['g/mL', ['g/mL', 'g/cm³', 'g/cm^3', 'kg/L', 'grams per millilitre', 'g·mL⁻¹', 't/m³']],
    ['J/(kg·°C)', ['J/(kg·°C)', 'J/(kg·K)', 'J/kg/K', 'J/kg/°C', 'J kg^-1 K^-1', 'mJ/(g·K)']],
    ['kWh', ['kWh', 'kW·h', 'kilowatthours', 'kW h']],
    ['km', ['km', 'kilometre', 'Kilometers', 'KM']],
    ['kg', ['kg', 'kilogram', 'kilograms', 'Kg']],
    ['h', ['h', 'hr', 'hrs', 'hour', 'hours']],
    ['min', ['min', 'mins', 'minute', 'minutes']],
    ['°C', ['°C', '℃', '° C', 'degC', 'celsius', 'degrees celsius', 'degree C', 'Degrees Celsius']],
    ['µm', ['µm', 'μm', 'um', 'micrometre', 'micrometers']],
    ['ly', ['ly', 'light-year', 'light years', 'light-years', 'lightyears']],
    ['mmHg', ['mmHg', 'mm Hg']],
    ['%', ['%', 'percent', 'pct']],
    ['$', ['$', 'dollars', 'CAD', 'dollar']],
  ])('%s', (unit, spellings) => {
    for (const spelling of spellings) expect(convert(12, spelling, unit), spelling).toBeCloseTo(12, 9)
  })
})
