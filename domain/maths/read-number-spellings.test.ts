import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figuresOf, readNumber } from './read-number.ts'

const read = (typed: string) => {
  const result = readNumber(typed)
  return result.ok ? result : undefined
}

describe('one number, typed in many ways', () => {
  test.each([
    [
      12_500,
      [
        '12500',
        '12 500',
        '12 500',
        '12 500',
        '12,500.',
        '12,500.0',
        '1.25e4',
        '1.25 x 10^4',
        '1,25×10⁴',
        '12.5*10**3',
        '$12500',
        '+12500',
      ],
    ],
    [
      -0.75,
      [
        '-0.75',
        '−0.75',
        '–0.75',
        '—0.75',
        '- 0.75',
        '-.75',
        '-0,75',
        '-3/4',
        '-¾',
        '- 3 / 4',
        '-7.5e-1',
        '-7.5×10⁻¹',
        '-$0.75',
      ],
    ],
    [1.5, ['1.5', '1,5', '1½', '1 1/2', '1 ½', '3/2', '15e-1', '1.5 × 10^0', '01.5', '1.50', '3⁄2']],
    [
      1e6,
      [
        '1000000',
        '1 000 000',
        '1,000,000',
        '10^6',
        '10**6',
        '1e6',
        '1E+6',
        '1×10⁶',
        '1 x 10^{6}',
        '10⁶',
        '1.000.000,0',
      ],
    ],
    [3.2e-4, ['0.00032', '3.2e-4', '3.2E-04', '3.2×10⁻⁴', '3.2 x 10^-4', '3.2 · 10^(-4)', '32 × 10^-5', '.00032']],
  ])('%d', (value, spellings) => {
    for (const typed of spellings) expect(read(typed)?.value, typed).toBeCloseTo(value, 12)
  })
})

describe('what follows the number is left as it is, for the unit', () => {
  test.each([
    ['12 cm', 'cm'],
    ['12cm', 'cm'],
    ['1.2e3 J', 'J'],
    ['5 eV', 'eV'],
    ['5e', 'e'],
    ['9.8 m/s^2', 'm/s^2'],
    ['3 x 10^8 m/s', 'm/s'],
    ['3/4 cup', 'cup'],
    ['1 1/2 hours', 'hours'],
    ['45°', '°'],
    ['12 %', '%'],
    ['10^5 Pa', 'Pa'],
    ['7 x 3', 'x 3'],
    ['5 - 3', '- 3'],
    ['5 + 3', '+ 3'],
    ['12 and more', 'and more'],
    ['1 2', '2'],
    ['3.4.5', '.5'],
    ['12 5000', '5000'],
  ])('%s leaves "%s"', (typed, rest) => expect(read(typed)?.rest).toBe(rest))
})

describe('a comma has two readings only before exactly three digits', () => {
  test.each([
    ['1,500', 1500, 1.5],
    ['12,345', 12_345, 12.345],
    ['123,456', 123_456, 123.456],
    ['-1,500', -1500, -1.5],
    ['1,500 kg', 1500, 1.5],
    ['1,500e2', 150_000, 150],
  ])('%s is %d or %d', (typed, value, alternative) => expect(read(typed)).toMatchObject({ value, alternative }))

  test.each([
    ['1,5', 1.5],
    ['1,50', 1.5],
    ['1,5000', 1.5],
    ['0,500', 0.5],
    ['1234,567', 1234.567],
    ['1,234,567', 1_234_567],
    ['1,234.5', 1234.5],
    ['1.500', 1.5],
  ])('%s is %d alone', (typed, value) => {
    expect(read(typed)?.value).toBe(value)
    expect(read(typed)).not.toHaveProperty('alternative')
  })
})

describe('what is no number is told as none', () => {
  test.each([
    '',
    '   ',
    'x',
    'abc 12',
    'about 5',
    '~5',
    '= 5',
    '-',
    '+',
    '.',
    ',',
    '--5',
    '+-5',
    '1/0',
    '5/0.0',
    '-5/0',
    '3 1/0',
    '$',
    '€5',
    'ten',
    'NaN',
    'Infinity',
    '√2',
    'π',
    '(5)',
    '٣',
    '9'.repeat(401),
    '1e999',
  ])('"%s"', (typed) => expect(readNumber(typed)).toEqual({ ok: false }))
})

