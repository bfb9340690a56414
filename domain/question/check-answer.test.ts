import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkAnswer } from './check-answer.ts'
import { compareAlgebra } from './compare-algebra.ts'
import { questionSchemaOf } from './question.ts'
import type { Reply } from './reply.ts'
import { questionTypeSchema } from './type-schemas.ts'
import { optionsOf } from './types/true-false/truth-options.ts'

const schema = questionSchemaOf(z.string())
const make = (fields: Partial<z.input<typeof schema>>) =>
  schema.parse({ id: 'q', type: 'multiple-choice', prompt: 'Why?', ...fields })
const correct = { kind: 'checked', status: 'correct' }
const incorrect = { kind: 'checked', status: 'incorrect' }

describe('choice', () => {
  const question = make({
    options: [
      { id: 'a', content: 'One', correct: true },
      { id: 'b', content: 'Two', feedback: 'Not recycled.', misconception: 'energy-is-recycled' },
      { id: 'c', content: 'Three', correct: true },
    ],
  })
  const choose = (optionId: string): Reply => ({ type: 'multiple-choice', optionId })

  test('the flag of the option decides, also with several flagged (CHP-19)', () => {
    expect(checkAnswer(question, choose('a'))).toEqual(correct)
    expect(checkAnswer(question, choose('c'))).toEqual(correct)
  })
  test('a wrong option names its misconception', () => {
    expect(checkAnswer(question, choose('b'))).toEqual({
      ...incorrect,
      mistake: { feedback: 'Not recycled.', misconception: 'energy-is-recycled' },
    })
  })
  test('an option that is not there is not scored', () => {
    expect(checkAnswer(question, choose('x'))).toEqual({ kind: 'malformed', reason: 'no-such-option' })
  })
})

describe('true-false without options takes the truth from `answer`', () => {
  test.each([
    [true, 'true'],
    ['true', 'true'],
    ['True', 'true'],
    [['true'], 'true'],
    [false, 'false'],
    ['False', 'false'],
  ])('%j', (answer, right) => {
    const question = make({ type: 'true-false', answer })
    const other = right === 'true' ? 'false' : 'true'
    expect(checkAnswer(question, { type: 'true-false', optionId: right })).toEqual(correct)
    expect(checkAnswer(question, { type: 'true-false', optionId: other })).toEqual(incorrect)
    expect(optionsOf(question, (text) => text).find((option) => option.correct)?.id).toBe(right)
  })
  test('options of its own are kept', () => {
    const options = [
      { id: 'true', content: 'True', correct: true },
      { id: 'false', content: 'False' },
    ]
    expect(optionsOf(make({ type: 'true-false', options }), (text) => text)).toHaveLength(2)
  })
})

describe('numeric', () => {
  const type = 'numeric' as const
  test('within tolerance (CHP-20)', () => {
    const question = make({ type, answer: 10, tolerance: 0.5 })
    expect(checkAnswer(question, { type, text: '10.5' })).toEqual(correct)
    expect(checkAnswer(question, { type, text: '10.6' })).toMatchObject(incorrect)
  })
  test('an answer that arrives as text is a number all the same', () => {
    expect(checkAnswer(make({ type, answer: '12.5' }), { type, text: '12,5' })).toEqual(correct)
  })
  test('a text that is no number is asked again (CHP-21 as amended: malformed is not wrong)', () => {
    expect(checkAnswer(make({ type, answer: 10 }), { type, text: 'ten' })).toMatchObject({ kind: 'malformed' })
    expect(checkAnswer(make({ type }), { type, text: 'ten' })).toMatchObject({ kind: 'malformed' })
  })
  test('without an answer nothing can be right', () => {
    expect(checkAnswer(make({ type }), { type, text: '10' })).toEqual(incorrect)
  })
})

