import { describe, expect, test } from 'vitest'
import { type CourseChanges, changedCourse, instead } from '#tests/factories/changed-course.ts'

// Figures wherever an author may put one: drawn with many seeds, under a text that is there, without the answer in their words.

const check = changedCourse()
const LESSON_FILE = 'energy/lessons/energy-flow.yaml'
const CARDS_FILE = 'energy/flashcards.yaml'
const QUESTIONS_FILE = 'energy/questions.yaml'
const told = (changes: CourseChanges) =>
  check(changes)
    .filter((problem) => problem.includes(' error '))
    .join('\n')

const table = (more = '') =>
  `figure: { kind: table, alt: Energy of a level, headers: [Level, Energy], rows: [[Hare, 5]]${more} }`
const inQuestion = (figure: string) => ({ [QUESTIONS_FILE]: instead('    hints:', `    ${figure}\n    hints:`) })
const inSection = (figure: string) => ({ [LESSON_FILE]: instead('    checks:', `    ${figure}\n    checks:`) })
const inCheck = (figure: string) => ({
  [LESSON_FILE]: instead('        options:', `        ${figure}\n        options:`),
})
const inCard = (figure: string) => ({ [CARDS_FILE]: instead('lesson: energy-flow', `lesson: energy-flow, ${figure}`) })

describe('a figure stands under a text that is there', () => {
  test.each<[string, CourseChanges]>([
    ['a prompt', inQuestion(table())],
    ['an explanation', inQuestion(table(', at: explanation'))],
    ['a hint', inQuestion(table(', at: hints.1'))],
    ['a section', inSection(table())],
    ['an option of a check', inCheck(table(', at: options.a'))],
    ['what is said about an option', inCheck(table(', at: feedback.b'))],
    ['the back of a card', inCard(table(', at: back'))],
  ])('%s', (_name, changes) => expect(told(changes)).toBe(''))

  test.each<[string, CourseChanges, string]>([
    [
      'a second hint of one',
      inQuestion(table(', at: hints.2')),
      'at: hints.2 names no text here; there are prompt, explanation, hints.1',
    ],
    ['an option of a number', inQuestion(table(', at: options.a')), 'at: options.a names no text here'],
    ['an option that is not there', inCheck(table(', at: options.z')), 'at: options.z names no text here'],
    [
      'a step of a section without an example',
      inSection(table(', at: steps.1')),
      'at: steps.1 names no text here; there are text',
    ],
    ['a side that a card has not', inCard(table(', at: middle')), 'there are front, back, explanation'],
  ])('not under %s', (_name, changes, words) => expect(told(changes)).toContain(words))
})

describe('a figure comes out with every seed', () => {
  const plot = (mark: string) =>
    `figure: { kind: plot, alt: A point, x: { min: 0, max: 10000 }, y: { min: 0, max: 10 }, marks: [${mark}] }`
  test.each<[string, string, string]>([
    [
      'a name nobody gave',
      table().replace('[[Hare, 5]]', "[[Hare, '@{foxes}']]"),
      'uses foxes, which is not a parameter',
    ],
    [
      'a row that is short',
      table().replace('[[Hare, 5]]', '[[Hare]]'),
      'a row of the table has 1 cells; there are 2 headers',
    ],
    ['a point beyond the axis', plot('{ type: points, data: [[energy, 20]] }'), 'lies outside the y axis'],
    [
      'a point beyond it with some seeds only',
      plot('{ type: points, data: [[energy * 2, 5]] }'),
      'lies outside the x axis',
    ],
    [
      'a drawing that is not there',
      'figure: { kind: drawing, alt: A cone, file: media/cone.svg }',
      'there is no file media/cone.svg',
    ],
    ['a formula that cannot be read', plot("{ type: function, of: 'x +' }"), 'is not an expression'],
  ])('%s is told', (_name, figure, words) => {
    expect(told(inQuestion(figure))).toContain(words)
  })

  test('the same trouble with many seeds is told once', () => {
    const found = check(inQuestion(plot('{ type: points, data: [[energy, 20]] }'))).filter((problem) =>
      problem.includes('outside'),
    )
    expect(found).toHaveLength(1)
  })

  test('numbers of the question stand in it', () => {
    expect(told(inQuestion(table().replace('[[Hare, 5]]', "[[Plants, '@{energy}']]")))).toBe('')
  })

  test('a figure of a lesson has no numbers of its own', () => {
    expect(told(inSection(table().replace('5]]', "'@{energy}']]")))).toContain('uses energy, which is not a parameter')
  })
})

describe('the words of a figure do not give the answer away', () => {
  const withAnswer = (answer: string, figure: string) => ({
    [LESSON_FILE]: (text: string) =>
      text
        .replace('content: This', `content: ${answer}`)
        .replace('        options:', `        ${figure}\n        options:`),
  })
  const shown = (alt: string, more = '') => `figure: { kind: table, alt: ${alt}, headers: [A], rows: [[B]]${more} }`
  test('of the very question', () => {
    expect(told(withAnswer('The carbon cycle', shown('A picture of the carbon cycle')))).toContain(
      'the alternative text gives the answer away: "The carbon cycle"',
    )
  })
  test.each<[string, CourseChanges]>([
    ['other words', withAnswer('The carbon cycle', shown('A picture of arrows between air and soil'))],
    ['a short answer, which may stand there by chance', withAnswer('Carbon', shown('Carbon and oxygen'))],
    ['a figure under the explanation', withAnswer('The carbon cycle', shown('The carbon cycle', ', at: explanation'))],
  ])('%s do not', (_name, changes) => expect(told(changes)).toBe(''))
})