describe('significant figures as typed', () => {
  test.each([
    ['5', 1, 1],
    ['50', 1, 2],
    ['500', 1, 3],
    ['500.', 3, 3],
    ['500.0', 4, 4],
    ['0.5', 1, 1],
    ['0.50', 2, 2],
    ['0.05', 1, 1],
    ['.050', 2, 2],
    ['505', 3, 3],
    ['5050', 3, 4],
    ['1,50', 3, 3],
    ['1,500', 2, 4],
    ['12 000', 2, 5],
    ['0', 1, 1],
    ['0.0', 1, 1],
    ['0.00', 1, 1],
    ['007', 1, 1],
    ['100 200', 4, 6],
  ])('%s has %i to %i', (digits, least, most) => expect(figuresOf(digits)).toEqual({ least, most }))

  test.each([
    ['3.20e5', { least: 3, most: 3 }],
    ['3 × 10⁵', { least: 1, most: 1 }],
    ['12 cm', { least: 2, most: 2 }],
    ['$4.50', { least: 3, most: 3 }],
  ])('of a whole answer: %s', (typed, figures) => expect(read(typed)?.figures).toEqual(figures))

  test.each(['3/4', '1 1/2', '½', '10^5'])('a fraction or a bare power of ten has none: %s', (typed) => {
    expect(read(typed)).toBeDefined()
    expect(read(typed)?.figures).toBeUndefined()
  })
})

test('a dollar is noticed, before or behind the sign', () => {
  for (const typed of ['$5', '-$5', '$ 5', '$5.00', '$5 CAD']) expect(read(typed)?.hasDollar, typed).toBe(true)
  for (const typed of ['5', '5$', '5 dollars']) expect(read(typed)?.hasDollar, typed).toBe(false)
})

const decimal = fc
  .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => ({
    value: digits / 10 ** places,
    text: (digits / 10 ** places).toFixed(places),
  }))

test('point or comma, groups or none, minus of any shape: the same value', () => {
  fc.assert(
    fc.property(decimal, fc.constantFrom('', '-', '−', '–', '+'), ({ value, text }, sign) => {
      const expected = /[-−–]/.test(sign) ? -value : value
      const [whole = '', fraction] = text.split('.')
      const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ')
      const rest = fraction === undefined ? '' : `.${fraction}`
      expect(read(`${sign}${text}`)?.value).toBeCloseTo(expected, 9)
      expect(read(`${sign}${grouped}${rest}`)?.value).toBeCloseTo(expected, 9)
      const inFrench = read(`${sign}${grouped}${rest.replace('.', ',')}`)
      expect([inFrench?.value, inFrench?.alternative].some((one) => Math.abs((one ?? 1e99) - expected) < 1e-9)).toBe(
        true,
      )
    }),
  )
})

test('a fraction is its top over its bottom, with its whole part', () => {
  const small = fc.integer({ min: 1, max: 99 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), small, small, fc.boolean(), (whole, top, bottom, isNegative) => {
      const typed = `${isNegative ? '-' : ''}${whole > 0 ? `${whole} ` : ''}${top}/${bottom}`
      expect(read(typed)?.value).toBeCloseTo((isNegative ? -1 : 1) * (whole + top / bottom), 12)
    }),
  )
})

test('scientific notation moves the point', () => {
  fc.assert(
    fc.property(
      decimal,
      fc.integer({ min: -12, max: 12 }),
      fc.constantFrom('e', ' x 10^', '×10^', ' · 10^', '*10**'),
      ({ value, text }, power, sign) => {
        const result = read(`${text}${sign}${power}`)?.value ?? Number.NaN
        expect(Math.abs(result - value * 10 ** power)).toBeLessThanOrEqual(
          1e-9 * Math.max(1e-12, Math.abs(value * 10 ** power)),
        )
      },
    ),
  )
})
