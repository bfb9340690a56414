import 'fake-indexeddb/auto'
import { set } from 'idb-keyval'
import { expect, test } from 'vitest'
import { CONTENT_SHAPE, type ContentCacheEntry, contentCacheKey } from '#domain/content/content-cache-key.ts'
import type { Course } from '#domain/content/course.ts'
import { makeLessonCourse } from '#tests/factories/lesson-course.ts'
import { copiesStore } from './device-store.ts'
import { createKeptCourseApi } from './kept-course-api.ts'

const keyOf = (courseId: string) => contentCacheKey('amina', 'course', { courseId })

async function keep(course: Course): Promise<string> {
  const data = JSON.stringify({ course, contentVersion: 'v1', exams: [] })
  const entry: ContentCacheEntry = { timestamp: 1, version: 'v1', shape: CONTENT_SHAPE, data }
  await set(keyOf(course.courseId), entry, copiesStore)
  return keyOf(course.courseId)
}

const biology = makeLessonCourse({
  courseId: 'SBI3U',
  title: 'Biology, Grade 11',
  lesson: 'Photosynthesis',
  section: 'What light does',
  text: 'In photosynthesis plants make glucose from carbon dioxide and water with the energy of light.',
})
const physics = makeLessonCourse({ courseId: 'SPH3U', title: 'Physics, Grade 11', lesson: 'Forces', section: 'Force' })
const message = (text: string) => ({
  message: text,
  conversationHistory: [],
  studentGrade: '11',
  subject: 'biology',
  course: 'SBI3U',
  conversationId: 'c1',
})

test('Ilm answers from the kept course, with its lessons as sources (D20)', async () => {
  const api = createKeptCourseApi()
  const key = await keep(biology)
  const said = await api.replyToMessage(key, message('What is photosynthesis?'))
  expect(said?.reply.response).toContain('glucose')
  expect(said?.reply.citations).toContainEqual(expect.objectContaining({ courseId: 'SBI3U' }))
  expect(said?.rendered.html).toContain('glucose')
})

test('of a course that is not kept Ilm says nothing', async () => {
  expect(await createKeptCourseApi().replyToMessage(keyOf('SCH3U'), message('What is a mole?'))).toBeUndefined()
})

test('the search finds what is in the kept courses, and names them (D22)', async () => {
  const api = createKeptCourseApi()
  const keys = [await keep(biology)]
  expect(await api.search(keys, { query: 'photosynthesis' })).toMatchObject({
    within: ['Biology, Grade 11'],
    groups: expect.arrayContaining([expect.objectContaining({ kind: 'lesson', total: 1 })]),
  })
  const both = [...keys, await keep(physics)]
  expect((await api.search(both, { query: 'force' }))?.groups.length).toBeGreaterThan(0)
  expect((await api.search(keys, { query: 'force' }))?.groups).toEqual([])
})

test('without a kept course there is nothing to search', async () => {
  expect(await createKeptCourseApi().search([keyOf('SCH3U')], { query: 'mole' })).toBeUndefined()
})
