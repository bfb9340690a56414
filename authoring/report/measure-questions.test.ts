import { describe, expect, test } from 'vitest'
import type { CourseModule } from '#domain/content/course.ts'
import { makeChoice, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import { measureQuestions } from './measure-questions.ts'

const measure = (change: Partial<CourseModule>) => measureQuestions({ modules: [makeModule('m', change)] })
const words = (count: number) => 'word '.repeat(count).trim()
const options = (...contents: [key: string, ...others: string[]]) =>
  contents.map((content, index) => ({
    id: `o${index}`,
    content,
    feedback: 'Yes.',
    ...(index === 0 && { correct: true as const }),
  }))

test('explanations count from 35 to 90 words, in practice and in exams', () => {
  const questions = [34, 35, 90].map((count) => makeChoice(`q${count}`, { explanation: words(count) }))
  const examItems = [makeChoice('e', { explanation: words(91) })]
  expect(measure({ questions, examItems }).explanations).toBe(0.5)
})

test('a formula and a place of a template count as their parts, not as their letters', () => {
  const explanation = `${words(32)} $a = 2$ @{floor(x / 2)}`
  expect(measure({ questions: [makeTemplate('q', { explanation })] }).explanations).toBe(1)
})

test('two or three hints', () => {
  const questions = [1, 2, 3, 4].map((count) => makeChoice(`q${count}`, { hints: Array(count).fill('Look.') }))
  expect(measure({ questions }).hints).toBe(0.5)
})

describe('lengths of options', () => {
  test.each([
    ['the right one is the longest', options('right and long', 'a', 'b', 'c'), { keyLongest: 1, keyShortest: 0 }],
    ['it is the shortest', options('a', 'wrong', 'wrong b', 'wrong c'), { keyLongest: 0, keyShortest: 1 }],
    ['another is as long', options('abcd', 'abcd', 'b', 'c'), { keyLongest: 0, keyShortest: 0 }],
    [
      'sentences all within three letters',
      options('a sentence of letters', 'a sentence of numbers', 'a sentence of signs!!', 'a sentence of wordss'),
      { sameLength: 1 },
    ],
    [
      'formulas are of one length by nature',
      options('$x = 3a^2 + 2ab - b^2$', '$x = 3a^2 - 2ab - b^2$', '$x = 3a^2 + 2ab + b^2$', '$x = 3a^2 - 2ab + b^2$'),
      { sameLength: undefined },
    ],
    ['numbers are of one length by nature', options('12', '13', '14', '15'), { sameLength: undefined }],
  ])('%s', (_name, choices, measured) => {
    expect(measure({ questions: [makeChoice('q', { options: choices })] })).toMatchObject(measured)
  })
  test('true and false are none', () => {
    const truth = makeChoice('q', { type: 'true-false', options: options('True', 'False') })
    expect(measure({ questions: [truth] }).keyLongest).toBeUndefined()
  })
})

test('a module has enough advanced practice from 15 % on', () => {
  const mixed = (advanced: number) =>
    Array.from({ length: 20 }, (_, index) => makeChoice(`q${index}`, { difficulty: index < advanced ? 3 : 1 }))
  expect(measure({ questions: mixed(3) }).modulesWithAdvanced).toBe(1)
  expect(measure({ questions: mixed(2) }).modulesWithAdvanced).toBe(0)
})

test('a question that only asks for a word is a short answer that is no number and no formula', () => {
  const short = (id: string, answerForm?: 'text' | 'number' | 'algebra') =>
    makeChoice(id, { type: 'short-answer', options: undefined, answer: ['3'], answerForm })
  const questions = [short('a'), short('b', 'text'), short('c', 'number'), short('d', 'algebra')]
  expect(measure({ questions }).practiceWordOnly).toBe(0.5)
})

describe('something to look at', () => {
  const table = { kind: 'table' as const, alt: 'A table', headers: ['a'], rows: [['1']] }
  test.each([
    ['a figure under the prompt', { figure: table }, 1],
    ['a figure at an option', { figure: { ...table, at: 'options.a' } }, 1],
    ['a figure that comes with the explanation', { figure: { ...table, at: 'explanation' } }, 0],
    ['a stimulus', { stimulus: { id: 's', title: 'S', text: 'T', lines: false } }, 1],
    ['a table in the prompt', { prompt: 'Look:\n\n| a | b |\n|---|---|\n| 1 | 2 |' }, 1],
    ['a listing', { prompt: 'What is printed?\n```java\nint n;\n```' }, 1],
    ['a passage', { prompt: 'Read:\n\n> It was dark.\n\nWhy?' }, 1],
    ['sentences', { prompt: 'Is 3 > 2?' }, 0],
  ])('%s: %#', (_name, change, looks) => {
    expect(measure({ questions: [makeChoice('q', change)] }).practiceLooks).toBe(looks)
  })
})

test('where there is nothing, nothing is measured', () => {
  expect(measure({})).toMatchObject({ practiceLooks: undefined, explanations: undefined, checksWithHints: undefined })
})
