import { expect, test } from 'vitest'
import { ilmCourse } from '#tests/factories/ilm-course.ts'
import { outline } from '#tests/factories/ilm-modules.ts'
import { dialogueOf } from '#tests/ilm/start-dialogue.ts'
import { courseSchema } from '../content/course.ts'
import { createCourseGuide } from './course-guide.ts'
import { leadDialogue } from './lead-dialogue.ts'
import { whereUsed } from './where-used.ts'

const lesson = (id: string, title: string, text: string, terms: [string, string][] = []) => ({
  id,
  title,
  summary: `About ${title}.`,
  content: [{ id: 's', title, text, keyTerms: terms.map(([term, definition]) => ({ term, definition })) }],
})
const LATER = 'In a brewery every osmotic pressure of the cells is watched, because the cells burst without it.'
const lessons = [
  lesson('first', 'Salt', 'Water goes where the salt is.', [['Osmotic pressure', 'The pressure that stops it.']]),
  lesson('leaning', 'Leaning', 'So osmotic pressure is what this sentence speaks of, leaning on another one.'),
  lesson('later', 'Beer', `Yeast is alive. ${LATER}`),
]
const module = {
  ...outline('m', 'Module', []),
  lessons: lessons.map(({ id, title }) => ({ id, title, scope: '' })),
  lessonContents: lessons,
}
const guide = createCourseGuide(courseSchema.parse({ ...ilmCourse(), modules: [module] }))
const place = guide.place('first')

test('the sentence of a later lesson that names the idea, and stands alone', () => {
  if (!place) throw new Error('there is a lesson')
  const use = whereUsed(dialogueOf('x', { guide }), 'Osmotic pressure', place)
  expect([use?.place.lesson.id, use?.sentence]).toEqual(['later', LATER])
  expect(whereUsed(dialogueOf('x', { guide, said: LATER }), 'Osmotic pressure', place)).toBeUndefined()
  expect(whereUsed(dialogueOf('x', { guide }), 'Phlogiston', place)).toBeUndefined()
})

test('asked where an idea is used, Ilm names the lesson that comes back to it', () => {
  const told = leadDialogue(dialogueOf('what is osmotic pressure', { guide }))
  const turn = leadDialogue(dialogueOf('where is that used', { guide, state: told.state, said: told.text }))
  expect(turn.text).toContain('**Beer**')
  expect(turn.text).toContain(LATER)
  expect(turn.citations.map(({ lessonId }) => lessonId)).toEqual(['first', 'later'])
})
