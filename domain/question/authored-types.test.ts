import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { authoredQuestionSchema } from './authored-question.ts'
import { authoredTypeOf, checkFieldsOfType } from './authored-types.ts'
import { checkAnswer } from './check-answer.ts'
import { compareAlgebra } from './compare-algebra.ts'
import { instantiateQuestion } from './instantiate-question.ts'

type Authored = Partial<z.input<typeof authoredQuestionSchema>>
const author = (fields: Authored) =>
  authoredQuestionSchema.parse({
    id: 'q',
    type: 'ordering',
    lesson: 'l',
    difficulty: 1,
    tags: ['t'],
    prompt: 'Why?',
    hints: ['Think.'],
    explanation: 'So.',
    ...fields,
  })
const made = (fields: Authored, seed = 1) => {
  const result = instantiateQuestion(author(fields), seed)
  if (!result.ok) throw new Error(result.message)
  return result.question
}
const problemsOf = (fields: Authored) => {
  const question = author(fields)
  const result = instantiateQuestion(question, 1)
  const found = result.ok ? authoredTypeOf(question).check(result.question, compareAlgebra) : [result.message]
  return [...checkFieldsOfType(question), ...found].join('\n')
}
const option = (id: string, correct?: true) => ({
  id,
  content: `Option ${id}`,
  feedback: 'Hm.',
  ...(correct && { correct }),
})
const blank = { choices: ['halves', 'doubles'], answer: 'halves' }

describe('what an author may get wrong', () => {
  test.each<[string, Authored, RegExp]>([
    [
      'a field of another type',
      {
        items: ['a', 'b', 'c'],
        pairs: [
          { left: 'a', right: 'b' },
          { left: 'c', right: 'd' },
          { left: 'e', right: 'f' },
        ],
      },
      /has no pairs/,
    ],
    ['a field that is missing', {}, /needs items/],
    ['two items alike', { items: ['1 m', '1.0 m', '2 m'] }, /two items say the same/],
    [
      'no right option',
      { type: 'multiple-select', options: [option('a'), option('b')] },
      /no option is marked correct/,
    ],
    [
      'only right options',
      { type: 'multiple-select', options: [option('a', true), option('b', true)] },
      /every option/,
    ],
    [
      'a count that differs',
      { type: 'multiple-select', choose: 2, options: [option('a', true), option('b'), option('c')] },
      /choose says 2, but 1/,
    ],
    [
      'an answer that is no choice',
      { type: 'inline-choice', sentence: 'It [[x]].', blanks: { x: { ...blank, answer: 'grows' } } },
      /"grows" is none of the choices/,
    ],
    [
      'a blank that is not in the sentence',
      { type: 'inline-choice', sentence: 'It [[x]].', blanks: { x: blank, y: blank } },
      /the blank y does not stand/,
    ],
    [
      'a blank nobody made',
      { type: 'inline-choice', sentence: 'It [[z]].', blanks: { x: blank } },
      /\[\[z\]\] is none/,
    ],
    [
      'a blank inside a formula',
      { type: 'inline-choice', sentence: '$I = [[x]] A$', blanks: { x: blank } },
      /stands inside a formula/,
    ],
    [
      'a row that is too short',
      { type: 'table', table: { columns: ['', 'A', 'B'], rows: [['I', blank]] } },
      /has 2 entries for 3 columns/,
    ],
    [
      'a table without blanks',
      { type: 'table', table: { columns: ['', 'A'], rows: [['I', 'x']] } },
      /nothing to fill in/,
    ],
    [
      'a number without an end and without a tolerance',
      {
        type: 'table',
        computed: { third: '1 / 3' },
        table: { columns: ['', 'A'], rows: [['I', { answer: 'third', form: 'number' }]] },
      },
      /needs a tolerance/,
    ],
  ])('%s', (_name, fields, expected) => {
    expect(problemsOf(fields)).toMatch(expected)
  })
})

test('numbers of a table come from the seed, and its key is right', () => {
  const fields: Authored = {
    type: 'table',
    parameters: { i: { from: 1, to: 9 } },
    table: { columns: ['', 'Voltage'], rows: [['@{i} A', { answer: '2 * i', tolerance: 0.01, unit: 'V' }]] },
  }
  const question = made(fields)
  const current = Number(question.table?.rows[0]?.head.split(' ')[0])
  expect(checkAnswer(question, { type: 'table', given: [`${2000 * current} mV`] })).toMatchObject({ status: 'correct' })
  expect(problemsOf(fields)).toBe('')
})

test('the pieces of a sentence keep their order, and blanks their names', () => {
  const question = made({
    type: 'inline-choice',
    sentence: 'First [[one]], then [[two]].',
    blanks: { two: { ...blank, name: 'The second' }, one: blank },
  })
  expect(question.sentence?.map((piece) => ('blank' in piece ? piece.blank.name : piece.text))).toEqual([
    'First ',
    'Blank 1',
    ', then ',
    'The second',
    '.',
  ])
})
