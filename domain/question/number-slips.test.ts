import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkNumber } from './check-number.ts'
import type { CheckedSlip } from './checked.ts'

type Asked = Parameters<typeof checkNumber<string>>[0]
const asked = (fields: Partial<Asked> = {}): Asked => ({ unit: undefined, tolerance: 0, mistakes: [], ...fields })

// A slip says what to look at without calling it a wrong idea. One slip is named; two at once are just wrong.
describe('which slip is named for which reply', () => {
  test.each<[string, string, number, CheckedSlip]>([
    ['the sign', '-12.5', 12.5, 'sign'],
    ['the sign of a negative answer', '12.5', -12.5, 'sign'],
    ['the decimal point, one place', '125', 12.5, 'factor-of-ten'],
    ['a prefix forgotten', '0.0125', 12.5, 'factor-of-ten'],
    ['a prefix the wrong way', '12500000', 12.5, 'factor-of-ten'],
    ['nine places, the most', '12500000000', 12.5, 'factor-of-ten'],
    ['ten places', '125000000000', 12.5, undefined],
    ['the sign of an exponent', '1.6e19', 1.6e-19, undefined],
    ['the point and the sign', '-125', 12.5, undefined],
    ['rounded too early', '7.4', 7.38906, 'rounding'],
    ['rounded to a whole number', '7', 7.38906, 'rounding'],
    ['rounded as it should be', '7.39', 7.38906, 'rounding'],
    ['cut off, not rounded', '7.38', 7.38906, undefined],
    ['a neighbour', '7.5', 7.38906, undefined],
    ['rounded to nothing', '0', 0.04, undefined],
    ['nothing for something', '0', 12.5, undefined],
    ['something for nothing', '12.5', 0, undefined],
    ['the reciprocal', '0.08', 12.5, undefined],
    ['a fraction is not rounded', '7/1', 7.38906, undefined],
  ])('%s: %s for %d', (_name, typed, answer, slip) => {
    expect(checkNumber(asked(), answer, typed)).toBeIncorrect({ slip, feedback: undefined })
  })

  test('within the tolerance a slip is still one', () => {
    const near = asked({ tolerance: 0.2 })
    expect(checkNumber(near, 12.5, '-12.4')).toBeIncorrect({ slip: 'sign' })
    expect(checkNumber(near, 12.5, '126')).toBeIncorrect({ slip: 'factor-of-ten' })
    expect(checkNumber(near, 12.5, '129')).toBeIncorrect({ slip: undefined })
  })
  test('in another unit, too', () => {
    expect(checkNumber(asked({ unit: 'cm' }), 12.5, '-0.125 m')).toBeIncorrect({ slip: 'sign' })
    expect(checkNumber(asked({ unit: 'cm' }), 12.5, '1.25 m')).toBeIncorrect({ slip: 'factor-of-ten' })
  })
  test('with either reading of a comma', () => {
    expect(checkNumber(asked(), -1.5, '1,500')).toBeIncorrect({ slip: 'sign' })
    expect(checkNumber(asked(), -1500, '1,500')).toBeIncorrect({ slip: 'sign' })
  })
})

describe('a known mistake goes before a slip, as its author knows more', () => {
  const mistakes = [
    { answer: -12.5, feedback: 'Down is negative here.', misconception: 'down-is-positive' },
    { answer: 25, feedback: 'Half of it.' },
    { answer: '6.25', feedback: 'Twice that.' },
  ]
  test.each([
    ['-12.5', 'Down is negative here.', 'down-is-positive'],
    ['25', 'Half of it.', undefined],
    ['25 cm', 'Half of it.', undefined],
    ['250 mm', 'Half of it.', undefined],
    ['50/2', 'Half of it.', undefined],
    ['24.9', 'Half of it.', undefined],
    ['6.25', 'Twice that.', undefined],
  ])('%s', (typed, feedback, misconception) => {
    const question = asked({ unit: 'cm', tolerance: 0.1, mistakes })
    expect(checkNumber(question, 12.5, typed)).toBeIncorrect({ feedback, misconception, slip: undefined })
  })
  test('but never before the right answer', () => {
    const question = asked({ tolerance: 1, mistakes: [{ answer: 13, feedback: 'Near.' }] })
    expect(checkNumber(question, 12.5, '12.9')).toBeCorrect()
    expect(checkNumber(question, 12.5, '13.9')).toBeIncorrect({ feedback: 'Near.' })
  })
})

