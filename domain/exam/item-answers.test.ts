import { describe, expect, test } from 'vitest'
import { sampleCourse } from '#tests/gateway/sample-course.ts'
import { editionOf } from '../question/item-edition.ts'
import { buildExam } from './build-exam.ts'
import { itemAnswers, questionOfItem } from './item-answers.ts'

const course = sampleCourse()
const exam = buildExam({ course, seed: 5, contentVersion: 'v1' })
const [first] = exam.questions
if (!first) throw new Error('no question')

describe('what an exam tells of its items', () => {
  test('each option goes by its author’s id', () => {
    const authored = course.modules.flatMap(({ questions, examItems }) => [...questions, ...examItems])
    const written = authored.find(({ id }) => id === first.templateId)
    if (!written) throw new Error('no such item')
    const told = first.options.map((_, chosen) => itemAnswers(exam, { [first.id]: chosen }, course))
    expect(told.map(([one]) => one?.answer).sort()).toEqual(['option:all', 'option:half', 'option:tenth'])
    expect(itemAnswers(exam, { [first.id]: first.correctIndex }, course)).toEqual([
      { itemId: `ecosystems/${first.templateId}`, edition: editionOf(written), answer: 'option:tenth' },
    ])
  })
  test('an item that comes twice counts once, with the first answer', () => {
    const again = { ...first, id: `${first.id}~1` }
    const twice = { questions: [first, again] }
    const answers = { [first.id]: first.correctIndex, [again.id]: (first.correctIndex + 1) % 3 }
    expect(itemAnswers(twice, answers, course).map(({ answer }) => answer)).toEqual(['option:tenth'])
  })
  test('nothing is told of what was left open, chosen outside of the options, or is not in the course', () => {
    expect(itemAnswers(exam, {}, course)).toEqual([])
    expect(itemAnswers(exam, { [first.id]: 99 }, course)).toEqual([])
    expect(itemAnswers(exam, { [first.id]: 0 }, { modules: [] })).toEqual([])
  })
})

test('the number of a variant is no part of a question', () => {
  expect(['atoms', 'atoms~2', 'atoms-2~13'].map(questionOfItem)).toEqual(['atoms', 'atoms', 'atoms-2'])
})

test('a wording has a name of its own; its section and what was measured are none of it', () => {
  const [question] = course.modules[0]?.questions ?? []
  if (!question) throw new Error('no question')
  const name = editionOf(question)
  expect(name).toMatch(/^[0-9a-f]{8}$/)
  expect(editionOf({ ...question, section: 'chain', itemDifficulty: 1.2 })).toBe(name)
  expect(editionOf({ ...question, prompt: `${question.prompt} ` })).not.toBe(name)
})
