import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculate } from './calculate.ts'

const text = (input: string, unit: 'degrees' | 'radians' = 'degrees', last = 0) => {
  const result = calculate(input, unit, last)
  return result.ok ? result.text : 'error'
}

test('the calculator follows the order of operations and reads its own keys', () => {
  expect(
    ['2+3×4', '(2+3)×4', '2^10', '7÷2', '5−8', '√(16)', '√9+1', '50%×8', '2.5E3', '1÷3'].map((input) => text(input)),
  ).toEqual(['14', '20', '1024', '3.5', '-3', '4', '4', '4', '2500', '0.3333333333'])
})

test('angles are in the chosen unit, also inside each other', () => {
  expect(text('sin(30)')).toBe('0.5')
  expect(text('cos(60)+sin(90)')).toBe('1.5')
  expect(text('asin(0.5)')).toBe('30')
  expect(text('sin(asin(0.5))')).toBe('0.5')
  expect(text('sin(180)')).toBe('0')
  expect(text('sin(π÷6)', 'radians')).toBe('0.5')
})

test('logarithms, π and the answer before', () => {
  expect([text('log(1000)'), text('ln(e)'), text('2×π'), text('Ans×2', 'degrees', 21)]).toEqual([
    '3',
    '1',
    '6.283185307',
    '42',
  ])
})

test('what is no calculation, or has no value, is said so', () => {
  for (const input of ['', '  ', '2+', '1÷0', '√(0−1)', 'import("x")', 'foo', '((']) expect(text(input)).toBe('error')
})

test('any string gets an answer or a reason, never an exception', () => {
  fc.assert(fc.property(fc.string(), (input) => typeof calculate(input, 'degrees').ok === 'boolean'))
})
