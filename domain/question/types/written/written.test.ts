import { expect, test } from 'vitest'
import { z } from 'zod'
import { isReady } from '../../answer-types.ts'
import { checkAnswer } from '../../check-answer.ts'
import { questionSchemaOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'
import { written } from './written.ts'

const question = questionSchemaOf(z.string()).parse({
  id: 'q',
  type: 'written',
  prompt: 'A lamp.',
  written: {
    parts: [
      {
        prompt: 'Explain.',
        model: 'Because.',
        rubric: [
          { criterion: 'names a cause', points: 2, feedback: 'Which cause?' },
          { criterion: 'gives evidence', misconception: 'opinion-is-evidence' },
        ],
      },
      {
        prompt: 'How large is it?',
        model: '0.25 A',
        rubric: [{ criterion: '0.25 A', blank: { name: 'Current', answer: 0.25, tolerance: 0.01, unit: 'A' } }],
      },
    ],
  },
})
const reply = (fields: Partial<ReplyOf<'written'>>): ReplyOf<'written'> => ({
  type: 'written',
  texts: ['Since the wire is hot', ''],
  given: ['', '', '250 mA'],
  marks: [2, 1, null],
  isMarking: true,
  ...fields,
})

test('all points: the student’s own and the machine’s', () => {
  expect(checkAnswer(question, reply({}))).toMatchObject({ status: 'correct' })
})

test('points in part, with the feedback of the first line that lost some', () => {
  expect(checkAnswer(question, reply({ marks: [1, 1, null] }))).toMatchObject({
    status: 'incorrect',
    score: 0.75,
    mistake: { feedback: 'Which cause?' },
  })
  expect(checkAnswer(question, reply({ marks: [2, 0, null] }))).toMatchObject({
    score: 0.75,
    mistake: { misconception: 'opinion-is-evidence' },
  })
})

test('nobody gives themselves more than a line has, or what the machine refuses', () => {
  expect(checkAnswer(question, reply({ marks: [9, 9, 9] }))).toMatchObject({ status: 'correct' })
  expect(checkAnswer(question, reply({ marks: [9, 9, 9], given: ['', '', '25 A'] }))).toMatchObject({ score: 0.75 })
})

test('before every line is judged it is not scored; before anything is written it is empty', () => {
  expect(checkAnswer(question, reply({ marks: [2, null, null] }))).toEqual({ kind: 'malformed', reason: 'incomplete' })
  expect(checkAnswer(question, reply({ isMarking: false }))).toEqual({ kind: 'malformed', reason: 'incomplete' })
  const empty = reply({ texts: [' '], given: [] })
  expect(checkAnswer(question, empty)).toEqual({ kind: 'malformed', reason: 'empty' })
  expect(isReady(question, empty)).toBe(false)
})

test('on paper the texts may be empty', () => {
  const onPaper = reply({ texts: [], onPaper: true, marks: [2, 1, 1] })
  expect(isReady(question, onPaper)).toBe(true)
  expect(written.describeReply(question, onPaper, String)).toBe('(a) on paper [3/3]\n(b) 250 mA [1/1]')
})

test('a further try begins from what was written, without its marks', () => {
  expect(written.draftAgain?.(reply({}))).toMatchObject({ texts: ['Since the wire is hot', ''], marks: [] })
})
