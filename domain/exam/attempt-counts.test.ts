import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { normaliseAttempt } from './normalise-attempt.ts'

// EXD-11, EXD-12, EXD-14: what a gateway counted stands, what it left out is counted here, and nothing is made up.

const route = { subject: 'science', courseId: 'SNC1W' }
const item = (id: string) => ({ id, prompt: 'Why?', options: ['right', 'wrong'], correctIndex: 0 })
const exam = { id: 'e', items: ['q1', 'q2', 'q3', 'q4'].map(item) }
const read = (attempt: object, of: object = exam) => normaliseAttempt({ attempt, exam: of }, route, z.string())
const countsOf = (attempt: object, of: object = exam) => {
  const taken = read(attempt, of)
  return taken && [taken.score, taken.correctCount, taken.incorrectCount, taken.unansweredCount, taken.totalQuestions]
}
const response = (questionId: string, correct: boolean) => ({ questionId, correct })

describe('score, right, wrong, open, all', () => {
  test.each<[string, object, number[]]>([
    [
      'all of them sent stand',
      { score: 75, correctCount: 3, incorrectCount: 1, unansweredCount: 0, totalQuestions: 4 },
      [75, 3, 1, 0, 4],
    ],
    [
      'even where they do not fit the score',
      { score: 10, correctCount: 3, incorrectCount: 1, unansweredCount: 0, totalQuestions: 4 },
      [10, 3, 1, 0, 4],
    ],
    ['from answers', { answers: { q1: 0, q2: 1, q3: 0 } }, [50, 2, 1, 1, 4]],
    ['from answers beside a score of the gateway’s', { score: 40, answers: { q1: 0, q2: 1 } }, [40, 1, 1, 2, 4]],
    [
      'from responses',
      { responses: [response('q1', true), response('q2', true), response('q3', false)] },
      [50, 2, 0, 2, 4],
    ],
    ['from a score alone', { score: 75 }, [75, 3, 1, 0, 4]],
    ['from a score of 0 alone', { score: 0 }, [0, 0, 4, 0, 4]],
    [
      'from a score of 0 with an empty record of answers: nothing was answered',
      { score: 0, answers: {} },
      [0, 0, 0, 4, 4],
    ],
    ['from what was right of how many', { correctCount: 3, totalQuestions: 5 }, [60, 3, 2, 0, 5]],
    [
      'how many is what the counts come to',
      { score: 50, correctCount: 2, incorrectCount: 3, unansweredCount: 1 },
      [50, 2, 3, 1, 6],
    ],
    ['open ones are the rest', { score: 50, correctCount: 2, incorrectCount: 1 }, [50, 2, 1, 1, 4]],
    ['wrong ones are the rest', { score: 50, correctCount: 2, unansweredCount: 1 }, [50, 2, 1, 1, 4]],
    ['numbers may be texts', { score: '75', correctCount: '3', totalQuestions: '4' }, [75, 3, 1, 0, 4]],
    ['a score is rounded', { score: 66.6 }, [67, 3, 1, 0, 4]],
    ['a score beyond its scale is brought back to it', { score: 130 }, [100, 5, 0, 0, 4]],
    ['a count that cannot be is not sent', { score: 50, correctCount: -1, totalQuestions: 10_001 }, [50, 2, 2, 0, 4]],
    ['a count of 10,000 can be', { correctCount: 10_000, totalQuestions: 10_000 }, [100, 10_000, 0, 0, 10_000]],
  ])('%s', (_, attempt, counts) => expect(countsOf(attempt)).toEqual(counts))
})

describe('what an attempt must say at least (ERR-38)', () => {
  test.each<[string, object, boolean]>([
    ['a score', { score: 1 }, true],
    ['a score of 0', { score: 0 }, true],
    ['answers', { answers: { q1: 0 } }, true],
    ['an empty record of answers', { answers: {} }, true],
    ['responses', { responses: [response('q1', false)] }, true],
    ['right and all', { correctCount: 0, totalQuestions: 4 }, true],
    ['right alone is too little', { correctCount: 1 }, false],
    ['all alone is too little', { totalQuestions: 4 }, false],
    ['no responses are none', { responses: [] }, false],
    ['its time is no outcome', { timeSpent: 60, flagged: ['q1'] }, false],
  ])('%s', (_, attempt, isOne) => expect(read(attempt) !== undefined).toBe(isOne))
})

