import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { normaliseExam } from './normalise-exam.ts'

const route = { grade: 9, subject: 'science', courseId: 'snc1w', curriculum: 'ontario' }
const item = {
  id: 'q1',
  prompt: 'Which gas?',
  options: [
    { id: 'a', content: 'Oxygen' },
    { id: 'b', content: 'Carbon dioxide', correct: true },
  ],
}
const read = (raw: unknown) => normaliseExam(raw, route, z.string())
const examOf = (raw: unknown) => {
  const result = read(raw)
  if (!result.ok) throw new Error(result.reason)
  return result
}

test('an exam keeps its id, title and minutes under either name (EXD-01, EXD-03)', () => {
  const first = examOf({ id: 'e1', title: 'Mock', durationMinutes: 60, items: [item] }).exam
  const second = examOf({ _id: 'e1', title: 'Mock', duration: 60, items: [item] }).exam
  expect(second).toEqual(first)
  expect(first).toMatchObject({ id: 'e1', title: 'Mock', durationMinutes: 60, courseId: 'SNC1W', subject: 'science' })
})

test('an exam without a duration takes the profile of its subject (CON-11)', () => {
  const minutes = (subject: string) => examOf({ id: 'e', subject, items: [item] }).exam.durationMinutes
  expect(['Biology', 'chemistry', 'physics-c-em', 'calculus-and-vectors', 'science'].map(minutes)).toEqual([
    90, 90, 80, 105, 90,
  ])
})

test('an exam without an id is still shown, so that starting it can say why it cannot (EXI-12, ERR-37)', () => {
  expect(examOf({ items: [item] }).exam.id).toBe('')
})

test('the text of a question comes from prompt or text, plain or typed (EXD-04)', () => {
  const texts = examOf({
    items: [
      item,
      { ...item, id: 'q2', prompt: undefined, text: 'Which gas?' },
      { ...item, id: 'q3', prompt: { type: 'text', content: 'Which gas?' } },
    ],
  }).exam.questions.map((question) => question.text)
  expect(texts).toEqual(['Which gas?', 'Which gas?', 'Which gas?'])
})

test('options are strings, or objects with content or an id (EXD-05)', () => {
  const options = examOf({
    items: [
      { id: 'a', text: 'T', options: ['x', 'y'], answer: 1 },
      { id: 'b', text: 'T', options: [{ content: 'x' }, { id: 'y' }], answer: 1 },
    ],
  }).exam.questions.map((question) => question.options)
  expect(options).toEqual([
    ['x', 'y'],
    ['x', 'y'],
  ])
})

test('the right option comes from its flag, correctIndex or a numeric answer (EXD-06)', () => {
  const indexes = examOf({
    items: [
      item,
      { id: 'q2', text: 'T', options: ['x', 'y'], correctIndex: 1 },
      { id: 'q3', text: 'T', options: ['x', 'y'], answer: 1 },
    ],
  }).exam.questions.map((question) => question.correctIndex)
  expect(indexes).toEqual([1, 1, 1])
})

test('items without text, with one option or without a valid right one are dropped and counted (EXD-07)', () => {
  const result = examOf({
    items: [
      item,
      { ...item, prompt: ' ' },
      { ...item, options: ['x'], answer: 0 },
      { ...item, options: ['x', 'y'], answer: 2 },
      null,
      'q',
      [],
    ],
  })
  expect(result.exam.questions).toHaveLength(1)
  expect(result.dropped).toBe(6)
})

test('an item with options goes by the rows, whatever else it carries: true-false, too (EXD-04..07)', () => {
  const rows = { id: 'q1', type: 'true-false', text: 'Iron is a metal.', options: ['True', 'False'], answer: 0 }
  const nested = { id: 'q1', type: 'true-false', prompt: { type: 'text', content: 'Iron is a metal.' }, answer: false }
  const ordering = { ...nested, type: 'ordering', items: ['a', 'b', 'c'] }
  for (const question of [undefined, 'Iron is a metal.', nested, ordering]) {
    const [read] = examOf({ items: [{ ...rows, question }] }).exam.questions
    expect(read).toMatchObject({ text: 'Iron is a metal.', options: ['True', 'False'], correctIndex: 0 })
    expect(read?.question).toBeUndefined()
  }
  // without options of its own there is nothing to choose from, and no other way to answer it in an exam
  expect(examOf({ items: [item, { ...rows, options: undefined, question: nested }] }).dropped).toBe(1)
})

test('no items, nothing playable and no exam are told apart (ERR-36, ERR-42)', () => {
  expect(read({ id: 'e', items: [] })).toEqual({ ok: false, reason: 'items-empty' })
  expect(examOf({ id: 'e', items: [{ text: 'only text' }] })).toMatchObject({
    exam: { questions: [], parts: [] },
    dropped: 1,
  })
  expect(read('exam')).toEqual({ ok: false, reason: 'not-an-exam' })
})

test('module, topic, subtopic, difficulty and explanation ride along (EXD-02, EXD-08)', () => {
  const extras = { moduleId: 'm1', topic: 'Energy', subtopic: 'Food webs', difficulty: 2, explanation: 'Because.' }
  expect(examOf({ items: [{ ...item, ...extras }] }).exam.questions[0]).toMatchObject(extras)
})

