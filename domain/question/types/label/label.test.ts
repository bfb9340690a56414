import { describe, expect, test } from 'vitest'
import {
  type AuthoredFields,
  answering,
  madeQuestion,
  plainQuestion,
  problemsOf,
} from '#tests/factories/plain-question.ts'
import { isAskable, plainFormOf } from '../../plain-types.ts'
import { label } from './label.ts'

const figure = {
  kind: 'drawing' as const,
  at: 'places',
  alt: 'A cell',
  svg: '<svg viewBox="0 0 200 100"><rect x="0" y="0" width="200" height="100"/></svg>',
}
const choices = ['nucleus', 'wall', 'membrane']
const fields: AuthoredFields = {
  type: 'label',
  figure,
  choices,
  places: [
    {
      at: [50, 50],
      answer: 'nucleus',
      mistakes: [{ answer: 'wall', feedback: 'That is outside.', misconception: 'wall-is-inside' }],
    },
    { at: [200, 100], answer: 'wall', name: 'The edge' },
  ],
}
const problems = (change: AuthoredFields) => problemsOf({ ...fields, ...change })

describe('places on a drawing', () => {
  test('are shares of its width and height, whatever its box', () => {
    expect(madeQuestion(fields).places).toMatchObject([
      { x: 0.25, y: 0.5, blank: { name: 'Place 1' } },
      { x: 1, y: 1, blank: { name: 'The edge' } },
    ])
  })
  test('are named by a choice each, and each counts the same', () => {
    const check = answering('label', madeQuestion(fields))
    expect(check({ given: ['0', '1'] })).toBeCorrect()
    expect(check({ given: ['1', '1'] })).toBeMarked(
      { earned: 1, of: 2, parts: [false, true] },
      { misconception: 'wall-is-inside' },
    )
    expect(check({ given: ['2', ''] })).toBeIncorrect()
    expect(check({ given: ['7', '1'] })).toBeAskedAgain('no-such-option', { earned: 1, of: 2 })
    expect(check({ given: [] })).toBeAskedAgain('empty')
  })
  test('choices of its own go before those of the question', () => {
    const made = madeQuestion({
      ...fields,
      places: [
        { at: [9, 9], answer: 'a', choices: ['a', 'b'] },
        { at: [90, 90], answer: 'wall' },
      ],
    })
    expect(made.places?.map(({ blank }) => blank.choices.length)).toEqual([2, 3])
  })
})

describe('what an author is told', () => {
  test('all is well', () => {
    expect(problems({})).toBe('')
  })
  test.each<[string, AuthoredFields, RegExp]>([
    ['no drawing', { figure: undefined }, /a label question needs a drawing that stands at places/],
    ['a drawing elsewhere', { figure: { ...figure, at: 'prompt' } }, /needs a drawing that stands at places/],
    ['no box', { figure: { ...figure, svg: '<svg></svg>' } }, /has no viewBox/],
    [
      'a place outside',
      {
        places: [
          { at: [201, 5], answer: 'wall' },
          { at: [5, 5], answer: 'wall' },
        ],
      },
      /Place 1 lies outside the drawing/,
    ],
    [
      'a place above',
      {
        places: [
          { at: [5, 5], answer: 'wall' },
          { at: [5, -1], answer: 'wall' },
        ],
      },
      /Place 2 lies outside the drawing/,
    ],
    [
      'two places under one finger',
      {
        places: [
          { at: [50, 50], answer: 'wall' },
          { at: [60, 52], answer: 'nucleus' },
        ],
      },
      /so near to another place that a finger cannot tell them apart/,
    ],
    ['nothing to choose from', { choices: undefined }, /Place 1 has nothing to choose from/],
    [
      'an answer that is no choice',
      {
        places: [
          { at: [5, 5], answer: 'root' },
          { at: [90, 90], answer: 'wall' },
        ],
      },
      /"root" is none of the choices/,
    ],
    ['two choices alike', { choices: ['wall', 'Wall', 'nucleus'] }, /two choices say the same/],
  ])('%s', (_name, change, problem) => {
    expect(problems(change)).toMatch(problem)
  })
})

test('without its drawing it cannot be asked, but a second reader reads it', () => {
  const question = madeQuestion(fields)
  expect(isAskable(question)).toBe(false)
  const form = plainFormOf(question)
  expect(form.as === 'list' && form.lines[0]).toBe('1. Place 1: A) nucleus  B) wall  C) membrane')
  expect(form.as === 'list' && form.read('A, B')).toEqual({ type: 'label', given: ['0', '1'] })
})

test('in words, and when the answer is shown', () => {
  const question = madeQuestion(fields)
  expect(label.describeReply(question, { type: 'label', given: ['2', ''] }, String)).toBe(
    'Place 1: membrane; The edge: ?',
  )
  expect(label.describeAnswer(question, String)).toBe('Place 1: nucleus; The edge: wall')
  expect(label.describeAnswer(plainQuestion({ type: 'label' }), String)).toBeUndefined()
  expect(label.isAnswerable?.(plainQuestion({ type: 'label' }))).toBe(false)
  expect(label.reveal(question, { cause: 'checked', status: 'incorrect' })).toBe('nothing')
  expect(label.reveal(question, { cause: 'shown', status: 'skipped' })).toBe('answer')
})