describe('short answer', () => {
  const type = 'short-answer' as const
  const check = (fields: Partial<z.input<typeof schema>>, text: string) =>
    checkAnswer(make({ type, ...fields }), { type, text }, compareAlgebra)

  test('any accepted text, however cased, spaced, spelled (D17)', () => {
    const answer = ['decomposer', 'decomposers']
    for (const text of ['Decomposer', ' the decomposers. ', 'DECOMPOSER'])
      expect(check({ answer }, text)).toEqual(correct)
    expect(check({ answer }, 'producer')).toEqual(incorrect)
  })
  test('equivalent numbers and units (D17)', () => {
    expect(check({ answer: '0.5 kg' }, '500 g')).toEqual(correct)
    expect(check({ answer: '3/4' }, '0.75')).toEqual(correct)
    expect(check({ answer: '3/4', answerForm: 'number' }, '75%')).toEqual(correct)
    expect(check({ answer: '12 cm', answerForm: 'number' }, '120 mm')).toEqual(correct)
    expect(check({ answer: '1.5', answerForm: 'number' }, '3/2')).toEqual(correct)
    expect(check({ answer: '1.5', answerForm: 'number' }, 'lots')).toEqual({
      kind: 'malformed',
      reason: 'not-a-number',
    })
  })
  test('algebra is compared by value', () => {
    expect(check({ answer: '2x', answerForm: 'algebra' }, 'x * 2')).toEqual(correct)
    expect(check({ answer: '2x', answerForm: 'algebra' }, '3x')).toEqual(incorrect)
    expect(check({ answer: '2x', answerForm: 'algebra' }, '2x +')).toEqual({ kind: 'malformed', reason: 'not-algebra' })
  })
  test('the expression of the question itself is sent back, not scored', () => {
    const malformed = { kind: 'malformed', reason: 'not-in-form' }
    expect(check({ answer: '5x', answerForm: 'algebra' }, '3x + 2x')).toEqual(malformed)
    expect(check({ answer: '2x + 6', answerForm: 'algebra' }, '2(x + 3)')).toEqual(malformed)
    expect(check({ answer: '(x+2)(x+3)', answerForm: 'algebra' }, 'x^2+5x+6')).toEqual(malformed)
    expect(check({ answer: '(x+2)(x+3)', answerForm: 'algebra' }, '(3+x)(x+2)')).toEqual(correct)
    expect(check({ answer: ['2(l+w)', '2l+2w'], answerForm: 'algebra' }, '2w + 2l')).toEqual(correct)
  })
  test('without the maths library the same formula is still accepted', () => {
    const question = make({ type, answer: '2x^2', answerForm: 'algebra' })
    expect(checkAnswer(question, { type, text: '2 x²'.replace('²', '^2') })).toEqual(correct)
    expect(checkAnswer(question, { type, text: 'x^2*2' })).toEqual(incorrect)
  })
  test('a known mistake brings its feedback', () => {
    const mistakes = [{ answer: 'consumer', feedback: 'It eats others.', misconception: 'all-eat' }]
    expect(check({ answer: 'producer', mistakes }, 'Consumer')).toEqual({
      ...incorrect,
      mistake: { feedback: 'It eats others.', misconception: 'all-eat' },
    })
  })
  test('without an accepted answer it is recorded as incorrect (CHP-24)', () => {
    expect(check({}, 'anything')).toEqual(incorrect)
    expect(check({ answer: [] }, 'anything')).toEqual(incorrect)
  })
  test('blank is not scored (CHP-22)', () => {
    expect(check({ answer: 'x' }, '  ')).toEqual({ kind: 'malformed', reason: 'empty' })
  })
})

describe('match (D18)', () => {
  const pairs = [
    { left: 'lynx', right: 'consumer' },
    { left: 'moss', right: 'producer' },
    { left: 'hare', right: 'consumer' },
  ]
  const check = (rights: (number | null)[]) => checkAnswer(make({ type: 'match', pairs }), { type: 'match', rights })
  test('right when every left side has its own', () => {
    expect(check([0, 1, 2])).toEqual(correct)
    expect(check([1, 0, 2])).toEqual(incorrect)
  })
  test('equal right sides may stand for each other, but each is used once', () => {
    expect(check([2, 1, 0])).toEqual(correct)
    expect(check([0, 1, 0])).toEqual(incorrect)
  })
  test('an open pair is not scored', () => {
    expect(check([0, null, 2])).toEqual({ kind: 'malformed', reason: 'incomplete' })
  })
  test('without pairs it is a preview (CHP-27)', () => {
    const reply = { type: 'match' as const, rights: [] }
    expect(checkAnswer(make({ type: 'match' }), reply)).toEqual({ kind: 'malformed', reason: 'cannot-be-answered' })
  })
})

test('a reply for another type, and draw, cannot be answered (CHP-27)', () => {
  for (const type of questionTypeSchema.options.filter((one) => one !== 'numeric')) {
    expect(checkAnswer(make({ type }), { type: 'numeric', text: '1' })).toMatchObject({ kind: 'malformed' })
  }
})

test('works on rendered texts as on Markdown', () => {
  const rich = questionSchemaOf(z.string().transform((text) => ({ html: `<p>${text}</p>`, text })))
  const question = rich.parse({
    id: 'q',
    type: 'multiple-choice',
    prompt: 'Why?',
    options: [
      { id: 'a', content: 'One', correct: true },
      { id: 'b', content: 'Two', feedback: 'No.' },
    ],
  })
  expect(checkAnswer(question, { type: 'multiple-choice', optionId: 'b' })).toEqual({
    ...incorrect,
    mistake: { feedback: { html: '<p>No.</p>', text: 'No.' }, misconception: undefined },
  })
})

test('no reply makes it throw', () => {
  const type = 'short-answer' as const
  const forms = fc.constantFrom('text' as const, 'number' as const, 'algebra' as const)
  fc.assert(
    fc.property(fc.string(), fc.string(), forms, (text, answer, answerForm) => {
      void checkAnswer(make({ type, answer, answerForm }), { type, text }, compareAlgebra)
    }),
  )
})
