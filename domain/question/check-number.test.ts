import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkNumber } from './check-number.ts'

const question = { tolerance: 0, mistakes: [] }
const correct = { kind: 'checked', status: 'correct' }
const incorrect = { kind: 'checked', status: 'incorrect' }

describe('tolerance (CHP-20)', () => {
  test('0 unless the question says otherwise', () => {
    expect(checkNumber(question, 10, '10')).toEqual(correct)
    expect(checkNumber(question, 10, '10.01')).toEqual(incorrect)
  })
  test('its ends are inside', () => {
    for (const typed of ['9.5', '10.5', '10'])
      expect(checkNumber({ ...question, tolerance: 0.5 }, 10, typed)).toEqual(correct)
    for (const typed of ['9.4999', '10.51']) {
      expect(checkNumber({ ...question, tolerance: 0.5 }, 10, typed)).toMatchObject(incorrect)
    }
  })
  test('floating noise is no difference', () => {
    expect(checkNumber(question, 0.1 + 0.2, '0.3')).toEqual(correct)
    expect(checkNumber({ ...question, tolerance: 0.1 }, 0.3, '0.4')).toEqual(correct)
  })
})

describe('malformed is not wrong', () => {
  test.each(['', '  '])('"%s" is empty', (typed) => {
    expect(checkNumber(question, 1, typed)).toEqual({ kind: 'malformed', reason: 'empty' })
  })
  test.each(['abc', 'x', '1/0', '-'])('"%s" is no number', (typed) => {
    expect(checkNumber(question, 1, typed)).toEqual({ kind: 'malformed', reason: 'not-a-number' })
  })
  test.each(['3 4', '3 hundred', '3 million', '3 tenths', '3 x', '3 or more', '3..4', '1-2', '3 + 4'])(
    '"%s" has something after the number nobody knows',
    (typed) => {
      expect(checkNumber(question, 3, typed)).toEqual({ kind: 'malformed', reason: 'unknown-unit' })
    },
  )
  test('a text without a digit is never scored', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), (typed, answer) => {
        fc.pre(!/[\p{N}]/u.test(typed))
        expect(checkNumber(question, answer, typed).kind).toBe('malformed')
      }),
    )
  })
})

describe('units', () => {
  const inCm = { ...question, unit: 'cm' }
  test.each(['12.5', '12.5 cm', '12.5cm', '125 mm', '0.125 m', '12.5 CM', '12.5 centimetres', '1.25 x 10^2 mm'])(
    '%s is 12.5 cm',
    (typed) => {
      expect(checkNumber(inCm, 12.5, typed)).toEqual(correct)
    },
  )
  test('the right number with the wrong unit is named', () => {
    expect(checkNumber(inCm, 12.5, '12.5 m')).toEqual({ ...incorrect, slip: 'unit' })
    expect(checkNumber(inCm, 12.5, '12.5 kg')).toEqual({ ...incorrect, slip: 'unit' })
  })
  test('temperatures convert with their zero', () => {
    expect(checkNumber({ ...question, unit: '°C' }, 20, '293.15 K')).toEqual(correct)
    expect(checkNumber({ ...question, unit: '°C' }, 20, '20 C')).toEqual(correct)
  })
  test('percent and dollars', () => {
    expect(checkNumber({ ...question, unit: '%' }, 25, '25 %')).toEqual(correct)
    expect(checkNumber(question, 0.25, '25%')).toEqual(correct)
    expect(checkNumber({ ...question, unit: '$' }, 4.5, '$4.50')).toEqual(correct)
    expect(checkNumber({ ...question, unit: '$' }, 4.5, '450 cents')).toEqual(correct)
  })
  test('a unit does no harm where the question names none', () => {
    expect(checkNumber(question, 12, '12 cm')).toEqual(correct)
    expect(checkNumber(question, 25, '25%')).toEqual(correct)
  })
  test.each(['40 students', '40 bull moose', '40 Students', '40 times'])(
    '"%s" names what is counted, where the question names no unit',
    (typed) => {
      expect(checkNumber(question, 40, typed)).toEqual(correct)
      expect(checkNumber(question, 41, typed)).toEqual(incorrect)
      expect(checkNumber(inCm, 40, typed)).toEqual({ kind: 'malformed', reason: 'unknown-unit' })
    },
  )
  test('the name of the quantity and a full stop are passed over', () => {
    for (const typed of ['x = 12.5', '= 12.5', '12.5 cm.', '12.5.', 'd=12.5cm', '≈ 12.5', 'Mach 12.5']) {
      expect(checkNumber(inCm, 12.5, typed)).toEqual(correct)
    }
  })
  test('a unit of the question itself is understood', () => {
    expect(checkNumber({ ...question, unit: 'moose' }, 40, '40 moose')).toEqual(correct)
    expect(checkNumber({ ...question, unit: 'student' }, 40, '40 students')).toEqual(correct)
  })
  test.each(['2.5', '2.5 ×', '2.5×', '2.5 x', '2.5 times'])('"%s" is 2.5 where the unit is ×', (typed) => {
    expect(checkNumber({ ...question, unit: '×' }, 2.5, typed)).toEqual(correct)
    expect(checkNumber({ ...question, unit: '×' }, 3, typed)).toMatchObject(incorrect)
  })
  test('units written in maths are the same units', () => {
    expect(checkNumber({ ...question, unit: '$\\text{m/s}^2$' }, 9.8, '9.8 m/s^2')).toEqual(correct)
    expect(checkNumber({ ...question, unit: '$\\Omega$' }, 9.8, '9.8 ohms')).toEqual(correct)
    const ofIons = { ...question, unit: '$\\times 10^{-4}\\text{ mol/L}$' }
    for (const typed of ['3.6', '3.6 × 10^-4 mol/L', '0.00036', '3.6e-4'])
      expect(checkNumber(ofIons, 3.6, typed)).toEqual(correct)
  })
})

