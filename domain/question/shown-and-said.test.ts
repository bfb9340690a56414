import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainQuestion } from '#tests/factories/plain-question.ts'
import { eachMisconception, namedMisconceptions } from './named-misconceptions.ts'
import { letterOf, readLetters } from './plain-form.ts'
import { isSameToReader, plainOf, twinOf } from './same-to-reader.ts'
import { shownNumber } from './shown-number.ts'
import { shownOrder } from './shown-order.ts'

describe('two texts are the same to a reader', () => {
  test.each([
    ['0.5 m', '0.50 m'],
    ['12 500 km', '12500 km'],
    ['-3', '−3'],
    ['+3', '3'],
    ['$x^2$', 'x^2'],
    ['\\text{m}', 'm'],
    ['*Osmosis*', 'osmosis'],
    ['a  b', 'a b'],
    ['$5$', '5.0'],
    ['3.0', '3'],
  ])('%s, %s', (one, other) => {
    expect(isSameToReader(one, other)).toBe(true)
    expect(isSameToReader(other, one)).toBe(true)
  })
  test.each([
    ['0.5 m', '0.5 s'],
    ['0.5 m', '0.05 m'],
    ['3', '-3'],
    ['3 m', '3'],
    ['12 5', '125 x'],
    ['3 and 4', '4 and 3'],
    ['1.5.2', '1.52'],
    ['', 'a'],
  ])('%s, not %s', (one, other) => {
    expect(isSameToReader(one, other)).toBe(false)
  })
  test('the first text that an earlier one says as well', () => {
    expect(twinOf(['1 m', '2 m', '1.0 m', '2.0 m'])).toBe('1.0 m')
    expect(twinOf(['1 m', '2 m'])).toBeUndefined()
    expect(twinOf([])).toBeUndefined()
    expect(plainOf(' A_{b} ')).toBe('a{b}')
  })
})

describe('a number is shown with no more digits than anybody asked for', () => {
  test.each([
    [12.5, 0, '12.5'],
    [0.1234, 0, '0.1234'],
    [1 / 3, 0.05, '0.33'],
    [1 / 3, 0.5, '0.3'],
    [2 / 3, 0.001, '0.6667'],
    [1 / 3, 0, '0.333333333333'],
    [12345.678901, 1, '12345.7'],
    [-1 / 3, 0.05, '-0.33'],
    [1e-7, 1e-9, '0.0000001'],
  ])('%d ± %d: %s', (answer, tolerance, text) => {
    expect(shownNumber(answer, tolerance)).toBe(text)
  })
  test('what is shown lies well within the tolerance', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1000, max: 1000, noNaN: true }),
        fc.double({ min: 1e-4, max: 1, noNaN: true }),
        (answer, tolerance) => {
          expect(Math.abs(Number(shownNumber(answer, tolerance)) - answer)).toBeLessThanOrEqual(tolerance / 10 + 1e-9)
        },
      ),
    )
  })
})

describe('letters of a list', () => {
  test.each([
    ['C, A, B', [2, 0, 1]],
    ['cab', [2, 0, 1]],
    ['C A B', [2, 0, 1]],
    ['(c) (a)', [2, 0]],
    ['A and C', [0, 2]],
    ['A & C.', [0, 2]],
    ['C → A → B', [2, 0, 1]],
    ['C -> A > B', [2, 0, 1]],
    ['A then B', [0, 1]],
    ['a/b;c', [0, 1, 2]],
    ['A', [0]],
    ['z', [25]],
  ])('"%s"', (text, indexes) => {
    expect(readLetters(text)).toEqual(indexes)
  })
  test.each(['', '1, 2', 'A, 2', 'A,,B', 'what is it?', 'a lot', 'ABCDEFGHI', 'Á'])(
    '"%s" holds something else',
    (text) => {
      expect(readLetters(text)).toBeUndefined()
    },
  )
  test('an index has its letter, behind Z there is none', () => {
    expect([0, 25, 26].map(letterOf)).toEqual(['A', 'Z', '?'])
    fc.assert(
      fc.property(fc.array(fc.nat(25), { minLength: 1, maxLength: 9 }), (list) => {
        expect(readLetters(list.map(letterOf).join(', '))).toEqual(list)
      }),
    )
  })
})

test('the shown order is never the right one, and differs from thing to thing', () => {
  expect(shownOrder({ id: 'q', seed: 1 }, 'items', 1)).toEqual([0])
  expect(shownOrder({ id: 'q', seed: 1 }, 'items', 0)).toEqual([])
  const orders = ['items', 'rights'].map((about) =>
    Array.from({ length: 50 }, (_, seed) => shownOrder({ id: 'q', seed }, about, 4).join('')).join(),
  )
  expect(orders[0]).not.toBe(orders[1])
  expect(shownOrder({ id: 'q' }, 'items', 4)).toEqual(shownOrder({ id: 'q', seed: 0 }, 'items', 4))
})

test('every wrong idea that a question names is found, wherever it stands, with its place', () => {
  const question = plainQuestion({
    options: [
      { id: 'a', content: 'x', misconception: 'one' },
      { id: 'b', content: 'y', correct: true },
    ],
    mistakes: [{ answer: 2, feedback: 'x', misconception: 'two' }],
    misconceptions: [{ id: 'three', belief: 'x', correction: 'y' }],
    sentence: [{ blank: { name: 'n', choices: [{ content: 'c', correct: false, misconception: 'four' }] } }],
  })
  expect([...namedMisconceptions(question)].sort()).toEqual(['four', 'one', 'two'])
  const places: string[] = []
  eachMisconception(question, (id, path) => places.push(`${id}: ${path.join('.')}`))
  expect(places).toContain('one: options.0.misconception')
  expect(places).toContain('four: sentence.0.blank.choices.0.misconception')
  expect(namedMisconceptions({ misconception: 5 })).toEqual(new Set())
})
