import { describe, expect, test } from 'vitest'
import { answering, madeQuestion, plainQuestion, problemsOf } from '#tests/factories/plain-question.ts'
import { isAnswerable, isReady } from '../../answer-types.ts'
import { plainFormOf } from '../../plain-types.ts'
import { authoredMultipleChoice } from './authored-multiple-choice.ts'
import { multipleChoice } from './multiple-choice.ts'

const options = [
  { id: 'a', content: 'Plants take in carbon dioxide', correct: true, feedback: 'Yes: through their leaves.' },
  { id: 'b', content: 'Plants eat soil', feedback: 'Soil gives minerals only.', misconception: 'soil-is-food' },
  { id: 'c', content: 'Plants breathe out only', feedback: 'They do both.' },
  { id: 'd', content: 'Plants need no food' },
]
const question = plainQuestion({ options })
const choose = answering('multiple-choice', { options })

describe('one of several options (CHP-19)', () => {
  test('the right one is right, and what its author says about it is praise', () => {
    expect(choose({ optionId: 'a' })).toBeCorrect()
    expect(choose({ optionId: 'a' })).toMatchObject({ praise: 'Yes: through their leaves.' })
    expect(
      answering('multiple-choice', { options: [{ id: 'a', content: 'x', correct: true }] })({ optionId: 'a' }),
    ).toEqual({
      kind: 'checked',
      status: 'correct',
    })
  })
  test.each([
    ['b', 'Soil gives minerals only.', 'soil-is-food'],
    ['c', 'They do both.', undefined],
    ['d', undefined, undefined],
  ])('%s is wrong, with its own feedback and wrong idea', (optionId, feedback, misconception) => {
    expect(choose({ optionId })).toBeIncorrect({ feedback, misconception })
  })
  test.each(['', 'e', 'A', ' a', '0'])('"%s" is no option, and not wrong', (optionId) => {
    expect(choose({ optionId })).toBeAskedAgain('no-such-option')
  })
  test('two that are flagged are both right (OPN-77)', () => {
    const two = answering('multiple-choice', { options: options.map((one) => ({ ...one, correct: one.id < 'c' })) })
    expect(two({ optionId: 'b' })).toBeCorrect()
    expect(two({ optionId: 'c' })).toBeIncorrect()
  })
  test('none that is flagged: every choice is wrong, and there is no right answer to say', () => {
    const none = plainQuestion({ options: options.map(({ id, content }) => ({ id, content })) })
    expect(answering('multiple-choice', none)({ optionId: 'a' })).toBeIncorrect()
    expect(multipleChoice.describeAnswer(none, String)).toBeUndefined()
  })
})

test('any choice is ready at once; nothing chosen is not', () => {
  expect(isReady(question, { type: 'multiple-choice', optionId: 'b' })).toBe(true)
  expect(isReady(question, { type: 'multiple-choice', optionId: '' })).toBe(false)
  expect(isReady(question, null)).toBe(false)
  expect(isReady(question, { type: 'true-false', optionId: 'a' })).toBe(false)
  expect(isAnswerable(question)).toBe(true)
})

test('the keys 1 to 4 choose what stands there; 5 nothing', () => {
  const keyed = [0, 1, 2, 3, 4].map((index) => multipleChoice.replyByKey?.(question, index))
  expect(keyed.map((reply) => reply?.type === 'multiple-choice' && reply.optionId)).toEqual(['a', 'b', 'c', 'd', false])
})

test('the history says what was chosen and what was right; an option that is gone is said with nothing (ANA-25)', () => {
  expect(multipleChoice.describeReply(question, { type: 'multiple-choice', optionId: 'b' }, String)).toBe(
    'Plants eat soil',
  )
  expect(multipleChoice.describeReply(question, { type: 'multiple-choice', optionId: 'z' }, String)).toBe('')
  expect(multipleChoice.describeAnswer(question, String)).toBe('Plants take in carbon dioxide')
})

test('in a conversation each option has a letter, its own words and its reply', () => {
  const form = plainFormOf(question)
  expect(form).toMatchObject({
    as: 'choice',
    options: [
      { letter: 'A', id: 'a', correct: true, reply: { type: 'multiple-choice', optionId: 'a' } },
      { letter: 'B', id: 'b', correct: false, misconception: 'soil-is-food', feedback: 'Soil gives minerals only.' },
      { letter: 'C' },
      { letter: 'D', content: 'Plants need no food' },
    ],
  })
})

describe('what an author is told about options', () => {
  const option = (id: string, content: string, correct?: true) => ({
    id,
    content,
    feedback: 'Hm.',
    ...(correct && { correct }),
  })
  const four = (...contents: string[]) =>
    contents.map((content, index) => option(`abcd`[index] ?? 'x', content, index === 0 || undefined))
  test.each<[string, string[], RegExp]>([
    ['the same text', ['2 m', '3 m', '3 m', '5 m'], /options b and c say the same: "3 m"/],
    ['the same number', ['2 m', '3 m', '3.0 m', '5 m'], /options b and c say the same/],
    ['the same in maths', ['$x$', '$2x$', '2x', '5'], /options b and c say the same/],
    ['a zero with needless decimals', ['1 m', '0.00 m', '2 m', '3 m'], /the option b shows 0\.00 m/],
    ['a minus zero', ['1', '-0.0', '2', '3'], /the option b shows -0\.0/],
    ['a number that is none', ['1', 'NaN', '2', '3'], /the option b reads "NaN"/],
    ['a number without an end', ['1', 'Infinity m', '2', '3'], /the option b reads/],
    ['a place that is not filled', ['1', 'undefined', '2', '3'], /the option b reads/],
  ])('%s', (_name, contents, expected) => {
    expect(problemsOf({ options: four(...contents) })).toMatch(expected)
  })
  test.each([
    [['0.05', '0.5', '5', '50']],
    [['10.0', '1.00', '0.001', '100']],
    [['2 m', '2 s', '2 kg', '2 N']],
    [['infinite', 'finite', 'none', 'all']],
  ])('%j are fine', (contents) => {
    expect(problemsOf({ options: four(...contents) })).toBe('')
  })
  test('none or two right ones, and two with one id', () => {
    expect(problemsOf({ options: [option('a', '1'), option('b', '2')] })).toMatch(/0 options are marked correct/)
    expect(problemsOf({ options: [option('a', '1', true), option('b', '2', true)] })).toMatch(
      /2 options are marked correct/,
    )
    expect(problemsOf({ options: [option('a', '1', true), option('a', '2')] })).toMatch(/the same id/)
    expect(problemsOf({})).toMatch(/needs options/)
  })
  test('three options are unusual, not wrong', () => {
    const authored = { options: four('1', '2', '3').slice(0, 3) } as never
    expect(authoredMultipleChoice.advise?.(authored)).toEqual(['multiple-choice has four options; this one has 3'])
    expect(authoredMultipleChoice.advise?.({ options: four('1', '2', '3', '4') } as never)).toEqual([])
  })
  test('a hint must not say the right option', () => {
    expect(
      authoredMultipleChoice.answers(madeQuestion({ options: four('osmosis', 'mitosis', 'meiosis', 'lysis') })),
    ).toEqual(['osmosis'])
  })
})
