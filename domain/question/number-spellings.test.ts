import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkNumber } from './check-number.ts'

/** A question that asks for a number, as it is checked. */
const asks = (answer: number, unit?: string, tolerance = 0) => ({ answer, question: { unit, tolerance, mistakes: [] } })
const check = ({ answer, question }: ReturnType<typeof asks>, typed: string) => checkNumber(question, answer, typed)

// What students write for one number, question by question (CHP-20, D17). What looks like a number and says the right one is right.
describe.each([
  [
    'a speed of 12.5 m/s',
    asks(12.5, 'm/s'),
    [
      ...['12.5', '12,5', '12.50', '012.5', '+12.5', ' 12.5 ', '12.5.', '12½', '12 ½', '25/2', '12 1/2', '25 / 2'],
      ...['12.5m/s', '12.5 m/s', '12.5 m / s', '12.5 M/S', '12.5 m/sec', '12.5 m s^-1', '12.5 m·s⁻¹', '12.5 m*s^(-1)'],
      ...['12.5 metres per second', '12.5 meters/second', '12.5 Metres Per Second', '12.5 m per s'],
      ...['45 km/h', '45 kilometres per hour', '1250 cm/s', '0.0125 km/s', '750 m/min', '.0125 km/s'],
      ...['v = 12.5 m/s', 'v=12.5', 'v_f = 12.5', '= 12.5', '≈ 12.5 m/s', 'v2 = 12.5', 'v₂ = 12.5', 'Δv = 12.5 m/s'],
      ...['1.25e1', '1.25E1 m/s', '1.25E+1', '1.25 x 10^1', '1.25 X 10^1', '1.25×10¹ m/s', '1.25 · 10 ^ 1', '125e-1'],
    ],
  ],
  [
    'an energy of 320 000 J',
    asks(320_000, 'J'),
    [
      ...['320000', '320 000', '320,000', '320\u00a0000 J', '320\u202f000', '3.2e5', '3.2E5 J', '3.2e+5', '32e4'],
      ...[
        '3.2 x 10^5',
        '3.2x10^5J',
        '3.2 × 10⁵',
        '3.2 × 10^{5} J',
        '3.2*10^5',
        '3.2*10**5',
        '3.2 ⋅ 10^(5)',
        '3.2X10^5',
      ],
      ...[
        '320 kJ',
        '0.32 MJ',
        '320 kilojoules',
        '320 000 joules',
        '3.2 × 10² kJ',
        '320000 N·m',
        '320 kN m',
        '320000 W s',
      ],
    ],
  ],
  [
    'three quarters',
    asks(0.75),
    ['0.75', '.75', '0,75', '3/4', '¾', '6/8', '75/100', '75%', '75 %', '3 / 4', '3⁄4', '0.750'],
  ],
  ['minus three', asks(-3), ['-3', '−3', '–3', '- 3', '-3.0', '-6/2', 'x = -3', 'x=−3', '-0.3 x 10^1', '-3.']],
  ['nothing', asks(0, 'm'), ['0', '0.0', '-0', '0 m', '0 km', '0/5', '.0', '0e5']],
  [
    'a temperature of −5 °C',
    asks(-5, '°C'),
    [
      ...['-5', '−5 °C', '-5°C', '-5 C', '-5 c', '-5 ° C', '-5 degrees C', '-5 degrees Celsius', '-5 degrees celsius'],
      ...['-5 celsius', '-5 Celsius', '268.15 K', '-5 ℃'],
    ],
  ],
  [
    'a price of $4.50',
    asks(4.5, '$'),
    [
      ...['4.5', '4.50', '$4.50', '$ 4.50', '4.50 $', '4,50 $', '$4.5', '4.5 dollars', '450 cents', '450¢', '4.50 CAD'],
      ...['$4½', '$9/2'],
    ],
  ],
  [
    'a share of 25 %',
    asks(25, '%'),
    ['25', '25%', '25 %', '25.0 %', '25 percent', '25 per cent', '25 Per Cent', '25 pct', '25 / 1'],
  ],
  ['an angle of 30°', asks(30, '°'), ['30', '30°', '30 °', '30 degrees', '30 deg', 'θ = 30°', '30.0 degree']],
  [
    'a volume of 250 mL',
    asks(250, 'mL'),
    [
      '250',
      '250 mL',
      '250ml',
      '250 ML',
      '0.25 L',
      '0.250 l',
      '250 cm^3',
      '250 cm³',
      '250 cubic centimetres',
      '25 cL',
      '¼ L',
    ],
  ],
  [
    'an acceleration of 9.8 m/s²',
    asks(9.8, 'm/s^2'),
    [
      ...['9.8', '9.8 m/s^2', '9.8 m/s²', '9.8 m/s2', '9.8 m/s/s', '9.8 m s^-2', '9.8 m·s⁻²', '9.8 N/kg'],
      ...['9.8 metres per second squared', '9.8 m per s squared', 'a = 9.8 m/s²', 'g=9.8', 'F_net = 9.8'],
    ],
  ],
  [
    'Avogadro’s number',
    asks(6.02e23, undefined, 0.01e23),
    [
      '6.02e23',
      '6.02 x 10^23',
      '6.022 × 10²³',
      '6.02 · 10^23',
      '60.2 × 10^22',
      '602 000 000 000 000 000 000 000',
      'N = 6.02e23',
    ],
  ],
] as const)('%s is', (_name, question, spellings) => {
  test.each(spellings)('"%s"', (typed) => {
    expect(check(question, typed)).toBeCorrect()
  })
})

