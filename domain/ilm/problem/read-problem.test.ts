import { describe, expect, test } from 'vitest'
import { checkClaim, solvableIn } from './read-problem.ts'

const verdict = (problem: string, attempt: string) => solvableIn(problem)?.check(attempt)

describe('a right attempt is called right, in the forms students write', () => {
  test.each([
    ['a 12 V battery is connected to a 4 ohm resistor. what is the current?', 'so 3 amps?'],
    ['a 12 V battery is connected to a 4 ohm resistor. what is the current?', '3000 mA'],
    ['a 2 kg ball moves at 3 m/s whats its kinetic energy', '9 J'],
    ['how many moles are in 36 g of water', 'is it 2.0 moles'],
    ['find the molar mass of Ca(OH)2', '74.1 g/mol'],
    ['what is the pH of 0.01 mol/L HCl', 'pH = 2'],
    ['solve 2x + 5 = 17', 'x = 6'],
    ['solve x^2 - 5x + 6 = 0', 'x = 3'],
    ['find the derivative of 3x^2 + 2x', '2x + 6x - 2x + 2'],
    ['derivative of sin(2x)', '2cos(2x)'],
    ['integral of 2x dx', 'x^2 + C'],
    ['evaluate the integral of x^2 from 0 to 3', '9'],
    ['find the dot product of (1,2,3) and (4,5,6)', '32'],
    ['cross product of [1,0,0] and [0,1,0]', '(0,0,1)'],
    ['convert 1011 binary to decimal', 'is it 11'],
    ['write 13 in binary', '1101'],
    ['f(x) = 2x + 1 and g(x) = x^2, find f(g(3))', '19'],
    ['3 ohm and 6 ohm resistors in parallel, whats the total resistance', '2 ohms'],
  ])('%s → %s', (problem, attempt) => expect(verdict(problem, attempt)?.is).toBe('right'))
})

describe('a right step on the way is one', () => {
  test.each([
    ['solve 2x + 5 = 17', '2x = 12'],
    ['solve x^2 - 5x + 6 = 0', '(x-2)(x-3) = 0'],
  ])('%s → %s', (problem, attempt) => expect(verdict(problem, attempt)?.is).toBe('step'))
})

describe('a wrong attempt is located', () => {
  test.each([
    ['a 12 V battery is connected to a 4 ohm resistor. what is the current?', '48 amps', /multiplied/],
    ['a 12 V battery is connected to a 4 ohm resistor. what is the current?', '0.33 A', /upside down/],
    ['a 2 kg ball moves at 3 m/s whats its kinetic energy', '18 J', /frac\{1\}\{2\}/],
    ['what is the pH of 0.01 mol/L HCl', '12', /pOH/],
    ['solve 2x + 5 = 17', '2x = 22', /opposite/],
    ['find the derivative of 3x^2 + 2x', '3x + 2', /exponent/],
    ['differentiate (2x+1)^3', '3(2x+1)^2', /inside/],
    ['integral of 2x dx', '2', /derivative/],
    ['find the dot product of (1,2,3) and (4,5,6)', '(4,10,18)', /add them/],
    ['convert 1011 binary to decimal', '13', /other end/],
  ])('%s → %s', (problem, attempt, where) => {
    const checked = verdict(problem, attempt)
    expect(checked?.is).toBe('wrong')
    expect(checked?.say).toMatch(where)
  })
})

test('a constant that is missing makes an integral nearly right', () => {
  expect(verdict('integral of 2x', 'x^2')?.is).toBe('near')
})

test.each(['why', 'can you explain that', 'what is a resistor', 'quiz me', 'i had hockey today', ''])(
  '“%s” is no attempt, and no problem',
  (talk) => {
    expect(verdict('solve 2x + 5 = 17', talk)).toBeUndefined()
    expect(solvableIn(talk)).toBeUndefined()
  },
)

test('no step names the answer', () => {
  for (const problem of [
    'how many moles are in 54 g of water',
    'solve 2x + 5 = 31',
    'a 12 V battery and a 5 ohm resistor. find the current',
  ]) {
    const solvable = solvableIn(problem)
    expect(solvable?.steps.length).toBeGreaterThan(1)
    for (const one of solvable?.steps ?? []) expect(one).not.toMatch(/\b(?:3 mol|13|2\.4)\b/)
  }
})

describe('a claim in one breath is judged', () => {
  test.each([
    ['is the derivative of x^3 3x^2', 'right'],
    ['the derivative of x^3 is x^2 right?', 'wrong'],
    ['20 °C is 293 K right?', 'right'],
    ['25 C is 248 K?', 'wrong'],
    ['so 5 km = 500 m?', 'wrong'],
    ['3 hours is 10800 s right', 'right'],
    ['the molar mass of water is 18 right?', 'right'],
  ])('%s', (message, is) => expect(checkClaim(message)?.is).toBe(is))
  test('talk claims nothing', () => expect(checkClaim('is this on the exam')).toBeUndefined())
})
