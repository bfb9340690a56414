/** Powers of metre, kilogram, second, ampere, kelvin, mole and of things counted in dollars. */
type Dimension = readonly number[]
export type Unit = {
  /** how many SI units one of it is */
  factor: number
  dimension: Dimension
  /** added after the factor: only for a bare °C */
  offset: number
}

const NONE: Dimension = [0, 0, 0, 0, 0, 0, 0]
const BASE = { m: 0, kg: 1, s: 2, A: 3, K: 4, mol: 5, $: 6 } as const

function dimension(powers: Partial<Record<keyof typeof BASE, number>>): Dimension {
  return NONE.map((_zero, index) => {
    const name = (Object.keys(BASE) as (keyof typeof BASE)[]).find((key) => BASE[key] === index)
    return (name && powers[name]) ?? 0
  })
}

const LENGTH = dimension({ m: 1 })
const MASS = dimension({ kg: 1 })
const TIME = dimension({ s: 1 })
const FORCE = dimension({ kg: 1, m: 1, s: -2 })
const ENERGY = dimension({ kg: 1, m: 2, s: -2 })
const POWER = dimension({ kg: 1, m: 2, s: -3 })
const PRESSURE = dimension({ kg: 1, m: -1, s: -2 })

type Entry = { names: string; factor: number; dimension: Dimension; takesPrefix?: boolean; offset?: number }

/** Names are symbols and words, apart by a space. Words take word prefixes (kilometre), symbols take letters (km). */
const UNITS: readonly Entry[] = [
  { names: 'm metre metres meter meters', factor: 1, dimension: LENGTH, takesPrefix: true },
  { names: 'in inch inches', factor: 0.0254, dimension: LENGTH },
  { names: 'ft foot feet', factor: 0.3048, dimension: LENGTH },
  { names: 'yd yard yards', factor: 0.9144, dimension: LENGTH },
  { names: 'mi mile miles', factor: 1609.344, dimension: LENGTH },
  { names: 'lb lbs pound pounds', factor: 0.45359237, dimension: MASS },
  { names: 'oz ounce ounces', factor: 0.028349523125, dimension: MASS },
  { names: 'AU au', factor: 1.495978707e11, dimension: LENGTH },
  { names: 'ly lightyear lightyears', factor: 9.4607304725808e15, dimension: LENGTH },
  { names: 'pc parsec parsecs', factor: 3.0856775814914e16, dimension: LENGTH, takesPrefix: true },
  { names: 'g gram grams', factor: 1e-3, dimension: MASS, takesPrefix: true },
  { names: 't tonne tonnes', factor: 1000, dimension: MASS, takesPrefix: true },
  { names: 's sec secs second seconds', factor: 1, dimension: TIME, takesPrefix: true },
  { names: 'min mins minute minutes', factor: 60, dimension: TIME },
  { names: 'h hr hrs hour hours', factor: 3600, dimension: TIME },
  { names: 'd day days', factor: 86_400, dimension: TIME },
  { names: 'week weeks wk', factor: 604_800, dimension: TIME },
  // A year of 365.25 days, as astronomers count.
  { names: 'a yr year years', factor: 31_557_600, dimension: TIME },
  { names: 'A amp amps ampere amperes', factor: 1, dimension: dimension({ A: 1 }), takesPrefix: true },
  { names: 'K kelvin kelvins', factor: 1, dimension: dimension({ K: 1 }), takesPrefix: true },
  { names: '°C ℃ degC celsius', factor: 1, dimension: dimension({ K: 1 }), offset: 273.15 },
  { names: 'mol mole moles', factor: 1, dimension: dimension({ mol: 1 }), takesPrefix: true },
  { names: 'M', factor: 1000, dimension: dimension({ mol: 1, m: -3 }), takesPrefix: true },
  { names: 'L l ℓ litre litres liter liters', factor: 1e-3, dimension: dimension({ m: 3 }), takesPrefix: true },
  { names: 'ha hectare hectares', factor: 1e4, dimension: dimension({ m: 2 }) },
  { names: 'N newton newtons', factor: 1, dimension: FORCE, takesPrefix: true },
  { names: 'J joule joules', factor: 1, dimension: ENERGY, takesPrefix: true },
  { names: 'eV electronvolt electronvolts', factor: 1.602176634e-19, dimension: ENERGY, takesPrefix: true },
  { names: 'cal calorie calories', factor: 4.184, dimension: ENERGY, takesPrefix: true },
  { names: 'Wh watthour watthours', factor: 3600, dimension: ENERGY, takesPrefix: true },
  { names: 'W watt watts', factor: 1, dimension: POWER, takesPrefix: true },
  { names: 'Pa pascal pascals', factor: 1, dimension: PRESSURE, takesPrefix: true },
  { names: 'bar', factor: 1e5, dimension: PRESSURE, takesPrefix: true },
  { names: 'atm', factor: 101_325, dimension: PRESSURE },
  { names: 'mmHg', factor: 101_325 / 760, dimension: PRESSURE },
  { names: 'V volt volts', factor: 1, dimension: dimension({ kg: 1, m: 2, s: -3, A: -1 }), takesPrefix: true },
  { names: 'Ω Ω ohm ohms', factor: 1, dimension: dimension({ kg: 1, m: 2, s: -3, A: -2 }), takesPrefix: true },
  { names: 'C coulomb coulombs', factor: 1, dimension: dimension({ A: 1, s: 1 }), takesPrefix: true },
  { names: 'F farad farads', factor: 1, dimension: dimension({ kg: -1, m: -2, s: 4, A: 2 }), takesPrefix: true },
  { names: 'H henry henrys', factor: 1, dimension: dimension({ kg: 1, m: 2, s: -2, A: -2 }), takesPrefix: true },
  { names: 'T tesla teslas', factor: 1, dimension: dimension({ kg: 1, s: -2, A: -1 }), takesPrefix: true },
  { names: 'Wb weber webers', factor: 1, dimension: dimension({ kg: 1, m: 2, s: -2, A: -1 }), takesPrefix: true },
  { names: 'Hz hertz', factor: 1, dimension: dimension({ s: -1 }), takesPrefix: true },
  { names: 'rad radian radians', factor: 1, dimension: NONE },
  { names: '° deg degree degrees', factor: Math.PI / 180, dimension: NONE },
  { names: '% percent pct', factor: 0.01, dimension: NONE },
  { names: 'ppm', factor: 1e-6, dimension: NONE },
  { names: '$ dollar dollars CAD', factor: 1, dimension: dimension({ $: 1 }) },
  { names: '¢ cent cents', factor: 0.01, dimension: dimension({ $: 1 }) },
]
const PREFIXES: Record<string, number> = {
  T: 1e12,
  G: 1e9,
  M: 1e6,
  k: 1e3,
  h: 1e2,
  d: 1e-1,
  c: 1e-2,
  m: 1e-3,
  µ: 1e-6,
  μ: 1e-6,
  u: 1e-6,
  n: 1e-9,
  p: 1e-12,
}
const WORD_PREFIXES: Record<string, number> = {
  tera: 1e12,
  giga: 1e9,
  mega: 1e6,
  kilo: 1e3,
  centi: 1e-2,
  milli: 1e-3,
  micro: 1e-6,
  nano: 1e-9,
}

