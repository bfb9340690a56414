import { expect, test } from 'vitest'
import { sampleCourse } from '#tests/gateway/sample-course.ts'
import { startDialogue } from '#tests/ilm/start-dialogue.ts'
import { createCourseGuide } from './course-guide.ts'

/** A course whose units are called so. */
function tellOf(categories: readonly string[]) {
  const [sample] = sampleCourse().modules
  const modules = categories.map((category, at) => ({
    ...sample,
    id: `m${at}`,
    category,
    title: `Title ${at}`,
    ...(at > 0 && { lessonContents: [] }),
    questions: [],
    examItems: [],
    decks: [],
  }))
  const guide = createCourseGuide(sampleCourse({ modules }))
  return (message: string) => startDialogue({ guide, keepsState: true })(message).text
}

test('a unit is the one that the course calls so: what only starts it has no number', () => {
  const tell = tellOf(['Start here', 'Unit 1', 'Unit 2', 'Unit 3'])
  expect(tell('what lessons are in unit 2')).toMatch(/^Unit 2 is \*\*Title 2\*\*/)
  expect(tell('what topics are in unit one')).toMatch(/^Unit 1 is \*\*Title 1\*\*/)
})

test('letters are named or counted', () => {
  const tell = tellOf(['Strand A', 'Strand B: Biology', 'Strand C: Chemistry'])
  expect(tell('what lessons are in strand c')).toMatch(/^Strand C is \*\*Title 2\*\*/)
  expect(tell('what lessons are in unit 2')).toMatch(/^Strand B is \*\*Title 1\*\*/)
})

test('numbers that begin later are counted, and told as the course has them', () => {
  const tell = tellOf(['Start here', 'Unit 9', 'Unit 10', 'Unit 11'])
  expect(tell('what lessons are in unit 10')).toMatch(/^Unit 10 is \*\*Title 2\*\*/)
  expect(tell('what lessons are in unit 2')).toMatch(/^Unit 10 is \*\*Title 2\*\*/)
})

test('where units have no labels, their order counts', () => {
  expect(tellOf(['Biology', 'Physics'])('what lessons are in unit 2')).toMatch(/^Unit 2 is \*\*Title 1\*\*/)
})
