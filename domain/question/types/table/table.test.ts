import { describe, expect, test } from 'vitest'
import {
  type AuthoredFields,
  answering,
  madeQuestion,
  plainQuestion,
  problemsOf,
} from '#tests/factories/plain-question.ts'
import { plainFormOf } from '../../plain-types.ts'
import { authoredTable } from './authored-table.ts'
import { blanksOfTable, table } from './table.ts'

const fields: AuthoredFields = {
  type: 'table',
  parameters: { v: { from: 6, to: 6 } },
  table: {
    columns: ['', 'Voltage (V)', 'Current'],
    rows: [
      [
        'Lamp @{v} W',
        '@{v}',
        {
          answer: 'v / 12',
          form: 'number',
          unit: 'A',
          mistakes: [{ answer: 'v', feedback: 'Divide.', misconception: 'no-division' }],
        },
      ],
      ['Motor', { choices: ['rises', 'falls'], answer: 'falls' }, 3],
    ],
  },
}
const question = madeQuestion(fields)

describe('a table with cells to fill in', () => {
  const check = answering('table', question)
  test.each<[string[], number, boolean[]]>([
    [['0.5', '1'], 2, [true, true]],
    [['500 mA', '1'], 2, [true, true]],
    [['0.5', '0'], 1, [true, false]],
    [['', '1'], 1, [false, true]],
    [['9', '0'], 0, [false, false]],
  ])('%j: %i of 2', (given, earned, parts) => {
    expect(check({ given })).toBeMarked({ earned, of: 2, parts })
  })
  test('a known mistake in a cell is named', () => {
    expect(check({ given: ['6', '1'] })).toBeMarked(
      { earned: 1, of: 2 },
      { feedback: 'Divide.', misconception: 'no-division' },
    )
  })
  test('the blanks go row by row, each named by its row and column', () => {
    expect(blanksOfTable(question).map(({ name }) => name)).toEqual(['Lamp 6 W, Current', 'Motor, Voltage (V)'])
  })
  test('ready when all are filled', () => {
    expect(table.isReady(question, { type: 'table', given: ['x', '0'] })).toBe(true)
    expect(table.isReady(question, { type: 'table', given: ['x'] })).toBe(false)
    expect(table.isAnswerable?.(plainQuestion({ type: 'table' }))).toBe(false)
  })
})

test('in plain text the rows stand with numbered gaps, and the blanks below', () => {
  const form = plainFormOf(question)
  expect(form.as === 'list' && form.lines).toEqual([
    ' · Voltage (V) · Current',
    'Lamp 6 W · 6 · (1)',
    'Motor · (2) · 3',
    '1. Lamp 6 W, Current (in A)',
    '2. Motor, Voltage (V): A) rises  B) falls',
  ])
  expect(form.as === 'list' && form.read('0.5 A, B')).toEqual({ type: 'table', given: ['0.5 A', '1'] })
})

test('in words', () => {
  expect(table.describeAnswer(question, String)).toBe('Lamp 6 W, Current: 0.5 A; Motor, Voltage (V): falls')
  expect(table.describeReply(question, { type: 'table', given: ['1 A'] }, String)).toBe(
    'Lamp 6 W, Current: 1 A; Motor, Voltage (V): ?',
  )
  expect(table.describeAnswer(plainQuestion({ type: 'table' }), String)).toBeUndefined()
})

describe('what an author is told', () => {
  test.each<[string, AuthoredFields['table'], RegExp]>([
    [
      'a short row',
      { columns: ['', 'A', 'B'], rows: [['I', { answer: 5 }]] },
      /the row "I" has 2 entries for 3 columns/,
    ],
    [
      'a long row',
      { columns: ['', 'A'], rows: [['I', { answer: 5 }, 'x']] },
      /the row "I" has 3 entries for 2 columns/,
    ],
    [
      'a blank as head',
      { columns: ['', 'A'], rows: [[{ answer: 5 }, 'x']] },
      /the first entry of a row is its head, not a blank/,
    ],
    ['nothing to fill in', { columns: ['', 'A'], rows: [['I', 'x']] }, /nothing to fill in/],
  ])('%s', (_name, authored, problem) => {
    expect(problemsOf({ type: 'table', table: authored })).toMatch(problem)
  })
  test('a table that is whole is fine; its typed answers are secrets', () => {
    expect(problemsOf(fields)).toBe('')
    expect(authoredTable.answers(question)).toEqual(['0.5'])
  })
})