describe('slips are named', () => {
  test('significant figures do not make it wrong', () => {
    const asked = { ...question, tolerance: 0.05, significantFigures: 3 }
    expect(checkNumber(asked, 12.5, '12.5')).toEqual(correct)
    expect(checkNumber(asked, 12.5, '12.50')).toEqual({ ...correct, slip: 'significant-figures' })
    expect(checkNumber({ ...asked, significantFigures: 2 }, 1500, '1500')).toEqual(correct)
  })
  test('the answer rounded to the figures asked for is right', () => {
    expect(checkNumber({ ...question, significantFigures: 3 }, 12.3456, '12.3')).toEqual(correct)
  })
  test.each([
    ['125', 'factor-of-ten'],
    ['1.25', 'factor-of-ten'],
    ['-12.5', 'sign'],
    ['13', 'rounding'],
    ['12.7', undefined],
  ])('%s for 12.5: %s', (typed, slip) => {
    expect(checkNumber(question, 12.5, typed)).toEqual(slip ? { ...incorrect, slip } : incorrect)
  })
})

test('a known mistake brings its feedback and misconception', () => {
  const mistakes = [{ answer: 90, feedback: 'That is what is lost.', misconception: 'lost-is-passed-on' }]
  expect(checkNumber({ ...question, mistakes }, 10, '90')).toEqual({
    ...incorrect,
    mistake: { feedback: 'That is what is lost.', misconception: 'lost-is-passed-on' },
  })
})

test('1,500 is right where it means 1500 and where it means 1.5', () => {
  expect(checkNumber(question, 1500, '1,500')).toEqual(correct)
  expect(checkNumber(question, 1.5, '1,500')).toEqual(correct)
  expect(checkNumber(question, 15, '1,500')).toMatchObject(incorrect)
})

/** Ways to write the same number; each keeps its value exactly or within floating noise. */
const rewrites: ((value: number) => string)[] = [
  (value) => String(value),
  (value) => ` ${value} `,
  (value) => String(value).replace('-', '−'),
  (value) => String(value).replace('.', ','),
  (value) => value.toExponential(),
  (value) => value.toExponential().replace('e', ' x 10^').replace('+', ''),
  (value) => value.toExponential().replace(/e\+?(-?\d+)/, ' × 10^{$1}'),
  (value) => `${value} cm`,
  (value) => `${value}cm`,
  (value) => `${value * 10} mm`,
  (value) => `${value / 100} metres`,
  (value) => `${value * 4}/4`,
  (value) => (value < 0 ? `-${-value}.0` : `+${value}`).replace(/(\.\d+)\.0$/, '$1'),
]

test('10,000 equivalent rewrites of numbers are all accepted', () => {
  const numbers = fc.integer({ min: -99_999, max: 99_999 }).map((value) => value / 100)
  fc.assert(
    fc.property(numbers, fc.constantFrom(...rewrites), (value, rewrite) => {
      // "12,345" is thousands or decimals: two readings, of which the test's is one.
      expect(checkNumber({ ...question, unit: 'cm' }, value, rewrite(value))).toMatchObject(correct)
    }),
    { numRuns: 10_000 },
  )
})
