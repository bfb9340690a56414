import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber } from '../maths/read-number.ts'
import { computeValues } from './compute-values.ts'
import { fillTemplate } from './fill-template.ts'
import { evaluateExpression } from './template-expression.ts'

const filled = (text: string, scope: Parameters<typeof fillTemplate>[1] = {}) => {
  const made = fillTemplate(text, scope)
  return made.ok ? made.text : `refused: ${made.reason}`
}

describe('a question with its numbers (D14)', () => {
  test.each([
    ['A car goes @{d} km in @{t} h.', { d: 120, t: 1.5 }, 'A car goes 120 km in 1.5 h.'],
    ['$y = @{m | coef}x @{b | signed}$', { m: 1, b: -3 }, '$y = x - 3$'],
    ['$y = @{m | coef}x @{b | signed}$', { m: -1, b: 0 }, '$y = -x + 0$'],
    ['$y = @{m | coef}x @{b | signed}$', { m: 2.5, b: 4 }, '$y = 2.5x + 4$'],
    ['It is @{p | percent} %.', { p: 0.07 }, 'It is 7 %.'],
    ['It costs \\$@{c | fixed 2}.', { c: 4.5 }, 'It costs \\$4.50.'],
    ['@{n | thousands} people', { n: 1234567 }, '1\u00a0234\u00a0567 people'],
    ['@{n | thousands} people', { n: 1234 }, '1234 people'],
    ['$@{n | thousands}$ m', { n: 12500 }, '$12\\,500$ m'],
    ['$$@{n | thousands}$$', { n: 12500 }, '$$12\\,500$$'],
    ['$$x$$ and @{n | thousands}', { n: 12500 }, '$$x$$ and 12\u00a0500'],
    ['\\$5 or @{n | thousands}', { n: 12500 }, '\\$5 or 12\u00a0500'],
    ['@{n | fixed 1 | thousands}', { n: 12500.25 }, '12\u00a0500.3'],
    ['@{n | sig 3}', { n: 0.00123456 }, '0.00123'],
    ['$@{n | sci 2}$', { n: 32000 }, '$3.2 \\times 10^{4}$'],
    ['$@{n | frac}$', { n: 0.75 }, '$\\frac{3}{4}$'],
    ['@{n | frac}', { n: 4 }, '4'],
    ['the @{who}', { who: 'hare' }, 'the hare'],
    ['the @{gas.name} (@{gas.mass} g)', { gas: { name: 'neon', mass: 20.2 } }, 'the neon (20.2 g)'],
    ['@{a + b} and @{a * b}', { a: 2, b: 3 }, '5 and 6'],
    ['@{n == 1 ? "cell" : "cells"}', { n: 1 }, 'cell'],
    ['@{n == 1 ? "cell" : "cells"}', { n: 2 }, 'cells'],
    ['@{0.1 + 0.2}', {}, '0.3'],
    ['no place', { n: 1 }, 'no place'],
    ['an @ and a {brace}', {}, 'an @ and a {brace}'],
    ['', {}, ''],
  ])('%s with %j', (text, scope, wanted) => {
    expect(filled(text, scope)).toBe(wanted)
  })
})

describe('what an author is told', () => {
  test.each([
    ['@{n', {}, /a place is not closed: @\{n/],
    ['@{n} and @{m', { n: 1 }, /not closed/],
    ['@{m}', { n: 1 }, /"m" uses m, which is not a parameter/],
    ['@{n | fixed}', { n: 1 }, /fixed needs number of digits/],
    ['@{n | frac 2}', { n: 1 }, /frac takes no number of digits/],
    ['@{n | bold}', { n: 1 }, /there is no format "bold"/],
    ['@{n | thousands | fixed 2}', { n: 1 }, /only thousands may come second/],
    ['@{who | fixed 2}', { who: 'hare' }, /only a number can have a format/],
    ['@{gas}', { gas: { name: 'neon' } }, /is a record; name one of its properties/],
    ['@{gas.colour}', { gas: { name: 'neon' } }, /there is no colour/],
    ['@{1 / n}', { n: 0 }, /is not a finite number/],
    ['@{sqrt(n)}', { n: -1 }, /is not a finite number/],
    ['@{n +}', { n: 1 }, /is not an expression/],
    ['@{}', {}, /is not an expression/],
  ])('%s', (text, scope, told) => {
    expect(filled(text, scope)).toMatch(told)
  })
})

describe('whatever the numbers', () => {
  const number = fc
    .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 4 }))
    .map(([digits, places]) => Number(`${digits}e-${places}`))
  const read = (text: string) => {
    const typed = readNumber(text)
    return typed.ok ? typed.value : Number.NaN
  }

  test('a number that is shown is the number, and a student can type it back', () => {
    fc.assert(
      fc.property(number, (n) => {
        expect(read(filled('@{n}', { n }))).toBe(n === 0 ? 0 : n)
        expect(read(filled('@{n | thousands}', { n }))).toBe(n === 0 ? 0 : n)
        expect(Math.abs(read(filled('@{n | fixed 2}', { n })) - n)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })

  test('a signed number joins any term to a sum with its value', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        const sum = evaluateExpression(filled('(@{a}) @{b | signed}', { a, b }), {})
        expect(sum.ok && sum.value).toBeCloseTo(a + b, 6)
      }),
    )
  })

  test('a coefficient stands before its letter with its value, ones left out', () => {
    fc.assert(
      fc.property(number, (a) => {
        const written = filled('@{a | coef}x', { a })
        expect(written).not.toMatch(/(?<![\d.])1x/)
        const value = written.replace(/x$/, '')
        expect(value === '' ? 1 : value === '-' ? -1 : Number(value)).toBe(a === 0 ? 0 : a)
      }),
    )
  })

  test('texts around places stay as they are, and each place is filled by itself', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '.', '(', '|', '}'), maxLength: 8 })
    fc.assert(
      fc.property(fc.array(fc.tuple(text, number), { maxLength: 5 }), text, (parts, end) => {
        const scope = Object.fromEntries(parts.map(([, n], index) => [`n${index}`, n]))
        const template = parts.map(([before], index) => `${before}@{n${index}}`).join('') + end
        const wanted = parts.map(([before, n]) => before + filled('@{n}', { n })).join('') + end
        expect(filled(template, scope)).toBe(wanted)
      }),
    )
  })

  test('a text is filled the same way twice, though it is taken apart only once', () => {
    for (const n of [1, 2, 3]) expect(filled('again: @{n}', { n })).toBe(`again: ${n}`)
  })
})

describe('values that follow from others', () => {
  test('each may use those before it, none those behind it', () => {
    expect(computeValues({ b: 'a + 1', c: 'b * 2' }, { a: 1 })).toEqual({ ok: true, scope: { a: 1, b: 2, c: 4 } })
    expect(computeValues({ c: 'b * 2', b: 'a + 1' }, { a: 1 })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('uses b, which is not a parameter'),
    })
  })
  test('are texts and truths as well, and the scope that is given stays as it is', () => {
    const given = { n: 3 }
    expect(computeValues({ isOdd: 'mod(n, 2) == 1', word: 'isOdd ? "odd" : "even"' }, given)).toEqual({
      ok: true,
      scope: { n: 3, isOdd: true, word: 'odd' },
    })
    expect(given).toEqual({ n: 3 })
  })
  test('have no noise, so that a condition on them holds', () => {
    expect(computeValues({ sum: '0.1 + 0.2', is: 'sum == 0.3' }, {})).toMatchObject({ scope: { sum: 0.3, is: true } })
  })
})
