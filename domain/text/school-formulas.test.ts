import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFormula } from './read-formula.ts'

// Formulas of the courses, read as a teacher would say them to someone who cannot see them.

describe('a fraction keeps to itself', () => {
  test.each([
    ['a mixed number is no longer number', '3\\frac{1}{2}', '3 1/2'],
    ['with a unit behind it', '2\\tfrac{3}{4}\\text{ cups}', '2 3/4 cups'],
    ['a coefficient of a fraction', '2\\dfrac{x}{5}', '2 x/5'],
    ['a fraction as coefficient', '\\frac{1}{2}x', '1/2 x'],
    ['before a Greek letter', '\\frac{4}{3}\\pi r^3', '4/3 π r³'],
    ['before a root', '\\frac{1}{2}\\sqrt{3}', '1/2√3'],
    ['before a sign', '\\frac{1}{2} + \\frac{1}{3} = \\frac{5}{6}', '1/2 + 1/3 = 5/6'],
    ['in a fraction', '\\frac{\\frac{a}{b}}{\\frac{c}{d}}', '(a/b)/(c/d)'],
    ['in an exponent', '8^{\\frac{2}{3}}', '8^(2/3)'],
    ['before a bracket', '\\frac{1}{2}(a + b)', '1/2(a + b)'],
    ['of digits without braces', '\\frac12', '1/2'],
    ['of digits with spaces', '\\dfrac 3 4', '3/4'],
    ['a derivative', '\\frac{dy}{dx}', 'dy/dx'],
    ['of a sum', '\\frac{x + 1}{x - 1}', '(x + 1)/(x - 1)'],
    ['of a decimal', '\\frac{0.5}{2}', '0.5/2'],
    ['of words', '\\frac{\\text{mass}}{\\text{volume}}', 'mass/volume'],
  ])('%s: %s', (_name, source, text) => {
    expect(readFormula(source)).toBe(text)
  })

  test('any two numbers over each other, after any whole number', () => {
    const whole = fc.integer({ min: 1, max: 999 })
    fc.assert(
      fc.property(whole, whole, whole, fc.constantFrom('frac', 'dfrac', 'tfrac'), (n, top, bottom, command) => {
        expect(readFormula(`${n}\\${command}{${top}}{${bottom}}`)).toBe(`${n} ${top}/${bottom}`)
        expect(readFormula(`\\${command}{${top}}{${bottom}}x`)).toBe(`${top}/${bottom} x`)
      }),
    )
  })
})

describe('mathematics', () => {
  test.each([
    ['\\lvert x - 2 \\rvert', '| x - 2 |'],
    ['\\left|x\\right| < 3', '|x| < 3'],
    ['\\lVert v \\rVert', '‖ v ‖'],
    ['\\langle 1, 2 \\rangle', '⟨ 1, 2 ⟩'],
    ['\\sqrt x', '√x'],
    ['\\sqrt2', '√2'],
    ['\\sqrt[n]{x}', 'n√x'],
    ['1, 2, \\dots, n', '1, 2, …, n'],
    ['1 + 2 + \\cdots + n', '1 + 2 + ⋯ + n'],
    ['\\log_2 8 = 3', 'log₂ 8 = 3'],
    ['\\log_{10} x', 'log₁₀ x'],
    ['\\sin^2 x + \\cos^2 x = 1', 'sin² x + cos² x = 1'],
    ['\\sin^{-1} x', 'sin⁻¹ x'],
    ['f^{-1}(x)', 'f⁻¹(x)'],
    ["f'(x) = 2x", "f'(x) = 2x"],
    ['\\lim_{x \\to 0} f(x)', 'lim_(x → 0) f(x)'],
    ['\\int_0^\\infty e^{-x}\\,dx', '∫₀^∞ e^(-x) dx'],
    ['e^\\pi', 'e^π'],
    ['x_1^2 + x_2^2', 'x₁² + x₂²'],
    ['\\mathbb{R}', 'R'],
    ['a \\lt b \\gt c', 'a < b > c'],
    ['p \\implies q \\iff r', 'p ⇒ q ⇔ r'],
    ['\\triangle ABC \\sim \\triangle DEF', '△ ABC ~ △ DEF'],
    ['\\angle ABC = 90^{\\circ}', '∠ ABC = 90°'],
    ['{}_6\\mathrm{C}_2', '₆C₂'],
    ['\\binom{6}{2} = 15', '(6 choose 2) = 15'],
    ['5 + \\square = 8', '5 + □ = 8'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '1 2; 3 4'],
    ['\\begin{array}{c|c}x&y\\\\ \\hline 1&2\\end{array}', 'x y; 1 2'],
    ['\\lfloor 2.7 \\rfloor = 2', '⌊ 2.7 ⌋ = 2'],
    ['A \\cup B = \\emptyset', 'A ∪ B = ∅'],
  ])('%s: %s', (source, text) => {
    expect(readFormula(source)).toBe(text)
  })
})

