import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCalculation } from './check-calculation.ts'
import { FRESH_STATE } from './dialogue-state.ts'
import { speakCalculation } from './speak-calculation.ts'

const number = fc.integer({ min: -99, max: 99 })
const shown = (value: number) => (value < 0 ? `(${value})` : String(value))

test('sums are judged by their value, however they are written', () => {
  fc.assert(
    fc.property(
      number,
      number,
      fc.integer({ min: -5, max: 5 }),
      fc.constantFrom('×', '*', '·', 'times'),
      (a, b, off, sign) => {
        const checked = checkCalculation(`is ${shown(a)} ${sign} ${shown(b)} = ${a * b + off}?`)
        expect(checked).toMatchObject({ kind: 'equality', isRight: off === 0 })
      },
    ),
  )
})

test('a value is put into an equation and tried', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), number, number, fc.integer({ min: 0, max: 3 }), (a, b, x, off) => {
      const sum = a * x + b
      const message = `is ${a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${sum} x = ${x + off}?`
      expect(checkCalculation(message)).toMatchObject({ kind: 'substitution', isRight: off === 0 })
    }),
  )
})

test.each([
  ['is 3x+5=20 x=5?', { kind: 'substitution', isRight: true }],
  ['does 3x + 5 = 20 mean x = 4', { kind: 'substitution', isRight: false }],
  ['is 2(x+3) the same as 2x+6', { kind: 'identity', isRight: true }],
  ['(x+3)^2 = x^2+9', { kind: 'identity', isRight: false }],
  ['10% of 250 is 25', { kind: 'equality', isRight: true }],
  ['√16 = 4', { kind: 'equality', isRight: true }],
  ['1/3 = 0.33', { kind: 'equality', isRight: false, isRounded: true }],
  ['is 12 500 / 5 = 2500', { kind: 'equality', isRight: true }],
  ['what is 12 × 13', { kind: 'value', value: 156 }],
  ['solve 3x+5=20', { kind: 'equation', name: 'x' }],
])('%s', (message, wanted) => expect(checkCalculation(message)).toMatchObject(wanted))

test.each(['what is photosynthesis', 'V = IR', 'is it 5', '5 kg', 'in the year 2020', 'x = 5', 'hello = world', ''])(
  'no calculation: %s',
  (message) => expect(checkCalculation(message)).toBeUndefined(),
)

test('a value that follows goes into the equation being solved', () => {
  expect(checkCalculation('x = 5', '3x+5=20')).toMatchObject({ kind: 'substitution', isRight: true })
  expect(checkCalculation('4', '3x+5=20')).toMatchObject({ kind: 'substitution', isRight: false })
})

test('any text at all is read without failing or hanging', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void checkCalculation(text)))
  checkCalculation('1+'.repeat(149))
  checkCalculation('a=b '.repeat(74))
})

test('an equation is not solved for the student', () => {
  const checked = checkCalculation('solve 3x+5=20')
  const turn = checked && speakCalculation({ state: FRESH_STATE }, checked)
  expect(turn?.text).not.toMatch(/\b5\b(?!=)/)
  expect(turn?.state.equation).toBe('3x+5=20')
})
