import { describe, expect, test } from 'vitest'
import { rich, richQuestion } from '#tests/factories/rich-question.ts'
import type { ExamQuestionOf } from '../exam/exam.ts'
import type { ExamAnswers } from '../exam/exam-answers.ts'
import { evidenceOf } from '../learner-model/answer-evidence.ts'
import type { RichText } from '../text/rich-text.ts'
import { examEvidence } from './exam-evidence.ts'

// What an exam tells about skills: one answer per item, so that missed skills come back (D5, D24).

const place = { curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'SNC1W' }
const choice: ExamQuestionOf<RichText> = {
  id: 'q1~2',
  templateId: 'q1',
  seed: 77,
  text: rich('Which gas do plants take in?'),
  options: [rich('Oxygen'), rich('Carbon dioxide')],
  correctIndex: 1,
  misconceptions: ['plants-breathe-oxygen-only', null],
  moduleId: 'ecosystems',
  lessonId: 'photosynthesis',
  difficulty: 2,
  tags: ['plants'],
}
const ordering: ExamQuestionOf<RichText> = {
  id: 'o1',
  text: rich('Order the steps.'),
  options: [],
  correctIndex: 0,
  tags: [],
  question: richQuestion({ type: 'ordering', items: ['one', 'two', 'three', 'four'] }),
}
const of = (question: ExamQuestionOf<RichText>, answers: ExamAnswers, seconds: Record<string, number> = {}) => {
  const [act] = examEvidence({ questions: [question] }, answers, place, seconds)
  if (!act) throw new Error('one act expected')
  return act
}

describe('an item with options', () => {
  test('answered rightly says all there is to say, by its template', () => {
    expect(of(choice, { 'q1~2': 1 }, { 'q1~2': 42.04 })).toEqual({
      type: 'question-answered',
      source: 'exam',
      ...place,
      moduleId: 'ecosystems',
      lessonId: 'photosynthesis',
      questionId: 'q1',
      seed: 77,
      questionText: 'Which gas do plants take in?',
      questionType: 'multiple-choice',
      tags: ['plants'],
      difficulty: 2,
      status: 'correct',
      answer: 'Carbon dioxide',
      correctAnswer: 'Carbon dioxide',
      seconds: 42,
      hintsUsed: 0,
    })
  })

  test('answered wrongly names the wrong idea behind the option', () => {
    expect(of(choice, { 'q1~2': 0 })).toMatchObject({
      status: 'incorrect',
      answer: 'Oxygen',
      misconception: 'plants-breathe-oxygen-only',
    })
  })

  test('left open is skipped: no answer, no misconception, no time', () => {
    const open = of(choice, {})
    expect(open).toMatchObject({ status: 'skipped', answer: null, seconds: 0 })
    expect(open).not.toHaveProperty('misconception')
  })

  test('an option that is not there is a wrong answer without words', () => {
    expect(of(choice, { 'q1~2': 9 })).toMatchObject({ status: 'incorrect', answer: null })
  })
})

test('an item that knows little about itself still tells what it can', () => {
  const bare: ExamQuestionOf<RichText> = {
    id: 'x',
    text: rich('?'.repeat(500)),
    options: [rich('a'), rich('b')],
    correctIndex: 0,
    tags: [],
    difficulty: 'hard',
    questionType: 'true-false',
  }
  const act = of(bare, { x: 0 })
  expect(act).toMatchObject({ questionId: 'x', moduleId: '', questionType: 'true-false', status: 'correct' })
  expect(act.questionText).toHaveLength(200)
  for (const field of ['seed', 'lessonId', 'difficulty', 'score']) expect(act).not.toHaveProperty(field)
})

describe('an item that is answered in another way', () => {
  const given = (order: number[]): ExamAnswers => ({ o1: { type: 'ordering', order } })
  test('says its type, what was given and what is right, in words', () => {
    const act = of(ordering, given([0, 1, 2, 3]))
    expect(act).toMatchObject({ questionType: 'ordering', status: 'correct' })
    expect(act.answer).toContain('one')
    expect(act.correctAnswer).toContain('four')
    expect(act).not.toHaveProperty('score')
  })

  test('right in part says its part, which proves less about not knowing', () => {
    const part = of(ordering, given([0, 1, 3, 2]))
    const none = of(ordering, given([3, 2, 1, 0]))
    expect(part.status).toBe('incorrect')
    expect(part.score).toBeGreaterThan(0)
    expect(part.score).toBeLessThan(1)
    expect(evidenceOf(part).weight).toBeLessThan(evidenceOf({ ...part, score: undefined }).weight)
    expect(none).not.toHaveProperty('score')
  })

  test('left open has no answer', () => {
    expect(of(ordering, {})).toMatchObject({ status: 'skipped', answer: null })
  })

  test('the mistake that a wrong number shows names its misconception', () => {
    const question = richQuestion({
      type: 'numeric',
      answer: 20,
      mistakes: [{ answer: 0.05, feedback: 'That is its reciprocal.', misconception: 'inverts-the-ratio' }],
    })
    const numeric = { ...ordering, id: 'n1', question }
    expect(of(numeric, { n1: { type: 'numeric', text: '0.05' } })).toMatchObject({
      status: 'incorrect',
      answer: '0.05',
      correctAnswer: '20',
      misconception: 'inverts-the-ratio',
    })
  })
})

test('a whole exam gives one act per item, in the order of the paper, each with its own seconds', () => {
  const acts = examEvidence({ questions: [choice, ordering] }, { 'q1~2': 1 }, place, { 'q1~2': 10, o1: 1e6 })
  expect(acts.map(({ questionId, status, seconds }) => [questionId, status, seconds])).toEqual([
    ['q1', 'correct', 10],
    ['o1', 'skipped', 1800], // nobody works longer than half an hour on one item
  ])
})
