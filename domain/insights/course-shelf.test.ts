import { expect, test } from 'vitest'
import { answered, learnerOf, NOON, place, stampAt } from '#tests/factories/learner.ts'
import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { courseShelf } from './course-shelf.ts'

const { moduleId: _, ...inCourse } = place
const studied = (courseId: string, at: number) => answered(at, { courseId, lessonId: 'l' })
const shelved = (as: StudyEventOf<'course-shelved'>['as'], courseId: string, at: number): StudyEvent => ({
  type: 'course-shelved',
  ...stampAt(at),
  ...inCourse,
  courseId,
  as,
})
const shelfOf = (...events: StudyEvent[]) =>
  courseShelf(learnerOf(events)).map(({ courseId, isPinned }) => (isPinned ? `${courseId}*` : courseId))

test('courses stand in the order they were studied in, the latest first', () => {
  expect(shelfOf(studied('A', NOON - 3), studied('B', NOON - 1), studied('C', NOON - 2))).toEqual(['B', 'C', 'A'])
})

test('a pinned course stands before the others, studied or not, the latest pinned first', () => {
  expect(
    shelfOf(
      studied('A', NOON),
      shelved('pinned', 'NEW', NOON - 2),
      studied('B', NOON - 3),
      shelved('pinned', 'B', NOON - 1),
    ),
  ).toEqual(['B*', 'NEW*', 'A'])
})

test('a pin that is taken off leaves a studied course among the others, and one never studied goes', () => {
  const pins = [shelved('pinned', 'A', NOON - 3), shelved('pinned', 'NEW', NOON - 3)]
  expect(
    shelfOf(studied('A', NOON - 5), ...pins, shelved('listed', 'A', NOON), shelved('listed', 'NEW', NOON)),
  ).toEqual(['A'])
})

test('a removed course stays away until it is studied or pinned again', () => {
  const gone = [studied('A', NOON - 3), shelved('removed', 'A', NOON - 2)]
  expect(shelfOf(...gone)).toEqual([])
  expect(shelfOf(...gone, studied('A', NOON - 1))).toEqual(['A'])
  expect(shelfOf(...gone, shelved('pinned', 'A', NOON - 1))).toEqual(['A*'])
})

test('removing takes the pin away too', () => {
  expect(shelfOf(studied('A', NOON - 3), shelved('pinned', 'A', NOON - 2), shelved('removed', 'A', NOON - 1))).toEqual(
    [],
  )
})
