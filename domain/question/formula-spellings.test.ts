import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkFormula } from './check-formula.ts'
import { compareAlgebra, understandFormula } from './compare-algebra.ts'

const check = (typed: string, ...accepted: string[]) => checkFormula(typed, accepted, compareAlgebra)

// What students type for one formula (D17): equal for every value of its letters, and as simple as it was asked for.
describe.each([
  [
    ['2x + 6'],
    {
      right: [
        '2x+6',
        '6 + 2x',
        '2*x + 6',
        '2·x + 6',
        '2 x + 6',
        'x*2 + 6',
        '6+2x',
        '2x + 12/2',
        '+2x + 6',
        '(2x + 6)',
        '((2x + 6))',
        '[2x + 6]',
      ],
      wrong: ['2x - 6', '2x + 3', '6x + 2', '2x', 'x + 3', '2x + 6y', '2x^2 + 6'],
      unfinished: ['2(x + 3)', 'x + x + 6', '2x + 3 + 3', '2(x+1) + 4'],
    },
  ],
  [
    ['(x+2)(x+3)'],
    {
      right: ['(x + 3)(x + 2)', '(2+x)(3+x)', '(x+2)*(x+3)', '(x+2)·(x+3)', '[x+2][x+3]', '(−x−2)(−x−3)'],
      wrong: ['(x-2)(x-3)', '(x+2)(x-3)', '(x+1)(x+6)', 'x(x+5)', '(x+2)'],
      unfinished: ['x^2 + 5x + 6', 'x(x+5) + 6', '(x+2)(x+1+2)(1)'],
    },
  ],
  [
    ['x^2 - 9', '(x-3)(x+3)'],
    {
      right: ['x²−9', 'x**2 - 9', '-9 + x^2', 'x*x - 9', '(x+3)(x-3)', 'x^{2} - 9', 'x^2 - 3^2'],
      wrong: ['(x-3)^2', 'x^2 + 9', '9 - x^2', 'x^2 - 3'],
      unfinished: ['x^2 + 3x - 3x - 9'],
    },
  ],
  [
    ['x/2'],
    {
      right: ['1/2 x', '0.5x', 'x ÷ 2', 'x·0.5', '½x', '(1/2)x', 'x * 1/2', '2x/4', '(0.5)x', '(2)x/4'],
      wrong: ['2/x', '2x', 'x/4', '1/(2x)'],
      unfinished: ['x/4 + x/4'],
    },
  ],
  [
    ['sqrt(x)'],
    {
      right: ['√x', 'x^(1/2)', 'x^0.5', '\\sqrt{x}', '√(x)', 'sqrt x'],
      wrong: ['x^2', 'x/2', '1/sqrt(x)', 'sqrt(2x)'],
      unfinished: [],
    },
  ],
  [
    ['e^(2x)'],
    {
      right: ['exp(2x)', 'e^{2x}', 'e^{x+x}', 'e^[x*2]'],
      wrong: ['e^x', '2e^x', 'e^(x^2)'],
      unfinished: ['(e^x)^2', '(e^{x})^2'],
    },
  ],
  [
    ['2πr'],
    {
      right: ['2*pi*r', '2 pi r', '2π r', 'r·2π', '2\\pi r'],
      wrong: ['πr^2', '2r', 'πr', '2πd'],
      unfinished: ['πr + πr'],
    },
  ],
  [['-x^2'], { right: ['−x²', '-x*x', '-1x^2', '(-1)x^2'], wrong: ['(-x)^2', 'x^2', '-2x', '-x'], unfinished: [] }],
  [
    ['sin(x)'],
    {
      right: ['sin x', 'sin(x)', 'cos(π/2 - x)'],
      wrong: ['cos x', 'sin(2x)', '-sin x', 'sin(-x)', 'arcsin(x)'],
      unfinished: [],
    },
  ],
  [
    ['ln(x)'],
    { right: ['ln x', 'ln(x^2)/2'], wrong: ['ln(2x)', 'log10(x)', 'e^x', '1/x'], unfinished: ['ln(x/2) + ln(2)'] },
  ],
])('%j', (accepted, { right, wrong, unfinished }) => {
  test.each(right)('"%s" is it', (typed) => {
    expect(check(typed, ...accepted)).toBeCorrect()
  })
  test.each(wrong)('"%s" is wrong', (typed) => {
    expect(check(typed, ...accepted)).toBeIncorrect()
  })
  if (unfinished.length > 0)
    test.each(unfinished)('"%s" is not finished, and asked again', (typed) => {
      expect(check(typed, ...accepted)).toBeAskedAgain('not-in-form')
    })
})

