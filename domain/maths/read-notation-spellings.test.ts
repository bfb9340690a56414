import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate } from './evaluate-expression.ts'
import { readNotation } from './read-notation.ts'
import { writeExpression } from './write-expression.ts'

// The same thing as students type it on a phone, a Chromebook and a French keyboard, or paste it from a document.

const SCOPE = {
  x: 3,
  y: 5,
  a: 2,
  b: 7,
  n: 4,
  r: 1.5,
  t: 6,
  v: 8,
  m: 0.5,
  h: 9,
  g: 9.8,
  k: 1.25,
  θ: 0.4,
  theta: 0.4,
  v_1: 11,
  v_2: 13,
}
const worth = (text: string, isFormula = true) => {
  const read = readNotation(text, { isFormula })
  const result = read.ok ? evaluate(read.tree, SCOPE) : undefined
  return result?.ok ? result.value : undefined
}

const SAME: readonly (readonly [what: string, spellings: readonly string[]])[] = [
  ['2x', ['2x', '2 x', '2*x', '2·x', '2×x', '2 • x', 'x*2', '(2)x', '2(x)', '$2x$', '\\left(2\\right)x', '２x']],
  ['x²', ['x^2', 'x²', 'x**2', 'x ^ 2', 'xx', 'x·x', 'x*x', 'x^{2}', 'x^(2)', '(x)^2', '$x^{2}$', '𝑥²']],
  ['-x²', ['-x^2', '−x²', '–x^2', '-(x^2)', '-1x^2', '0-x²', '-x*x']],
  ['(-x)²', ['(-x)^2', '(−x)²', '(-x)(-x)', 'x^2', '[-x]^2', '{-x}^2']],
  ['x^-1', ['x^-1', 'x⁻¹', '1/x', '1÷x', 'x^(-1)', 'x^{-1}', '(x)^-1']],
  ['x/2', ['x/2', 'x÷2', '1/2x', '1/2 x', '½x', '½ x', '0.5x', '0,5x', '.5x', '(1/2)x', 'x(1/2)', 'x⁄2']],
  ['1/(2x)', ['1/(2x)', '1÷(2x)', '1/(2*x)', '(2x)^-1', '0.5/x', '1/2/x', '(1/2)/x']],
  ['2(x + 3)', ['2(x+3)', '2*(x+3)', '2 (x + 3)', '2[x+3]', '2{x+3}', '(x+3)*2', '2x+6', '6 + 2x']],
  ['(x + 3)(x - 2)', ['(x+3)(x-2)', '(x + 3)(x − 2)', '(x+3)*(x-2)', '(x-2)(x+3)', 'x²+x-6', 'x^2 + x - 6']],
  ['√x', ['√x', 'sqrt(x)', 'sqrt x', 'Sqrt(x)', '\\sqrt{x}', 'x^0.5', 'x^(1/2)', 'x^½', '√(x)', '√ x']],
  ['√(x + 6)', ['√(x+6)', 'sqrt(x+6)', 'sqrt (x + 6)', '\\sqrt{x+6}', '(x+6)^0.5', '√[x+6]']],
  ['√x·y', ['√xy', '√x·y', 'y√x', 'sqrt(x)y', 'y*sqrt x']],
  ['|x - y|', ['|x-y|', '|y-x|', 'abs(x-y)', '|−2|', 'abs(-2)', 'sqrt((x-y)^2)']],
  ['πr²', ['πr²', 'πr^2', 'pi r^2', 'pi*r*r', 'π r²', '\\pi r^2', 'r²π', 'pir^2']],
  ['2πr', ['2πr', '2pi r', '2 π r', '2*pi*r', '2\\pi r', 'πr*2']],
  ['sin 2x', ['sin 2x', 'sin(2x)', 'sin (2x)', 'Sin(2x)', '\\sin(2x)', '2 sin x cos x', '2sin(x)cos(x)']],
  ['sin²x', ['sin²x', 'sin^2 x', 'sin^2(x)', '(sin x)^2', '(sin(x))²', 'sin(x)sin(x)', '1 - cos²x']],
  ['ln x', ['ln x', 'ln(x)', 'Ln(x)', '\\ln x', 'log(x)/log(e)']],
  ['log x', ['log x', 'log(x)', 'Log(x)', 'ln(x)/ln(10)']],
  ['eˣ', ['e^x', 'exp(x)', 'exp x', 'e^(x)', 'e^{x}', 'e**x']],
  ['θ', ['θ', 'theta', '\\theta', '1θ', 'θ^1']],
  ['v₁ + v₂', ['v_1 + v_2', 'v₁+v₂', 'v_{1}+v_{2}', 'v_2 + v_1']],
  ['½mv²', ['½mv²', '1/2mv^2', '0.5*m*v^2', '½ m v²', 'mv²/2', '(mv^2)/2', '0,5mv²']],
  ['mgh', ['mgh', 'm*g*h', 'm·g·h', 'm g h', 'hgm', '(m)(g)(h)']],
  ['kt + b', ['kt+b', 'b+kt', 'k*t + b', 'tk + b', 'b + k·t']],
  ['aⁿ', ['a^n', 'aⁿ', 'a**n', 'a^{n}', 'a^(n)']],
]

