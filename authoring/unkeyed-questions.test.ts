import { expect, test } from 'vitest'
import { shownOrder } from '#domain/question/shown-order.ts'
import { makeChoice, makeCourse, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import { describeUnkeyed, judgeWritten, unkeyedQuestions } from './unkeyed-questions.ts'

const numeric = makeTemplate('double', { type: 'numeric', options: undefined, prompt: 'Twice @{n}?', answer: '2 * n' })
const match = makeChoice('pairs', {
  type: 'match',
  options: undefined,
  pairs: [
    { left: 'one', right: '1' },
    { left: 'two', right: '2' },
    { left: 'three', right: '3' },
  ],
})
const course = makeCourse([makeModule('m1', { questions: [makeChoice('choice'), numeric, match] })])
const [choice, number, pairs] = unkeyedQuestions(course, 7)
if (!choice || !number || !pairs) throw new Error('three questions were made')

test('a question without its key shows no feedback, hint or explanation', () => {
  const text = describeUnkeyed(choice)
  expect(text).toContain('A. ')
  for (const told of ['Yes.', 'No.', 'Think.', 'Because.']) expect(text).not.toContain(told)
})

test('the right letter agrees, any other disagrees, none is unanswered', () => {
  const right = 'ABCD'[choice.question.options.findIndex((option) => option.correct)] ?? ''
  const wrong = 'ABCD'.replace(right, '')[0] ?? ''
  expect([
    judgeWritten(choice, right),
    judgeWritten(choice, wrong),
    judgeWritten(choice, ''),
    judgeWritten(choice, 'Z'),
  ]).toEqual(['agrees', 'disagrees', 'unanswered', 'disagrees'])
})

test('a number that the reader rounded agrees', () => {
  const answer = Number(number.question.answer)
  expect([
    judgeWritten(number, String(answer)),
    judgeWritten(number, String(answer * 1.005)),
    judgeWritten(number, String(answer * 1.2)),
  ]).toEqual(['agrees', 'agrees', 'disagrees'])
})

test('a match is answered by the letters of the right sides', () => {
  const order = shownOrder(pairs.question, 'rights', 3)
  const letters = pairs.question.pairs.map((_, left) => 'ABC'[order.indexOf(left)]).join('')
  expect(judgeWritten(pairs, letters)).toBe('agrees')
  expect(judgeWritten(pairs, [...letters].reverse().join(''))).toBe('disagrees')
})
