import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFormula } from './read-formula.ts'

test.each([
  ['3x + 5 = 20', '3x + 5 = 20'],
  ['\\frac{1}{2} \\times 10^{3}', '1/2 × 10³'],
  ['x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', 'x=(-b ± √(b²-4ac))/2a'],
  ['\\frac{\\frac{1}{2}}{3}', '(1/2)/3'],
  ['\\ce{H2O}', 'H₂O'],
  ['\\ce{6CO2 + 6H2O -> C6H12O6 + 6O2}', '6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂'],
  ['\\ce{Ca^2+}', 'Ca²⁺'],
  ['\\ce{^{14}_{6}C}', '¹⁴₆C'],
  ['\\ce{N2 + 3H2 <=> 2NH3}', 'N₂ + 3H₂ ⇌ 2NH₃'],
  ['12\\,500\\text{ kJ}', '12 500 kJ'],
  ['5\\%', '5%'],
  ['\\$4.50', '$4.50'],
  ['30^\\circ', '30°'],
  ['v_{\\text{max}}', 'v_max'],
  ['x^{a+b}', 'x^(a+b)'],
  ['\\sqrt[3]{27}', '3√27'],
  ['\\left(\\frac{a}{b}\\right)^{-3}', '(a/b)⁻³'],
  ['\\frac{\\cancel{3}x}{\\cancel{3}}', '3x/3'],
  ['0.\\overline{3}', '0.3 repeating'],
  ['\\hat p', 'p'],
  ['\\binom{n}{k}', '(n choose k)'],
  ['\\theta \\le \\pi', 'θ ≤ π'],
  ['\\begin{aligned}2x&=8\\\\x&=4\\end{aligned}', '2x =8; x =4'],
])('%s reads %s', (source, text) => {
  expect(readFormula(source)).toBe(text)
})

test('any source is read without failing, broken ones too', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 3 }),
    fc.constantFrom('\\frac{', '}', '{', '\\ce{', '\\sqrt', '^{', '_{', '\\'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(typeof readFormula(pieces.join(''))).toBe('string')
    }),
  )
})
