import { expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import { measureExams } from './measure-exams.ts'

const many = (count: number, id: string, change = {}) =>
  Array.from({ length: count }, (_, index) => makeChoice(`${id}${index}`, change))

test('a bank that is as large as the exam is seen again whole; templates bring new numbers', () => {
  expect(measureExams(makeCourse([makeModule('m', { examItems: many(20, 'e') })])).repeats).toBe(1)
  const templates = Array.from({ length: 20 }, (_, index) => makeTemplate(`t${index}`))
  const withTemplates = measureExams(makeCourse([makeModule('m', { examItems: templates })]))
  expect(withTemplates.repeats).toBeLessThan(0.6)
})

test('where an item comes from, and how hard it is', () => {
  const measured = measureExams(
    makeCourse([
      makeModule('m', { questions: many(10, 'q', { difficulty: 3 }), examItems: many(10, 'e', { difficulty: 1 }) }),
    ]),
  )
  expect(measured).toMatchObject({ examOnly: 0.5, easy: 0.5, advanced: 0.5, looks: 0, inSets: 0, trueFalse: 0 })
})

test('a set counts as something to look at', () => {
  const stimulus = { id: 's', title: 'S', text: 'Look.', lines: false }
  const examItems = [...many(3, 's', { stimulus }), ...many(17, 'e')]
  expect(measureExams(makeCourse([makeModule('m', { examItems })]))).toMatchObject({ inSets: 0.15, looks: 0.15 })
})

test('a course without items has nothing to measure', () => {
  expect(measureExams(makeCourse([makeModule('m')]))).toMatchObject({ looks: undefined, repeats: undefined })
})
