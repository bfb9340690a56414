import { expect, test } from 'vitest'
import { answered, clock, HOUR, learnerOf, NOON, place, stampAt } from '#tests/factories/learner.ts'
import { buildInsights } from './build-insights.ts'
import type { CourseFrame } from './course-frame.ts'
import { lastStudied } from './learner.ts'
import { sampleInsights } from './sample-insights.ts'

const frame = (courseId: string, subject: string, lessonIds: string[]): CourseFrame => ({
  curriculum: 'ontario',
  grade: '9',
  subject,
  subjectName: subject,
  courseId,
  title: courseId,
  modules: [
    {
      id: 'matter',
      title: 'Matter',
      lessons: lessonIds.map((id) => ({ id, title: `Lesson ${id}`, isAvailable: true, sectionIds: ['s1', 's2'] })),
    },
  ],
})
const courses = [frame('SNC1W', 'Science', ['atoms', 'ions', 'bonds']), frame('MTH1W', 'Math', ['lines'])]
const section = (lessonId: string, sectionId: string, at: number) =>
  ({ type: 'section-completed', ...place, lessonId, sectionId, ...stampAt(at) }) as const

test('a student without any study sees the sample, and no other student does (D19)', () => {
  expect(buildInsights(learnerOf([]), courses, clock)).toBe(sampleInsights)
  const { moduleId: _moduleId, ...course } = place
  const chat = { type: 'chat-started', ...course, conversationId: 'c', ...stampAt(NOON) } as const
  expect(buildInsights(learnerOf([chat]), courses, clock).isSample).toBe(true)
  expect(buildInsights(learnerOf([answered(NOON)]), courses, clock).isSample).toBe(false)
})

test('only courses that were studied are shown, the one studied last first (INS-04)', () => {
  const events = [
    answered(NOON - 3 * HOUR, { courseId: 'MTH1W', subject: 'math', lessonId: 'lines' }),
    answered(NOON - 2 * HOUR, { lessonId: 'atoms' }),
  ]
  const names = (of: typeof events) => buildInsights(learnerOf(of), courses, clock).subjects.map(({ name }) => name)
  expect(names(events.slice(0, 1))).toEqual(['Math'])
  expect(names(events)).toEqual(['Science', 'Math'])
})

test('a subject counts different questions solved and lessons finished throughout (INS-04, INS-10)', () => {
  const events = [
    answered(NOON - 90, { questionId: 'a', lessonId: 'atoms' }),
    answered(NOON - 80, { questionId: 'a', lessonId: 'atoms' }),
    answered(NOON - 70, { questionId: 'b', lessonId: 'atoms', status: 'incorrect' }),
    section('atoms', 's1', NOON - 60),
    section('atoms', 's2', NOON - 50),
    section('ions', 's1', NOON - 40),
  ]
  const [science] = buildInsights(learnerOf(events), courses, clock).subjects
  expect(science).toMatchObject({ challengesSolved: 1, lessonsCompleted: 1, flashcardsLearned: 0 })
})

test('what is suggested next is a lesson of the course (INS-05)', () => {
  const { suggestedTopics } = buildInsights(learnerOf([section('atoms', 's1', NOON)]), courses, clock)
  expect(suggestedTopics.length).toBeGreaterThan(0)
  for (const { place: at } of suggestedTopics) expect(['atoms', 'ions', 'bonds']).toContain(at?.lessonId)
})

test('a course was studied last when a question, a lesson or a card of it was', () => {
  const learner = learnerOf([
    answered(NOON - 5000),
    section('atoms', 's1', NOON - 1000),
    answered(NOON - 3000, { courseId: 'MTH1W' }),
  ])
  expect(Object.fromEntries(lastStudied(learner))).toEqual({ SNC1W: NOON - 1000, MTH1W: NOON - 3000 })
})
