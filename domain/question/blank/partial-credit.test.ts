import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { areFilled } from '../are-filled.ts'
import { scoreOf } from '../checked.ts'
import { blankSchemaOf } from './blank-fields.ts'
import { checkBlanks } from './check-blanks.ts'
import { describeBlanks, describeGiven, describeRight } from './describe-blanks.ts'

const schema = blankSchemaOf(z.string())
const make = (fields: object) => schema.parse({ name: 'Blank', ...fields })
const choice = make({
  choices: [
    { content: 'halves', correct: true },
    { content: 'doubles', correct: false, feedback: 'Upside down.', misconception: 'more-is-more' },
    { content: 'is halved', correct: true },
    { content: 'stays', correct: false },
  ],
})
const number = make({
  answer: 0.5,
  tolerance: 0.01,
  unit: 'A',
  mistakes: [{ answer: 2, feedback: 'Inverted.', misconception: 'inverted' }],
})
const term = make({
  answer: ['oxygen', 'O2'],
  mistakes: [{ answer: 'ozone', feedback: 'Three atoms.', misconception: 'o3-is-o2' }],
})
const all = [choice, number, term]

describe('one blank: what is right, what is wrong, and what is said', () => {
  test.each([
    ['0', true],
    ['2', true],
    ['1', false],
    ['3', false],
  ])('choice %s: %s', (given, isRight) => {
    expect(checkBlanks([choice], [given])).toBeMarked({ earned: isRight ? 1 : 0, of: 1, parts: [isRight] })
  })
  test.each(['4', '-1', '0.0', '00000', 'halves', 'a', '1e0', ' 1', '１'])(
    '"%s" is no choice, and asked again',
    (given) => {
      expect(checkBlanks([choice], [given])).toBeAskedAgain('no-such-option', { earned: 0, of: 1 })
    },
  )
  test.each(['0.5', '.5 A', '500 mA', '0.51', '0.49 A', '1/2', '5 × 10^-1 A', '0,5'])('number %s is right', (given) => {
    expect(checkBlanks([number], [given])).toBeCorrect()
  })
  test.each([
    ['2', 'Inverted.', 'inverted'],
    ['2000 mA', 'Inverted.', 'inverted'],
    ['0.48', undefined, undefined],
    ['0.5 V', undefined, undefined],
    ['-0.5', undefined, undefined],
  ])('number %s is wrong', (given, feedback, misconception) => {
    expect(checkBlanks([number], [given])).toBeIncorrect({ feedback, misconception })
  })
  test.each([
    ['half', 'not-a-number'],
    ['0.5 amperes each', 'unknown-unit'],
  ] as const)('number "%s" is asked again: %s', (given, reason) => {
    expect(checkBlanks([number], [given])).toBeAskedAgain(reason, { earned: 0, of: 1 })
  })
  test.each(['oxygen', 'Oxygen.', 'o2', 'O₂', 'the oxygen'])('term "%s" is right', (given) => {
    expect(checkBlanks([term], [given])).toBeCorrect()
  })
  test.each([
    ['Ozone', 'Three atoms.', 'o3-is-o2'],
    ['oxide', undefined, undefined],
    ['O', undefined, undefined],
    ['1', undefined, undefined],
  ])('term "%s" is wrong, never asked again', (given, feedback, misconception) => {
    expect(checkBlanks([term], [given])).toBeIncorrect({ feedback, misconception })
  })
  test('a term without an accepted one is never right', () => {
    expect(checkBlanks([make({})], ['x'])).toBeIncorrect()
  })
})

