import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate, type Scope } from './evaluate-expression.ts'
import { readTemplate } from './read-template.ts'

const value = (source: string, scope: Scope = {}): unknown => {
  const read = readTemplate(source)
  if (!read.ok) return read.reason
  const result = evaluate(read.tree, scope)
  return result.ok ? result.value : result.message
}
const names = (source: string) => {
  const read = readTemplate(source)
  return read.ok ? [...read.names].sort() : read.reason
}

describe('an author’s expression has the value it has on paper', () => {
  test.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['10 - 4 - 3', 3],
    ['24 / 4 / 2', 3],
    ['2 * -3', -6],
    ['1.5e3', 1500],
    ['.5 + 1', 1.5],
    ['2e-3', 0.002],
    ['sqrt(16) + abs(-2)', 6],
    ['round(2.675, 2)', 2.68],
    ['max(1, 5, 3)', 5],
    ['mod(7, 3)', 1],
    ['combinations(5, 2)', 10],
    ['5!', 120],
    ['sin(pi / 2)', 1],
    ['log(8, 2)', 3],
  ])('%s is %d', (source, expected) => expect(value(source)).toBeCloseTo(expected, 12))

  test.each([
    ['mass * 9.8', { mass: 10 }, 98],
    ['mass_of_lamp / 2', { mass_of_lamp: 3 }, 1.5],
    ['x1 + x2', { x1: 1, x2: 2 }, 3],
    ['2 rate', { rate: 4 }, 8],
    ['animal.mass * 2', { animal: { mass: 6 } }, 12],
    ['pi', { pi: 3 }, 3],
    ['e', { e: 5 }, 5],
  ])('%s with %j is %d', (source, scope, expected) => expect(value(source, scope as Scope)).toBe(expected))
})

describe('choices and comparisons', () => {
  test.each([
    ['n == 1 ? "cat" : "cats"', { n: 1 }, 'cat'],
    ['n == 1 ? "cat" : "cats"', { n: 2 }, 'cats'],
    ["n > 2 ? 'many' : n > 1 ? 'two' : 'one'", { n: 2 }, 'two'],
    ["n > 2 ? 'many' : n > 1 ? 'two' : 'one'", { n: 1 }, 'one'],
    ['a < b and b < c', { a: 1, b: 2, c: 3 }, true],
    ['a < b and b < c', { a: 1, b: 2, c: 2 }, false],
    ['a < b or b < c', { a: 9, b: 2, c: 3 }, true],
    ['not (a == b)', { a: 1, b: 2 }, true],
    ['a != b', { a: 1, b: 1 }, false],
    ['a <= b', { a: 0.3, b: 0.1 + 0.2 }, true],
    ['a < b', { a: 0.3, b: 0.1 + 0.2 }, false],
    ['a >= b', { a: 0.1 + 0.2, b: 0.3 }, true],
    ['a <= b', { a: 0.1 + 0.2, b: 0.3 }, true],
    ['a >= b', { a: 0.3, b: 0.1 + 0.2 }, true],
    ['a > b', { a: 0.1 + 0.2, b: 0.3 }, false],
    ['a == b', { a: 0.1 + 0.2, b: 0.3 }, true],
    ['colour == "red"', { colour: 'red' }, true],
    ['colour == "red"', { colour: 'blue' }, false],
    ['colour != "blue"', { colour: 'red' }, true],
    ['animal.name', { animal: { name: 'lynx' } }, 'lynx'],
    ['true and not false', {}, true],
    ['isPrime(n)', { n: 7 }, true],
    ['isInteger(n)', { n: 7.5 }, false],
  ])('%s with %j is %j', (source, scope, expected) => expect(value(source, scope as Scope)).toBe(expected))

  test('a number is not compared with the text that looks like it', () => {
    expect(value('a == "1"', { a: 1 } as Scope)).toBe('1 cannot be compared with "1"')
    expect(value('colour != 3', { colour: 'red' } as Scope)).toBe('"red" cannot be compared with 3')
  })

  test('only the side that is chosen is worked out', () => {
    expect(value('n == 0 ? 0 : unknown', { n: 0 })).toBe(0)
    expect(value('n == 0 ? 0 : unknown', { n: 1 })).toContain('unknown')
    expect(value('false and unknown')).toBe(false)
    expect(value('true or unknown')).toBe(true)
  })
})