// What is no number, or says more than one, is asked again: malformed is not wrong (CHP-21 as amended).
describe.each([
  [
    'not-a-number',
    [
      'twelve',
      'about 12.5',
      '(12.5)',
      '"12.5"',
      'v',
      'v =',
      '=',
      '?',
      '-',
      '.',
      'ten to the five',
      'e5',
      '½x'.slice(1),
    ],
  ],
  ['not-a-number', ['12/0', '12 / 0.0', '--12', 'NaN', 'Infinity', '∞', '√2', 'π', 'sqrt(156.25)', '1e999', '#12.5']],
  [
    'unknown-unit',
    [
      ...['12.5 or 13', '12.5 ± 0.1', '12.5?', '12.5 m/s or 13 m/s', '12-13', '10 + 2.5', '5 * 2.5', '12.5 = v', '3:4'],
      ...[
        '1.25 x 105',
        '1.25^5',
        '12.5 miles an hour',
        '12.5 knots',
        '12..5',
        '12.5.1',
        '1500 000',
        '2-1/2',
        '12.5 m//s',
      ],
    ],
  ],
  ['empty', ['', ' ', '\t', '\u00a0']],
] as const)('asked again: %s', (reason, texts) => {
  test.each(texts)('"%s"', (typed) => {
    expect(check(asks(12.5, 'm/s'), typed)).toBeAskedAgain(reason)
  })
})

describe('a comma', () => {
  test.each([
    ['1,500', 1500],
    ['1,500', 1.5],
    ['12,345', 12_345],
    ['12,345', 12.345],
    ['1,234,567', 1_234_567],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['0,125', 0.125],
    ['15,0', 15],
    ['1,5e3', 1500],
    ['1,5 × 10^3', 1500],
  ])('in %s may say %d', (typed, answer) => {
    expect(check(asks(answer), typed)).toBeCorrect()
  })
  test.each([
    ['0,125', 125],
    ['1,234,567', 1.234567],
    ['15,0', 150],
    ['1,50', 150],
  ])('in %s never says %d', (typed, answer) => {
    expect(check(asks(answer), typed)).not.toBeCorrect()
  })
})

/** Numbers of a few digits, as school answers are. */
const schoolNumber = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -6, max: 6 }))
  .map(([digits, exponent]) => Number(`${digits}e${exponent}`))

test('an answer is right for the question whose answer it is, however large or small', () => {
  fc.assert(
    fc.property(schoolNumber, (value) => {
      expect(check(asks(value), String(value))).toBeCorrect()
      expect(check(asks(value), value.toExponential())).toBeCorrect()
    }),
  )
})

test('two numbers that differ in four digits are never taken for each other', () => {
  fc.assert(
    fc.property(schoolNumber, schoolNumber, (typed, answer) => {
      fc.pre(Math.abs(typed - answer) > 1e-6 * Math.max(Math.abs(typed), Math.abs(answer)))
      expect(check(asks(answer), String(typed))).not.toBeCorrect()
    }),
  )
})

test('a wider tolerance takes all that a narrower one takes (CHP-20)', () => {
  const width = fc.double({ min: 0, max: 10, noNaN: true })
  fc.assert(
    fc.property(schoolNumber, fc.double({ min: -20, max: 20, noNaN: true }), width, width, (answer, off, one, more) => {
      const typed = String(answer + off)
      const narrow = check(asks(answer, undefined, one), typed)
      const wide = check(asks(answer, undefined, one + more), typed)
      if (narrow.kind === 'checked' && narrow.status === 'correct') expect(wide).toBeCorrect()
    }),
  )
})

test('the tolerance is taken to both sides alike (CHP-20)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 99 }),
      (answer, tolerance, off) => {
        const [below, above] = [answer - off, answer + off].map((value) =>
          check(asks(answer, undefined, tolerance), String(value)),
        )
        const isRight = off <= tolerance
        expect(below?.kind === 'checked' && below.status === 'correct').toBe(isRight)
        expect(above?.kind === 'checked' && above.status === 'correct').toBe(isRight)
      },
    ),
  )
})
