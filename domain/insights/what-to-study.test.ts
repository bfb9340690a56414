import { describe, expect, test } from 'vitest'
import type { SkillMastery, SkillState } from '../mastery/mastery-fold.ts'
import type { LessonProgress } from '../progress/fold-lesson-progress.ts'
import type { CourseFrame } from './course-frame.ts'
import { courseReadiness } from './course-readiness.ts'
import { lessonsCompleted, meanMastery, subjectInsights } from './subject-insights.ts'
import { suggestTopics } from './suggest-topics.ts'

type Lesson = CourseFrame['modules'][number]['lessons'][number]
const lesson = (id: string, change: Partial<Lesson> = {}): Lesson => ({
  id,
  title: `Lesson ${id}`,
  isAvailable: true,
  ...change,
})
const frame = (
  courseId: string,
  modules: Record<string, Lesson[]>,
  change: Partial<CourseFrame> = {},
): CourseFrame => ({
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  subjectName: 'Science',
  courseId,
  title: courseId,
  modules: Object.entries(modules).map(([id, lessons]) => ({ id, title: `Module ${id}`, lessons })),
  ...change,
})
const skill = (lessonId: string | undefined, mastery: number, change: Partial<SkillMastery> = {}): SkillMastery => ({
  courseId: 'C',
  moduleId: 'm',
  mastery,
  uncertainty: 5,
  evidence: 4,
  lastPractised: 1,
  ...(lessonId !== undefined && { lessonId }),
  ...change,
})

describe('topics to study next (INS-05)', () => {
  const course = frame('C', { m: ['1', '2', '3'].map((id) => lesson(id)), n: ['4', '5'].map((id) => lesson(id)) })
  /** @param known lesson to mastery, or to mastery and evidence @param begun lessons opened or practised */
  const suggested = (known: Record<string, number | [number, number]>, begun: string[], courses = [course]) =>
    suggestTopics(
      courses,
      (_course, _module, id) => {
        const given = known[id]
        if (given === undefined) return undefined
        const [mastery, evidence] = typeof given === 'number' ? [given, 4] : given
        return skill(id, mastery, { evidence })
      },
      (_course, _module, id) => begun.includes(id),
    ).map(({ place, reason }) => `${reason} ${place?.lessonId}`)

  test.each<[string, Parameters<typeof suggested>[0], string[], string[]]>([
    ['nothing begun: the first lesson', {}, [], ['next 1']],
    ['the first one begun: the second', {}, ['1'], ['next 2']],
    ['what follows the last one studied, over the end of a module', {}, ['1', '2', '3'], ['next 4']],
    ['a lesson passed over is not next while others follow', {}, ['1', '3'], ['next 4']],
    ['at the end, the one that was passed over', {}, ['1', '3', '4', '5'], ['next 2']],
    ['everything begun and known: nothing', {}, ['1', '2', '3', '4', '5'], []],
    ['a shaky one comes before the next', { 2: 40 }, ['1', '2'], ['review 2', 'next 3']],
    [
      'the earliest of two shaky ones leads, the other follows',
      { 3: 10, 1: 55 },
      ['1', '2', '3'],
      ['review 1', 'next 4', 'review 3'],
    ],
    ['three shaky ones are two', { 1: 50, 2: 50, 3: 50 }, ['1', '2', '3'], ['review 1', 'next 4', 'review 2']],
    ['60 is not shaky', { 1: 60 }, ['1'], ['next 2']],
    ['59.9 is', { 1: 59.9 }, ['1'], ['review 1', 'next 2']],
    ['with too few answers nothing is called shaky', { 1: [10, 1.9] }, ['1'], ['next 2']],
    ['with enough it is', { 1: [10, 2] }, ['1'], ['review 1', 'next 2']],
  ])('%s', (_, known, begun, topics) => expect(suggested(known, begun)).toEqual(topics))

  test('lessons that cannot be opened are never suggested', () => {
    const partly = frame('C', { m: [lesson('1'), lesson('2', { isAvailable: false }), lesson('3')] })
    expect(suggested({ 2: 10 }, ['1'], [partly])).toEqual(['next 3'])
  })

  test('courses take turns, the one studied last first, and there are six at most', () => {
    const three = ['A', 'B', 'C'].map((id) => frame(id, { m: ['1', '2', '3'].map((each) => lesson(each)) }))
    const topics = suggestTopics(
      three,
      (_course, _module, id) => (id === '3' ? undefined : skill(id, 30)),
      (_course, _module, id) => id !== '3',
    )
    expect(topics.map(({ place, reason }) => `${place?.courseId} ${reason}`)).toEqual([
      'A review',
      'B review',
      'C review',
      'A next',
      'B next',
      'C next',
    ])
    expect(topics[0]).toEqual({
      subject: 'Science',
      topic: 'Lesson 1',
      place: { curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'A', moduleId: 'm', lessonId: '1' },
      reason: 'review',
    })
  })

  test('without courses there is nothing to suggest', () => expect(suggested({}, [], [])).toEqual([]))
})