describe('what is no formula is asked again', () => {
  test.each([
    ...['', ' ', '2x +', '(x', 'x)', '2x ++', 'x = = 3', '1 < x < 4', 'a = b = c', '?', '2 # 3', '= 5', 'x ='],
    ...['y = ', '> 3', '()', 'sin', '^2', 'x^', '*x', 'x; y', '"x"', `${'x+'.repeat(110)}x`],
  ])('"%s"', (typed) => {
    expect(check(typed, '2x')).toBeAskedAgain('not-algebra')
    expect(understandFormula(typed)).toBeUndefined()
  })
  test('a formula of 200 signs is still one', () => {
    const long = `${'x+'.repeat(99)}x`
    expect(long).toHaveLength(199)
    expect(compareAlgebra(long, '100x')).toBe(true)
    expect(compareAlgebra(`${long}+${'x'.repeat(9)}`, '100x')).toBeUndefined()
  })
})

describe('without the maths library only the same formula is known to be right', () => {
  const plainly = (typed: string, ...accepted: string[]) => checkFormula(typed, accepted)
  test.each(['2x^2', '2 x^2', '2·x^2', '2*x**2', '$2x^2$', '2 × x^2', '2⋅x^2'])('"%s" is 2x^2', (typed) => {
    expect(plainly(typed, '3y', '2x^2')).toBeCorrect()
  })
  test.each(['x^2*2', '2x', 'x', '-2x^2', '2x^2 +'])('"%s" is not seen to be', (typed) => {
    expect(plainly(typed, '3y', '2x^2')).toBeIncorrect()
  })
  test('a minus is one however it is typed', () => {
    for (const typed of ['-2x', '−2x', '–2x']) expect(plainly(typed, '-2x')).toBeCorrect()
  })
})

describe('how a typed formula is understood, said back while typing', () => {
  test.each([
    ['2(x+3)', '2·(x + 3)'],
    ['x>=3', 'x ≥ 3'],
    ['x=<3', 'x ≤ 3'],
    ['y=2x', 'y = 2·x'],
    ['x**2', 'x^2'],
    ['½x', '0.5·x'],
  ])('%s is %s', (typed, text) => {
    expect(understandFormula(typed)?.text).toBe(text)
  })
  test('what is said back is the same formula', () => {
    for (const typed of [
      '2x+6',
      'x^2-9',
      '-x/2',
      '2^x*3',
      '(a+b)/(a-b)',
      'sqrt(x+1)',
      '3x = 2y',
      '|x - 2|',
      '-(x+1)^2',
    ])
      expect(compareAlgebra(understandFormula(typed)?.text ?? '', typed)).toBe(true)
  })
})

const coefficient = fc.integer({ min: -9, max: 9 }).filter((value) => value !== 0)

test('an expansion equals its factors, and no neighbour does', () => {
  fc.assert(
    fc.property(coefficient, coefficient, (a, b) => {
      const expanded = `x^2 + ${a + b}x + ${a * b}`.replaceAll('+ -', '- ')
      expect(compareAlgebra(`(x + ${a})(x + ${b})`, expanded)).toBe(true)
      expect(compareAlgebra(`(x + ${a})(x + ${b + 1})`, expanded)).toBe(false)
    }),
  )
})

test('sameness goes both ways', () => {
  const formula = fc.constantFrom(
    '2x',
    'x+x',
    'x^2',
    'x*x',
    '(x+1)^2',
    'x^2+2x+1',
    'y = x',
    '2y = 2x',
    'x > 0',
    '0 < x',
    'x',
  )
  fc.assert(
    fc.property(formula, formula, (one, other) => {
      expect(compareAlgebra(one, other)).toBe(compareAlgebra(other, one))
    }),
  )
})

describe('a unit behind a formula', () => {
  test.each(['4x + 18 m', '18 + 4x cm', '(4x + 18) m', '4x + 18 cm²', '4x+18 km/h'])('"%s" is 4x + 18', (typed) => {
    expect(check(typed, '4x + 18')).toEqual({ kind: 'checked', status: 'correct' })
  })
  test('does not make a wrong one right, nor an unfinished one finished', () => {
    expect(check('4x + 16 m', '4x + 18')).toEqual({ kind: 'checked', status: 'incorrect' })
    expect(check('2(2x + 9) m', '4x + 18')).toEqual({ kind: 'malformed', reason: 'not-in-form' })
  })
  test('a letter of the formula is no unit', () => {
    expect(check('4x + 18 m', '4x + 18m')).toEqual({ kind: 'checked', status: 'correct' })
    expect(check('4 m', '4x m')).toEqual({ kind: 'checked', status: 'incorrect' })
  })
})

test('a negative exponent is no term of its own, however it is typed', () => {
  for (const typed of ['3x⁻²', '3x^-2', '3x^(-2)', '3/x²'])
    expect(check(typed, '3/x^2')).toEqual({ kind: 'checked', status: 'correct' })
})
