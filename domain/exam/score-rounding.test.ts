import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { richQuestion } from '#tests/factories/rich-question.ts'
import type { RichText } from '../text/rich-text.ts'
import { analyseTopics, groupMistakes } from './analyse-exam.ts'
import type { ExamQuestionOf } from './exam.ts'
import type { ExamAnswers } from './exam-answers.ts'
import { scoreExam } from './score-exam.ts'

// EXD-09, EXD-10, EXR-08, EXR-09, EXV-08, EXV-09: scores by hand, and the rules that hold for every exam.

type Item = ExamQuestionOf<RichText>
const item = (id: string, topic?: string): Item => ({
  id,
  text: { html: id, text: id },
  options: [],
  correctIndex: 0,
  tags: [],
  ...(topic !== undefined && { topic }),
})
const ordering = (id: string, length: number): Item => ({
  ...item(id),
  question: richQuestion({ type: 'ordering', items: Array.from({ length }, (_, index) => `step ${index}`) }),
})
const items = (count: number) => Array.from({ length: count }, (_, index) => item(`q${index}`))
const right = (count: number): ExamAnswers => Object.fromEntries(items(count).map(({ id }) => [id, 0]))

describe('the score is the rounded share of all questions', () => {
  test.each([
    { correct: 0, of: 1, score: 0 },
    { correct: 1, of: 1, score: 100 },
    { correct: 1, of: 3, score: 33 },
    { correct: 2, of: 3, score: 67 },
    { correct: 1, of: 8, score: 13 }, // 12.5 goes up
    { correct: 1, of: 40, score: 3 }, // 2.5
    { correct: 3, of: 40, score: 8 }, // 7.5
    { correct: 29, of: 40, score: 73 }, // 72.5
    { correct: 41, of: 60, score: 68 }, // 68.33: not passed
    { correct: 42, of: 60, score: 70 }, // 70: passed
    { correct: 199, of: 200, score: 100 }, // 99.5
    { correct: 1, of: 201, score: 0 }, // 0.498
  ])('$correct of $of is $score percent (EXD-09)', ({ correct, of, score }) => {
    expect(scoreExam({ questions: items(of) }, right(correct)).score).toBe(score)
  })

  test('parts of points add up before the score is rounded', () => {
    const questions = [ordering('a', 3), ordering('b', 3), ordering('c', 3)]
    const exact = { type: 'ordering' as const, order: [0, 1, 2] }
    const slip = { type: 'ordering' as const, order: [0, 2, 1] }
    const [one] = scoreExam({ questions: questions.slice(0, 1) }, { a: slip }).responses
    const share = one?.score ?? 0
    expect(share).toBeGreaterThan(0)
    const result = scoreExam({ questions }, { a: exact, b: slip, c: slip })
    expect(result.score).toBe(Math.round((100 * (1 + 2 * share)) / 3))
    expect(result).toMatchObject({ correctCount: 1, incorrectCount: 2, unansweredCount: 0 })
    expect(result.responses).toEqual([
      { questionId: 'a', correct: true },
      { questionId: 'b', correct: false, score: share },
      { questionId: 'c', correct: false, score: share },
    ])
  })

  test('a wrong answer without a part of the point carries no score of its own', () => {
    const { responses } = scoreExam({ questions: items(2) }, { q0: 3 })
    expect(responses).toEqual([
      { questionId: 'q0', correct: false },
      { questionId: 'q1', correct: false },
    ])
  })
})

/** A paper, and what a student gave to each item: right, wrong or nothing. */
const anyPaper = fc.array(fc.constantFrom('right', 'wrong', 'open'), { minLength: 1, maxLength: 30 }).map((given) => ({
  given,
  questions: items(given.length),
  answers: Object.fromEntries(
    given.flatMap((what, index) => (what === 'open' ? [] : [[`q${index}`, what === 'right' ? 0 : 1]])),
  ) as ExamAnswers,
}))

test('the three counts are the answers right, wrong and left open, and the score is theirs alone', () => {
  fc.assert(
    fc.property(anyPaper, ({ given, questions, answers }) => {
      const count = (what: string) => given.filter((each) => each === what).length
      const result = scoreExam({ questions }, answers)
      expect(result).toMatchObject({
        correctCount: count('right'),
        incorrectCount: count('wrong'),
        unansweredCount: count('open'),
        totalQuestions: given.length,
      })
      expect(result.responses.map(({ questionId }) => questionId)).toEqual(questions.map(({ id }) => id))
      // neither the order of the questions nor a wrong answer instead of none changes it
      expect(scoreExam({ questions: questions.toReversed() }, answers).score).toBe(result.score)
      const guessed = { ...Object.fromEntries(questions.map(({ id }) => [id, 1])), ...answers }
      expect(scoreExam({ questions }, guessed).score).toBe(result.score)
    }),
  )
})

test('topics share out all questions and all right answers, in the order of the paper (EXR-08)', () => {
  const topic = fc.constantFrom('Energy', 'Matter', 'Space', undefined)
  fc.assert(
    fc.property(anyPaper, fc.array(topic, { minLength: 30, maxLength: 30 }), ({ questions, answers }, topics) => {
      const exam = { questions: questions.map((question, index) => item(question.id, topics[index])) }
      const rows = analyseTopics(exam, answers)
      const { correctCount, totalQuestions } = scoreExam(exam, answers)
      expect(rows.reduce((sum, { correct }) => sum + correct, 0)).toBe(correctCount)
      expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(totalQuestions)
      const named = exam.questions.map((question) => question.topic ?? 'General')
      expect(rows.map((row) => row.topic)).toEqual([...new Set(named)])
      for (const { correct, total, percent } of rows) expect(percent).toBe(Math.round((100 * correct) / total))
    }),
  )
})

describe('mistakes by topic (EXV-08, EXV-09)', () => {
  const paper = (topics: Record<string, number>) => ({
    questions: Object.entries(topics).flatMap(([topic, count]) =>
      Array.from({ length: count }, (_, index) => item(`${topic}${index}`, topic === 'none' ? undefined : topic)),
    ),
  })
  const groupsOf = (topics: Record<string, number>) =>
    groupMistakes(paper(topics), {}).map(({ topic, questions, isFocusArea }) => [topic, questions.length, isFocusArea])

  test.each<[string, Record<string, number>, unknown]>([
    ['one mistake is the most there is', { a: 1 }, [['a', 1, true]]],
    [
      'three are a focus area beside four',
      { a: 3, b: 4 },
      [
        ['b', 4, true],
        ['a', 3, true],
      ],
    ],
    [
      'two are none beside three',
      { a: 2, b: 3 },
      [
        ['b', 3, true],
        ['a', 2, false],
      ],
    ],
    [
      'equals stay in the order of the paper, all of them the most',
      { a: 2, b: 2, c: 1 },
      [
        ['a', 2, true],
        ['b', 2, true],
        ['c', 1, false],
      ],
    ],
    ['without a topic they are General', { none: 2 }, [['General', 2, true]]],
    ['no mistakes are no groups', {}, []],
  ])('%s', (_, topics, groups) => expect(groupsOf(topics)).toEqual(groups))

  test('every question that is not right is in one group, once; a right one in none', () => {
    fc.assert(
      fc.property(anyPaper, ({ given, questions, answers }) => {
        const ids = groupMistakes({ questions }, answers).flatMap((group) => group.questions.map(({ id }) => id))
        expect(ids).toEqual(questions.filter((_, index) => given[index] !== 'right').map(({ id }) => id))
      }),
    )
  })
})
