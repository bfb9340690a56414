import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { questionSchemaOf } from '../../question.ts'
import { acceptedTexts } from './accepted-texts.ts'
import { checkShortAnswer } from './check-short-answer.ts'

const schema = questionSchemaOf(z.string())
const make = (fields: Partial<z.input<typeof schema>>) =>
  schema.parse({ id: 'q', type: 'short-answer', prompt: 'Which?', ...fields })
const check = (question: ReturnType<typeof make>, text: string) =>
  checkShortAnswer(question, { type: 'short-answer', text })
const correct = { kind: 'checked', status: 'correct' }
const incorrect = { kind: 'checked', status: 'incorrect' }

test('accepted answers are a text, a list or a number, blanks left out', () => {
  expect(acceptedTexts(make({ answer: 'x' }))).toEqual(['x'])
  expect(acceptedTexts(make({ answer: ['x', ' '] }))).toEqual(['x'])
  expect(acceptedTexts(make({ answer: 5 }))).toEqual(['5'])
  expect(acceptedTexts(make({}))).toEqual([])
})

describe('answers in text that are quantities', () => {
  test.each([
    ['0.5 kg', '500 g'],
    ['1/2', '0.5'],
    ['12 500', '12500'],
    ['$4.50', '4.5'],
    ['100 °C', '373.15 K'],
    ['3 × 10^8 m/s', '3e8 m/s'],
  ])('%s may be written %s', (answer, text) => {
    expect(check(make({ answer }), text)).toEqual(correct)
  })
  test.each([
    ['0.5 kg', '50 g'],
    ['12 cm', '12 kg'],
    ['4 sides', '5 sides'],
  ])('%s is not %s', (answer, text) => {
    expect(check(make({ answer }), text)).toEqual(incorrect)
  })
  test('a word that begins with a number stays a word', () => {
    expect(check(make({ answer: '2nd law' }), '2')).toEqual(incorrect)
    expect(check(make({ answer: '10 percent rule' }), '10 %')).toEqual(incorrect)
  })
})

describe('answers that are numbers', () => {
  const number = (fields: object, text: string) => check(make({ answerForm: 'number', ...fields }), text)
  test('several may be accepted, such as two roots', () => {
    expect(number({ answer: ['3', '-2'] }, '−2')).toEqual(correct)
    expect(number({ answer: ['3', '-2'] }, '2')).toMatchObject(incorrect)
  })
  test('a known mistake is compared as a number', () => {
    const mistakes = [{ answer: '0.5', feedback: 'Upside down.' }]
    expect(number({ answer: '2', mistakes }, '1/2')).toMatchObject({
      ...incorrect,
      mistake: { feedback: 'Upside down.' },
    })
  })
  test('slips are named as for numeric questions', () => {
    expect(number({ answer: '12 cm' }, '120 cm')).toEqual({ ...incorrect, slip: 'factor-of-ten' })
  })
  test('a word is no number, and not wrong', () => {
    expect(number({ answer: '12' }, 'twelve')).toEqual({ kind: 'malformed', reason: 'not-a-number' })
  })
})

test('without a comparer an algebra answer is never called malformed', () => {
  expect(check(make({ answer: '2x', answerForm: 'algebra' }), 'x+x')).toEqual(incorrect)
})