describe('significant figures are a slip, not a mistake', () => {
  const three = asked({ tolerance: 0.05, significantFigures: 3 })
  test.each(['12.5', '1.25e1', '1.25 × 10^1', '0.0125e3', '25/2', '12 1/2'])(
    '%s has three, or does not say',
    (typed) => {
      expect(checkNumber(three, 12.5, typed)).toBeCorrect()
    },
  )
  test.each(['12.50', '12.500', '12.48', '1.250e1', '12.4999'])('%s has more than three', (typed) => {
    expect(checkNumber(three, 12.5, typed)).toBeCorrect('significant-figures')
  })
  test('13 has fewer', () => {
    expect(checkNumber(asked({ tolerance: 0.5, significantFigures: 3 }), 12.5, '13')).toBeCorrect('significant-figures')
  })
  test.each([
    // zeros at the end of a whole number may count or not, and get the benefit of the doubt
    ['1500', 2],
    ['1500', 3],
    ['1500', 4],
    ['1 500', 3],
    ['1.5e3', 2],
    ['1.50 × 10^3', 3],
    // a point at the end may end a sentence
    ['1500.', 2],
    ['1500.', 4],
    ['1500.0', 5],
  ])('%s may have %i', (typed, significantFigures) => {
    expect(checkNumber(asked({ significantFigures }), 1500, typed)).toBeCorrect()
  })
  test.each([
    ['1500', 1],
    ['1500', 5],
    ['1.5e3', 3],
    ['1500.0', 4],
  ])('%s has not %i', (typed, significantFigures) => {
    expect(checkNumber(asked({ significantFigures }), 1500, typed)).toBeCorrect('significant-figures')
  })
  test('in another unit the figures are those that were typed', () => {
    const metres = asked({ unit: 'm', significantFigures: 3 })
    expect(checkNumber(metres, 1.25, '125 cm')).toBeCorrect()
    expect(checkNumber(metres, 1.25, '1250 mm')).toBeCorrect()
    expect(checkNumber(metres, 1.25, '125.0 cm')).toBeCorrect('significant-figures')
  })
  test('a question that asks for none names none', () => {
    expect(checkNumber(asked({ tolerance: 1 }), 12.5, '12.50000')).toBeCorrect()
  })
})

describe('the answer rounded as the data are is right whatever the tolerance, and no slip', () => {
  test.each([
    [306, 2, '310'],
    [306, 2, '3.1 × 10^2'],
    [306.4, 2, '306'],
    [0.00123456, 2, '0.00123'],
    [-1.25, 2, '-1.3'],
    [22.5, 2, '23'],
    [12.3456, 3, '12.35'],
  ])('%d from data of %i figures may be %s', (answer, dataFigures, typed) => {
    expect(checkNumber(asked({ dataFigures }), answer, typed)).toBeCorrect()
  })
  test.each([
    [306, 2, '300'],
    [306, 2, '320'],
    [306, 3, '310'],
    [22.5, 2, '22.6'],
    [22.5, 2, '2.3'],
  ])('%d from data of %i figures is not %s', (answer, dataFigures, typed) => {
    expect(checkNumber(asked({ dataFigures }), answer, typed)).toMatchObject({ status: 'incorrect' })
  })
  test('in another unit it is the answer that is rounded', () => {
    expect(checkNumber(asked({ unit: 'N', dataFigures: 2 }), 306, '0.31 kN')).toBeCorrect()
  })
})

describe('the answer rounded to the figures asked for is right whatever the tolerance', () => {
  test.each([
    [12.3456, 3, '12.3'],
    [12.3456, 3, '1.23e1'],
    [1234.5, 2, '1200'],
    [1234.5, 2, '1.2 × 10^3'],
    [0.00123456, 3, '0.00123'],
    [-9.876, 2, '-9.9'],
    [9.996, 3, '10.0'],
    // halves go up, as on paper, though the nearest binary number lies below
    [1.005, 3, '1.01'],
    [0.285, 2, '0.29'],
    [2.675, 3, '2.68'],
    [-1.005, 3, '-1.01'],
    [12.25, 3, '12.3'],
  ])('%d to %i figures is %s', (answer, significantFigures, typed) => {
    expect(checkNumber(asked({ significantFigures }), answer, typed)).toBeCorrect()
  })
  test.each([
    [12.3456, 3, '12.4'],
    [12.3456, 3, '12'],
    [0.285, 2, '0.28'],
    [9.996, 3, '9.99'],
  ])('%d to %i figures is not %s', (answer, significantFigures, typed) => {
    expect(checkNumber(asked({ significantFigures }), answer, typed)).toMatchObject({ status: 'incorrect' })
  })
  test('every rounding to the figures asked for is right, and has them (halves up)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: -4, max: 4 }), (digits, exponent) => {
        const answer = Number(`${digits}e${exponent}`)
        const rounded = Math.round(digits / 10)
        expect(checkNumber(asked({ significantFigures: 3 }), answer, `${rounded}e${exponent + 1}`)).toBeCorrect()
      }),
    )
  })
})

test('a reply never has a slip and a mistake at once, and what is right has no mistake', () => {
  const question = asked({
    unit: 'cm',
    tolerance: 0.1,
    significantFigures: 3,
    mistakes: [{ answer: 25, feedback: 'Half.' }],
  })
  const typed = fc.tuple(
    fc.constantFrom('12.5', '-12.5', '25', '-25', '125', '1.25', '13', '12', '12.50', '0'),
    fc.constantFrom('', ' cm', ' m', ' mm', ' kg', '%', ' moose'),
  )
  fc.assert(
    fc.property(typed, ([number, unit]) => {
      const checked = checkNumber(question, 12.5, number + unit)
      fc.pre(checked.kind === 'checked')
      expect(checked.slip !== undefined && checked.mistake !== undefined).toBe(false)
      if (checked.status === 'correct') expect(checked.mistake).toBeUndefined()
    }),
  )
})
