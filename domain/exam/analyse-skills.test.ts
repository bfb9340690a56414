import { expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule } from '#tests/factories/make-course.ts'
import { markdownSchema } from '../text/rich-text.ts'
import { analyseSkills } from './analyse-skills.ts'
import { buildExam } from './build-exam.ts'
import { normaliseExam } from './normalise-exam.ts'

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

test('an exam without skills has none to tell of, and skills come through the gateway as they were', () => {
  expect(analyseSkills(buildExam({ course: plain, seed: 1, contentVersion: 'v' }), {})).toEqual([])
  const { questions, ...rest } = exam
  const read = normaliseExam({ ...rest, items: questions }, { subject: 'science', courseId: 'SNC1W' }, markdownSchema)
  expect(read.ok && read.exam.skills).toEqual(exam.skills)
  expect(read.ok && read.exam.questions.map(({ skill, difficultyReason }) => [skill, difficultyReason])).toEqual(
    questions.map(({ skill, difficultyReason }) => [skill, difficultyReason]),
  )
})