const BY_NAME = new Map<string, Unit>()
const named = UNITS.flatMap((entry) => entry.names.split(' ').map((name) => ({ name, ...entry })))
for (const { name, factor, dimension: of, offset = 0 } of named) BY_NAME.set(name, { factor, dimension: of, offset })
for (const { name, factor, dimension: of, takesPrefix } of named) {
  if (!takesPrefix) continue
  for (const [prefix, scale] of Object.entries(name.length > 3 ? WORD_PREFIXES : PREFIXES)) {
    // A unit's own symbol goes first: "min" is a minute, "ha" a hectare, "ft" a foot.
    if (!BY_NAME.has(prefix + name)) BY_NAME.set(prefix + name, { factor: factor * scale, dimension: of, offset: 0 })
  }
}

const RAISED = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻'].map((raised, index) => [raised, [...'0123456789-'][index] ?? '']))

/**
 * Reads a unit as students write it: `cm`, `km/h`, `m/s^2`, `m/s²`, `kg·m/s2`, `J/(kg·°C)`, `square metres`, `metres per second`.
 * @returns undefined for what is no unit of the table
 */
export function readUnit(written: string): Unit | undefined {
  const text = written
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(square|cubic)\s+([a-z]+)/i, (_all, kind: string, name: string) => `${name}^${/^s/i.test(kind) ? 2 : 3}`)
    .replace(/^per cent$/i, '%')
    .replaceAll(/ per /gi, '/')
    .replaceAll(/ squared\b/gi, '^2')
    .replaceAll(/ cubed\b/gi, '^3')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (raised) => `^${[...raised].map((one) => RAISED.get(one)).join('')}`)
    .replaceAll(/light[- ]years?/gi, 'ly')
    .replaceAll(/degrees?\s+c(?:elsius)?\b/gi, '°C')
    .replaceAll(/°\s+C\b/g, '°C')
    .replaceAll(/mm\s+Hg/g, 'mmHg')
  if (text === '') return undefined
  const [top = '', ...bottoms] = text.split('/')
  const factors = [
    ...readFactors(top, 1),
    ...bottoms.flatMap((bottom) => readFactors(bottom.replaceAll(/[()]/g, ''), -1)),
  ]
  if (factors.includes(undefined)) return undefined
  const units = factors.filter((unit) => unit !== undefined)
  const [only] = units
  if (only && units.length === 1) return only
  return {
    factor: units.reduce((product, unit) => product * unit.factor, 1),
    dimension: NONE.map((_zero, index) => units.reduce((sum, unit) => sum + (unit.dimension[index] ?? 0), 0)),
    offset: 0,
  }
}

function readFactors(text: string, sign: 1 | -1): (Unit | undefined)[] {
  const parts = text.split(/[·⋅*×•\s]+/).filter((part) => part !== '' && part !== '1')
  if (parts.length === 0 && sign < 0) return [undefined]
  return parts.map((part) => {
    const match = /^([^\d^-]+)(?:\^?[({]?(-?\d+)[)}]?)?$/.exec(part)
    const found = BY_NAME.get(match?.[1] ?? '') ?? BY_NAME.get((match?.[1] ?? '').toLowerCase())
    if (!match || !found) return undefined
    const power = sign * Number(match[2] ?? 1)
    const isPlain = power === 1
    return {
      factor: found.factor ** power,
      dimension: found.dimension.map((one) => one * power),
      offset: isPlain ? found.offset : 0,
    }
  })
}

/** The same quantity in another unit, or undefined when the two measure different things. */
export function convertUnit(value: number, from: Unit, to: Unit): number | undefined {
  if (from.dimension.some((power, index) => power !== to.dimension[index])) return undefined
  return (value * from.factor + from.offset - to.offset) / to.factor
}