describe('answers', () => {
  const answersOf = (attempt: object) => read(attempt)?.answers
  test.each<[string, object, object]>([
    ['options by number', { answers: { q1: 1 } }, { q1: 1 }],
    ['options by text', { answers: { q1: '1' } }, { q1: 1 }],
    ['what is no place of an option is unanswered', { answers: { q1: null, q2: -1, q3: 0.5, q4: 'b' }, score: 0 }, {}],
    [
      'replies beside them',
      { answers: { q1: 1 }, replies: { q2: { type: 'numeric', text: '3' } } },
      { q1: 1, q2: { type: 'numeric', text: '3' } },
    ],
    ['replies that are none are left out', { answers: { q1: 1 }, replies: { q2: { type: 'hologram' } } }, { q1: 1 }],
    ['a right response is its right option', { responses: [response('q2', true), response('q3', false)] }, { q2: 0 }],
    ['an answer stands above a response', { answers: { q2: 1 }, responses: [response('q2', true)] }, { q2: 1 }],
    ['a response to a stranger is none', { responses: [response('q9', true)], score: 10 }, {}],
    [
      'a response without its question is none',
      { responses: [{ correct: true }, null, 'q1', response('q1', true)] },
      { q1: 0 },
    ],
    ['numbered questions', { responses: [{ questionId: 1, correct: true }, response('q1', true)] }, { q1: 0 }],
  ])('%s', (_, attempt, answers) => expect(answersOf(attempt)).toEqual(answers))
})

describe('beside the outcome', () => {
  test.each<[unknown, string[]]>([
    [
      ['q1', 2, null, { id: 'q3' }],
      ['q1', '2'],
    ],
    ['q1', []],
    [undefined, []],
  ])('flags %j are %j', (flagged, ids) => expect(read({ score: 1, flagged })?.flagged).toEqual(ids))

  test.each<[object, number | undefined]>([
    [{ timeSpent: 0 }, 0],
    [{ timeSpent: '61' }, 61],
    [{ timeSpent: -1, durationSec: 5 }, 5],
    [{ timeSpent: 31_536_000 }, 31_536_000],
    [{ timeSpent: 31_536_001 }, undefined], // more than a year is a slip
    [{ durationSec: 'long' }, undefined],
  ])('%j took %s s (EXR-05, OPN-111)', (fields, seconds) =>
    expect(read({ score: 1, ...fields })?.seconds).toBe(seconds),
  )

  test('the exam may stand beside the attempt or inside it, and beside comes first', () => {
    const inside = normaliseAttempt({ attempt: { score: 1, exam: { ...exam, title: 'Inside' } } }, route, z.string())
    expect(inside?.exam.title).toBe('Inside')
    const both = normaliseAttempt(
      { attempt: { score: 1, exam: { ...exam, title: 'Inside' } }, exam: { ...exam, title: 'Beside' } },
      route,
      z.string(),
    )
    expect(both?.exam.title).toBe('Beside')
    expect(normaliseAttempt({ score: 1, exam }, route, z.string())?.score).toBe(1)
  })

  test('an exam without items has the outcome alone', () => {
    expect(read({ score: 60, answers: { q1: 0 }, responses: [response('q1', true)] }, { id: 'e' })).toMatchObject({
      score: 60,
      correctCount: 1,
      totalQuestions: 1,
      responses: [],
      answers: {},
    })
  })
})

test('whatever is sent of it, the same attempt shows the same counts (EXD-11)', () => {
  const given = fc.array(fc.constantFrom('right', 'wrong', 'open'), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(
      given,
      fc.subarray(['score', 'correctCount', 'incorrectCount', 'unansweredCount', 'totalQuestions', 'responses']),
      (outcomes, sent) => {
        const count = (what: string) => outcomes.filter((each) => each === what).length
        const answers = Object.fromEntries(
          outcomes.flatMap((what, n) => (what === 'open' ? [] : [[`q${n + 1}`, what === 'right' ? 0 : 1]])),
        )
        const whole: Record<string, unknown> = {
          score: 25 * count('right'),
          correctCount: count('right'),
          incorrectCount: count('wrong'),
          unansweredCount: count('open'),
          totalQuestions: 4,
          responses: outcomes.map((what, n) => response(`q${n + 1}`, what === 'right')),
        }
        const partly = Object.fromEntries(sent.map((field) => [field, whole[field]]))
        expect(countsOf({ answers, ...partly })).toEqual([
          25 * count('right'),
          count('right'),
          count('wrong'),
          count('open'),
          4,
        ])
      },
    ),
  )
})
