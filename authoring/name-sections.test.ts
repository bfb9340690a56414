import { expect, test } from 'vitest'
import { lessonSchemaOf } from '#domain/content/lesson.ts'
import { markdownSchema } from '#domain/text/rich-text.ts'
import { loadCourseFiles } from './load-course-files.ts'
import { sectionFinder, sectionNamer } from './name-sections.ts'

const lesson = lessonSchemaOf(markdownSchema).parse({
  id: 'density',
  title: 'Density',
  summary: '',
  learningObjectives: [],
  content: [
    { id: 'meaning', title: 'What density means', text: 'How much mass there is in each cubic centimetre.' },
    { id: 'floating', title: 'Floating', text: 'Ice floats on water, and oil floats too, because each is less dense.' },
  ],
})
const asked = (prompt: string, more: object = {}) => ({
  prompt,
  explanation: '',
  tags: [],
  hints: [],
  options: [],
  ...more,
})

test('a question rests on the section that shares its words, in whatever form they stand', () => {
  const find = sectionFinder(lesson)
  expect(find(asked('Why does a log float?'))).toBe('floating')
  expect(find(asked('Which mass has one cubic centimetre of gold?'))).toBe('meaning')
  expect(find(asked('Which is right?', { explanation: 'Oil is less dense than water.' }))).toBe('floating')
})

test('words that all sections have, or none, decide nothing', () => {
  expect(sectionFinder(lesson)(asked('Quelle est la réponse ?'))).toBeUndefined()
  expect(sectionFinder({ content: [] })(asked('Why does a log float?'))).toBeUndefined()
})

test('what an author names stands; a lesson that is not written names nothing', () => {
  const name = sectionNamer([lesson])
  const question = { ...asked('Why does a log float?'), lesson: 'density' } as unknown as Parameters<typeof name>[0]
  expect(name(question).section).toBe('floating')
  expect(name({ ...question, section: 'meaning' }).section).toBe('meaning')
  expect(name({ ...question, lesson: 'buoyancy' })).not.toHaveProperty('section')
})

test('checks, whose section is known, are found where they stand in two of three cases and more', () => {
  let found = 0
  let all = 0
  for (const folder of ['content/ontario/SNC1W', 'content/ontario/SBI3U', 'content/ap/AP-ENVIRONMENTAL-SCIENCE']) {
    const loaded = loadCourseFiles(folder)
    if (!loaded.course) throw new Error(folder)
    for (const module of loaded.course.modules)
      for (const written of module.lessonContents) {
        const files = loaded.files.modules.find(({ id }) => id === module.id)?.lessons.get(written.id)
        const find = sectionFinder(written)
        for (const { id, checks } of files?.data.content ?? [])
          for (const { prompt, options } of checks) {
            all += 1
            found += Number(find({ ...asked(prompt), options }) === id)
          }
      }
  }
  expect(all).toBeGreaterThan(100)
  expect(found / all).toBeGreaterThan(2 / 3)
})
