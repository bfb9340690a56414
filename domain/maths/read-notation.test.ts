import { expect, test } from 'vitest'
import { type AngleUnit, evaluate } from './evaluate-expression.ts'
import { type NotationOptions, readNotation } from './read-notation.ts'
import { writeExpression } from './write-expression.ts'

function value(text: string, scope = {}, options: NotationOptions & { angle?: AngleUnit } = {}): unknown {
  const read = readNotation(text, options)
  const result = read.ok ? evaluate(read.tree, scope, { angle: options.angle ?? 'radians' }) : read
  return result.ok ? result.value : undefined
}

test.each([
  // multiplication and division, written and left out
  ['3·4', 12],
  ['3×4', 12],
  ['3 ⋅ 4', 12],
  ['3*4', 12],
  ['12÷4', 3],
  ['12/4', 3],
  ['12⁄4', 3],
  ['2(3)', 6],
  ['(2)(3)', 6],
  ['2(3)(4)', 24],
  ['8/2(2+2)', 16],
  // powers
  ['2^3', 8],
  ['2**3', 8],
  ['2²', 4],
  ['2⁻¹', 0.5],
  ['10⁻³', 0.001],
  ['2^-1', 0.5],
  ['2^3^2', 512],
  ['-3^2', -9],
  ['(-3)^2', 9],
  ['2^{10}', 1024],
  ['[1+2]^2', 9],
  // roots and bars
  ['√16', 4],
  ['√(9+16)', 5],
  ['√2.25', 1.5],
  ['2√9', 6],
  ['sqrt 16', 4],
  ['sqrt(16)', 4],
  ['Sqrt(16)', 4],
  ['\\sqrt{16}', 4],
  ['∛27', 3],
  ['|-3|', 3],
  ['|2-5|·2', 6],
  ['||−3|−5|', 2],
  ['2|−3|', 6],
  // signs of every shape
  ['−3', -3],
  ['5 – 8', -3],
  ['2·−3', -6],
  ['--3', 3],
  ['5 - +3', 2],
  // numbers
  ['1,5', 1.5],
  ['1,5 + 2,5', 4],
  ['12,500', 12_500],
  ['12 500', 12_500],
  ['1,234,567.5', 1_234_567.5],
  ['.5', 0.5],
  ['1 1/2', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['2 ¾', 2.75],
  ['3.2×10^4', 32_000],
  ['3.2×10⁴', 32_000],
  ['3.2 x10^4', undefined],
  ['6.02e23', 6.02e23],
  ['2.5E-3', 0.0025],
  ['１２＋３', 15],
  ['5%', 0.05],
  ['50% × 80', 40],
  ['5!', 120],
  ['3!!', 720],
  ['0!', 1],
  // functions
  ['log 100', 2],
  ['log(1000)', 3],
  ['ln e', 1],
  ['ln(e^2)', 2],
  ['sin(π/6)', 0.5],
  ['sin 30°', 0.5],
  ['cos 60° + sin 90°', 1.5],
  ['tan(45°)', 1],
  ['arcsin(1)', Math.PI / 2],
  ['sin⁻¹(1)', Math.PI / 2],
  ['sin^2(30°) + cos^2(30°)', 1],
  ['sin²30°', 0.25],
  ['2π', 2 * Math.PI],
  ['2pi', 2 * Math.PI],
  ['gcd(12, 18)', 6],
  ['max(3, 7, 5)', 7],
  ['combinations(5, 2)', 10],
  ['nCr(5,2)', 10],
  ['round(2.567, 1)', 2.6],
])('%s is %s', (text, expected) => {
  if (typeof expected === 'number') expect(value(text)).toBeCloseTo(expected, expected > 1e6 ? -10 : 9)
  else expect(value(text)).toBe(expected)
})

test.each([
  ['2x^2', 18],
  ['2x²', 18],
  ['1/2x', 1.5],
  ['1/2 x', 1.5],
  ['x/2', 1.5],
  ['xy', 15],
  ['x(y+1)', 18],
  ['(x+1)(y-1)', 16],
  ['√x', Math.sqrt(3)],
  ['√xy', Math.sqrt(3) * 5],
  ['-x^2', -9],
  ['x^-1', 1 / 3],
  ['3xy²', 225],
  ['ln x^2', 2 * Math.log(3)],
  ['sin 2x', Math.sin(6)],
  ['sin x cos x', Math.sin(3) * Math.cos(3)],
  ['2 \\cdot x', 6],
  ['$2x$', 6],
  ['v_1 + v_2', 3],
  ['v₁ + v₂', 3],
  ['v_{1} + v_{2}', 3],
  ['θ + α', 11],
  ['theta + alpha', 11],
])('%s is %s where x = 3 and y = 5', (text, expected) => {
  const scope = { x: 3, y: 5, v_1: 1, v_2: 2, theta: 4, alpha: 7, θ: 4, α: 7 }
  expect(value(text, scope)).toBeCloseTo(expected, 10)
})

test('e is a letter of a formula, and the exponent of a number elsewhere', () => {
  expect(value('2e-3', {}, { isFormula: true })).toBeCloseTo(2 * Math.E - 3, 12)
  expect(value('2e-3')).toBe(0.002)
  expect(value('2e')).toBeCloseTo(2 * Math.E, 12)
})

test('angles are in the unit that is chosen, and ° says degrees in both', () => {
  expect(value('sin(30)', {}, { angle: 'degrees' })).toBeCloseTo(0.5, 12)
  expect(value('sin(30°)', {}, { angle: 'degrees' })).toBeCloseTo(0.5, 12)
  expect(value('sin(asin(0.5))', {}, { angle: 'degrees' })).toBeCloseTo(0.5, 12)
  expect(value('asin(0.5)', {}, { angle: 'degrees' })).toBeCloseTo(30, 12)
})

test.each([
  '',
  '   ',
  '2+',
  '(2',
  '2)',
  '2 3',
  '1, 2',
  'sin',
  'x^',
  '|x',
  'a;b',
  '"x"',
  '2 # 3',
  '3 = 3',
  '\\frac{1}{2}',
  '²',
  '()',
])('"%s" is no expression', (text) => {
  expect(readNotation(text).ok).toBe(false)
})

test.each([
  ['2(x+3)', '2·(x + 3)'],
  ['(x+3)(x-2)', '(x + 3)·(x - 2)'],
  ['1/2x', '1/2·x'],
  ['1/(2x)', '1/(2·x)'],
  ['-(3-x)', '-(3 - x)'],
  ['2x²', '2·x^2'],
  ['√x', 'sqrt(x)'],
  ['x - (y - 1)', 'x - (y - 1)'],
  ['((x))', 'x'],
  ['5!', '5!'],
])('%s is shown as %s', (text, shown) => {
  const read = readNotation(text)
  expect(read.ok && writeExpression(read.tree)).toBe(shown)
})
