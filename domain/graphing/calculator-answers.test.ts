import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatorEntriesSchema } from './calculator-entries.ts'
import { derivativeAt, integrate } from './calculus.ts'
import { findExtremes, findIntersections, findZeros } from './find-zeros.ts'
import { NO_ENTRIES } from './graph-window.ts'
import { readFunction } from './read-function.ts'
import { readValue, showResult } from './read-value.ts'

// The graphing calculator as it is used in an examination: what is typed, and what a textbook says is the answer.

function f(typed: string): (x: number) => number {
  const read = readFunction(typed)
  if (!read.ok) throw new Error(read.reason)
  return read.of
}

describe('calculus questions as they are asked', () => {
  test.each([
    ['the area under y = x² from 0 to 3', 'y = x^2', 0, 3, 9],
    ['one arch of a sine', 'f(x) = sin x', 0, Math.PI, 2],
    ['the area under 1/x up to e', '1/x', 1, Math.E, 1],
    ['a bell curve over one deviation', 'e^(-x^2/2)/sqrt(2pi)', -1, 1, 0.6826894921],
    ['a quarter of a circle', 'sqrt(4 - x^2)', 0, 2, Math.PI],
    ['an absolute value', '|x - 1|', 0, 3, 2.5],
    ['a rate of water', '20 sin(x^2/35)', 0, 8, 76.5703538],
  ])('%s', (_name, typed, from, to, area) => {
    const integral = integrate(f(typed), from, to)
    expect(integral.ok && integral.value).toBeCloseTo(area, 5)
  })

  test.each([
    ['a tangent to a parabola', 'x^2 - 4x', 3, 2],
    ['growth', 'e^(2x)', 0, 2],
    ['a product', 'x sin x', Math.PI, -Math.PI],
    ['a quotient', 'x/(x+1)', 1, 0.25],
    ['a chain', '(x^2+1)^5', 1, 160],
    ['a logarithm', 'ln(x^2)', 2, 1],
    ['an exponential of base two', '2^x', 3, 8 * Math.LN2],
  ])('the slope of %s', (_name, typed, x, slope) => {
    expect(derivativeAt(f(typed), x)).toBeCloseTo(slope, 6)
  })

  test('the slope of an area is the height of its curve (the fundamental theorem)', () => {
    const coefficient = fc.integer({ min: -4, max: 4 })
    fc.assert(
      fc.property(coefficient, coefficient, fc.integer({ min: -3, max: 3 }), (a, b, x) => {
        const of = (at: number) => a * Math.cos(at) + b * at
        const area = (to: number) => {
          const integral = integrate(of, -4, to)
          return integral.ok ? integral.value : Number.NaN
        }
        expect((area(x + 1e-3) - area(x - 1e-3)) / 2e-3).toBeCloseTo(of(x), 4)
      }),
      { numRuns: 20 },
    )
  })

  test('an integral of a sum is the sum of integrals, and turning its ends turns its sign', () => {
    const end = fc.integer({ min: -5, max: 5 })
    const value = (of: (x: number) => number, from: number, to: number) => {
      const integral = integrate(of, from, to)
      return integral.ok ? integral.value : Number.NaN
    }
    fc.assert(
      fc.property(end, end, (from, to) => {
        const sum = value((x) => Math.sin(x) + x * x, from, to)
        expect(sum).toBeCloseTo(value(Math.sin, from, to) + value((x) => x * x, from, to), 7)
        expect(value(Math.sin, to, from)).toBeCloseTo(-value(Math.sin, from, to), 10)
      }),
    )
  })

  test.each([
    ['up to a pole', '1/x', 0, 1],
    ['where it has no value', 'ln x', -1, 0.5],
    ['of one place without a value', '1/x', 0, 0],
  ])('there is no integral %s', (_name, typed, from, to) => {
    expect(integrate(f(typed), from, to)).toEqual({ ok: false, reason: 'no-value' })
  })
})