describe('the names an expression takes from its scope', () => {
  test.each([
    ['a + b * a', ['a', 'b']],
    ['sqrt(mass)', ['mass']],
    ['animal.mass + animal.name', ['animal']],
    ['2 pi e', []],
    ['n == 1 ? "one" : other', ['n', 'other']],
    ['"a text with words"', []],
    ['true and not false', []],
    ['42', []],
  ])('%s: %j', (source, expected) => expect(names(source)).toEqual(expected))
})

describe('what is no expression is refused with a reason', () => {
  test.each([
    ['', 'it ends too early'],
    ['2 +', 'it ends too early'],
    ['(2 + 3', ') is missing'],
    ['2 + 3)', 'something is left over'],
    ['2 3', 'two numbers side by side'],
    ['a ? b', ': is missing'],
    ['animal.', 'a property has no name'],
    ['f(2)', 'it calls f, which templates may not use'],
    ['require("fs")', 'it calls require, which templates may not use'],
    ['import("x")', 'it calls import, which templates may not use'],
    ['constructor.constructor("x")()', undefined],
    ['a = 3', '= cannot be read'],
    ['[1, 2]', '[ cannot be read'],
    ['{a: 1}', '{ cannot be read'],
    ['a; b', '; cannot be read'],
    ['"open', '" cannot be read'],
    ["'a\\nb'", undefined],
    ['a & b', '& cannot be read'],
    ['a @ b', '@ cannot be read'],
    ['× 2', '× cannot be read'],
    [`${'('.repeat(50)}1${')'.repeat(50)}`, 'too many brackets'],
    [`${'-'.repeat(60)}1`, 'too many brackets'],
  ])('%s', (source, reason) => {
    const read = readTemplate(source)
    expect(read.ok).toBe(false)
    if (!read.ok && reason) expect(read.reason).toBe(reason)
  })
})

describe('what can be read may still have no value', () => {
  test.each([
    ['x + 1', {}, 'x has no value'],
    ['"a" + 1', {}, 'a is no number'],
    ['animal.weight', { animal: { mass: 1 } }, 'there is no weight'],
    ['animal.constructor', { animal: { mass: 1 } }, 'there is no constructor'],
    ['mass.x', { mass: 1 }, 'there is no x'],
    ['toString', {}, 'toString has no value'],
    ['sqrt(1, 2)', {}, 'sqrt takes another number of values'],
    ['"a" ? 1 : 2', {}, 'a is neither true nor false'],
    ['animal + 1', { animal: { mass: 1 } }, '[object Object] is no number'],
  ])('%s with %j: %s', (source, scope, message) => expect(value(source, scope as Scope)).toBe(message))
})

test('products go before sums, and both are read from the left, with spaces or without', () => {
  const factors = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
  const terms = fc.array(fc.tuple(fc.constantFrom(1, -1), factors), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(terms, fc.constantFrom('', ' '), (sum, gap) => {
      const source = sum
        .map(
          ([sign, parts], index) =>
            `${index > 0 || sign < 0 ? (sign < 0 ? '-' : '+') : ''}${gap}${parts.join(`${gap}*${gap}`)}`,
        )
        .join(gap)
      const expected = sum.reduce((total, [sign, parts]) => total + sign * parts.reduce((all, one) => all * one, 1), 0)
      expect(value(source)).toBe(expected)
    }),
  )
})

test('no text makes reading throw', () => {
  const piece = fc.constantFrom(
    'a',
    '1',
    '.',
    '"',
    "'",
    '(',
    ')',
    '?',
    ':',
    'and',
    'not',
    '==',
    '!',
    'sqrt(',
    ',',
    '^',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const read = readTemplate(pieces.join(''))
      expect(read.ok || read.reason.length > 0).toBe(true)
    }),
    { numRuns: 500 },
  )
})