test('questions that share an id are told apart', () => {
  expect(examOf({ items: [item, item] }).exam.questions.map((question) => question.id)).toEqual(['q1', 'q1#2'])
})

test('parts are kept only when they cover the questions exactly', () => {
  const part = { title: 'A', minutes: 30, calculator: false, firstQuestion: 0, questionCount: 1 }
  expect(examOf({ items: [item], parts: [part] }).exam.parts).toEqual([part])
  expect(examOf({ durationMinutes: 45, items: [item, item], parts: [part] }).exam.parts).toMatchObject([
    { minutes: 45, questionCount: 2 },
  ])
})

test('whatever a gateway sends, the answer is an exam that can be played or a reason', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ items: fc.array(fc.jsonValue()) })), (raw) => {
      const result = read(raw)
      if (!result.ok) return
      for (const question of result.exam.questions) {
        expect(question.options.length).toBeGreaterThanOrEqual(2)
        expect(question.options[question.correctIndex]).toBeTypeOf('string')
      }
    }),
  )
})

test('what is said about an option stays with it, however long the name of its misconception is', () => {
  const long = 'm'.repeat(600)
  const options = [
    { content: 'Oxygen', misconception: long, feedback: 'No.' },
    { content: 'Carbon dioxide', correct: true },
    { content: 'Neon', misconception: 'noble-gases-react' },
  ]
  expect(examOf({ items: [{ ...item, options }] }).exam.questions[0]).toMatchObject({
    options: ['Oxygen', 'Carbon dioxide', 'Neon'],
    misconceptions: [long, null, 'noble-gases-react'],
    feedback: ['No.', null, null],
  })
})

test('whatever a gateway sends, options, feedback and misconceptions stand side by side', () => {
  const odd = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.constant(undefined),
    fc.constant('y'.repeat(501)),
  )
  const anOption = fc.oneof(
    odd,
    fc.record(
      { content: odd, id: odd, feedback: odd, misconception: odd, correct: fc.boolean() },
      { requiredKeys: [] },
    ),
  )
  const anItem = fc.record(
    {
      prompt: fc.string({ minLength: 1 }),
      options: fc.array(anOption, { maxLength: 6 }),
      correctIndex: fc.nat(5),
      feedback: fc.oneof(odd, fc.array(odd, { maxLength: 8 })),
      misconceptions: fc.oneof(odd, fc.array(odd, { maxLength: 8 })),
    },
    { requiredKeys: ['prompt', 'options', 'correctIndex'] },
  )
  const worded = (value: unknown): string | null =>
    typeof value === 'number' ? String(value) : typeof value === 'string' && value.trim() !== '' ? value : null
  fc.assert(
    fc.property(anItem, (raw) => {
      const [question] = examOf({ items: [item, raw] }).exam.questions.slice(1)
      // an item that cannot be played is left out whole, never a part of it
      if (!question) return
      expect(question.options).toHaveLength(raw.options.length)
      for (const key of ['feedback', 'misconception'] as const) {
        const beside = key === 'feedback' ? raw.feedback : raw.misconceptions
        const expected = raw.options.map((option, index) =>
          worded(Array.isArray(beside) ? beside[index] : typeof option === 'object' ? option?.[key] : undefined),
        )
        expect(key === 'feedback' ? question.feedback : question.misconceptions).toEqual(expected)
      }
    }),
    { numRuns: 500 },
  )
})

const essay = {
  id: 'w1',
  prompt: 'Explain.',
  question: {
    id: 'w1',
    type: 'written',
    prompt: 'Explain.',
    written: { parts: [{ prompt: 'Why?', model: 'Because.', rubric: [{ criterion: 'Says why.' }] }] },
  },
}
const partOf = (change: object) => ({ title: 'P', minutes: 60, calculator: true, questionCount: 1, ...change })

test('a written item is played in a written section only; a gateway that knows no sections has exams of one (EXD-07, D24)', () => {
  const parts = [partOf({ firstQuestion: 0 }), partOf({ firstQuestion: 1, kind: 'written', weight: 50 })]
  const two = examOf({ id: 'e', items: [item, essay], parts }).exam
  expect(two.questions.map(({ id }) => id)).toEqual(['q1', 'w1'])
  expect(two.parts).toMatchObject([{}, { kind: 'written', weight: 50 }])
  const plain = examOf({ id: 'e', items: [item, essay], durationMinutes: 60 })
  expect(plain).toMatchObject({ dropped: 1, exam: { questions: [{ id: 'q1' }], parts: [{ questionCount: 1 }] } })
  const odd = examOf({
    id: 'e',
    items: [item],
    missingParts: [{ title: 5 }],
    parts: [partOf({ firstQuestion: 0, kind: 'oral' })],
  })
  expect(odd.exam.missingParts).toBeUndefined()
  expect(odd.exam.parts).toMatchObject([{ title: 'Multiple choice', questionCount: 1 }])
})