describe('physics and statistics', () => {
  test.each([
    ['\\vec\\tau = \\vec r \\times \\vec F', 'τ = r × F'],
    ['\\vec{v}_1', 'v₁'],
    ['\\overrightarrow{AB}', 'AB'],
    ['E\\,\\hat{\\imath} + B\\,\\hat{\\jmath}', 'E i + B j'],
    ['\\ddot{\\theta} = -\\omega^2\\theta', 'θ = -ω²θ'],
    ['\\dot x', 'x'],
    ['\\oint \\vec{B}\\cdot d\\vec{\\ell} = \\mu_0 I', '∮ B· dℓ = μ₀ I'],
    ['P(B \\mid A)', 'P(B | A)'],
    ['\\bar{x}_1 - \\bar{x}_2', 'x₁ - x₂'],
    ['\\hat p \\pm z^*', 'p ± z^*'],
    ['H_0: \\mu = 5', 'H₀: μ = 5'],
    ['\\chi^2', 'χ²'],
    ['9.8\\text{ m/s}^2', '9.8 m/s²'],
    ['\\pu{9.8 m/s^2}', '9.8 m/s²'],
    ['6.02 \\times 10^{23}', '6.02 × 10²³'],
    ['\\Delta T = 25\\,^\\circ\\text{C}', 'Δ T = 25 °C'],
  ])('%s: %s', (source, text) => {
    expect(readFormula(source)).toBe(text)
  })
})

describe('chemistry and genetics', () => {
  test.each([
    ['\\ce{H+(aq) + OH^-(aq) -> H2O(l)}', 'H+(aq) + OH⁻(aq) → H₂O(l)'],
    ['\\ce{SO4^2-(aq)}', 'SO₄²⁻(aq)'],
    ['\\ce{[Cu(NH3)4]^{2+}}', '[Cu(NH₃)₄]²⁺'],
    ['\\ce{[Fe(CN)6]^3-[OH]}', '[Fe(CN)₆]³⁻[OH]'],
    ['\\ce{CH3-CH2-OH}', 'CH₃-CH₂-OH'],
    ['\\ce{^4_2He}', '⁴₂He'],
    ['\\ce{^{0}_{-1}e}', '⁰₋₁e'],
    ['\\ce{CaCO3 ->[heat] CaO + CO2}', 'CaCO₃ → CaO + CO₂'],
    ['K_{\\text{sp}} = [\\ce{Ag+}][\\ce{Cl-}]', 'K_sp = [Ag+][Cl-]'],
    ['I^A I^B', 'I^A I^B'],
    ['X^{w}Y', 'X^wY'],
  ])('%s: %s', (source, text) => {
    expect(readFormula(source)).toBe(text)
  })
})

describe('whatever the formula', () => {
  const letter = fc.constantFrom('x', 'y', 'n', 'a')
  const number = fc.integer({ min: 0, max: 99 }).map(String)
  const formula = fc.letrec<{ any: string; one: string }>((tie) => ({
    one: fc.oneof(letter, number, fc.constantFrom('\\pi', '\\theta')),
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('one'),
      fc.tuple(tie('any'), tie('any')).map(([top, bottom]) => `\\frac{${top}}{${bottom}}`),
      tie('any').map((inside) => `\\sqrt{${inside}}`),
      fc.tuple(tie('one'), tie('any')).map(([base, power]) => `${base}^{${power}}`),
      fc.tuple(tie('any'), tie('any')).map(([left, right]) => `${left} + ${right}`),
      tie('any').map((inside) => `\\left(${inside}\\right)`),
    ),
  })).any

  test('no command, brace or mark of its own is left, and its brackets are in pairs', () => {
    fc.assert(
      fc.property(formula, (source) => {
        const text = readFormula(source)
        expect(text).not.toMatch(/[\\{}\uE000-\uF8FF]|frac|sqrt|left|right/)
        expect(text.split('(')).toHaveLength(text.split(')').length)
        expect(text).toBe(text.trim())
        expect(text).not.toContain('  ')
      }),
    )
  })

  test('what was in it is in its reading: every number, in its order', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 6 }), (numbers) => {
        const source = numbers.map((each) => `\\frac{${each}}{x}`).join(' + ')
        expect(readFormula(source).match(/\d+/g)).toEqual(numbers)
      }),
    )
  })

  test('a reading is read as it is', () => {
    fc.assert(
      fc.property(formula, (source) => {
        const text = readFormula(source)
        // a raised sign in plain text would be raised again where it is a digit
        fc.pre(!/[\^_]/.test(text))
        expect(readFormula(text)).toBe(text)
      }),
    )
  })
})
