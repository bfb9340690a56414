import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelWidth } from '../label-runs.ts'
import { axisTicks } from './axis-ticks.ts'

type Order = Parameters<typeof axisTicks>[0]
const order = (min: number, max: number, more: Partial<Order> & { isLog?: boolean } = {}): Order => ({
  range: { min, max, isLog: more.isLog ?? false },
  step: undefined,
  at: undefined,
  inPi: false,
  length: 280,
  size: 15,
  isVertical: false,
  ...more,
})
const texts = (...args: Parameters<typeof order>) => axisTicks(order(...args)).map(({ text }) => text)
const values = (...args: Parameters<typeof order>) => axisTicks(order(...args)).map(({ value }) => value)

describe('with a step, an axis has its multiples', () => {
  test.each([
    [0, 5, 1, ['0', '1', '2', '3', '4', '5']],
    [0, 1, 0.25, ['0.00', '0.25', '0.50', '0.75', '1.00']],
    [-2, 2, 1, ['−2', '−1', '0', '1', '2']],
    // counted from its beginning where it does not cross zero
    [3, 9, 2, ['3', '5', '7', '9']],
    [3, 10, 2, ['3', '5', '7', '9']],
    // and from zero where it does, so that zero is among them
    [-5, 5, 2, ['−4', '−2', '0', '2', '4']],
    [0, 0.3, 0.1, ['0.0', '0.1', '0.2', '0.3']],
    [0, 20_000, 10_000, ['0', '10\u00a0000', '20\u00a0000']],
    [1990, 2020, 10, ['1990', '2000', '2010', '2020']],
  ])('from %d to %d by %d', (min, max, step, expected) => {
    expect(texts(min, max, { step })).toEqual(expected)
  })
  test('a step of nothing, backwards, or far too small is refused', () => {
    expect(() => axisTicks(order(0, 5, { step: 0 }))).toThrow('the step of an axis is 0; it must be more than 0')
    expect(() => axisTicks(order(0, 5, { step: -1 }))).toThrow('must be more than 0')
    expect(() => axisTicks(order(0, 100, { step: 1 }))).toThrow('an axis has 100 numbers; choose a larger step')
    expect(() => axisTicks(order(0, 60, { step: 1 }))).not.toThrow()
    expect(() => axisTicks(order(0, 61, { step: 1 }))).toThrow('an axis has 61 numbers')
  })
  test('where texts would touch they are left out evenly, counted from zero; the marks stay', () => {
    const made = axisTicks(order(-20, 20, { step: 1 }))
    expect(made).toHaveLength(41)
    expect(made.filter(({ text }) => text !== '').map(({ value }) => value)).toEqual([
      -20, -15, -10, -5, 0, 5, 10, 15, 20,
    ])
    expect(texts(-5, 7, { step: 1, length: 100 }).filter(Boolean)).toContain('0')
  })
})

describe('in multiples of π', () => {
  test.each([
    ['0', 0],
    ['π', 1],
    ['2π', 2],
    ['−π', -1],
    ['π/2', 1 / 2],
    ['3π/2', 3 / 2],
    ['−3π/4', -3 / 4],
    ['2π/3', 2 / 3],
    ['−π/6', -1 / 6],
  ])('%s', (text, times) => {
    expect(texts(-10, 10, { inPi: true, at: [times * Math.PI, 9] })[0]).toBe(text)
  })
  test('by halves from −π to π', () => {
    expect(texts(-Math.PI, Math.PI, { inPi: true, step: Math.PI / 2 })).toEqual(['−π', '−π/2', '0', 'π/2', 'π'])
  })
  test('what is no fraction of π is a number', () => {
    expect(texts(0, 10, { inPi: true, at: [1, 2] })).toEqual(['1', '2'])
  })
})

describe('a log axis has powers of ten', () => {
  test.each([
    [1, 1000, ['1', '10', '100', '1000']],
    [0.01, 10, ['0.01', '0.1', '1', '10']],
    [0.001, 1, ['10^{-3}', '10^{-2}', '10^{-1}', '10^{0}']],
    [1, 1e6, ['10^{0}', '10^{1}', '10^{2}', '10^{3}', '10^{4}', '10^{5}', '10^{6}']],
    [2, 500, ['10', '100']],
    [2, 9, []],
  ])('from %d to %d', (min, max, expected) => {
    expect(texts(min, max, { isLog: true })).toEqual(expected)
  })
})

describe('where numbers are wanted at places of their own, such as the edges of bins', () => {
  test('they stand there, with the decimals of the finest distance', () => {
    expect(texts(0, 10, { at: [0, 2.5, 5, 10] })).toEqual(['0.0', '2.5', '5.0', '10.0'])
    expect(values(0, 10, { at: [0, 2.5, 5, 10] })).toEqual([0, 2.5, 5, 10])
  })
})

const span = fc.tuple(
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: 1, max: 2000 }),
  fc.integer({ min: -3, max: 3 }),
)

test('whatever the range, numbers are inside of it, rise evenly, and their texts do not touch', () => {
  fc.assert(
    fc.property(span, fc.integer({ min: 60, max: 300 }), fc.boolean(), ([low, width, power], length, isVertical) => {
      const [min, max] = [low * 10 ** power, (low + width) * 10 ** power]
      const made = axisTicks(order(min, max, { length, isVertical }))
      const at = (value: number) => (length * (value - min)) / (max - min)
      const slack = (max - min) * 1e-9
      for (const { value } of made) expect(value >= min - slack && value <= max + slack).toBe(true)
      const shown = made.filter(({ text }) => text !== '')
      for (const [index, { value, text }] of shown.slice(1).entries()) {
        const before = shown[index]
        const needed = isVertical ? 15 : (labelWidth(text, 15) + labelWidth(before?.text ?? '', 15)) / 2
        if (shown.length > 2) expect(at(value) - at(before?.value ?? 0)).toBeGreaterThan(needed)
      }
    }),
  )
})

test('the text of a number says the number, to the decimals of the step', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40, max: 40 }),
      fc.constantFrom(0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 100),
      (first, step) => {
        for (const { value, text } of axisTicks(order(first * step, (first + 5) * step, { step }))) {
          if (text !== '') expect(Number(text.replace('−', '-').replaceAll('\u00a0', ''))).toBeCloseTo(value, 9)
        }
      },
    ),
  )
})
