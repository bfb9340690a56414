import { describe, expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule } from '#tests/factories/make-course.ts'
import { courseFileSchema, courseSchema, misconceptionSchema } from './course.ts'

const part = { title: 'All', minutes: 60, questions: 20, calculator: true }
const difficulty = { easy: 0.3, intermediate: 0.5, advanced: 0.2 }
const file = (change: object = {}) => ({
  courseId: 'SNC1W',
  curriculum: 'ontario',
  subject: 'science',
  grade: 9,
  title: 'Science',
  description: '',
  durationWeeks: 18,
  exam: { title: 'Exam', parts: [part], difficulty },
  modules: [{ id: 'm', title: 'M', summary: '', category: 'Strand', weight: 1, lessons: [] }],
  ...change,
})
const refusedAt = (change: object) =>
  courseFileSchema.safeParse(file(change)).error?.issues.map((issue) => issue.path.join('.')) ?? []

test('a course file as an author writes it', () => expect(courseFileSchema.parse(file())).toEqual(file()))

test('an AP course has no grade', () => {
  const { grade: _grade, ...rest } = file({ curriculum: 'ap', courseId: 'AP-BIOLOGY' })
  expect(courseFileSchema.safeParse(rest).success).toBe(true)
})

describe('what a course file must not say', () => {
  test.each([
    ['another curriculum', { curriculum: 'quebec' }, 'curriculum'],
    ['half a grade', { grade: 9.5 }, 'grade'],
    ['no weeks', { durationWeeks: 0 }, 'durationWeeks'],
    ['half a week', { durationWeeks: 1.5 }, 'durationWeeks'],
    ['no title', { title: undefined }, 'title'],
    ['an exam without parts', { exam: { title: 'E', parts: [], difficulty } }, 'exam.parts'],
    [
      'a part without questions',
      { exam: { title: 'E', parts: [{ ...part, questions: 0 }], difficulty } },
      'exam.parts.0.questions',
    ],
    [
      'a part without time',
      { exam: { title: 'E', parts: [{ ...part, minutes: 0 }], difficulty } },
      'exam.parts.0.minutes',
    ],
    ['half a minute', { exam: { title: 'E', parts: [{ ...part, minutes: 0.5 }], difficulty } }, 'exam.parts.0.minutes'],
    [
      'a part that does not tell about calculators',
      { exam: { title: 'E', parts: [{ ...part, calculator: undefined }], difficulty } },
      'exam.parts.0.calculator',
    ],
    [
      'a difficulty left out',
      { exam: { title: 'E', parts: [part], difficulty: { easy: 1, intermediate: 0 } } },
      'exam.difficulty.advanced',
    ],
    ['a module with a negative weight', { modules: [{ ...file().modules[0], weight: -1 }] }, 'modules.0.weight'],
    [
      'a lesson without a scope',
      { modules: [{ ...file().modules[0], lessons: [{ id: 'l', title: 'L' }] }] },
      'modules.0.lessons.0.scope',
    ],
  ])('%s', (_name, change, path) => expect(refusedAt(change)).toContain(path))

  test.each([
    ['course', { colour: 'red' }],
    ['exam', { exam: { title: 'E', parts: [part], difficulty, colour: 'red' } }],
    ['part', { exam: { title: 'E', parts: [{ ...part, colour: 'red' }], difficulty } }],
    ['module', { modules: [{ ...file().modules[0], colour: 'red' }] }],
  ])('a field nobody knows in a %s is a misspelling', (_name, change) => {
    expect(courseFileSchema.safeParse(file(change)).error?.issues[0]?.code).toBe('unrecognized_keys')
  })

  test('a weight of 0 keeps a module out of exams, and is allowed (D21)', () => {
    expect(refusedAt({ modules: [{ ...file().modules[0], weight: 0 }] })).toEqual([])
  })
})

test('a misconception says what is believed, what holds, and why it tempts', () => {
  const whole = { id: 'a', belief: 'b', correction: 'c', why: 'w' }
  expect(misconceptionSchema.parse(whole)).toEqual(whole)
  for (const missing of Object.keys(whole))
    expect(misconceptionSchema.safeParse({ ...whole, [missing]: undefined }).success, missing).toBe(false)
})

test('a whole course reads back from what the build wrote', () => {
  const course = makeCourse([makeModule('m', { questions: [makeChoice('q')] })], { referenceSheet: '$V = IR$' })
  const written = JSON.parse(JSON.stringify(courseSchema.parse(course)))
  expect(courseSchema.parse(written)).toEqual(written)
  expect(written.referenceSheet).toBe('$V = IR$')
})
