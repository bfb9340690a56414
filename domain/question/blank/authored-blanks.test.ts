import { describe, expect, test } from 'vitest'
import { madeQuestion, problemsOf } from '#tests/factories/plain-question.ts'
import { blankAnswers } from './authored-blanks.ts'
import type { AuthoredBlank } from './blank-fields.ts'

/** The one blank of a table, as a student gets it. */
const fields = (blank: AuthoredBlank, more: object = {}) => ({
  type: 'table' as const,
  table: { columns: ['', 'Value'], rows: [['Row', blank]] },
  ...more,
})
const filled = (blank: AuthoredBlank, more: object = {}) => {
  const cell = madeQuestion(fields(blank, more)).table?.rows[0]?.cells[0]
  if (!cell || !('blank' in cell)) throw new Error('no blank')
  return cell.blank
}
const problems = (blank: AuthoredBlank, more: object = {}) => problemsOf(fields(blank, more))

describe('number or term: what has a number, a tolerance or a unit is a number, unless its form says otherwise', () => {
  test.each<[AuthoredBlank, unknown]>([
    [{ answer: 5 }, 5],
    [{ answer: '2 * 3', unit: 'V' }, 6],
    [{ answer: '2 * 3', tolerance: 0.1 }, 6],
    [{ answer: '2 * 3', form: 'number' }, 6],
    [{ answer: 'oxygen' }, ['oxygen']],
    [{ answer: ['oxygen', 'O2'] }, ['oxygen', 'O2']],
    [{ answer: '2 * 3' }, ['2 * 3']],
    [{ answer: 5, form: 'term' }, ['5']],
  ])('%j: %j', (blank, answer) => {
    expect(filled(blank).answer).toEqual(answer)
  })
  test('a number that is a list is refused', () => {
    expect(problems({ answer: ['1', '2'], unit: 'V' })).toMatch(/Row, Value: a number has one answer, not a list/)
  })
})

test('numbers, texts and units are filled from the parameters', () => {
  const blank = filled(
    {
      answer: 'v * 2',
      tolerance: '-0.1 * v',
      unit: 'm',
      mistakes: [{ answer: 'v', feedback: 'Only @{v}.', misconception: 'forgot-to-double' }],
    },
    { parameters: { v: { from: 4, to: 4 } } },
  )
  expect(blank).toMatchObject({
    answer: 8,
    tolerance: 0.4,
    unit: 'm',
    mistakes: [{ answer: 4, feedback: 'Only 4.', misconception: 'forgot-to-double' }],
  })
})

describe('choices', () => {
  test('the right ones are marked, and a mistake says something about its choice', () => {
    const blank = filled({
      choices: ['halves', 'doubles', 'stays'],
      answer: ['halves'],
      mistakes: [{ answer: 'doubles', feedback: 'Upside down.', misconception: 'more-is-more' }],
    })
    expect(blank.choices).toEqual([
      { content: 'halves', correct: true },
      { content: 'doubles', correct: false, feedback: 'Upside down.', misconception: 'more-is-more' },
      { content: 'stays', correct: false },
    ])
    expect(blank.mistakes).toEqual([])
    expect(blank).not.toHaveProperty('answer')
  })
  test('an answer, or a mistake, that is none of them is refused by its text', () => {
    expect(problems({ choices: ['a', 'b'], answer: 'c' })).toMatch(/Row, Value: "c" is none of the choices/)
    expect(problems({ choices: ['a', 'b'], answer: 'a', mistakes: [{ answer: 'z', feedback: 'x' }] })).toMatch(
      /"z" is none/,
    )
  })
  test('two that say the same are refused', () => {
    expect(problems({ choices: ['2 m', '2.0 m', '3 m'], answer: '3 m' })).toMatch(/two choices say the same: "2\.0 m"/)
  })
})

describe('the key is checked by the code that checks students', () => {
  test.each<[string, AuthoredBlank, RegExp]>([
    ['a number without an end', { answer: '1 / 3', form: 'number' }, /Row, Value: .*needs a tolerance/],
    ['a tolerance that is too wide', { answer: 10, tolerance: 6 }, /over half/],
    [
      'a mistake within the tolerance',
      { answer: 10, tolerance: 1, mistakes: [{ answer: 11, feedback: 'x' }] },
      /the mistake 11 is within/,
    ],
    [
      'a mistake that is an accepted term',
      { answer: ['oxygen', 'O2'], mistakes: [{ answer: 'the oxygen', feedback: 'x' }] },
      /also an accepted answer/,
    ],
    ['a term that nobody can type', { answer: '…' }, /the key itself would not be accepted: …/],
  ])('%s', (_name, blank, problem) => {
    expect(problems(blank)).toMatch(problem)
  })
  test.each<AuthoredBlank>([
    { answer: 5 },
    { answer: 'oxygen', mistakes: [{ answer: 'ozone', feedback: 'x' }] },
    { choices: ['a', 'b'], answer: 'b' },
    { answer: '1 / 3', form: 'number', tolerance: 0.01 },
    { answer: 12.5, unit: '$\\text{m/s}^2$' },
  ])('%j is fine', (blank) => {
    expect(problems(blank)).toBe('')
  })
})

test('a name of its own goes before the place it stands at', () => {
  expect(filled({ answer: 5 }).name).toBe('Row, Value')
  expect(filled({ answer: 5, name: 'Speed of @{v}' }, { parameters: { v: { from: 4, to: 4 } } }).name).toBe(
    'Speed of 4',
  )
})

test('typed answers are secrets of a hint, without their unit; choices stand on the page', () => {
  expect(
    blankAnswers([
      filled({ answer: 5, unit: 'V' }),
      filled({ answer: ['oxygen', 'O2'] }),
      filled({ choices: ['a', 'b'], answer: 'a' }),
    ]),
  ).toEqual(['5', 'oxygen'])
})
