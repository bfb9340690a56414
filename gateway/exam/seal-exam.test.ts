import { expect, test } from 'vitest'
import type { Exam } from '#domain/exam/exam.ts'
import { questionSchemaOf } from '#domain/question/question.ts'
import { markdownSchema } from '#domain/text/rich-text.ts'
import { isSealed, sealExam } from './seal-exam.ts'

const key = Buffer.alloc(32, 7)
const figure = { at: 'prompt', kind: 'drawing', alt: 'A ramp', markup: '<svg><path d="M0 0"/></svg>' }
const question = questionSchemaOf(markdownSchema).parse({
  id: 'q1',
  type: 'numeric',
  prompt: { type: 'text', content: 'How steep?' },
  answer: 30,
  figures: [figure],
})
const item = { id: 'q1', text: 'How steep?', options: [], correctIndex: 0, tags: [], question, figures: [figure] }
const made: Exam = {
  id: 'SPH3U~1~v1',
  title: 'Mock',
  subject: 'physics',
  courseId: 'SPH3U',
  durationMinutes: 60,
  parts: [{ title: 'A', minutes: 60, calculator: true, firstQuestion: 0, questionCount: 1 }],
  questions: [item],
}
const sealed: Exam = { ...made, seal: sealExam(made, key) }
const withQuestion = (change: object): Exam => ({
  ...sealed,
  questions: [{ ...item, question: { ...question, ...change } }],
})

test('an exam keeps its seal when its figures are cleaned, redrawn or left out: they decide no score (D7)', () => {
  expect(isSealed(sealed, key)).toBe(true)
  const cleaned = { ...figure, markup: '<svg><path d="M0 0"></path></svg>' }
  for (const figures of [[cleaned], [], undefined]) expect(isSealed(withQuestion({ figures }), key)).toBe(true)
})

test('another answer, or another tolerance, breaks the seal', () => {
  for (const change of [{ answer: 31 }, { tolerance: 5 }, { type: 'short-answer' }])
    expect(isSealed(withQuestion(change), key)).toBe(false)
  expect(isSealed({ ...sealed, seal: undefined }, key)).toBe(false)
})