describe.each(SAME)('%s', (_what, spellings) => {
  const [first = ''] = spellings
  test.each(spellings)('%s', (spelling) => {
    const expected = worth(first)
    expect(typeof expected).toBe('number')
    expect(worth(spelling)).toBeCloseTo(Number(expected), 9)
  })
})

describe('what looks alike and is another thing', () => {
  test.each([
    ['2x^2', '(2x)^2'],
    ['1/2x', '1/(2x)'],
    ['-x^2', '(-x)^2'],
    ['x + 3 * 2', '(x + 3) * 2'],
    ['√x + 6', '√(x + 6)'],
    ['sin x + y', 'sin(x + y)'],
    ['sin²x', 'sin(x²)'],
    ['a - (b - x)', 'a - b - x'],
    ['a / (b / x)', 'a / b / x'],
    ['2^x^2', '(2^x)^2'],
    ['ln x', 'log x'],
    ['v_1', 'v*1'],
    ['|x - y|', 'x - y'],
    ['5%', '5'],
  ])('%s is not %s', (one, other) => {
    expect(worth(one)).toBeDefined()
    expect(worth(one)).not.toBe(worth(other))
  })
})

describe('what cannot be meant is refused with a reason, not guessed', () => {
  test.each([
    ['2 +', 'it ends too early'],
    ['* 2', '* stands in a wrong place'],
    ['2 */ 3', '/ stands in a wrong place'],
    ['(2 + 3', ') is missing'],
    ['2 + 3)', 'something is left over'],
    ['|x', '| is missing'],
    ['2 3', 'two numbers side by side'],
    ['x = 3', '= cannot be read'],
    ['x < 3', '< cannot be read'],
    ['x @ y', '@ cannot be read'],
    ['"x"', '" cannot be read'],
    ['x # y', '# cannot be read'],
    ['\\frac{1}{2}', '\\frac cannot be read'],
    ['\\', '\\ cannot be read'],
    ['²', '^ stands in a wrong place'],
    ['x²³⁴⁵⁶⁷', 'a power cannot be read'],
    ['x⁻', 'a power cannot be read'],
    ['😀', '\ud83d cannot be read'],
    ['1'.repeat(41), 'it has too many digits'],
    ['x'.repeat(401), 'it is too long'],
    [`${'('.repeat(60)}x${')'.repeat(60)}`, 'too many brackets'],
    ['', 'it ends too early'],
    ['   ', 'it ends too early'],
    ['()', ') stands in a wrong place'],
    ['sin', 'it ends too early'],
    ['max()', ') stands in a wrong place'],
  ])('%s: %s', (text, reason) => expect(readNotation(text)).toEqual({ ok: false, reason }))
})

test('names are told apart: each letter is a quantity of its own, with its index; π is none', () => {
  const names = (text: string) => {
    const read = readNotation(text, { isFormula: true })
    return read.ok ? [...read.names].sort() : read.reason
  }
  expect(names('2xy + z')).toEqual(['x', 'y', 'z'])
  expect(names('v_1 + v₂ + v_{max}')).toEqual(['v_1', 'v_2', 'v_max'])
  expect(names('2πr')).toEqual(['r'])
  expect(names('2 pi r')).toEqual(['r'])
  expect(names('theta + θ')).toEqual(['theta', 'θ'])
  expect(names('sin x')).toEqual(['x'])
  expect(names('mod + round')).toEqual(['d', 'm', 'n', 'o', 'r', 'u'])
  expect(names('Ans + 1')).toEqual(['A', 'n', 's'])
  const read = readNotation('Ans + 1', { words: ['Ans'] })
  expect(read.ok && [...read.names]).toEqual(['Ans'])
})

test('spaces, full-width digits and dollars change nothing', () => {
  const piece = fc.constantFrom('x', '2', '+', '-', '·', '(', ')', '^', '/', 'sin ', '√', '3.5', 'y')
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const plain = pieces.join('')
      const wide = [...plain].map((one) => (/[-+·()^/]/.test(one) ? ` ${one} ` : one)).join('')
      expect(worth(wide)).toEqual(worth(plain))
      expect(worth(`$${plain}$`)).toEqual(worth(plain))
      expect(worth(plain.replaceAll('2', '２'))).toEqual(worth(plain))
    }),
    { numRuns: 400 },
  )
})

test('what is shown as understood is understood as the same again', () => {
  const piece = fc.constantFrom('x', 'y', '2', '3', '+', '-', '*', '/', '^', '(', ')', '√', '|', 'sin', '!', '%', ' ')
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const read = readNotation(pieces.join(''), { isFormula: true })
      if (!read.ok) return
      const shown = writeExpression(read.tree)
      const again = readNotation(shown, { isFormula: true })
      expect(again.ok && writeExpression(again.tree)).toBe(shown)
      const value = worth(pieces.join(''))
      if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e9)
        expect(worth(shown)).toBeCloseTo(value, 6)
    }),
    { numRuns: 1000 },
  )
})
