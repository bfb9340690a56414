import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule } from '#tests/factories/make-course.ts'
import { authoredQuestionSchema } from '../question/authored-question.ts'
import { markdownSchema } from '../text/rich-text.ts'
import { analyseSkills } from './analyse-skills.ts'
import { buildExam } from './build-exam.ts'
import type { ExamAnswers } from './exam-answers.ts'
import { normaliseExam } from './normalise-exam.ts'
import { scoreExam } from './score-exam.ts'

const skills = [
  { id: 'explains', title: 'Explaining', shownBy: ['recall' as const] },
  { id: 'argues', title: 'Arguing' },
  { id: 'designs', title: 'Designing' },
]
const items = [
  ...['a', 'b', 'c'].map((id) => makeChoice(id)),
  ...['d', 'e'].map((id) => makeChoice(id, { skill: 'argues', difficultyReason: 'Two claims are weighed.' })),
]
const plain = makeCourse([makeModule('m', { questions: items })])
const course = { ...plain, exam: { ...plain.exam, skills } }
const exam = buildExam({ course, seed: 1, contentVersion: 'v' })

test('an item counts for the skill its author names, else for the one that what it asks shows (issue 20)', () => {
  expect(exam.skills).toEqual(skills.map(({ id, title }) => ({ id, title })))
  const answers = Object.fromEntries(exam.questions.map(({ id, correctIndex }) => [id, correctIndex]))
  expect(analyseSkills(exam, answers)).toEqual([
    { id: 'explains', title: 'Explaining', points: 3, outOf: 3, percent: 100 },
    { id: 'argues', title: 'Arguing', points: 2, outOf: 2, percent: 100 },
  ])
  const { d: _, a: __, ...fewer } = answers
  expect(analyseSkills(exam, fewer).map(({ points }) => points)).toEqual([2, 1])
})

const essay = authoredQuestionSchema.parse({
  id: 'essay',
  type: 'written',
  lesson: 'lesson-one',
  difficulty: 3,
  tags: ['topic'],
  prompt: 'Why?',
  points: 5,
  parts: [
    {
      prompt: 'Explain.',
      points: 3,
      skill: 'explains',
      model: 'So.',
      rubric: [
        { criterion: 'names it', points: 2 },
        { criterion: 'weighs it', skill: 'argues' },
      ],
    },
    {
      prompt: 'Calculate.',
      points: 2,
      skill: 'designs',
      model: '7',
      rubric: [{ criterion: '7', points: 2, check: { name: 'n', answer: 7 } }],
    },
  ],
  hints: ['Think.'],
  explanation: 'Because.',
})
const withEssay = makeCourse([makeModule('m', { questions: [...items, essay] })])
const both = buildExam({
  course: {
    ...withEssay,
    exam: { ...withEssay.exam, skills, written: [{ title: 'II', minutes: 20, points: [5], calculator: true }] },
  },
  seed: 1,
  contentVersion: 'v',
})
const writing = (marks: (number | null)[], given = '7') => ({
  essay: { type: 'written' as const, texts: ['So.'], given: ['', '', given], marks, isMarking: true },
})

test('each line of a rubric counts for the skill that it or its part names (issue 20)', () => {
  const pointsOf = (answers: ExamAnswers) =>
    analyseSkills(both, answers).map(({ id, points, outOf, written }) => [
      id,
      points,
      outOf,
      written?.points,
      written?.outOf,
    ])
  expect(pointsOf(writing([1, 1, null]))).toEqual([
    ['explains', 1, 5, 1, 2],
    ['argues', 1, 3, 1, 1],
    ['designs', 2, 2, 2, 2],
  ])
  // what the machine refuses earns nothing, whatever mark is given
  expect(pointsOf(writing([2, 0, 2], '8'))).toEqual([
    ['explains', 2, 5, 2, 2],
    ['argues', 0, 3, 0, 1],
    ['designs', 0, 2, 0, 2],
  ])
  // unanswered: lost; not marked yet: in no count
  expect(pointsOf({})).toEqual([
    ['explains', 0, 5, 0, 2],
    ['argues', 0, 3, 0, 1],
    ['designs', 0, 2, 0, 2],
  ])
  expect(pointsOf(writing([null, null, null]))).toEqual([
    ['explains', 0, 3, undefined, undefined],
    ['argues', 0, 2, undefined, undefined],
  ])
})

test('the lines of a rubric add up to what the question comes to, whatever the marks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 0, max: 1 }),
      fc.constantFrom('7', '8'),
      (a, b, given) => {
        const answers = writing([a, b, null], given)
        const inWriting = analyseSkills(both, answers).map(({ written }) => written)
        const earned = inWriting.reduce((sum, one) => sum + (one?.points ?? 0), 0)
        const written = scoreExam(both, answers).sections?.find(({ kind }) => kind === 'written')
        expect(earned).toBeCloseTo(written?.points ?? -1, 6)
        expect(inWriting.reduce((sum, one) => sum + (one?.outOf ?? 0), 0)).toBe(5)
      },
    ),
  )
})

test('an exam without skills has none to tell of, and skills come through the gateway as they were', () => {
  expect(analyseSkills(buildExam({ course: plain, seed: 1, contentVersion: 'v' }), {})).toEqual([])
  const { questions, ...rest } = exam
  const read = normaliseExam({ ...rest, items: questions }, { subject: 'science', courseId: 'SNC1W' }, markdownSchema)
  expect(read.ok && read.exam.skills).toEqual(exam.skills)
  expect(read.ok && read.exam.questions.map(({ skill, difficultyReason }) => [skill, difficultyReason])).toEqual(
    questions.map(({ skill, difficultyReason }) => [skill, difficultyReason]),
  )
})
