import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BrokenFigure, figureValues } from '../figure-values.ts'
import { readAmounts } from './read-amounts.ts'

const scope = { n: 4, gap: 0.5, name: 'lamp' }
const read = (amounts: Parameters<typeof readAmounts>[0]) => readAmounts(amounts, figureValues(scope), 'a value')

describe('the numbers of a mark', () => {
  test.each([
    ['one by one', [1, 'n', 'n * gap'], [1, 4, 2]],
    ['none', [], []],
    ['a rule from 1 on', { of: 'i^2', from: 1, to: 4 }, [1, 4, 9, 16]],
    ['one of them', { of: 'i', from: 3, to: 3 }, [3]],
    ['as many as a parameter says', { of: '10 - i', from: 0, to: 'n' }, [10, 9, 8, 7, 6]],
    ['from below zero', { of: 'i * gap', from: -2, to: 1 }, [-1, -0.5, 0, 0.5]],
    ['from a half on, up to the last whole step', { of: 'i', from: 0.5, to: 3 }, [0.5, 1.5, 2.5]],
    // 0.1 + 0.2 is a little over 0.3: the last number is there all the same
    ['with ends that are not exact', { of: 'i', from: '0.1 + 0.2', to: 2.3 }, [0.1 + 0.2, 1.1 + 0.2, 2.1 + 0.2]],
  ])('%s', (_name, amounts, numbers) => {
    const given = read(amounts)
    expect(given).toHaveLength(numbers.length)
    for (const [index, number] of numbers.entries()) expect(given[index]).toBeCloseTo(number, 12)
  })

  test.each([
    ['a text', ['name'], 'a value: "name" gives lamp, not a number'],
    ['a parameter nobody has', ['m'], 'a value: "m" uses m'],
    ['no number at all', { of: 'i', from: 5, to: 4 }, '"i" gives 0 numbers, not 1 to 1000'],
    ['too many', { of: 'i', from: 1, to: 1001 }, '"i" gives 1001 numbers, not 1 to 1000'],
    ['endlessly many', { of: 'i', from: 1, to: 1e300 }, 'numbers, not 1 to 1000'],
    ['a hole', { of: '1 / (i - 3)', from: 1, to: 5 }, 'a value: "1 / (i - 3)" has no value at i = 3'],
    ['an end that is none', { of: 'i', from: 1, to: '1 / 0' }, 'the last i: "1 / 0" gives Infinity'],
    ['a beginning that is none', { of: 'i', from: 'k', to: 3 }, 'the first i: "k" uses k'],
    ['a name that is not i', { of: 'j', from: 1, to: 3 }, '"j" uses j, which is neither i nor a parameter'],
  ])('%s is refused in words', (_name, amounts, reason) => {
    expect(() => read(amounts)).toThrow(BrokenFigure)
    expect(() => read(amounts)).toThrow(reason)
  })

  test('a thousand are not too many', () => {
    expect(read({ of: 'i', from: 1, to: 1000 }).at(-1)).toBe(1000)
  })

  test('by a rule are the same as one by one', () => {
    const whole = fc.integer({ min: -40, max: 40 })
    fc.assert(
      fc.property(whole, fc.nat(30), whole, whole, (from, more, a, b) => {
        const places = Array.from({ length: more + 1 }, (_, index) => from + index)
        expect(read({ of: `${a} * i + ${b}`, from, to: from + more })).toEqual(
          read(places.map((i) => `${a} * ${i < 0 ? `(${i})` : i} + ${b}`)),
        )
      }),
    )
  })
})
