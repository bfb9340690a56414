import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setValue, startOf } from './explore-values.ts'

const slider = (min: number, max: number, step: number, unit = '') => ({
  name: 'v',
  label: 'Speed',
  unit,
  min,
  max,
  step,
  start: min,
})

describe('what a student types beside a slider', () => {
  const speed = slider(-10, 10, 0.5, 'm/s')
  test.each<[string, number | undefined]>([
    ['3', 3],
    [' 3 ', 3],
    ['−3', -3],
    ['–2.5', -2.5],
    ['2,5', 2.5],
    ['1/2', 0.5],
    ['½', 0.5],
    ['3 m/s', 3],
    ['3m/s', 3],
    ['1e0', 1],
    ['3.2', 3],
    ['3.3', 3.5],
    ['99', 10],
    ['-99', -10],
    ['', undefined],
    ['-', undefined],
    ['3 km', undefined],
    ['three', undefined],
    ['1/0', undefined],
    ['Infinity', undefined],
    ['NaN', undefined],
    ['1e999', undefined],
    ['3 4', undefined],
  ])('“%s” is set to %s', (typed, value) => {
    expect(setValue(speed, typed)).toBe(value)
  })

  test('a comma is read the way that lies on the slider', () => {
    expect(setValue(slider(0, 5, 0.001), '1,500')).toBe(1.5)
    expect(setValue(slider(0, 5000, 100), '1,500')).toBe(1500)
    expect(setValue(slider(0, 5000, 100), '12 00')).toBeUndefined()
    expect(setValue(slider(0, 50_000, 100), '12 500')).toBe(12_500)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%d is no value', (asked) => {
    expect(setValue(speed, asked)).toBeUndefined()
  })
})

describe('of any slider', () => {
  const any = fc
    .record({
      min: fc.integer({ min: -50, max: 50 }),
      steps: fc.integer({ min: 1, max: 200 }),
      step: fc.constantFrom(0.01, 0.1, 0.25, 0.5, 1, 3, 7),
      // a range that is no whole number of steps ends before its end
      rest: fc.constantFrom(0, 0.4),
    })
    .map(({ min, steps, step, rest }) => slider(min, min + (steps + rest) * step, step))

  test('a value that is set is between the ends, is a step, and is set again to itself', () => {
    fc.assert(
      fc.property(any, fc.double({ min: -2000, max: 2000, noNaN: true }), (parameter, asked) => {
        const value = Number(setValue(parameter, asked))
        expect(value).toBeGreaterThanOrEqual(parameter.min)
        expect(value).toBeLessThanOrEqual(parameter.max + 1e-9)
        const steps = (value - parameter.min) / parameter.step
        expect(steps).toBeCloseTo(Math.round(steps), 6)
        expect(setValue(parameter, value)).toBe(value)
        expect(setValue(parameter, String(value))).toBe(value)
      }),
    )
  })

  test('no other step is nearer', () => {
    fc.assert(
      fc.property(any, fc.double({ min: -60, max: 60, noNaN: true }), (parameter, asked) => {
        const value = Number(setValue(parameter, asked))
        for (const other of [value - parameter.step, value + parameter.step]) {
          if (other < parameter.min || other > parameter.max) continue
          expect(Math.abs(value - asked)).toBeLessThanOrEqual(Math.abs(other - asked) + 1e-6)
        }
      }),
    )
  })

  test('a larger wish never gives a smaller value', () => {
    const wish = fc.double({ min: -100, max: 100, noNaN: true })
    fc.assert(
      fc.property(any, wish, wish, (parameter, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(Number(setValue(parameter, low))).toBeLessThanOrEqual(Number(setValue(parameter, high)))
      }),
    )
  })
})

describe('a choice', () => {
  const kind = { name: 'kind', label: 'Kind', choices: ['series', 'parallel'], start: 'series' }
  test('is one of its choices, to the letter', () => {
    expect(setValue(kind, 'parallel')).toBe('parallel')
    for (const asked of ['Parallel', '', 'mixed', 0, 1]) expect(setValue(kind, asked)).toBeUndefined()
  })
  test('stands at its start, as a slider does, until it is moved', () => {
    expect(startOf([slider(2, 8, 1), kind])).toEqual({ v: 2, kind: 'series' })
    expect(startOf([])).toEqual({})
  })
})
