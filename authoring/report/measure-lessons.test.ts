import { expect, test } from 'vitest'
import type { CourseModule } from '#domain/content/course.ts'
import { lessonSchemaOf } from '#domain/content/lesson.ts'
import { markdownSchema } from '#domain/text/rich-text.ts'
import { makeChoice, makeModule } from '#tests/factories/make-course.ts'
import { measureLessons } from './measure-lessons.ts'

const lesson = (id: string, content: object[]) =>
  lessonSchemaOf(markdownSchema).parse({
    id,
    title: id,
    content: content.map((one, index) => ({ id: `s${index}`, ...one })),
  })
const measure = (change: Partial<CourseModule>) => measureLessons({ modules: [makeModule('m', change)] })
const text = (count: number) => 'word '.repeat(count)
const worked = { workedExample: { title: 'W', problem: 'P', steps: [{ action: 'A' }], answer: '1' } }
const card = (id: string) => ({
  id,
  front: { type: 'text' as const, content: 'a' },
  back: { type: 'text' as const, content: 'b' },
  tags: [],
  lessonId: 'lesson-one',
})

test('lessons of the outline that are written', () => {
  expect(measure({ lessonContents: [lesson('lesson-one', [{ text: 'A.' }])] }).lessonsWritten).toBe(0.5)
})

test.each([
  ['a picture in the text', { text: '![A](media/a.svg)' }, 1],
  ['a picture of its own', { media: [{ type: 'image', url: 'media/a.svg' }] }, 1],
  ['a diagram', { diagram: { imageUrl: 'media/a.svg' } }, 1],
  ['words', { text: 'A link [a](https://a.ca)' }, 0],
])('%s in a lesson: drawn %d', (_name, section, drawn) => {
  expect(measure({ lessonContents: [lesson('lesson-one', [section])] }).withDrawing).toBe(drawn)
})

test('words from 700 to 1,200, sections from five to eight', () => {
  const of = (sections: number, words: number) =>
    measure({ lessonContents: [lesson('lesson-one', Array(sections).fill({ text: text(words) }))] })
  expect(of(5, 150)).toMatchObject({ words: 1, sections: 1 })
  expect(of(4, 150)).toMatchObject({ words: 0, sections: 0 })
  expect(of(9, 150)).toMatchObject({ words: 0, sections: 0 })
})

test('two worked examples where three questions ask for numbers', () => {
  const questions = ['a', 'b', 'c'].map((id) => makeChoice(id, { type: 'numeric', options: undefined, answer: 1 }))
  const of = (examples: number, asked = questions) =>
    measure({ questions: asked, lessonContents: [lesson('lesson-one', Array(examples).fill(worked))] }).worked
  expect([of(2), of(1), of(1, questions.slice(1))]).toEqual([1, 0, undefined])
})

test('four cards', () => {
  const of = (ids: string[]) =>
    measure({
      lessonContents: [lesson('lesson-one', [{ text: 'A.' }])],
      decks: [{ id: 'd', title: 'D', cards: ids.map(card) }],
    }).cards
  expect([of(['a', 'b', 'c', 'd']), of(['a', 'b', 'c'])]).toEqual([1, 0])
})
