import { describe, expect, test } from 'vitest'
import { answering, plainQuestion, problemsOf } from '#tests/factories/plain-question.ts'
import { plainFormOf } from '../../plain-types.ts'
import { authoredTrueFalse } from './authored-true-false.ts'
import { trueFalse } from './true-false.ts'
import { truthsOf } from './truth-options.ts'

describe('without options the answer says which is right, however a gateway writes it (CHP-41, OPN-76)', () => {
  test.each([true, 'true', 'True', 'TRUE', ' true ', 't', 'T', 'yes', 'Yes', ['true'], 1, 5])('%j: true', (answer) => {
    const reply = answering('true-false', { answer })
    expect(reply({ optionId: 'true' })).toBeCorrect()
    expect(reply({ optionId: 'false' })).toBeIncorrect()
  })
  test.each([false, 'false', 'False', 'FALSE', ' false', 'f', 'F', 'no', 'No', ['false'], 0])('%j: false', (answer) => {
    const reply = answering('true-false', { answer })
    expect(reply({ optionId: 'false' })).toBeCorrect()
    expect(reply({ optionId: 'true' })).toBeIncorrect()
  })
  test.each([undefined, 'maybe', 'truthful', 'untrue', '', []])('%j: neither, so that nothing is right', (answer) => {
    const reply = answering('true-false', { answer })
    expect(reply({ optionId: 'true' })).toBeIncorrect()
    expect(reply({ optionId: 'false' })).toBeIncorrect()
    expect(truthsOf({ answer }).some(({ correct }) => correct)).toBe(false)
    expect(trueFalse.describeAnswer(plainQuestion({ type: 'true-false', answer }), String)).toBeUndefined()
  })
  test.each(['', 'True', 'maybe', '0'])('"%s" is no option', (optionId) => {
    expect(answering('true-false', { answer: true })({ optionId })).toBeAskedAgain('no-such-option')
  })
})

describe('options of its own go before the answer', () => {
  const options = [
    { id: 'true', content: 'Always', feedback: 'Not for x = 0.', misconception: 'holds-for-all' },
    { id: 'false', content: 'Not always', correct: true, feedback: 'Right: x = 0.' },
  ]
  const question = plainQuestion({ type: 'true-false', options, answer: true })
  test('they are checked like any options, with their feedback', () => {
    const reply = answering('true-false', { options, answer: true })
    expect(reply({ optionId: 'false' })).toBeCorrect()
    expect(reply({ optionId: 'true' })).toBeIncorrect({ misconception: 'holds-for-all' })
    expect(reply({ optionId: 'yes' })).toBeAskedAgain('no-such-option')
  })
  test('they are shown, said and lettered as they are', () => {
    expect(trueFalse.optionsOf?.(question, (plain) => plain)).toBe(question.options)
    expect(trueFalse.describeAnswer(question, String)).toBe('Not always')
    expect(trueFalse.describeReply(question, { type: 'true-false', optionId: 'true' }, String)).toBe('Always')
    expect(plainFormOf(question)).toMatchObject({
      as: 'truth',
      options: [{ letter: 'A', content: 'Always' }, { correct: true }],
    })
  })
})

test('the keys 1 and 2 are True and False; a further key is nothing', () => {
  const question = plainQuestion({ type: 'true-false', answer: true })
  expect([0, 1, 2].map((index) => trueFalse.replyByKey?.(question, index))).toEqual([
    { type: 'true-false', optionId: 'true' },
    { type: 'true-false', optionId: 'false' },
    undefined,
  ])
})

test('a plain statement is asked and said with the words True and False', () => {
  const question = plainQuestion({ type: 'true-false', answer: 'no' })
  expect(trueFalse.describeAnswer(question, String)).toBe('False')
  expect(trueFalse.describeReply(question, { type: 'true-false', optionId: 'x' }, String)).toBe('')
  expect(trueFalse.isReady(question, { type: 'true-false', optionId: '' })).toBe(false)
  expect(trueFalse.isReady(question, { type: 'true-false', optionId: 'true' })).toBe(true)
  expect(plainFormOf(question)).toMatchObject({
    options: [
      { letter: 'A', content: 'True', correct: false, reply: { optionId: 'true' } },
      { letter: 'B', content: 'False', correct: true },
    ],
  })
})

describe('an author writes True before False, one of them right', () => {
  const of = (...ids: string[]) =>
    ids.map((id, index) => ({ id, content: id, feedback: 'Hm.', ...(index === 0 && { correct: true as const }) }))
  test('in any other order or with other ids it is refused', () => {
    expect(problemsOf({ type: 'true-false', options: of('true', 'false') })).toBe('')
    for (const ids of [
      ['false', 'true'],
      ['yes', 'no'],
      ['true', 'false', 'maybe'],
    ])
      expect(problemsOf({ type: 'true-false', options: of(...ids) })).toMatch(/ids true and false, in this order/)
    expect(problemsOf({ type: 'true-false' })).toMatch(/needs options/)
  })
  test('its answer is no secret of a hint: both words stand in every hint', () => {
    expect(authoredTrueFalse.answers(plainQuestion({ type: 'true-false', answer: true }))).toEqual([])
  })
})
