import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareAlgebra } from './compare-algebra.ts'

describe('equations and inequalities', () => {
  test.each([
    ['y = 2x + 3', 'y = 3 + 2x'],
    ['y = 2x + 3', '2x + 3 = y'],
    ['y = 2x + 3', 'y - 2x = 3'],
    ['y = 2x + 3', '2y = 4x + 6'],
    ['y = 2x + 3', 'y - 3 = 2x'],
    ['f(x) = 2x', 'f(x) = x*2'],
    ['f(x) = 2x', 'f (x)=2x'],
    ['f(x) = 2x', '2x'],
    ['x = 5', '5'],
    ['5', 'x = 5'],
    ['v_f = 5', '5'],
    ['x > 3', '3 < x'],
    ['x > 3', 'x>3'],
    ['x ≥ 3', 'x >= 3'],
    ['x ≥ 3', '3 ≤ x'],
    ['x ≥ 3', 'x => 3'],
    ['x > 3', '2x > 6'],
    ['x > 3', 'x - 3 > 0'],
    ['x > 3', '-x < -3'],
    ['x^2 + y^2 = 25', 'y^2 + x^2 = 25'],
    ['x^2 + y^2 = 25', '25 = x² + y²'],
    ['x ＝ 5', 'x = 5'],
  ])('%s may be given as %s', (accepted, typed) => {
    expect(compareAlgebra(typed, accepted)).toBe(true)
  })
  test.each([
    ['y = 2x + 3', 'y = 2x - 3'],
    ['y = 2x + 3', 'x = 2y + 3'],
    ['y = 2x + 3', '2x + 3 + y'],
    ['y = 2x + 3', 'y > 2x + 3'],
    ['x = 5', '-5'],
    ['x = 5', 'x = -5'],
    ['xy = 5', '5'],
    ['2x = 5', '5'],
    ['x > 3', 'x < 3'],
    ['x > 3', 'x ≥ 3'],
    ['x > 3', 'x = 3'],
    ['x > 3', '3 > x'],
    ['x > 3', '-x > -3'],
    ['x > 3', '3'],
    ['x > 3', 'x > 4'],
    ['x ≥ 3', '-x ≥ -3'],
    ['x^2 + y^2 = 25', 'x^2 - y^2 = 25'],
    ['x^2 + y^2 = 25', 'x + y = 5'],
  ])('%s is not %s', (accepted, typed) => {
    expect(compareAlgebra(typed, accepted)).toBe(false)
  })
})

const coefficient = fc.integer({ min: -9, max: 9 }).filter((value) => value !== 0)

test('a multiple of an equation is the equation; of an inequality only a positive one', () => {
  fc.assert(
    fc.property(coefficient, coefficient, coefficient, (a, b, factor) => {
      const line = (times: number, sign: string) =>
        `${times}*y ${sign} ${times * a}*x + ${times * b}`.replaceAll('+ -', '- ')
      expect(compareAlgebra(line(factor, '='), line(1, '='))).toBe(true)
      expect(compareAlgebra(line(factor, '>'), line(1, '>'))).toBe(factor > 0)
      expect(compareAlgebra(line(factor, '<='), line(1, '<='))).toBe(factor > 0)
    }),
  )
})
