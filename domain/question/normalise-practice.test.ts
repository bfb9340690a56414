import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anyOddQuestion, anyPractice } from '#tests/factories/gateway-content.ts'
import { normalisePractice, normaliseVariant } from './normalise-practice.ts'
import { questionTypeSchema } from './type-schemas.ts'

const text = z.string()
const question = (id: string, fields: object = {}) => ({ id, type: 'short-answer', prompt: 'Why?', ...fields })
const read = (answer: unknown) => normalisePractice(answer, text, 'cells')

test.each([
  ['a list', [question('a')]],
  ['`items`', { items: [question('a')] }],
  ['`questions`', { questions: [question('a')] }],
  ['`challenges`', { challenges: [question('a')] }],
  ['the module id', { cells: [question('a')] }],
])('%s holds the questions (CHP-42)', (_name, answer) => {
  expect(read(answer)).toMatchObject({ items: [{ id: 'a' }], dropped: 0 })
})

test('all six types are read (CHP-39)', () => {
  const { items } = read(questionTypeSchema.options.map((type) => question(type, { type })))
  expect(items.map((item) => item.type)).toEqual(questionTypeSchema.options)
})

test('a prompt is a text or a typed item (CHP-40)', () => {
  const types = ['text', 'image', 'video', 'audio', 'interactive']
  const prompts = ['Plain', ...types.map((type) => ({ type, content: 'x' }))]
  const { items } = read(prompts.map((prompt, index) => question(String(index), { prompt })))
  expect(items.map((item) => item.prompt.type)).toEqual(['text', ...types])
})

describe('fields (CHP-38, CHP-41)', () => {
  const one = (fields: object) => read([question('a', fields)]).items[0]
  test('everything a question may carry', () => {
    const fields = {
      options: [{ id: 'a', content: 'One', correct: true, feedback: 'Yes' }],
      answer: ['x', 'y'],
      tolerance: 0.5,
      hints: ['h'],
      explanation: 'e',
      tags: ['t'],
      difficulty: 2,
      timeLimitSeconds: 30,
    }
    expect(one(fields)).toMatchObject(fields)
  })
  test('options may be plain texts, and lack an id', () => {
    expect(one({ options: ['One', { content: 'Two', correct: true }] })?.options).toMatchObject([
      { id: '1', content: 'One', correct: false },
      { id: '2', content: 'Two', correct: true },
    ])
  })
  test('values out of range lose only their field', () => {
    const item = one({ difficulty: 9, tolerance: -1, timeLimitSeconds: 0, explanation: null })
    expect(item).toMatchObject({ tolerance: 0 })
    expect(item?.difficulty).toBeUndefined()
    expect(item?.timeLimitSeconds).toBeUndefined()
  })
})

test('a malformed question is dropped and counted', () => {
  const answer = [question('a'), { id: 'b' }, question('c', { type: 'essay' }), null, question('d', { answer: {} })]
  expect(read(answer)).toMatchObject({ items: [{ id: 'a' }], dropped: 4 })
})

test('an answer without questions is empty, not an error', () => {
  for (const answer of [null, 'x', {}, [], { items: [] }]) expect(read(answer)).toEqual({ items: [], dropped: 0 })
})

test('no JSON at all makes it throw, and every item is read or counted', () => {
  const item = fc.oneof(
    fc.jsonValue(),
    fc.record({ id: fc.string(), type: fc.constant('numeric'), prompt: fc.jsonValue() }),
  )
  fc.assert(
    fc.property(fc.array(item), (list) => {
      const { items, dropped } = read({ items: list })
      expect(items.length + dropped).toBe(list.length)
    }),
  )
})

test('every documented shape is read whole (CHP-38..42)', () => {
  fc.assert(
    fc.property(anyPractice, ({ answer, module, questions }) => {
      const { items, dropped } = normalisePractice(answer, text, module)
      expect(dropped).toBe(0)
      expect(items.map((item) => item.id)).toEqual(questions.map((sent) => String(sent.id)))
      for (const [index, item] of items.entries()) {
        const sent: Record<string, unknown> = questions[index] ?? {}
        expect(item.type).toBe(sent.type)
        expect(item.options).toHaveLength(Array.isArray(sent.options) ? sent.options.length : 0)
        if (sent.type === 'numeric') expect(item.answer).toBe(Number(sent.answer))
        else expect(item.answer).toEqual(sent.answer)
      }
    }),
  )
})

test('whatever stands in the fields beside prompt, options and answer, the question can be asked', () => {
  fc.assert(
    fc.property(anyOddQuestion, (odd) => {
      expect(read([odd]).items.map((item) => item.id)).toEqual(['q'])
    }),
  )
})

test('a question that would lose an option or its answer is not asked at all', () => {
  const options = [{ id: 'a', content: 'Right', correct: true }, { id: 'b' }]
  expect(read([question('a', { type: 'multiple-choice', options })]).items).toEqual([])
  expect(read([question('a', { type: 'numeric', answer: {} })]).items).toEqual([])
})

test('the one question of a variant is read as a list of them is; anything else is none (D14)', () => {
  const read = normaliseVariant({ question: question('a', { id: 7 }), set: 'odd' }, text)
  expect(read?.question).toMatchObject({ id: '7', type: 'short-answer' })
  expect(read).toEqual({ question: read?.question, set: [read?.question] })
  for (const answer of [null, [], 'x', {}, { question: null }, { question: { id: 'a' } }])
    expect(normaliseVariant(answer, text)).toBeUndefined()
})

test('stimuli come beside the questions that name them, and a variant brings its whole set (D24)', () => {
  const stimuli = [{ id: 's', title: 'Two lamps', text: 'A source of 6 V.' }, { id: 'broken' }]
  const items = ['a', 'b'].map((id) => question(id, { stimulusId: 's' }))
  const practice = normalisePractice({ questions: [...items, question('c')], stimuli }, text)
  expect(practice.stimuli).toEqual([stimuli[0]])
  expect(practice.items.map(({ stimulusId }) => stimulusId)).toEqual(['s', 's', undefined])
  const stranger = question('x', { stimulusId: 'other' })
  const variant = normaliseVariant({ question: items[1], set: [...items, stranger], stimuli }, text)
  expect(variant?.set.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(variant?.stimulus).toEqual(stimuli[0])
  // a set without the question itself is none
  expect(normaliseVariant({ question: items[1], set: [items[0]] }, text)?.set.map(({ id }) => id)).toEqual(['b'])
})