describe('zeros, meeting places and turning points', () => {
  test.each([
    ['where profit is nothing', '-2x^2 + 24x - 54', [3, 9]],
    ['when a ball lands', '-4.9x^2 + 9.8x', [0, 2]],
    ['a cubic', 'x^3 - 6x^2 + 11x - 6', [1, 2, 3]],
    ['two zeros close together', '(x - 1)(x - 1.05)', [1, 1.05]],
    ['a double zero beside a single one', '(x - 4)^2 (x + 2)', [-2, 4]],
    ['the ends of what is shown', '(x - 10)(x + 10)', [-10, 10]],
    ['of a line through zero', '3x', [0]],
    ['of nothing that crosses', 'e^x', []],
    ['beside a hole', '(x^2 - 1)/(x - 1)', [-1]],
  ])('%s', (_name, typed, wanted) => {
    const found = findZeros(f(typed), -10, 10)
    expect(found).toHaveLength(wanted.length)
    for (const [index, zero] of wanted.entries()) expect(found[index]).toBeCloseTo(zero, 6)
  })

  test('a list of zeros is in order, without doubles, inside the interval, and never long', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 60, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (k, by) => {
          const found = findZeros((x) => Math.sin(k * x + by), -5, 5)
          expect(found.length).toBeLessThanOrEqual(50)
          expect(found).toEqual([...new Set(found)].sort((a, b) => a - b))
          for (const zero of found) {
            expect(Math.abs(zero)).toBeLessThanOrEqual(5 + 1e-9)
            expect(Math.abs(Math.sin(k * zero + by))).toBeLessThan(1e-4)
          }
        },
      ),
    )
  })

  test('two curves meet where their difference is zero, whichever is named first', () => {
    const slope = fc.integer({ min: -6, max: 6 })
    fc.assert(
      fc.property(slope, slope, (m, b) => {
        const [parabola, line] = [(x: number) => x * x, (x: number) => m * x + b]
        const found = findIntersections(parabola, line, -10, 10)
        const other = findIntersections(line, parabola, -10, 10)
        expect(found.map(([x]) => x)).toEqual(other.map(([x]) => x))
        for (const [x, y] of found) expect(line(x)).toBeCloseTo(y, 4)
        const discriminant = m * m + 4 * b
        expect(found).toHaveLength(discriminant < 0 ? 0 : discriminant === 0 ? 1 : 2)
      }),
    )
  })

  test('the turning point of any parabola is its vertex', () => {
    const number = fc.integer({ min: -40, max: 40 })
    fc.assert(
      fc.property(number, number, fc.constantFrom(-3, -1, -0.5, 0.5, 1, 3), (h10, k, a) => {
        const h = h10 / 5
        const [only, ...others] = findExtremes((x) => a * (x - h) ** 2 + k, -10, 10)
        expect(others).toEqual([])
        expect(only?.kind).toBe(a > 0 ? 'minimum' : 'maximum')
        expect(only?.x).toBeCloseTo(h, 5)
        expect(only?.y).toBeCloseTo(k, 7)
      }),
    )
  })

  test.each([
    [5, 5],
    [6, 5],
    [Number.NaN, 5],
    [0, Number.NaN],
  ])('an interval from %d to %d has nothing in it', (from, to) => {
    expect(findZeros((x) => x, from, to)).toEqual([])
    expect(findExtremes((x) => x * x, from, to)).toEqual([])
  })
})

describe('what is typed', () => {
  test.each([
    ['2x^2 - 3x + 1', 2, 3],
    ['2x² − 3x + 1', 2, 3],
    ['y=2(x)(x+1)', 2, 12],
    ['f(x) = 1/2 x', 4, 2],
    ['f2(x) = x/4', 4, 1],
    ['Y = 3^x', 2, 9],
    ['sin²x + cos²x', 1.3, 1],
    ['log(100x)', 1, 2],
    ['ln e^x', 5, 5],
    ['√(x+1)', 8, 3],
    ['|−x|', 3, 3],
    ['2πx', 0.5, Math.PI],
    ['x^-1', 4, 0.25],
    ['-x^2', 3, -9],
  ])('%s at %d', (typed, x, y) => {
    expect(f(typed)(x)).toBeCloseTo(y, 10)
  })

  test.each(['x +', 'y = y', '2t', 'x = 3', 'sin', '(x', 'x)', '3 # x', 'y ='])('“%s” is refused in words', (typed) => {
    const read = readFunction(typed)
    expect(read).toMatchObject({ ok: false, reason: expect.stringMatching(/^[A-Z].*\.$/) })
  })

  test('the formula it gives for a plot has the same values', () => {
    for (const typed of ['2x^2 - 3x + 1', 'y = sin x', '|x|', 'e^(-x)']) {
      const read = readFunction(typed)
      const again = readFunction(read.ok ? read.formula : '')
      for (const x of [-2, 0.5, 3]) expect(again.ok && again.of(x)).toBeCloseTo(f(typed)(x), 10)
    }
  })

  test.each([
    ['1,5', 1.5],
    ['1 1/2', 1.5],
    ['3π/2', (3 * Math.PI) / 2],
    ['−√3', -Math.sqrt(3)],
    ['2^10', 1024],
    ['1e3', 1000],
    ['5 km', undefined],
    ['√(−1)', undefined],
    ['1e999', undefined],
    ['y', undefined],
  ])('the end of an interval “%s” is %s', (typed, value) => {
    expect(readValue(typed)).toEqual(value === undefined ? undefined : expect.closeTo(value, 12))
  })
})

describe('what is shown', () => {
  test('eight digits, never an exponent where a plain number can be read, and a real minus sign', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e11, max: 1e11, noNaN: true }), (value) => {
        const shown = showResult(value)
        expect(shown).toMatch(/^−?\d+(?:\.\d+)?(?:E−\d+)?$/)
        const read = Number(shown.replaceAll('−', '-'))
        expect(Math.abs(read - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-7)
      }),
    )
  })
  test.each([
    [2 / 3, '0.66666667'],
    [1e-6, '0.000001'],
    [9.99e-7, '9.99E−7'],
    [123456789, '123456790'],
    [1e12, '1E12'],
    [-0, '0'],
    [Number.POSITIVE_INFINITY, '∞'],
  ])('%d as %s', (value, text) => expect(showResult(value)).toBe(text))
})

test('what is entered is kept as typed, and nothing else is taken for entries', () => {
  expect(calculatorEntriesSchema.parse(JSON.parse(JSON.stringify(NO_ENTRIES)))).toEqual(NO_ENTRIES)
  expect(NO_ENTRIES.functions).toEqual(['', '', '', ''])
  for (const stored of [null, {}, { ...NO_ENTRIES, window: { xMin: 0 } }, { ...NO_ENTRIES, lists: [1] }])
    expect(calculatorEntriesSchema.safeParse(stored).success).toBe(false)
})
