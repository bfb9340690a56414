import { beforeAll, expect, test } from 'vitest'
import { createCourseGuide } from '#domain/ilm/course-guide.ts'
import { coursesWithContent, VECTORS } from '../converse.ts'
import { measureRetrieval, type Retrieved, ratesOf } from './measure-retrieval.ts'
import { UNSEEN_ASKS } from './unseen-asks.ts'

// The floors only rise. Each new lesson moves a few questions, so they stand about two points below what was measured on 23 November 2026: first
// 87.4 and among three 97.3 over all, 86.5 and 95.6 on the half that is held out. Goals, reached on both: 85 and 95.

const TIMEOUT_MS = 300_000
let found: Retrieved[]
let lessons: ReadonlyMap<string, ReadonlySet<string>>

beforeAll(() => {
  const courses = coursesWithContent()
  lessons = new Map(
    [...courses].map(([id, { modules }]) => [
      id,
      new Set(modules.flatMap(({ lessonContents }) => lessonContents.map((lesson) => lesson.id))),
    ]),
  )
  const guides = new Map([...courses].map(([id, course]) => [id, createCourseGuide(course, VECTORS)]))
  const guideOf = (course: string) => {
    const guide = guides.get(course)
    if (!guide) throw new Error(`no course ${course}`)
    return guide
  }
  found = measureRetrieval(guideOf)
}, TIMEOUT_MS)

test('at least 300 questions that no tuning has seen, each labelled with lessons of its course', () => {
  expect(UNSEEN_ASKS.length).toBeGreaterThanOrEqual(300)
  const unknown = UNSEEN_ASKS.flatMap(({ course, lessons: ids }) => ids.filter((id) => !lessons.get(course)?.has(id)))
  expect(unknown).toEqual([])
})

test('most questions lead to the right lesson, and to a passage that speaks of it', () => {
  const { first, three, section } = ratesOf(found)
  expect.soft(first).toBeGreaterThanOrEqual(85)
  expect.soft(three).toBeGreaterThanOrEqual(95)
  expect.soft(section).toBeGreaterThanOrEqual(64)
})

test('the half that is never looked at one by one does about as well', () => {
  const { first, three } = ratesOf(found.filter(({ ask }) => ask.isHeldOut))
  expect.soft(first).toBeGreaterThanOrEqual(84)
  expect.soft(three).toBeGreaterThanOrEqual(94)
})
