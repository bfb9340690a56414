import { describe, expect, test } from 'vitest'
import { checkCalculation } from './check-calculation.ts'

const kindOf = (message: string, equation?: string) => {
  const checked = checkCalculation(message, equation)
  if (!checked) return 'none'
  return 'isRight' in checked ? `${checked.kind} ${checked.isRight ? 'right' : 'wrong'}` : checked.kind
}

describe('a claim is found in the words students put around it', () => {
  test.each([
    ['is 7 × 8 = 56', 'equality right'],
    ['is 7 x 8 = 56?', 'equality right'],
    ['7 times 8 is 56', 'equality right'],
    ['does 7*8 equal 56', 'equality right'],
    ['7*8 equals 56, right?', 'equality right'],
    ['can you check if 7*8=56', 'equality right'],
    ['please check: 7·8 = 56', 'equality right'],
    ['i got 7*8=54', 'equality wrong'],
    ['i think 7 × 8 = 54', 'equality wrong'],
    ['is it true that 3 + 4 = 8', 'equality wrong'],
    ['12 divided by 4 makes 3', 'equality right'],
    ['12 ÷ 4 gives 3', 'equality right'],
    ['9 minus 12 = -3', 'equality right'],
    ['9 – 12 = −3', 'equality right'],
    ['the square root of 49 is 7', 'equality right'],
    ['√49 = 7', 'equality right'],
    ['5 squared = 25', 'equality right'],
    ['5² = 10', 'equality wrong'],
    ['2 cubed is 8', 'equality right'],
    ['20 percent of 50 is 10', 'equality right'],
    ['15% of 80 = 12', 'equality right'],
    ['25% = 0.25', 'equality right'],
    ['1,500 + 500 = 2000', 'equality right'],
    ['12 500 - 500 = 12 000', 'equality right'],
    ['1/2 + 1/3 = 5/6', 'equality right'],
    ['1/2 + 1/3 = 2/5', 'equality wrong'],
    ['-3 * -4 = 12', 'equality right'],
    ['(-3)^2 = 9', 'equality right'],
    ['-3^2 = 9', 'equality wrong'],
    ['0.1 + 0.2 = 0.3', 'equality right'],
    ['5! = 120', 'equality right'],
  ])('%s: %s', (message, kind) => expect(kindOf(message)).toBe(kind))
})

describe('a value is put into an equation, in whatever order they are said', () => {
  test.each([
    ['3x + 5 = 20, x = 5', 'substitution right'],
    ['3x+5=20 so x=5', 'substitution right'],
    ['3x+5=20 then x is 5', 'substitution right'],
    ['2y - 4 = 10, y = 7', 'substitution right'],
    ['2y - 4 = 10, y = 6', 'substitution wrong'],
    ['x² = 16, x = -4', 'substitution right'],
    ['x^2 = 16; x = 5', 'substitution wrong'],
    ['n/4 = 2.5, n = 10', 'substitution right'],
    ['3(a - 2) = 12, a = 6', 'substitution right'],
    ['x/2 = 1/4, x = 1/2', 'substitution right'],
  ])('%s: %s', (message, kind) => expect(kindOf(message)).toBe(kind))

  test.each([
    ['x = 5', 'substitution right'],
    ['x=5?', 'substitution right'],
    ['so x = 5', 'substitution right'],
    ['is it x = 4', 'substitution wrong'],
    ['5', 'substitution right'],
    ['i got 5', 'substitution right'],
    ['4', 'substitution wrong'],
    ['10/2', 'substitution right'],
    ['y = 5', 'none'],
    ['why', 'none'],
    ['x', 'none'],
  ])('into the one that is being solved: %s, %s', (message, kind) => expect(kindOf(message, '3x+5=20')).toBe(kind))
})

describe('two expressions are compared for every value', () => {
  test.each([
    ['2(x+3) = 2x + 6', 'identity right'],
    ['is 2(x+3) the same as 2x+6', 'identity right'],
    ['is (x+1)^2 equivalent to x^2+2x+1', 'identity right'],
    ['(x+3)^2 = x^2 + 9', 'identity wrong'],
    ['3(a+1) = 3a + 1', 'identity wrong'],
    ['x + x = x^2', 'identity wrong'],
    ['2x * 3 = 6x', 'identity right'],
    ['(x+2)(x-2) = x²-4', 'identity right'],
    ['x/2 + x/2 = x', 'identity right'],
  ])('%s: %s', (message, kind) => expect(kindOf(message)).toBe(kind))
})

describe('what is only to be worked out, or only to be solved, is told apart', () => {
  test.each([
    ['what is 12 × 13', 'value'],
    ['12*13', 'value'],
    ['calculate 3.5 * 4', 'value'],
    ['how much is 20% of 80', 'value'],
    ['whats 2^10', 'value'],
    ['combien fait 3 + 4', 'value'],
    ['solve 3x+5=20', 'equation'],
    ['3x + 5 = 20', 'equation'],
    ['how do i solve 2x - 4 = 10', 'equation'],
    ['9^9^9^9', 'too-hard'],
    ['1/0', 'too-hard'],
    ['√(0-4) = 2', 'too-hard'],
  ])('%s: %s', (message, kind) => expect(kindOf(message)).toBe(kind))
})

describe('what holds no calculation is left to the lesson', () => {
  test.each([
    '',
    'hello',
    'what is photosynthesis',
    '5',
    '820 kJ',
    'chapter 3',
    'in 2020 there were 5 wolves',
    'a = b',
    'E = mc^2',
    'V = IR',
    'x = 5',
    'is it B',
    'CO2 + H2O',
    'pH 7',
    'question 4 please',
    'page 12-14',
    `${'a long story about 3 + 4 = 7 '.repeat(12)}`,
  ])('"%s"', (message) => expect(kindOf(message)).toBe('none'))
})
