import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate } from './calculate.ts'

const shown = (input: string, unit: 'degrees' | 'radians' = 'degrees', last?: number) => {
  const result = calculate(input, unit, last)
  return result.ok ? result.text : result.reason
}
const [NOTHING, UNREADABLE, NO_NUMBER] = [/^Type a calculation/, /not a calculation I can read/, /no such number/]

describe('a scientific calculator', () => {
  test.each([
    ['-3^2', '-9'], // as mathematics has it
    ['(-3)^2', '9'],
    ['2^3^2', '512'], // from the right
    ['6/2(1+2)', '9'],
    ['2π', '6.283185307'],
    ['5!', '120'],
    ['0!', '1'],
    ['8^(1/3)', '2'],
    ['15%', '0.15'],
    ['200×15%', '30'],
    ['0.1+0.2', '0.3'],
    ['1/3×3', '1'],
    ['10^21', '1E21'],
    ['10^(-9)', '1E-9'],
    ['1.23456789012', '1.23456789'],
    ['99999999999', '100000000000'], // ten digits, rounded
    ['log(0.001)', '-3'],
    ['ln(e^2)', '2'],
    ['tan(45)', '1'],
    ['cos(90)', '0'],
    ['acos(0)', '90'],
    ['sin(30)^2+cos(30)^2', '1'],
  ])('%s = %s', (input, text) => expect(shown(input)).toBe(text))

  test.each([
    ['sin(π)', '0'],
    ['cos(π)', '-1'],
    ['atan(1)×4', '3.141592654'],
  ])('in radians %s = %s', (input, text) => expect(shown(input, 'radians')).toBe(text))

  test('Ans is the answer before, and 0 at first', () => {
    expect(shown('Ans+1')).toBe('1')
    expect(shown('Ans^2', 'degrees', -1.5)).toBe('2.25')
  })

  test.each([
    ['', NOTHING],
    ['  ', NOTHING],
    ['2+', UNREADABLE],
    [')(', UNREADABLE],
    ['x+1', UNREADABLE],
    ['1÷0', NO_NUMBER],
    ['√(0-4)', NO_NUMBER],
    ['ln(0)', NO_NUMBER],
    ['1=1', UNREADABLE],
  ])('“%s” is told to be none', (input, reason) => expect(shown(input)).toMatch(reason))
})

test('what it shows is what it remembers, and adding up is adding up', () => {
  const number = fc.integer({ min: -99_999, max: 99_999 })
  fc.assert(
    fc.property(number, number, (a, b) => {
      const sum = calculate(`${a}+(${b})`, 'degrees')
      expect(sum).toEqual({ ok: true, value: a + b, text: String(a + b) })
      if (!sum.ok) return
      expect(shown('Ans', 'degrees', sum.value)).toBe(sum.text)
      expect(shown(`(${a})×(${b})`)).toBe(shown(`(${b})×(${a})`))
      expect(shown(`${a}-(${a})`)).toBe('0')
    }),
  )
})
