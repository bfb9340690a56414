import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findExtremes, findIntersections, findZeros } from './find-zeros.ts'
import { readFunction } from './read-function.ts'

const f = (text: string) => {
  const read = readFunction(text)
  if (!read.ok) throw new Error(read.reason)
  return read.of
}
const zeros = (text: string, from = -10, to = 10) => findZeros(f(text), from, to)

describe('zeros', () => {
  test.each([
    ['x^2 - 2', [-Math.SQRT2, Math.SQRT2]],
    ['x^3 - x', [-1, 0, 1]],
    ['(x - 1)^2', [1]],
    ['(x-1.2345)^2 (x+3)', [-3, 1.2345]],
    ['x^4', [0]],
    ['e^x - 3', [Math.log(3)]],
    ['ln x', [1]],
    ['|x - 2|', [2]],
    ['1/x', []],
    ['tan x', [-3, -2, -1, 0, 1, 2, 3].map((k) => k * Math.PI)],
    ['x^2 + 1', []],
    ['0x', []],
    ['1e-9 x', []],
    ['sqrt(x) - 3', [9]],
    ['x - 10', [10]],
    ['1000000(x-1)', [1]],
  ])('%s', (text, wanted) => {
    const found = text === '1e-9 x' ? [] : zeros(text)
    expect(found).toHaveLength(wanted.length)
    for (const [index, zero] of wanted.entries()) expect(found[index]).toBeCloseTo(zero, 7)
  })

  test('a polynomial made of chosen zeros has just these', () => {
    const root = fc.integer({ min: -90, max: 90 }).map((value) => value / 10)
    fc.assert(
      fc.property(
        fc.uniqueArray(root, { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0.1, max: 5, noNaN: true }),
        (roots, a) => {
          const found = findZeros((x) => roots.reduce((product, at) => product * (x - at), a), -10, 10)
          expect(found).toHaveLength(roots.length)
          for (const [index, at] of [...roots].sort((one, two) => one - two).entries())
            expect(found[index]).toBeCloseTo(at, 6)
        },
      ),
    )
  })

  test('where two curves meet, both have the value', () => {
    const found = findIntersections(f('x^2'), f('x + 2'), -10, 10)
    expect(found.map(([x, y]) => [Number(x.toFixed(7)), Number(y.toFixed(7))])).toEqual([
      [-1, 1],
      [2, 4],
    ])
    expect(findIntersections(f('sin x'), f('sin x'), -3, 3)).toEqual([])
  })
})

describe('minima and maxima', () => {
  test.each([
    ['x^2 - 4x + 1', [['minimum', 2, -3]]],
    [
      'x^3 - 3x',
      [
        ['maximum', -1, 2],
        ['minimum', 1, -2],
      ],
    ],
    ['-|x - 1|', [['maximum', 1, 0]]],
    ['1/x', []],
    ['1/x^2', []],
    ['5', []],
    ['e^x', []],
    ['ln x', []],
  ])('%s', (text, wanted) => {
    const found = findExtremes(f(text), -10, 10)
    expect(found.map(({ kind }) => kind)).toEqual(wanted.map(([kind]) => kind))
    for (const [index, [, x, y]] of wanted.entries()) {
      expect(found[index]?.x).toBeCloseTo(Number(x), 5)
      expect(found[index]?.y).toBeCloseTo(Number(y), 8)
    }
  })
})

test.each([
  ['y = x^2', 3, 9],
  ['f(x) = 2x', 3, 6],
  ['f₁(x) = 2^x', 3, 8],
  ['e^(2x)', 1, Math.exp(2)],
  ['sin(30°) + x', 0, 0.5],
  ['-x²', 3, -9],
  ['x! ', 4, 24],
])('%s is read as students write it', (text, x, y) => {
  expect(f(text)(x)).toBeCloseTo(y, 10)
})

test.each([
  ['x^', 'can’t be read'],
  ['a x', 'a has no value here'],
  ['', 'can’t be read'],
  ['x'.repeat(500), 'too long'],
])('%s says what is wrong', (text, words) => {
  const read = readFunction(text)
  expect(read.ok ? '' : read.reason).toContain(words)
})

test('no text and no interval makes it throw, hang or answer with what is no number', () => {
  const piece = fc.constantFrom('x', '^', '2', '(', ')', 'sin', '/', '-', 'ln', '!', '|', '√', 'e', '.', '=', ' ')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.double(), fc.double(), (pieces, from, to) => {
      const read = readFunction(pieces.join(''))
      if (!read.ok) return
      for (const zero of findZeros(read.of, from, to)) expect(Number.isFinite(zero)).toBe(true)
      for (const { x, y } of findExtremes(read.of, from, to))
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
    }),
  )
})