describe('mastery of a subject (INS-02)', () => {
  test.each<[string, SkillMastery[], number]>([
    ['no answers', [], 0],
    ['one lesson', [skill('1', 73)], 73],
    ['each as sure as the other', [skill('1', 40), skill('2', 60)], 50],
    ['weighted by evidence: (3·40 + 1·80) / 4', [skill('1', 40, { evidence: 3 }), skill('2', 80, { evidence: 1 })], 50],
    ['what rests on nothing does not count', [skill('1', 40), skill('2', 99, { evidence: 0 })], 40],
  ])('%s', (_, mastery, mean) => expect(meanMastery(mastery)).toBeCloseTo(mean, 9))
})

describe('lessons completed', () => {
  const progress = (
    lessonId: string,
    completedSections: string[],
    change: Partial<LessonProgress> = {},
  ): LessonProgress => ({
    courseId: 'C',
    moduleId: 'm',
    lessonId,
    completedSections,
    lastOpened: 1,
    ...change,
  })
  const course = frame('C', {
    m: [
      lesson('1', { sectionIds: ['a', 'b'] }),
      lesson('2'),
      lesson('3', { sectionIds: [] }),
      lesson('4', { isAvailable: false }),
    ],
  })
  test.each<[string, LessonProgress[], number]>([
    ['none', [], 0],
    ['a part of one', [progress('1', ['a'])], 0],
    ['all of it', [progress('1', ['b', 'a'])], 1],
    ['all of it and a section that is gone', [progress('1', ['a', 'old', 'b'])], 1],
    ['any section, where the outline names none', [progress('2', ['x']), progress('3', ['y'])], 2],
    ['opened is not completed', [progress('2', []), progress('3', [])], 0],
    ['of another course', [progress('1', ['a', 'b'], { courseId: 'D' })], 0],
    ['of another module', [progress('1', ['a', 'b'], { moduleId: 'n' })], 0],
    ['one that is no longer there', [progress('4', ['x'])], 0],
  ])('%s: %#', (_, done, count) => expect(lessonsCompleted(course, done)).toBe(count))
})

