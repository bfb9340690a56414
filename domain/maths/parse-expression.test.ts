import { describe, expect, test } from 'vitest'
import type { Expression, Token } from './expression.ts'
import { parseExpression } from './parse-expression.ts'
import { readNotation } from './read-notation.ts'
import { readTemplate } from './read-template.ts'

/** A tree as nested brackets, so that its order can be read: `(+ 1 (* 2 3))`. */
function shown(tree: Expression): string {
  switch (tree.kind) {
    case 'number':
      return String(tree.value)
    case 'text':
      return JSON.stringify(tree.text)
    case 'name':
      return tree.name
    case 'property':
      return `(. ${shown(tree.of)} ${tree.name})`
    case 'call':
      return `(${[tree.name, ...tree.args.map(shown)].join(' ')})`
    case 'unary':
      return `(${tree.sign} ${shown(tree.of)})`
    case 'operation':
      return `(${tree.sign} ${shown(tree.left)} ${shown(tree.right)})`
    case 'choice':
      return `(? ${shown(tree.condition)} ${shown(tree.then)} ${shown(tree.otherwise)})`
  }
}
const student = (text: string) => {
  const read = readNotation(text, { isFormula: true })
  return read.ok ? shown(read.tree) : read.reason
}
const author = (text: string) => {
  const read = readTemplate(text)
  return read.ok ? shown(read.tree) : read.reason
}

describe('what binds tighter', () => {
  test.each([
    ['1+2*3', '(+ 1 (* 2 3))'],
    ['1*2+3', '(+ (* 1 2) 3)'],
    ['(1+2)*3', '(* (+ 1 2) 3)'],
    ['1-2-3', '(- (- 1 2) 3)'],
    ['8/4/2', '(/ (/ 8 4) 2)'],
    ['1/2x', '(* (/ 1 2) x)'],
    ['2x/3y', '(* (/ (* 2 x) 3) y)'],
    ['2^3^2', '(^ 2 (^ 3 2))'],
    ['-2^2', '(- (^ 2 2))'],
    ['2^-1', '(^ 2 (- 1))'],
    ['2^-x^2', '(^ 2 (- (^ x 2)))'],
    ['3·-2', '(* 3 (- 2))'],
    ['--2', '(- (- 2))'],
    ['+2', '2'],
    ['2-+3', '(- 2 3)'],
    ['5!', '(! 5)'],
    ['3!!', '(! (! 3))'],
    ['2^3!', '(^ 2 (! 3))'],
    ['-5!', '(- (! 5))'],
    ['50%x', '(* (% 50) x)'],
    ['30°', '(° 30)'],
  ])('%s is %s', (text, tree) => expect(student(text)).toBe(tree))
})

describe('a multiplication may be left out', () => {
  test.each([
    ['2x', '(* 2 x)'],
    ['xy', '(* x y)'],
    ['2(3)', '(* 2 3)'],
    ['(2)(3)(4)', '(* (* 2 3) 4)'],
    ['x(y+1)', '(* x (+ y 1))'],
    ['2πr', '(* (* 2 pi) r)'],
    ['3√2', '(* 3 (sqrt 2))'],
    ['x²y', '(* (^ x 2) y)'],
    ['2|x|', '(* 2 (abs x))'],
    ['5!x', '(* (! 5) x)'],
    ['2sin x', '(* 2 (sin x))'],
  ])('%s is %s', (text, tree) => expect(student(text)).toBe(tree))

  test('but not between two numbers', () => {
    expect(student('2 3')).toBe('two numbers side by side')
    expect(student('x 3')).toBe('(* x 3)')
  })
})

describe('functions without brackets take a number and a letter at most', () => {
  test.each([
    ['sin x', '(sin x)'],
    ['sin 2x', '(sin (* 2 x))'],
    ['sin xy', '(* (sin x) y)'],
    ['sin x cos y', '(* (sin x) (cos y))'],
    ['sin x + 1', '(+ (sin x) 1)'],
    ['sin x²', '(sin (^ x 2))'],
    ['sin²x', '(^ (sin x) 2)'],
    ['sin^2(x)', '(^ (sin x) 2)'],
    ['sin⁻¹x', '(asin x)'],
    ['cos⁻¹(x)', '(acos x)'],
    ['tan^-1 x', '(atan x)'],
    ['ln⁻¹x', '(^ (ln x) (- 1))'],
    ['√2x', '(* (sqrt 2) x)'],
    ['√x²', '(^ (sqrt x) 2)'],
    ['√(2x)', '(sqrt (* 2 x))'],
    ['√4!', '(sqrt (! 4))'],
    ['log 100', '(log10 100)'],
    ['max(1;2)', '(max 1 2)'],
    ['max(1,2)', '(max 1 2)'],
    ['sin 30°', '(sin (° 30))'],
  ])('%s is %s', (text, tree) => expect(student(text)).toBe(tree))
})

describe('bars', () => {
  test.each([
    ['|x|', '(abs x)'],
    ['|x-1|·2', '(* (abs (- x 1)) 2)'],
    ['|x| + |y|', '(+ (abs x) (abs y))'],
    ['(|x|)', '(abs x)'],
    ['|(|x| - 1)|', '(abs (- (abs x) 1))'],
    ['max(|x|, 2)', '(max (abs x) 2)'],
  ])('%s is %s', (text, tree) => expect(student(text)).toBe(tree))

  test.each(['|x', 'x|', '||', '|x||'])('%s does not close', (text) => {
    const read = readNotation(text)
    expect(read.ok).toBe(false)
  })
})

describe('an author’s notation has choices, comparisons and properties too', () => {
  test.each([
    ['a ? b : c', '(? a b c)'],
    ['a ? b : c ? d : e2', '(? a b (? c d e2))'],
    ['a ? b ? 1 : 2 : 3', '(? a (? b 1 2) 3)'],
    ['a or b and c', '(or a (and b c))'],
    ['a and b == c', '(and a (== b c))'],
    ['a + 1 < b * 2', '(< (+ a 1) (* b 2))'],
    ['not a == b', '(== (not a) b)'],
    ['not (a == b)', '(not (== a b))'],
    ['animal.mass * 2', '(* (. animal mass) 2)'],
    ['2 animal.mass', '(* 2 (. animal mass))'],
    ['animal.mass^2', '(^ (. animal mass) 2)'],
    ['"a" == \'b\'', '(== "a" "b")'],
    ['round(x, 2)', '(round x 2)'],
  ])('%s is %s', (text, tree) => expect(author(text)).toBe(tree))
})

describe('depth is bounded, so that the stack is', () => {
  const open: Token = { kind: 'sign', sign: '(' }
  const close: Token = { kind: 'sign', sign: ')' }
  const one: Token = { kind: 'number', value: 1 }
  const nested = (depth: number) => [...Array<Token>(depth).fill(open), one, ...Array<Token>(depth).fill(close)]

  test('forty brackets are read, forty-one are not', () => {
    expect(parseExpression(nested(40))).toEqual(one)
    expect(() => parseExpression(nested(41))).toThrow('too many brackets')
  })

  test('depth is given back: many brackets beside each other are no depth', () => {
    const beside = Array.from({ length: 200 }, () => [open, one, close] as const).flat()
    expect(() => parseExpression(beside)).not.toThrow()
  })

  test.each([
    ['signs', '-'],
    ['powers', '2^'],
    ['roots', '√'],
    ['functions', 'sin '],
  ])('of %s too', (_name, piece) => {
    expect(student(`${piece.repeat(30)}2`)).not.toBe('too many brackets')
    expect(student(`${piece.repeat(45)}2`)).toBe('too many brackets')
  })
})
