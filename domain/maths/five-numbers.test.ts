import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fiveNumbers } from './five-numbers.ts'

// One rule for the box plots of lessons and for the statistics of the calculator.

describe('quartiles as they are taught', () => {
  test.each<[string, number[], number[]]>([
    ['seven values: the middle one is in neither half', [1, 2, 3, 4, 5, 6, 7], [1, 2, 4, 6, 7]],
    ['eight values', [1, 2, 3, 4, 5, 6, 7, 8], [1, 2.5, 4.5, 6.5, 8]],
    ['five values', [10, 20, 30, 40, 50], [10, 15, 30, 45, 50]],
    ['two values', [4, 8], [4, 4, 6, 8, 8]],
    ['one value', [5], [5, 5, 5, 5, 5]],
    ['values in any order', [7, 1, 6, 2, 5, 3, 4], [1, 2, 4, 6, 7]],
    ['values that repeat', [3, 3, 3, 9], [3, 3, 3, 6, 9]],
    ['values on both sides of zero', [-4, 2, -1, 0], [-4, -2.5, -0.5, 1, 2]],
  ])('%s', (_name, values, five) => expect(fiveNumbers(values)).toEqual(five))

  test('of nothing there are none', () => {
    for (const number of fiveNumbers([])) expect(number).toBeNaN()
  })
})

describe('of any list', () => {
  const list = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 60 })
  test('they rise, from the smallest to the largest', () => {
    fc.assert(
      fc.property(list, (values) => {
        const five = fiveNumbers(values)
        expect([...five].sort((a, b) => a - b)).toEqual([...five])
        expect([five[0], five[4]]).toEqual([Math.min(...values), Math.max(...values)])
      }),
    )
  })
  test('half of the values lie on either side of the median, a quarter beyond each quartile', () => {
    fc.assert(
      fc.property(list, (values) => {
        const [, q1, median, q3] = fiveNumbers(values)
        const share = (is: (value: number) => boolean) => values.filter(is).length / values.length
        expect(share((value) => value <= median)).toBeGreaterThanOrEqual(0.5)
        expect(share((value) => value >= median)).toBeGreaterThanOrEqual(0.5)
        expect(share((value) => value < q1)).toBeLessThanOrEqual(0.25)
        expect(share((value) => value > q3)).toBeLessThanOrEqual(0.25)
      }),
    )
  })
  test('mirrored values have mirrored numbers', () => {
    fc.assert(
      fc.property(list, (values) => {
        const mirrored = fiveNumbers(values.map((value) => -value))
        expect(mirrored.map((value) => -value + 0).reverse()).toEqual(fiveNumbers(values).map((value) => value + 0))
      }),
    )
  })
})
