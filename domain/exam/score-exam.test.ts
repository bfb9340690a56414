import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyseTopics, groupMistakes } from './analyse-exam.ts'
import type { ExamQuestionOf } from './exam.ts'
import { judgeAnswer } from './judge-answer.ts'
import { scoreExam } from './score-exam.ts'

const question = (id: string, correctIndex = 0, topic?: string): ExamQuestionOf<string> => ({
  id,
  text: id,
  options: ['a', 'b', 'c'],
  correctIndex,
  tags: [],
  topic,
})
const exam = (...questions: ExamQuestionOf<string>[]) => ({ questions })

test('the score is the rounded share of correct answers (EXD-09)', () => {
  expect(scoreExam(exam(question('1'), question('2'), question('3')), { 1: 0, 2: 0, 3: 1 })).toMatchObject({
    score: 67,
    correctCount: 2,
    incorrectCount: 1,
    unansweredCount: 0,
    totalQuestions: 3,
  })
})

test('unanswered questions lower the score and are counted apart (EXD-10)', () => {
  const result = scoreExam(exam(question('1'), question('2')), { 1: 0 })
  expect(result).toMatchObject({ score: 50, correctCount: 1, incorrectCount: 0, unansweredCount: 1 })
  expect(result.responses).toEqual([
    { questionId: '1', correct: true },
    { questionId: '2', correct: false },
  ])
})

test('an exam without questions scores 0, and answers to strangers do not count', () => {
  expect(scoreExam(exam(), { x: 0 })).toMatchObject({ score: 0, totalQuestions: 0 })
  expect(scoreExam(exam(question('constructor')), {})).toMatchObject({ unansweredCount: 1 })
})

test('counts always add up, and answering more rightly never lowers the score', () => {
  const answers = fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', 'x'), fc.nat(3))
  fc.assert(
    fc.property(answers, fc.nat(4), (given, position) => {
      const paper = exam(...[0, 1, 2, 0, 1].map((correct, index) => question(String(index), correct)))
      const result = scoreExam(paper, given)
      expect(result.correctCount + result.incorrectCount + result.unansweredCount).toBe(5)
      const better = scoreExam(paper, { ...given, [position]: paper.questions[position]?.correctIndex ?? 0 })
      expect(better.score).toBeGreaterThanOrEqual(result.score)
    }),
  )
})

test('topics count what was right; items without a topic are General (EXR-08, EXR-09)', () => {
  const paper = exam(question('1', 0, 'Energy'), question('2', 0, 'Energy'), question('3'))
  expect(analyseTopics(paper, { 1: 0, 3: 0 })).toEqual([
    { topic: 'Energy', correct: 1, total: 2, percent: 50 },
    { topic: 'General', correct: 1, total: 1, percent: 100 },
  ])
})

test('mistakes are grouped by topic, the largest group first and marked as focus area (EXV-08, EXV-09)', () => {
  const paper = exam(question('1', 0, 'A'), question('2', 0, 'B'), question('3', 0, 'B'), question('4', 0, 'C'))
  const groups = groupMistakes(paper, { 1: 1, 4: 0 })
  expect(groups.map(({ topic, questions, isFocusArea }) => [topic, questions.length, isFocusArea])).toEqual([
    ['B', 2, true],
    ['A', 1, false],
  ])
  expect(groupMistakes(paper, { 1: 0, 2: 0, 3: 0, 4: 0 })).toEqual([])
  expect(judgeAnswer(question('1'), {}).outcome).toBe('unanswered')
})
