import { describe, expect, test } from 'vitest'
import { answered, clock, learnerOf, NOON, place, stampAt } from '#tests/factories/learner.ts'
import type { SkillMastery } from '../learner-model/skill-mastery.ts'
import type { LessonProgress } from '../progress/fold-lesson-progress.ts'
import type { CourseFrame } from './course-frame.ts'
import { standingsIn } from './course-standing.ts'
import { topicsFor } from './next-topics.ts'
import { lessonsCompleted, meanMastery, subjectInsights } from './subject-insights.ts'

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
  const moduleOf = (id: string) => (id < '4' ? 'm' : 'n')
  /** @param known lesson to how many of four answers were right @param read lessons opened and not practised */
  const topicsOf = (known: Record<string, number>, read: string[] = [], courses = [course]) => {
    const answers = courses.flatMap(({ courseId }) =>
      Object.entries(known).flatMap(([lessonId, right]) =>
        Array.from({ length: 4 }, (_, i) =>
          answered(NOON - 10 + i, {
            courseId,
            moduleId: moduleOf(lessonId),
            lessonId,
            questionId: `${lessonId}-${i}`,
            status: i < right ? 'correct' : 'incorrect',
          }),
        ),
      ),
    )
    const opened = courses.flatMap(({ courseId }) =>
      read.map((lessonId) => ({
        type: 'lesson-opened' as const,
        ...stampAt(NOON - 20),
        ...place,
        courseId,
        moduleId: moduleOf(lessonId),
        lessonId,
      })),
    )
    const learner = learnerOf([...answers, ...opened])
    return topicsFor(learner, standingsIn(learner, courses, clock))
  }
  const suggested = (...given: Parameters<typeof topicsOf>) =>
    topicsOf(...given).map(({ place: at, reason }) => `${reason} ${at?.lessonId}`)

  test.each<[string, Record<string, number>, string[], string[]]>([
    ['nothing begun: the first lesson', {}, [], ['next 1']],
    ['one begun: what counts most, here the module of two lessons', {}, ['1'], ['next 4']],
    ['both of them begun: its second, which no other lesson of the module precedes', {}, ['1', '4'], ['next 5']],
    ['everything opened and nothing answered: nothing', {}, ['1', '2', '3', '4', '5'], []],
  ])('%s', (_, known, read, topics) => expect(suggested(known, read)).toEqual(topics))

  test('a lesson that went badly comes back, one that went well does not', () => {
    expect(suggested({ 1: 0 }, ['2', '3', '4', '5'])).toEqual(['review 1'])
    const well = topicsOf({ 1: 4, 2: 0 }, ['3', '4', '5'])
    expect(well[0]?.place?.lessonId).toBe('2')
  })
  test('where the exam asks more, the same minutes win more, and come first', () => {
    const weighted = {
      ...course,
      modules: course.modules.map((module) => ({ ...module, weight: module.id === 'm' ? 9 : 1 })),
    }
    expect(suggested({ 1: 1, 4: 1 }, ['2', '3', '5'], [weighted])).toEqual(['review 1', 'review 4'])
    const topics = topicsOf({ 1: 1, 4: 1 }, ['2', '3', '5'], [weighted])
    expect(topics[0]?.gain).toBeGreaterThan(2 * (topics[1]?.gain ?? 0))
    expect(topics.map(({ minutes }) => minutes)).toEqual([10, 10])
  })
  test('two lessons of a course to go back to are enough', () => {
    expect(suggested({ 1: 0, 2: 0, 3: 0 }, ['4', '5']).filter((topic) => topic.startsWith('review'))).toHaveLength(2)
  })
  test('lessons that cannot be opened are never suggested', () => {
    const partly = frame('C', { m: [lesson('1'), lesson('2', { isAvailable: false }), lesson('3')] })
    expect(suggested({ 2: 0 }, ['1'], [partly])).toEqual(['next 3'])
  })

  test('courses take turns, the one studied last first, and there are six at most', () => {
    const three = ['A', 'B', 'C'].map((id) => frame(id, { m: ['1', '2', '3'].map((each) => lesson(each)) }))
    const topics = topicsOf({ 1: 1, 2: 1 }, [], three)
    expect(topics.map(({ place: at }) => at?.courseId)).toEqual(['A', 'B', 'C', 'A', 'B', 'C'])
    expect(topics[0]).toMatchObject({
      subject: 'Science',
      place: { curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'A', moduleId: 'm' },
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
  ])('its review areas are %s (INS-06)', (_, mastery, errors) =>
    expect(insightsOf(mastery)[0]?.errors.map(({ name }) => name)).toEqual(errors),
  )

  test('a review area leads to its lesson, a module or a lesson that is gone leads nowhere (INS-06, D22)', () => {
    const [first, second] = insightsOf([skill('1', 12), skill(undefined, 20)])[0]?.errors ?? []
    expect(first).toEqual({ name: 'Atoms', place: expect.objectContaining({ moduleId: 'm', lessonId: '1' }) })
    expect(second).toEqual({ name: 'Module m' })
    expect(insightsOf([skill('ohms-law', 20)])[0]?.errors).toEqual([{ name: 'Ohms law' }])
  })

  test('names five review areas at most', () => {
    const many = Array.from({ length: 9 }, (_, n) => skill(`l-${n}`, 50 - n))
    expect(insightsOf(many)[0]?.errors.map(({ name }) => name)).toEqual(['L 8', 'L 7', 'L 6', 'L 5', 'L 4'])
  })
})
