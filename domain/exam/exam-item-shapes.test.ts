import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { normaliseExam } from './normalise-exam.ts'

// EXD-02, EXD-04..08, field by field: what a gateway may write about an item, and what the player makes of it.

const item = { id: 'q1', text: 'Which gas?', options: ['Oxygen', 'Neon'], correctIndex: 0 }
const read = (raw: unknown) => normaliseExam(raw, { subject: 'science', courseId: 'SNC1W' }, z.string())
const itemWith = (fields: object) => {
  const result = read({ id: 'e', items: [{ ...item, ...fields }] })
  if (!result.ok) throw new Error(result.reason)
  return result.exam.questions[0]
}

describe('an item', () => {
  test.each([
    [{ prompt: 'A?', text: 'B?' }, 'A?'],
    [{ prompt: '', text: 'B?' }, 'B?'],
    [{ prompt: { type: 'text', content: 'A?' } }, 'A?'],
    [{ prompt: { text: 'A?' } }, 'A?'],
    [{ prompt: { content: { text: 'A?' } } }, 'A?'],
    [{ prompt: 42 }, '42'],
  ])('is asked by %j as “%s” (EXD-04)', (fields, text) => expect(itemWith(fields)?.text).toBe(text))

  test.each([
    [{ id: 'a', questionId: 'c' }, 'a'],
    [{ id: undefined, _id: 'b', questionId: 'c' }, 'b'],
    [{ id: null, questionId: 'c' }, 'c'],
    [{ id: null }, 'question-1'],
    [{ id: 0 }, '0'],
  ])('goes by the id of %j: %s', (fields, id) => expect(itemWith(fields)?.id).toBe(id))

  test.each([
    [
      ['x', 'y'],
      ['x', 'y'],
    ],
    [
      [1, 2.5],
      ['1', '2.5'],
    ],
    [
      [{ content: 'x' }, { text: 'y' }],
      ['x', 'y'],
    ],
    [
      [{ label: 'x', id: 'a' }, { id: 'y' }],
      ['x', 'y'],
    ],
    [
      [{ content: '', label: 'x' }, { content: { text: 'y' } }],
      ['x', 'y'],
    ],
  ])('with options %j shows %j (EXD-05)', (options, texts) => expect(itemWith({ options })?.options).toEqual(texts))

  test.each<[unknown, string]>([
    [['x', ''], 'an empty option'],
    [['x', null], 'no option'],
    [['x', {}], 'an option without a word'],
    [['x', true], 'an option that is no text'],
    [['x'], 'one option'],
    [[], 'no options'],
    ['x, y', 'no list of options'],
  ])('with options %j (%s) cannot be played (EXD-07)', (options) => expect(itemWith({ options })).toBeUndefined())

  const flagged = [{ content: 'x' }, { content: 'y', correct: true }, { content: 'z', correct: true }]
  test.each([
    [{ options: flagged, correctIndex: 0, answer: 2 }, 1], // the first flag stands above the rest
    [{ correctIndex: 1, answer: 0 }, 1],
    [{ correctIndex: undefined, answer: 1 }, 1],
    [{ correctIndex: '1' }, 1],
    [{ options: [{ content: 'x', correct: 'true' }, { content: 'y' }], correctIndex: 1 }, 1], // only a true flag is one
  ])('%j has its right option at %i (EXD-06)', (fields, index) => expect(itemWith(fields)?.correctIndex).toBe(index))

  test.each([
    [{ correctIndex: 2 }],
    [{ correctIndex: -1 }],
    [{ correctIndex: 0.5 }],
    [{ correctIndex: undefined }],
    [{ correctIndex: undefined, answer: 'Neon' }],
  ])('%j has no right option and cannot be played (EXD-07)', (fields) => expect(itemWith(fields)).toBeUndefined())

  test.each([
    ['difficulty', 2, 2],
    ['difficulty', 'hard', 'hard'],
    ['difficulty', Number.POSITIVE_INFINITY, undefined],
    ['moduleId', 3, '3'],
    ['topic', 'Energy', 'Energy'],
    ['topic', '', undefined],
    ['subtopic', { content: 'Heat' }, 'Heat'],
    ['lessonId', 'l1', 'l1'],
    ['explanation', { type: 'text', content: 'Because.' }, 'Because.'],
    ['templateId', 't', 't'],
    ['seed', 5, 5],
    ['seed', -5, undefined],
    ['stimulusId', 's', 's'],
    ['questionType', 'true-false', 'true-false'],
    ['tags', ['a', 1, null, 'b'], ['a', 'b']],
    ['tags', 'a', []],
    ['figures', 'none', undefined],
    ['figures', [{ at: 'prompt', kind: 'plot', alt: 'A line.' }], [{ at: 'prompt', kind: 'plot', alt: 'A line.' }]],
  ])('says %s by %j: %j (EXD-02, EXD-08)', (field, value, expected) =>
    expect(itemWith({ [field]: value })?.[field as 'topic']).toEqual(expected),
  )

  test('what is said beside the options goes before what is said inside them', () => {
    const options = [
      { content: 'x', feedback: 'inside x', misconception: 'in-x' },
      { content: 'y', feedback: 'inside y', misconception: 'in-y' },
    ]
    expect(itemWith({ options })).toMatchObject({
      feedback: ['inside x', 'inside y'],
      misconceptions: ['in-x', 'in-y'],
    })
    expect(itemWith({ options, feedback: ['beside x'], misconceptions: [null, 'beside-y'] })).toMatchObject({
      feedback: ['beside x', null],
      misconceptions: [null, 'beside-y'],
    })
  })
})

describe('an item that is answered in another way', () => {
  const numeric = { id: 'n', type: 'numeric', prompt: { type: 'text', content: 'How many?' }, answer: 3 }
  const own = (question: unknown) => itemWith({ options: undefined, questionType: 'numeric', question })
  test('is read in the embedded gateway’s shape, and then the question says its type (D24)', () => {
    const read = own(numeric)
    expect(read).toMatchObject({ text: 'Which gas?', options: [], correctIndex: 0, question: { answer: 3 } })
    expect(read?.questionType).toBeUndefined()
  })
  test.each([
    ['no question', undefined],
    ['a broken one', { ...numeric, prompt: 7 }],
    ['a type that no exam has', { ...numeric, type: 'short-answer', answer: 'x' }],
    ['one that is answered at once', { ...numeric, type: 'multiple-choice' }],
    ['one that nobody can answer', { ...numeric, type: 'ordering', items: [] }],
    ['a type of another release', { ...numeric, type: 'hologram' }],
  ])('with %s cannot be played', (_, question) => expect(own(question)).toBeUndefined())
})
