import { expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule } from '#tests/factories/make-course.ts'
import { authoredQuestionSchema } from '../question/authored-question.ts'
import { analyseParts } from './analyse-parts.ts'
import { buildExam } from './build-exam.ts'
import { scoreExam } from './score-exam.ts'

const essay = authoredQuestionSchema.parse({
  id: 'essay',
  type: 'written',
  lesson: 'lesson-one',
  difficulty: 3,
  tags: ['topic'],
  prompt: 'Why?',
  points: 4,
  parts: [
    {
      prompt: 'Explain.',
      points: 4,
      model: 'So.',
      rubric: [{ criterion: 'names it', points: 3 }, { criterion: 'weighs it' }],
    },
  ],
  hints: ['Think.'],
  explanation: 'Because.',
})
const course = makeCourse(
  [makeModule('m', { questions: [...Array.from({ length: 8 }, (_, index) => makeChoice(`q${index}`)), essay] })],
  {
    exam: {
      title: 'Exam',
      parts: [
        { title: 'Part A', minutes: 30, questions: 4, calculator: false, weight: 40 },
        { title: 'Part B', minutes: 20, questions: 2, calculator: true, weight: 20 },
      ],
      written: [{ title: 'Section II', minutes: 20, points: [4], calculator: true, weight: 40 }],
      difficulty: { easy: 1, intermediate: 0, advanced: 0 },
    },
  },
)
const exam = buildExam({ course, seed: 1, contentVersion: 'v' })
const rightIn = (count: number) =>
  Object.fromEntries(exam.questions.slice(0, count).map(({ id, correctIndex }) => [id, correctIndex]))
const writing = (marks: (number | null)[]) => ({
  essay: { type: 'written' as const, texts: ['So.'], given: ['', ''], marks, isMarking: true },
})

test('each part has its own points, and its share of the composite score (D24, issue 20)', () => {
  expect(analyseParts(exam, { ...rightIn(5), ...writing([3, 0]) })).toEqual([
    { title: 'Part A', points: 4, outOf: 4, weight: 40, unmarked: 0 },
    { title: 'Part B', points: 1, outOf: 2, weight: 20, unmarked: 0 },
    { title: 'Section II', points: 3, outOf: 4, weight: 40, unmarked: 0 },
  ])
})

test('the parts, by these shares, make the score', () => {
  for (const [right, marks] of [
    [5, [3, 0]],
    [0, [2, 1]],
    [6, [0, 0]],
    [2, [3, 1]],
  ] as const) {
    const answers = { ...rightIn(right), ...writing([...marks]) }
    const composite = analyseParts(exam, answers).reduce(
      (sum, { points, outOf, weight }) => sum + (weight * points) / outOf,
      0,
    )
    expect(scoreExam(exam, answers).score).toBe(Math.round(composite))
  }
})

test('what waits for its marks is said and in no count', () => {
  expect(analyseParts(exam, writing([null, null])).at(-1)).toEqual({
    title: 'Section II',
    points: 0,
    outOf: 0,
    weight: 40,
    unmarked: 1,
  })
})
