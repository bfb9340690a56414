import { expect, test } from 'vitest'
import { z } from 'zod'
import { lessonSchemaOf } from '#domain/content/lesson.ts'
import { buildExam } from '#domain/exam/build-exam.ts'
import { shownOrder } from '#domain/question/shown-order.ts'
import { makeChoice, makeCourse, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import { describeUnkeyed, judgeWritten, unkeyedExam, unkeyedQuestions } from './unkeyed-questions.ts'

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

test('a check shows what stands before it in its lesson, and still no key', () => {
  const section = {
    id: 'one',
    title: 'Moose',
    text: 'Forty moose.',
    workedExample: { problem: 'How many legs?', steps: [{ action: 'Times four.' }], answer: '160' },
    checks: [makeChoice('check')],
  }
  const lesson = lessonSchemaOf(z.string()).parse({ id: 'l1', title: 'L', content: [section] })
  const [check] = unkeyedQuestions(makeCourse([makeModule('m1', { lessonContents: [lesson] })]), 7)
  const text = check ? describeUnkeyed(check) : ''
  for (const shown of ['Moose', 'Forty moose.', 'How many legs?', 'Times four.', '160']) expect(text).toContain(shown)
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

test('a number that is the key but for rounding, and that the platform marks wrong, is told apart', () => {
  const answer = Number(number.question.answer)
  expect([
    judgeWritten(number, String(answer)),
    judgeWritten(number, String(answer * 1.005)),
    judgeWritten(number, String(answer * 1.2)),
  ]).toEqual(['agrees', 'refused', 'disagrees'])
})

test('a match is answered by the letters of the right sides', () => {
  const order = shownOrder(pairs.question, 'rights', 3)
  const letters = pairs.question.pairs.map((_, left) => 'ABC'[order.indexOf(left)]).join('')
  expect(judgeWritten(pairs, letters)).toBe('agrees')
  expect(judgeWritten(pairs, [...letters].reverse().join(''))).toBe('disagrees')
})

test('an exam without its keys asks what the exam of the seed asks, in its order, with its numbers and options', () => {
  const items = [1, 2, 3, 4, 5, 6].map((n) => (n % 2 === 0 ? makeTemplate(`t${n}`) : makeChoice(`c${n}`)))
  const ofItems = makeCourse([makeModule('m1', { questions: items })])
  const exam = buildExam({ course: ofItems, seed: 5, contentVersion: 'any' })
  const asked = unkeyedExam(ofItems, 5).flatMap((part) => part.questions)
  expect(asked.map(({ id, question }) => [id, question.options.map(({ content }) => content)])).toEqual(
    exam.questions.map(({ id, options }) => [id, options]),
  )
  expect(asked.length).toBeGreaterThan(1)
})
