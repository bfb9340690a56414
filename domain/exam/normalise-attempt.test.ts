import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anyAttempt, anyOddAttempt } from '#tests/factories/gateway-exams.ts'
import { oddValue } from '#tests/factories/gateway-shapes.ts'
import { normaliseAttempt } from './normalise-attempt.ts'

const route = { subject: 'science', courseId: 'SNC1W' }
const read = (answer: unknown) => normaliseAttempt(answer, route, z.string())
const item = (id: string) => ({ id, prompt: 'Why?', options: ['right', 'wrong'], correctIndex: 0, topic: 'Energy' })
const exam = { id: 'e', title: 'Mock', items: [item('q1'), item('q2'), item('q3')] }

describe('exactly the fields of EXD-11 and EXD-12, and fewer', () => {
  test('without grade, subject and course, with an id of its own kind, all is read (EXD-11, EXD-12, EXD-14)', () => {
    const attempt = {
      id: 'attempt-4711',
      examId: 'e',
      answers: { q1: 0, q2: 1 },
      score: 33,
      correctCount: 1,
      incorrectCount: 1,
      unansweredCount: 1,
      durationSec: 200,
      flagged: ['q2'],
      totalQuestions: 3,
      timeSpent: 190,
      responses: [{ questionId: 'q1', correct: true }],
    }
    expect(read({ attempt, exam })).toMatchObject({
      score: 33,
      correctCount: 1,
      incorrectCount: 1,
      unansweredCount: 1,
      totalQuestions: 3,
      flagged: ['q2'],
      seconds: 190,
      answers: { q1: 0, q2: 1 },
      exam: { title: 'Mock' },
    })
  })

  test('time is what was spent, else how long it lasted, else unknown (EXR-05, OPN-111)', () => {
    const seconds = (fields: object) => read({ attempt: { score: 1, ...fields }, exam })?.seconds
    expect(seconds({ timeSpent: 5, durationSec: 9 })).toBe(5)
    expect(seconds({ durationSec: '9' })).toBe(9)
    expect(seconds({ timeSpent: null, durationSec: -1 })).toBeUndefined()
    expect(seconds({})).toBeUndefined()
  })

  test('a score alone gives the counts it stands for, and no answers of single questions', () => {
    expect(read({ attempt: { score: 67 }, exam })).toMatchObject({
      score: 67,
      correctCount: 2,
      incorrectCount: 1,
      unansweredCount: 0,
      totalQuestions: 3,
      responses: [],
    })
  })

  test('answers alone are scored (EXD-09, EXD-10)', () => {
    expect(read({ attempt: { answers: { q1: '0', q2: null } }, exam })).toMatchObject({
      score: 33,
      correctCount: 1,
      incorrectCount: 0,
      unansweredCount: 2,
    })
    expect(read({ attempt: { answers: {} }, exam })).toMatchObject({ score: 0, unansweredCount: 3 })
  })

  test('responses alone tell what was right', () => {
    const responses = [
      { questionId: 'q1', correct: true },
      { questionId: 'q2', correct: false },
    ]
    const taken = read({ attempt: { responses }, exam })
    expect(taken).toMatchObject({ score: 33, correctCount: 1, totalQuestions: 3, answers: { q1: 0 } })
    expect(read({ attempt: { responses }, exam: { items: [] } })).toMatchObject({ score: 50, totalQuestions: 2 })
  })

  test('an exam without items leaves the score (EXR-08)', () => {
    const taken = read({ attempt: { score: 80, answers: { q1: 0 } }, exam: { id: 'e', items: [] } })
    expect(taken).toMatchObject({ score: 80, responses: [], answers: {}, exam: { questions: [] } })
  })

  test('a score of 0 is a score', () => {
    expect(read({ attempt: { score: 0, totalQuestions: 4 }, exam: { items: [] } })).toMatchObject({
      score: 0,
      correctCount: 0,
      incorrectCount: 4,
    })
  })
})

test('without exam, or without any word on how it ended, there is no attempt (ERR-38)', () => {
  for (const nothing of [
    null,
    'x',
    [],
    {},
    { attempt: {} },
    { attempt: { score: 5 } },
    { exam },
    { attempt: {}, exam },
  ])
    expect(read(nothing)).toBeUndefined()
})

test('every documented shape is read, and what the gateway counted stands (EXD-01..14)', () => {
  fc.assert(
    fc.property(anyAttempt, ({ answer, attempt, questions, outcome }) => {
      const taken = read(answer)
      if (!taken) throw new Error('not read')
      expect(taken.exam.questions).toMatchObject(questions)
      for (const name of ['correctCount', 'incorrectCount', 'unansweredCount', 'totalQuestions'] as const)
        if (name in attempt) expect(taken[name]).toBe(outcome[name])
      if ('score' in attempt) expect(taken.score).toBe(outcome.score)
      if ('answers' in attempt && questions.length > 0) {
        const hasAnswers = Object.keys(outcome.answers).length > 0
        if (hasAnswers) expect(taken).toMatchObject({ answers: outcome.answers, responses: outcome.responses })
        if (hasAnswers || outcome.score === 0) expect(taken).toMatchObject(outcome)
      }
      const time = attempt.timeSpent ?? attempt.durationSec
      expect(taken.seconds).toBe(time === undefined ? undefined : Number(time))
    }),
  )
})

test('whatever stands in the other fields, the score is shown with counts that can be drawn', () => {
  fc.assert(
    fc.property(anyOddAttempt, (answer) => {
      const taken = read(answer)
      if (!taken) throw new Error('not read')
      expect(taken.score).toBe(Number(answer.attempt.score))
      for (const count of [taken.correctCount, taken.incorrectCount, taken.unansweredCount, taken.totalQuestions]) {
        expect(Number.isInteger(count)).toBe(true)
        expect(count).toBeGreaterThanOrEqual(0)
      }
      expect(taken.seconds ?? 0).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('no answer at all makes it throw', () => {
  const nearly = fc.record({ attempt: oddValue, exam: fc.record({ items: fc.array(oddValue) }) })
  fc.assert(fc.property(fc.oneof(fc.jsonValue(), nearly), (answer) => void read(answer)))
})
