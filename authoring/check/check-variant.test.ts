import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { questionSchemaOf } from '#domain/question/question.ts'
import { checkVariant, leakingHint } from './check-variant.ts'

const schema = questionSchemaOf(z.string())
const make = (fields: Partial<z.input<typeof schema>>) =>
  schema.parse({ id: 'q', type: 'multiple-choice', prompt: 'Which?', ...fields })
const option = (id: string, content: string, correct = false) => ({ id, content, correct })

describe('options', () => {
  const check = (...contents: string[]) =>
    checkVariant(make({ options: contents.map((content, index) => option(String(index), content, index === 0)) }))
  test.each([
    ['the same letters', ['Lynx', 'lynx ']],
    ['the same number', ['0.5 m', '0.50 m']],
    ['the same formula', ['$2x$', '2x']],
    ['the same text in maths', ['$5\\text{ cm}$', '5 cm']],
    ['the same grouped number', ['12\u00a0500', '12500']],
  ])('%s twice is an error', (_name, contents) => {
    expect(check(...contents).join()).toContain('say the same')
  })
  test.each([[['0.5 m', '0.5 km']], [['x^2', '2x']], [['-3', '3']], [['$\\frac{1}{2}$', '$\\frac{2}{1}$']]])(
    '%j differ',
    (contents) => {
      expect(check(...contents)).toEqual([])
    },
  )
  test('a number that was rounded away is told', () => {
    expect(check('12', '0.00 kg').join()).toContain('shows 0.00')
    expect(check('12', '0.005 kg', '10.0 kg')).toEqual([])
  })
})

describe('hints that tell', () => {
  const numeric = (hint: string, prompt = 'How much?') =>
    leakingHint(make({ type: 'numeric', answer: 12.5, prompt, hints: [hint] }), 4)
  test('the answer as a whole word is a leak', () => {
    expect(numeric('It is 12.5 kJ.')).toBeDefined()
    expect(numeric('It is 112.5 kJ or 12.57.')).toBeUndefined()
  })
  test('what stands in the prompt already is none', () => {
    expect(numeric('Start with 12.5.', 'Is it 12.5?')).toBeUndefined()
  })
  test('a word of the answer inside another word is none', () => {
    const question = make({ type: 'short-answer', answer: ['heat'], hints: ['Think of wheat.'] })
    expect(leakingHint(question, 4)).toBeUndefined()
    expect(leakingHint({ ...question, hints: ['Some goes as heat.'] }, 4)).toBeDefined()
  })
  test('short answers are passed over', () => {
    const question = make({ type: 'short-answer', answer: ['air'], hints: ['Plants take air.'] })
    expect(leakingHint(question, 4)).toBeUndefined()
  })
})

describe('other types', () => {
  test('pairs must be unique on both sides', () => {
    const pairs = ['a', 'b', 'c'].map((left) => ({ left, right: 'same' }))
    expect(checkVariant(make({ type: 'match', pairs })).join()).toContain('same right side')
  })
  test('a key that the checker would refuse is an error', () => {
    const algebra = make({ type: 'short-answer', answerForm: 'algebra', answer: ['2x +'] })
    expect(checkVariant(algebra).join()).toContain('cannot be read as a formula')
    const number = make({ type: 'short-answer', answerForm: 'number', answer: ['many'] })
    expect(checkVariant(number).join()).toContain('is no number')
  })
  test('a mistake that is right is an error', () => {
    const question = make({ type: 'short-answer', answer: ['heat'], mistakes: [{ answer: 'The Heat', feedback: 'x' }] })
    expect(checkVariant(question).join()).toContain('also an accepted answer')
  })
  test('numbers without an end need a tolerance', () => {
    expect(checkVariant(make({ type: 'numeric', answer: 1 / 3 })).join()).toContain('tolerance')
    expect(checkVariant(make({ type: 'numeric', answer: 1 / 3, tolerance: 0.01 }))).toEqual([])
  })
})
