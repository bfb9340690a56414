import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeList, fitLine, readList } from './statistics.ts'

describe('a list as it is typed', () => {
  test.each<[string, number[]]>([
    ['3, 4, 5', [3, 4, 5]],
    ['3,4,5', [3, 4, 5]],
    ['3\t4\n5\r\n6', [3, 4, 5, 6]],
    ['  7 ', [7]],
    ['−2 –3 -4', [-2, -3, -4]],
    ['1/2 ¼', [0.5, 0.25]],
    ['5. .5', [5, 0.5]],
    ['2e3 1E-2', [2000, 0.01]],
    ['$4.50 $5', [4.5, 5]],
    [';;1;;2;;', [1, 2]],
  ])('%j', (typed, values) => {
    expect(readList(typed)).toEqual({ ok: true, values })
  })

  test.each(['5kg 6', '1 x 2', '3-4', '1/0', '∞', 'NaN', '0x10', '1..2'])(
    '“%s” is refused, naming the word',
    (typed) => {
      const read = readList(typed)
      expect(read.ok).toBe(false)
      const named = read.ok ? '' : /“(.*)” is no number\.$/.exec(read.reason)?.[1]
      expect(typed.split(' ')).toContain(named)
    },
  )

  test('whatever numbers are joined by whatever is between them come back', () => {
    const between = fc.constantFrom(' ', ', ', '; ', '\n', '\t', ',')
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9999, max: 9999 }), { maxLength: 30 }), between, (values, joined) => {
        expect(readList(values.join(joined))).toEqual({ ok: true, values })
      }),
    )
  })

  test('a thousand numbers are a list, one more is not', () => {
    expect(readList('1 '.repeat(1000)).ok).toBe(true)
    expect(readList('1 '.repeat(1001)).ok).toBe(false)
  })
})

const values = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 40 })

describe('the statistics of a list', () => {
  test.each<[string, number[], [number, number, number, number, number]]>([
    ['an odd number of values: the middle one is in neither half', [1, 2, 3, 4, 5, 6, 7], [1, 2, 4, 6, 7]],
    ['an even number: halves of the same size', [1, 2, 3, 4, 5, 6], [1, 2, 3.5, 5, 6]],
    ['in any order', [9, 1, 5, 3, 7], [1, 2, 5, 8, 9]],
    ['two values', [4, 8], [4, 4, 6, 8, 8]],
    ['all the same', [2, 2, 2, 2], [2, 2, 2, 2, 2]],
    ['below zero', [-5, -1, -3], [-5, -5, -3, -1, -1]],
  ])('quartiles of %s', (_name, list, five) => {
    expect(describeList(list)?.five).toEqual(five)
  })

  test('the five numbers rise, a quarter of the list lies at or below the first quartile', () => {
    fc.assert(
      fc.property(values, (list) => {
        const five = describeList(list)?.five ?? [0, 0, 0, 0, 0]
        expect([...five].sort((a, b) => a - b)).toEqual([...five])
        expect(five[0]).toBe(Math.min(...list))
        expect(five[4]).toBe(Math.max(...list))
        const below = list.filter((value) => value <= five[1]).length
        expect(below).toBeGreaterThanOrEqual(Math.floor(list.length / 4))
      }),
    )
  })

  test('stretching a list stretches centre and spread alike', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -9, max: 9 }), (list, factor) => {
        const [one, two] = [describeList(list), describeList(list.map((value) => value * factor))]
        expect(two?.mean).toBeCloseTo(factor * (one?.mean ?? 0), 7)
        expect(two?.populationDeviation).toBeCloseTo(Math.abs(factor) * (one?.populationDeviation ?? 0), 7)
      }),
    )
  })

  test('the variance is the mean square less the square of the mean', () => {
    fc.assert(
      fc.property(values, (list) => {
        const { n, mean, sumOfSquares, populationDeviation, sampleDeviation } = describeList(list) ?? {}
        if (n === undefined || mean === undefined) throw new Error('a list has statistics')
        expect((populationDeviation ?? 0) ** 2).toBeCloseTo((sumOfSquares ?? 0) / n - mean ** 2, 4)
        if (n > 1) expect(sampleDeviation).toBeCloseTo((populationDeviation ?? 0) * Math.sqrt(n / (n - 1)), 8)
      }),
    )
  })

  test('the order of a list does not matter, and it stays as it was', () => {
    fc.assert(
      fc.property(values, (list) => {
        const before = [...list]
        expect(describeList([...list].reverse())?.five).toEqual(describeList(list)?.five)
        expect(list).toEqual(before)
      }),
    )
  })

  test('large values with a small spread lose no digits', () => {
    expect(describeList([1e9 + 1, 1e9 + 2, 1e9 + 3])?.populationDeviation).toBeCloseTo(Math.sqrt(2 / 3), 9)
  })
})

describe('the line of least squares', () => {
  const pairs = fc
    .array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
      minLength: 2,
      maxLength: 20,
    })
    .filter((list) => new Set(list.map(([x]) => x)).size > 1)
  const fitted = (list: readonly (readonly [number, number])[]) =>
    fitLine(
      list.map(([x]) => x),
      list.map(([, y]) => y),
    )

  test('passes through the middle of the points, and what is left adds up to nothing', () => {
    fc.assert(
      fc.property(pairs, (list) => {
        const { slope = 0, intercept = 0, n = 0 } = fitted(list) ?? {}
        const [meanX, meanY] = [0, 1].map((at) => list.reduce((sum, pair) => sum + (pair[at] ?? 0), 0) / n)
        expect(intercept + slope * (meanX ?? 0)).toBeCloseTo(meanY ?? 0, 7)
        expect(list.reduce((sum, [x, y]) => sum + y - intercept - slope * x, 0)).toBeCloseTo(0, 6)
      }),
    )
  })

  test('no other line comes closer', () => {
    const nudge = fc.double({ min: -1, max: 1, noNaN: true })
    fc.assert(
      fc.property(pairs, nudge, nudge, (list, up, turn) => {
        const { slope = 0, intercept = 0 } = fitted(list) ?? {}
        const squares = (m: number, b: number) => list.reduce((sum, [x, y]) => sum + (y - b - m * x) ** 2, 0)
        expect(squares(slope, intercept)).toBeLessThanOrEqual(squares(slope + turn, intercept + up) + 1e-6)
      }),
    )
  })

  test('r is between −1 and 1, has the sign of the slope, and does not change when x and y change places', () => {
    fc.assert(
      fc.property(pairs, (list) => {
        const line = fitted(list)
        const other = fitted(list.map(([x, y]): [number, number] => [y, x]))
        if (!line || Number.isNaN(line.r)) return
        expect(Math.abs(line.r)).toBeLessThanOrEqual(1)
        expect(line.rSquared).toBeCloseTo(line.r ** 2, 12)
        if (Math.abs(line.slope) > 1e-9) expect(Math.sign(line.r)).toBe(Math.sign(line.slope))
        expect(other?.r).toBeCloseTo(line.r, 9)
      }),
    )
  })

  test('a level row of points has a level line, and no correlation to speak of', () => {
    expect(fitLine([1, 2, 3], [5, 5, 5])).toMatchObject({ slope: 0, intercept: 5, r: Number.NaN })
  })
})
