import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkNumber, isWithin } from './check-number.ts'

const check = (answer: number, typed: string, fields: object = {}) =>
  checkNumber({ tolerance: 0, mistakes: [], ...fields }, answer, typed)

describe('an answer of nothing', () => {
  test.each(['0', '0.0', '-0', '0 m', '0 km', '0/3'])('%s is right', (typed) => {
    expect(check(0, typed, { unit: 'm' })).toBeCorrect()
  })
  test.each(['5', '-5', '0.1', '10', '1000'])('%s is wrong, and no slip of a sign or a point', (typed) => {
    expect(check(0, typed)).toBeIncorrect({ slip: undefined })
  })
  test('in another quantity it is nothing of something else', () => {
    expect(check(0, '0 kg', { unit: 'm' })).toBeIncorrect({ slip: 'unit' })
  })
  test('nothing is no slip of another answer', () => {
    for (const answer of [5, -0.3, 1e6]) expect(check(answer, '0')).toBeIncorrect({ slip: undefined })
  })
})

describe('a comma that can be read in two ways', () => {
  test.each([
    [1500, '1,500 m'],
    [1.5, '1,500 m'],
    [1500, '1,500'],
    [1.5, '1,5'],
    [1500, '1500,0 m'],
  ])('for %d, %s is right', (answer, typed) => expect(check(answer, typed, { unit: 'm' })).toBeCorrect())
  test.each([1500, 1.5])('for %d with a wrong unit it is still the unit that is wrong', (answer) => {
    expect(check(answer, '1,500 kg', { unit: 'm' })).toBeIncorrect({ slip: 'unit' })
  })
  test('a known mistake is found in either reading', () => {
    const mistakes = [{ answer: 1.5, feedback: 'Metres, please.', misconception: 'km-are-m' }]
    expect(check(7, '1,500', { mistakes })).toBeIncorrect({ feedback: 'Metres, please.', misconception: 'km-are-m' })
  })
})

describe('figures that are asked for', () => {
  test.each<[string, string | undefined]>([
    ['12.5', undefined],
    ['12.50', 'significant-figures'],
    ['1.25e1', undefined],
    ['25/2', undefined],
    ['12.5000', 'significant-figures'],
  ])('12.5 to three figures: %s', (typed, slip) => {
    const checked = check(12.5, typed, { significantFigures: 3 })
    expect(checked).toMatchObject({ kind: 'checked', status: 'correct' })
    expect(checked.kind === 'checked' ? checked.slip : 'malformed').toBe(slip)
  })
  test('where none are asked for, any number of them is right', () => {
    for (const typed of ['12.5', '12.50', '12.500']) expect(check(12.5, typed)).toBeCorrect()
  })
  test('an answer rounded to the figures asked for is right, whatever the tolerance', () => {
    expect(check(2 / 3, '0.667', { significantFigures: 3 })).toBeCorrect()
    expect(check(2 / 3, '0.67', { significantFigures: 3 })).toBeIncorrect({ slip: 'rounding' })
  })
})

describe('for any answer', () => {
  const answer = fc.integer({ min: 1, max: 99_999 }).map((n) => n / 100)
  const units = [
    ['m', 'cm', 100],
    ['kg', 'g', 1000],
    ['kJ', 'J', 1000],
    ['h', 'min', 60],
    ['mA', 'A', 0.001],
    ['L', 'mL', 1000],
  ] as const
  test('the same amount in another unit is right, the same number in it is not', () => {
    fc.assert(
      fc.property(answer, fc.constantFrom(...units), (n, [unit, other, factor]) => {
        expect(check(n, `${Number((n * factor).toPrecision(12))} ${other}`, { unit })).toBeCorrect()
        expect(check(n, `${n} ${other}`, { unit })).toBeIncorrect({ slip: 'unit' })
      }),
    )
  })
  test('its opposite is a slip of the sign, ten times it one of the point', () => {
    fc.assert(
      fc.property(answer, (n) => {
        expect(check(n, `-${n}`)).toBeIncorrect({ slip: 'sign' })
        expect(check(n, String(n * 10))).toBeIncorrect({ slip: 'factor-of-ten' })
      }),
    )
  })
  test('what lies within the tolerance is right on both sides, what lies beyond is not', () => {
    fc.assert(
      fc.property(answer, fc.integer({ min: 1, max: 50 }), (n, hundredths) => {
        const tolerance = hundredths / 100
        for (const side of [-1, 1]) {
          expect(isWithin(n + side * tolerance, n, tolerance)).toBe(true)
          expect(isWithin(n + side * (tolerance + 0.005), n, tolerance)).toBe(false)
        }
      }),
    )
  })
})