describe('a subject', () => {
  const course = frame('C', { m: [lesson('1', { title: 'Atoms' }), lesson('2', { title: 'Ions' })] })
  const other = frame('D', { m: [lesson('1', { title: 'Cells' })] })
  const math = frame('E', { m: [lesson('1')] }, { subjectName: 'Math' })
  const insightsOf = (mastery: SkillMastery[], courses = [course, other, math]) =>
    subjectInsights(courses, {
      mastery,
      lessons: [],
      cardsLearned: new Map([
        ['C', 3],
        ['D', 4],
        ['E', 50],
      ]),
      solved: new Map([['C', 7]]),
    })

  test('adds up its courses, and keeps the order in which they were studied (INS-04)', () => {
    expect(
      insightsOf([skill('1', 40), skill('1', 81, { courseId: 'D' }), skill('1', 90, { courseId: 'E' })]),
    ).toMatchObject([
      { name: 'Science', mastery: 61, flashcardsLearned: 7, challengesSolved: 7 },
      { name: 'Math', mastery: 90, flashcardsLearned: 50, challengesSolved: 0 },
    ])
  })

  test.each<[string, SkillMastery[], string[]]>([
    ['lessons below 60, weakest first', [skill('1', 59.9), skill('2', 12)], ['Ions', 'Atoms']],
    ['60 is none', [skill('1', 60)], []],
    ['answers without a lesson: their module', [skill(undefined, 20)], ['Module m']],
    ['a lesson that the outline has no more: its id in words', [skill('ohms-law', 20)], ['Ohms law']],
    [
      'a module that the outline has no more',
      [skill(undefined, 20, { moduleId: 'light-and-optics' })],
      ['Light and optics'],
    ],
    ['lessons of other subjects are not named', [skill('1', 20, { courseId: 'E' })], []],
  ])('its review areas are %s (INS-06)', (_, mastery, errors) => expect(insightsOf(mastery)[0]?.errors).toEqual(errors))

  test('names five review areas at most', () => {
    const many = Array.from({ length: 9 }, (_, n) => skill(`l-${n}`, 50 - n))
    expect(insightsOf(many)[0]?.errors).toEqual(['L 8', 'L 7', 'L 6', 'L 5', 'L 4'])
  })
})

describe('readiness for an exam', () => {
  const state = (moduleId: string, lessonId: string | undefined, ability: number): [string, SkillState] => [
    `C/${moduleId}/${lessonId ?? ''}`,
    { courseId: 'C', moduleId, ability, variance: 0.2, evidence: 6, lastPractised: 1, ...(lessonId && { lessonId }) },
  ]
  const course = frame('C', { m: [lesson('1'), lesson('2')], n: [lesson('3'), lesson('4')] })
  const weighted = {
    ...course,
    modules: course.modules.map((module) => ({ ...module, weight: module.id === 'm' ? 3 : 1 })),
  }

  test('is not guessed from fewer than two lessons', () => {
    expect(courseReadiness(course, new Map())).toBeNull()
    expect(courseReadiness(course, new Map([state('m', '1', 1)]))).toBeNull()
    expect(courseReadiness(course, new Map([state('m', '1', 1), state('m', '2', 1)]))).not.toBeNull()
  })
  test('of a course without lessons, or with weights of nothing, there is none', () => {
    const states = new Map([state('m', '1', 1), state('m', '2', 1)])
    expect(courseReadiness(frame('C', {}), states)).toBeNull()
    const weightless = { ...course, modules: course.modules.map((module) => ({ ...module, weight: 0 })) }
    expect(courseReadiness(weightless, states)).toBeNull()
  })
  test('answers that name no lesson stand for all lessons of their module', () => {
    expect(courseReadiness(course, new Map([state('m', undefined, 1)]))?.coverage).toBeCloseTo(0.5, 9)
  })
  test('covers what the weights of the practised modules say, shared out over their lessons', () => {
    const states = new Map([state('m', '1', 1), state('n', '3', 1)])
    expect(courseReadiness(course, states)?.coverage).toBeCloseTo(0.5, 9)
    expect(courseReadiness(weighted, new Map([state('m', '1', 1), state('m', '2', 1)]))?.coverage).toBeCloseTo(0.75, 9)
  })
  test('a heavy module that is strong promises more than a light one', () => {
    const strongIn = (strong: string) =>
      courseReadiness(
        weighted,
        new Map(
          ['1', '2', '3', '4'].map((id) =>
            state(Number(id) < 3 ? 'm' : 'n', id, (Number(id) < 3 ? 'm' : 'n') === strong ? 2 : -2),
          ),
        ),
      )?.predicted ?? 0
    expect(strongIn('m')).toBeGreaterThan(strongIn('n'))
  })
  test('names its course', () => {
    expect(courseReadiness(course, new Map([state('m', '1', 1), state('m', '2', 1)]))).toMatchObject({
      courseId: 'C',
      title: 'C',
    })
  })
})
