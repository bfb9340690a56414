import { describe, expect, test } from 'vitest'
import { answered, clock, learnerOf, NOON } from '#tests/factories/learner.ts'
import { achievementLevel } from './achievement-level.ts'
import type { CourseFrame } from './course-frame.ts'
import { courseReadiness } from './course-readiness.ts'
import { standingsIn } from './course-standing.ts'
import type { Learner } from './learner.ts'

const frame = (modules: Record<string, string[]>): CourseFrame => ({
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  subjectName: 'Science',
  courseId: 'C',
  title: 'C',
  modules: Object.entries(modules).map(([id, lessons]) => ({
    id,
    title: `Module ${id}`,
    lessons: lessons.map((lesson) => ({ id: lesson, title: `Lesson ${lesson}`, isAvailable: true })),
  })),
})

const readinessIn = (learner: Learner, course: CourseFrame) => {
  const [standing] = standingsIn(learner, [course], clock)
  return standing ? courseReadiness(standing) : null
}

describe('readiness for an exam', () => {
  const course = frame({ m: ['1', '2'], n: ['3', '4'] })
  const weighted = {
    ...course,
    modules: course.modules.map((module) => ({ ...module, weight: module.id === 'm' ? 3 : 1 })),
  }
  /** Eight answers in a lesson, '' for none; so many of them right. */
  const eight = (moduleId: string, lessonId: string, right: number) =>
    Array.from({ length: 8 }, (_, i) =>
      answered(NOON - 10 + i, {
        courseId: 'C',
        moduleId,
        ...(lessonId !== '' && { lessonId }),
        questionId: `${lessonId}-${i}`,
        status: i < right ? 'correct' : 'incorrect',
      }),
    )
  const readinessOf = (given: CourseFrame, ...answers: ReturnType<typeof eight>[]) =>
    readinessIn(learnerOf(answers.flat()), given)

  test('is not guessed from fewer than two lessons', () => {
    expect(readinessOf(course)).toBeNull()
    expect(readinessOf(course, eight('m', '1', 8))).toBeNull()
    expect(readinessOf(course, eight('m', '1', 8), eight('m', '2', 8))).not.toBeNull()
  })
  test('of a course without lessons, or with weights of nothing, there is none', () => {
    const answers = [eight('m', '1', 8), eight('m', '2', 8)]
    expect(readinessOf(frame({}), ...answers)).toBeNull()
    const weightless = { ...course, modules: course.modules.map((module) => ({ ...module, weight: 0 })) }
    expect(readinessOf(weightless, ...answers)).toBeNull()
  })
  test('answers that name no lesson stand for all lessons of their module', () => {
    expect(readinessOf(course, eight('m', '', 8))?.coverage).toBeCloseTo(0.5, 9)
  })
  test('covers what the weights of the practised modules say, shared out over their lessons', () => {
    expect(readinessOf(course, eight('m', '1', 8), eight('n', '3', 8))?.coverage).toBeCloseTo(0.5, 9)
    expect(readinessOf(weighted, eight('m', '1', 8), eight('m', '2', 8))?.coverage).toBeCloseTo(0.75, 9)
  })
  test('a heavy module that is strong promises more than a light one', () => {
    const strongIn = (strong: string) =>
      readinessOf(
        weighted,
        ...['1', '2', '3', '4'].map((id) => {
          const moduleId = id < '3' ? 'm' : 'n'
          return eight(moduleId, id, moduleId === strong ? 8 : 0)
        }),
      )?.predicted ?? 0
    expect(strongIn('m')).toBeGreaterThan(strongIn('n') + 10)
  })
  test('says what it rests on, and where more answers would narrow it most', () => {
    expect(readinessOf(weighted, eight('n', '3', 8), eight('n', '4', 2))).toMatchObject({
      courseId: 'C',
      title: 'C',
      answers: 16,
      lessons: 2,
      examQuestions: 0,
      narrowest: 'Module m',
    })
  })
  test('a course of Ontario has an achievement level beside its per cent, another one has none', () => {
    const answers = [eight('m', '1', 8), eight('m', '2', 8), eight('n', '3', 8), eight('n', '4', 8)]
    expect(readinessOf(course, ...answers)?.level).toBe('Level 4')
    expect(readinessOf({ ...course, curriculum: 'ap' }, ...answers)?.level).toBeNull()
  })
  test('an exam of two sections has a forecast for each, and one for both together between them', () => {
    const part = { title: 'I', minutes: 90, questions: 60, calculator: true, weight: 50 }
    const two = { ...course, examParts: [part, { ...part, kind: 'written' as const, questions: 6 }] }
    const ready = readinessOf(two, eight('m', '1', 5), eight('n', '3', 5))
    expect(ready?.sections.map(({ kind }) => kind)).toEqual(['choice', 'written'])
    const [choice, written] = ready?.sections ?? []
    // what is written cannot be guessed
    expect(written?.predicted).toBeLessThan(choice?.predicted ?? 0)
    expect(ready?.predicted).toBeGreaterThan(written?.predicted ?? 100)
    expect(ready?.predicted).toBeLessThan(choice?.predicted ?? 0)
    expect(readinessOf({ ...course, examParts: [part] }, eight('m', '1', 5), eight('n', '3', 5))?.sections).toEqual([])
  })
})

test('a section that no question fills yet has no forecast of its own', () => {
  const part = { title: 'I', minutes: 90, questions: 60, calculator: true, weight: 50 }
  const answers = ['1', '2'].map((lessonId) => answered(NOON, { courseId: 'C', moduleId: 'm', lessonId }))
  const examParts = [part, { ...part, kind: 'written' as const, questions: 0 }]
  const course = { ...frame({ m: ['1', '2'] }), examParts }
  expect(readinessIn(learnerOf(answers), course)?.sections).toEqual([])
})

test('Ontario’s levels begin at 50, 60, 70 and 80', () => {
  expect([100, 80, 79.4, 70, 69.4, 60, 50, 49.4, 0].map(achievementLevel)).toEqual([
    'Level 4',
    'Level 4',
    'Level 3',
    'Level 3',
    'Level 2',
    'Level 2',
    'Level 1',
    'Below Level 1',
    'Below Level 1',
  ])
})
