import { describe, expect, test } from 'vitest'
import {
  type AuthoredFields,
  answering,
  madeQuestion,
  plainQuestion,
  problemsOf,
} from '#tests/factories/plain-question.ts'
import { plainFormOf } from '../../plain-types.ts'
import { authoredInlineChoice } from './authored-inline-choice.ts'
import { blanksOfSentence, inlineChoice } from './inline-choice.ts'

const change = {
  choices: ['halves', 'doubles'],
  answer: 'halves',
  mistakes: [{ answer: 'doubles', feedback: 'Upside down.' }],
}
const fields: AuthoredFields = {
  type: 'inline-choice',
  parameters: { r: { from: 4, to: 4 } },
  sentence: 'At @{r} Ω the current [[change]], to [[current]].',
  blanks: { change, current: { answer: 0.5, unit: 'A' } },
}
const question = madeQuestion(fields)

describe('blanks in a sentence', () => {
  const check = answering('inline-choice', question)
  test('each counts the same', () => {
    expect(check({ given: ['0', '500 mA'] })).toBeCorrect()
    expect(check({ given: ['1', '0.5'] })).toBeMarked(
      { earned: 1, of: 2, parts: [false, true] },
      { feedback: 'Upside down.' },
    )
    expect(check({ given: ['0', 'half'] })).toBeAskedAgain('not-a-number', { earned: 1, of: 2 })
    expect(check({ given: [' ', ''] })).toBeAskedAgain('empty')
  })
  test('are said where they stand, and punctuation keeps to its word', () => {
    expect(inlineChoice.describeAnswer(question, String)).toBe('At 4 Ω the current [halves], to [0.5 A].')
    expect(inlineChoice.describeReply(question, { type: 'inline-choice', given: ['1'] }, String)).toBe(
      'At 4 Ω the current [doubles], to [?].',
    )
    expect(inlineChoice.describeAnswer(plainQuestion({ type: 'inline-choice' }), String)).toBeUndefined()
  })
  test('ready when all are filled; a sentence without any is only read', () => {
    expect(inlineChoice.isReady(question, { type: 'inline-choice', given: ['0', '?'] })).toBe(true)
    expect(inlineChoice.isReady(question, { type: 'inline-choice', given: ['0', ' '] })).toBe(false)
    expect(inlineChoice.isAnswerable?.(plainQuestion({ type: 'inline-choice', sentence: [{ text: 'x' }] }))).toBe(false)
  })
  test('the right words are shown unless they were marked in their place', () => {
    expect(inlineChoice.reveal(question, { cause: 'checked', status: 'incorrect' })).toBe('nothing')
    expect(inlineChoice.reveal(question, { cause: 'time', status: 'skipped' })).toBe('answer')
  })
})

test('in plain text the sentence has numbered gaps', () => {
  const form = plainFormOf(question)
  expect(form.as === 'list' && form.lines[0]).toBe('At 4 Ω the current (1) , to (2) .')
  expect(form.as === 'list' && form.read('a; 0.5 A')).toEqual({ type: 'inline-choice', given: ['0', '0.5 A'] })
})

describe('what an author is told', () => {
  const problems = (sentence: string, blanks: AuthoredFields['blanks'] = { x: change }) =>
    problemsOf({ type: 'inline-choice', sentence, blanks })
  test.each([
    ['It [[y]].', /\[\[y\]\] is none of the blanks/],
    ['It [[x]] and [[x]].', /\[\[x\]\] stands in the sentence twice/],
    ['It stands.', /the blank x does not stand in the sentence/],
    ['$I = [[x]]$', /a blank stands inside a formula/],
    ['It [[X]].', /the blank x does not stand/],
  ])('%s', (sentence, problem) => {
    expect(problems(sentence)).toMatch(problem)
  })
  test.each(['It [[x]].', '[[x]]', '$I =$ [[x]] $A$', 'It costs \\$5 and [[x]].', 'A [link] and [[x]]'])(
    '"%s" is fine',
    (sentence) => {
      expect(problems(sentence)).toBe('')
    },
  )
  test('two choices alike, and a key that is none', () => {
    expect(problems('[[x]]', { x: { choices: ['a', 'A'], answer: 'a' } })).toMatch(/Blank 1: two choices say the same/)
    expect(problems('[[x]]', { x: { choices: ['a', 'b'], answer: 'c' } })).toMatch(/"c" is none of the choices/)
  })
  test('typed answers are secrets of a hint, choices are not', () => {
    expect(authoredInlineChoice.answers(question)).toEqual(['0.5'])
    expect(blanksOfSentence(question).map(({ name }) => name)).toEqual(['Blank 1', 'Blank 2'])
  })
})
