import { expect, test } from 'vitest'
import { answered, HOUR, learnerOf, NOON, place, rated, stampAt } from '#tests/factories/learner.ts'
import type { StudyEvent } from '../history/events.ts'
import { studyPlaces } from './study-places.ts'

const opened = (at: number, lessonId: string, courseId = 'SNC1W'): StudyEvent => ({
  type: 'lesson-opened',
  ...stampAt(at),
  ...place,
  courseId,
  lessonId,
})
const completed = (at: number, lessonId: string, sectionId: string): StudyEvent => ({
  type: 'section-completed',
  ...stampAt(at),
  ...place,
  lessonId,
  sectionId,
})
const placesOf = (...events: StudyEvent[]) => studyPlaces(learnerOf(events))

test('each course has one place, the latest, and the course studied last comes first', () => {
  expect(
    placesOf(
      opened(NOON - 4 * HOUR, 'atoms'),
      opened(NOON - 3 * HOUR, 'lines', 'MTH1W'),
      opened(NOON - 2 * HOUR, 'ions'),
      answered(NOON - HOUR, { courseId: 'SPH3U', moduleId: 'waves' }),
    ).map(({ courseId, kind, moduleId }) => [courseId, kind, moduleId]),
  ).toEqual([
    ['SPH3U', 'practice', 'waves'],
    ['SNC1W', 'lesson', 'matter'],
    ['MTH1W', 'lesson', 'matter'],
  ])
})

test('a lesson knows what was completed in it, so that it goes on behind that', () => {
  const events = [
    opened(NOON - 3, 'atoms'),
    completed(NOON - 2, 'atoms', 'inside'),
    completed(NOON - 1, 'atoms', 'shells'),
  ]
  expect(placesOf(...events)).toEqual([
    {
      kind: 'lesson',
      courseId: 'SNC1W',
      moduleId: 'matter',
      lessonId: 'atoms',
      completedSections: ['inside', 'shells'],
      at: NOON - 1,
    },
  ])
})

test('whatever was done last is the place: lesson, cards or practice', () => {
  const acts: StudyEvent[] = [opened(NOON, 'atoms'), rated(NOON), answered(NOON)]
  for (const last of acts) {
    const before = acts.filter((act) => act !== last).map((act) => ({ ...act, at: NOON - HOUR }))
    const kinds = { 'lesson-opened': 'lesson', 'card-rated': 'cards', 'question-answered': 'practice' } as const
    expect(placesOf(...before, last)[0]?.kind).toBe(kinds[last.type as keyof typeof kinds])
  }
})

test('an answer in a lesson, an exam or a talk with Ilm is no practice to go back to', () => {
  for (const source of ['lesson-check', 'exam', 'tutor'] as const) {
    expect(placesOf(opened(NOON - 1, 'atoms'), answered(NOON, { source }))[0]?.kind).toBe('lesson')
  }
})

test('who has done nothing has no place', () => {
  expect(placesOf()).toEqual([])
})