describe('several blanks: one point each', () => {
  test.each([
    [['0', '0.5', 'oxygen'], 3, [true, true, true]],
    [['1', '0.5', 'oxygen'], 2, [false, true, true]],
    [['0', '', 'oxygen'], 2, [true, false, true]],
    [['0'], 1, [true, false, false]],
    [['', ' ', 'O2'], 1, [false, false, true]],
    [['3', '9', 'iron'], 0, [false, false, false]],
    [['0', '0.5', 'oxygen', 'one too many'], 3, [true, true, true]],
  ])('%j earns %i of 3', (given, earned, parts) => {
    expect(checkBlanks(all, given)).toBeMarked({ earned, of: 3, parts })
  })
  test('a mistake is told with its blank, and the first that says something for all of it', () => {
    expect(checkBlanks(all, ['3', '2', 'ozone'])).toMatchObject({
      mistake: { misconception: 'inverted' },
      parts: [{ mistake: {} }, { mistake: { misconception: 'inverted' } }, { mistake: { misconception: 'o3-is-o2' } }],
    })
    expect(
      checkBlanks(all, ['3', '0.5', 'iron']).kind === 'checked' && checkBlanks(all, ['3', '0.5', 'iron']),
    ).not.toHaveProperty('mistake')
  })
  test('one blank that cannot be read asks again for all; an exam gives what the others earn', () => {
    expect(checkBlanks(all, ['0', 'lots', 'O2'])).toBeAskedAgain('not-a-number', {
      earned: 2,
      of: 3,
      parts: [true, false, true],
    })
    expect(checkBlanks(all, ['9', 'lots', 'O2'])).toBeAskedAgain('no-such-option', { earned: 1, of: 3 })
  })
  test('nothing at all is empty, and no blanks cannot be answered', () => {
    expect(checkBlanks(all, ['', '', ''])).toBeAskedAgain('empty')
    expect(checkBlanks(all, [])).toBeAskedAgain('empty')
    expect(checkBlanks([], ['x'])).toBeAskedAgain('cannot-be-answered')
  })
  test('ready when each has something in it, right or not', () => {
    expect(areFilled(all, ['3', 'lots', '?'])).toBe(true)
    for (const given of [[], ['0'], ['0', ' ', 'x'], ['', '', '']]) expect(areFilled(all, given)).toBe(false)
    expect(areFilled([], [])).toBe(false)
  })
})

const anyGiven = fc.tuple(
  fc.constantFrom('', '0', '1', '2', '3'),
  fc.constantFrom('', '0.5', '2', '500 mA', '7'),
  fc.constantFrom('', 'oxygen', 'ozone', 'O2', 'iron'),
)
const worth = (given: readonly string[]) => {
  const checked = checkBlanks(all, given)
  return checked.kind === 'checked' ? scoreOf(checked) : 0
}

test('mending one blank never lowers the mark, and spoiling one never raises it', () => {
  const right = ['0', '0.5', 'oxygen']
  fc.assert(
    fc.property(anyGiven, fc.nat(2), (pieces, at) => {
      const given: string[] = pieces
      expect(worth(given.with(at, right[at] ?? ''))).toBeGreaterThanOrEqual(worth(given))
      expect(worth(given.with(at, ''))).toBeLessThanOrEqual(worth(given))
    }),
  )
})

test('the mark does not depend on the order of the blanks', () => {
  fc.assert(
    fc.property(anyGiven, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (given, order) => {
      const checked = checkBlanks(
        order.map((at) => all[at] ?? choice),
        order.map((at) => given[at] ?? ''),
      )
      expect(checked.kind === 'checked' ? scoreOf(checked) : 0).toBeCloseTo(worth(given))
    }),
  )
})

test('in words: what was given, what belongs there', () => {
  expect(all.map((blank, at) => describeGiven(blank, ['1', ' 2 A ', 'Ozone'][at] ?? '', String))).toEqual([
    'doubles',
    '2 A',
    'Ozone',
  ])
  expect(all.map((blank) => describeGiven(blank, ' ', String))).toEqual(['?', '?', '?'])
  expect(describeGiven(choice, '7', String)).toBe('?')
  expect(all.map((blank) => describeRight(blank, String))).toEqual(['halves or is halved', '0.5 A', 'oxygen'])
  expect(describeRight(make({}), String)).toBe('?')
  expect(describeRight(make({ answer: 2 / 3, tolerance: 0.01 }), String)).toBe('0.667')
  expect(describeRight(make({ answer: 9.8, unit: '$\\text{m/s}^2$' }), String)).toBe('9.8 m/s^2')
  expect(describeBlanks(all, (_blank, index) => String(index))).toBe('Blank: 0; Blank: 1; Blank: 2')
})
