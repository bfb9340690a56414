import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeList, fitLine, readList } from './statistics.ts'

test.each([
  ['1 2, 3;4\n5', [1, 2, 3, 4, 5]],
  ['−2.5 1e3 .5', [-2.5, 1000, 0.5]],
  ['  ', []],
])('a list is read as it is typed or pasted: %s', (text, values) => {
  expect(readList(text)).toEqual({ ok: true, values })
})

test.each([
  ['1 two 3', '“two” is no number.'],
  ['1e999', '“1e999” is no number.'],
  ['1 '.repeat(1001), 'at most 1000'],
])('%s is refused with what is wrong', (text, words) => {
  const read = readList(text)
  expect(read.ok ? '' : read.reason).toContain(words)
})

describe('one variable', () => {
  test('a known list has its known numbers', () => {
    expect(describeList([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({
      n: 8,
      mean: 5,
      sum: 40,
      sumOfSquares: 232,
      sampleDeviation: Math.sqrt(32 / 7),
      populationDeviation: 2,
      five: [2, 4, 4.5, 6, 9],
    })
    expect(describeList([3])).toMatchObject({ sampleDeviation: Number.NaN, five: [3, 3, 3, 3, 3] })
    expect(describeList([])).toBeUndefined()
    expect(describeList([1, 2, 3, 4, 5])?.five).toEqual([1, 1.5, 3, 4.5, 5])
  })

  test('moving all values moves the centre and leaves the spread', () => {
    const value = fc.integer({ min: -1000, max: 1000 })
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 40 }), value, (values, by) => {
        const [one, two] = [describeList(values), describeList(values.map((at) => at + by))]
        expect(two?.mean).toBeCloseTo((one?.mean ?? 0) + by, 8)
        expect(two?.sampleDeviation).toBeCloseTo(one?.sampleDeviation ?? 0, 8)
        expect(two?.five).toEqual(one?.five.map((at) => at + by))
      }),
    )
  })
})

describe('two variables', () => {
  test('Anscombe’s first set has the line and the correlation that he gives (1973)', () => {
    const xs = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    const ys = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    const line = fitLine(xs, ys)
    expect(line?.slope).toBeCloseTo(0.5, 3)
    expect(line?.intercept).toBeCloseTo(3, 3)
    expect(line?.r).toBeCloseTo(0.8164, 4)
    expect(line?.rSquared).toBeCloseTo(0.6665, 4)
  })

  test('points on a line give it back', () => {
    const number = fc.integer({ min: -50, max: 50 })
    fc.assert(
      fc.property(fc.uniqueArray(number, { minLength: 2, maxLength: 20 }), number, number, (xs, a, b) => {
        const line = fitLine(
          xs,
          xs.map((x) => a + b * x),
        )
        expect(line?.slope).toBeCloseTo(b, 8)
        expect(line?.intercept).toBeCloseTo(a, 6)
        if (b !== 0) expect(line?.r).toBeCloseTo(Math.sign(b), 8)
      }),
    )
  })

  test.each([
    [[1], [2]],
    [[1, 2], [1]],
    [
      [3, 3],
      [1, 2],
    ],
  ])('%o with %o has no line', (xs, ys) => {
    expect(fitLine(xs, ys)).toBeUndefined()
  })
})
