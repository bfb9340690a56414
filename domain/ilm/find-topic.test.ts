import { expect, test } from 'vitest'
import { ilmCourse } from '#tests/factories/ilm-course.ts'
import { outline } from '#tests/factories/ilm-modules.ts'
import { dialogueOf } from '#tests/ilm/start-dialogue.ts'
import { courseSchema } from '../content/course.ts'
import { createCourseGuide } from './course-guide.ts'
import { findTopic } from './find-topic.ts'

const lessons = [
  ['grids', 'Two-dimensional arrays', 'Arrays of arrays: arrays in rows, arrays in columns.'],
  ['rows', 'Arrays', 'A row of values of one type.'],
].map(([id = '', title = '', text = '']) => ({ id, title, summary: text, content: [{ id: 's', title, text }] }))
const module = {
  ...outline('m', 'Module', []),
  lessons: lessons.map(({ id, title }) => ({ id, title, scope: '' })),
  lessonContents: lessons,
}
const guide = createCourseGuide(courseSchema.parse({ ...ilmCourse(), modules: [module] }))

test.each([
  ['quiz me on Arrays', 'rows'],
  ['explain arrays please', 'rows'],
  ['arrays?', 'rows'],
  ['quiz me on two-dimensional arrays', 'grids'],
])('“%s” means the lesson of that title', (message, lesson) => {
  expect(findTopic(dialogueOf(message, { guide }))?.place.lesson.id).toBe(lesson)
})
