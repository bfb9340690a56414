import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { type CourseContext, contentParamsOf, contextOfCourseId } from '#domain/catalogue/course-context.ts'
import { keepContentCopy } from '../content/content-cache.client.ts'
import { wholeCourseKey } from './ask-kept-course.client.ts'
import { keepVisitedCourse, readKeptState, removeCourse } from './keep-course.client.ts'

afterEach(() => vi.unstubAllGlobals())

function courseOf(id: string): CourseContext {
  const course = contextOfCourseId(id, 'ontario')
  if (!course) throw new Error(`${id} is no course`)
  return course
}
const browser = (navigator: object) => vi.stubGlobal('navigator', { onLine: true, ...navigator })
/** Visits a course's page; the courses that this asked the server for. */
async function visit(course: CourseContext): Promise<string[]> {
  const asked: string[] = []
  await keepVisitedCourse(course, 'v1', async ({ courseId }) => asked.push(courseId))
  return asked
}
const keep = (course: CourseContext) =>
  keepContentCopy(wholeCourseKey(contentParamsOf(course)), '{"a":"whole course"}', 'v1')

test('a course that is not here is not; one that is, is here with its size', async () => {
  const course = courseOf('SNC1W')
  expect(await readKeptState(course)).toEqual({ kind: 'none' })
  await keep(course)
  expect(await readKeptState(course)).toEqual({ kind: 'kept', bytes: 20 })
})

test('a course that is removed stays away: a visit does not bring it back', async () => {
  const course = courseOf('MTH1W')
  await keep(course)
  await removeCourse(course)
  expect(await readKeptState(course)).toEqual({ kind: 'removed' })
  browser({})
  expect(await visit(course)).toEqual([])
  expect(await readKeptState(course)).toEqual({ kind: 'removed' })
})

test('a first visit fetches the course', async () => {
  browser({})
  expect(await visit(courseOf('SPH3U'))).toEqual(['SPH3U'])
})

test.each([
  ['saves data', { connection: { saveData: true } }],
  ['has no network', { onLine: false }],
])('a browser that %s is asked to fetch nothing by a visit', async (_, navigator) => {
  browser(navigator)
  expect(await visit(courseOf('SBI3U'))).toEqual([])
})

test('a course that is here in this version is not fetched again, in a newer one it is', async () => {
  const course = courseOf('SCH3U')
  await keep(course)
  browser({})
  expect(await visit(course)).toEqual([])
  await keepContentCopy(wholeCourseKey(contentParamsOf(course)), '{}', 'v0')
  expect(await visit(course)).toEqual(['SCH3U'])
})
