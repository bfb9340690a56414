import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('marks go, words stay', () => {
  expect(plainText('Energy is **lost** as *heat* in `code`.')).toBe('Energy is lost as heat in code.')
})
test('paragraphs and list items stand on lines of their own', () => {
  expect(plainText('One\ntwo\n\n- three\n- four')).toBe('One two\nthree\nfour')
})
test('a table reads row by row', () => {
  expect(plainText('| a | b |\n|---|---|\n| 1 | $x^2$ |')).toBe('a · b\n1 · x²')
})
test('formulas are read, money is money, pictures are their alternative text', () => {
  expect(plainText('$\\ce{CO2}$ costs \\$5: ![a tonne](/x.svg)')).toBe('CO₂ costs $5: a tonne')
})
test('code blocks keep their lines', () => {
  expect(plainText('```\nx = 1\ny = 2\n```')).toBe('x = 1\ny = 2')
})
test('display maths stands on its own line', () => {
  expect(plainText('So\n$$\nx = 2\n$$\ndone')).toBe('So\nx = 2\ndone')
})
