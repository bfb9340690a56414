import { expect, test } from 'vitest'
import { richQuestion } from '#tests/factories/rich-question.ts'
import { describeCorrectAnswer, describeReply, promptText, shownOptions } from './describe-answer.ts'

test('true-false without options shows True and False (OPN-76)', () => {
  const question = richQuestion({ type: 'true-false', answer: false })
  expect(shownOptions(question).map(({ content, correct }) => [content.text, correct])).toEqual([
    ['True', false],
    ['False', true],
  ])
  expect(describeCorrectAnswer(question)).toBe('False')
  expect(describeReply(question, { type: 'true-false', optionId: 'true' })).toBe('True')
})

test('several right options are all named (OPN-77, ANA-25)', () => {
  const options = [
    { id: 'a', content: 'One', correct: true },
    { id: 'b', content: 'Two' },
    { id: 'c', content: 'Three', correct: true },
  ]
  expect(describeCorrectAnswer(richQuestion({ options }))).toBe('One or Three')
})

test('a number is named with its unit, without an exponent or maths marks', () => {
  expect(describeCorrectAnswer(richQuestion({ type: 'numeric', answer: 1e-7, unit: 'm' }))).toBe('0.0000001 m')
  const speed = richQuestion({ type: 'numeric', answer: 9.81, unit: '$\\text{m/s}^2$' })
  expect(describeCorrectAnswer(speed)).toBe('9.81 m/s^2')
  expect(describeCorrectAnswer(richQuestion({ type: 'numeric' }))).toBeUndefined()
})

test('a long decimal is cut as far as its tolerance allows, and no further', () => {
  const right = (answer: number, tolerance?: number) =>
    describeCorrectAnswer(richQuestion({ type: 'numeric', answer, ...(tolerance !== undefined && { tolerance }) }))
  expect(right(5.0251890763, 0.05)).toBe('5.03')
  expect(right(16.6666666667, 0.2)).toBe('16.67')
  expect(right(0.3333333333, 0.0005)).toBe('0.3333')
  expect(right(0.1234567891)).toBe('0.1234567891')
  expect(right(9.81, 1)).toBe('9.81')
  expect(right(1.6e-7, 1e-9)).toBe('0.00000016')
})

test('a short answer shows its sample, else the first accepted text (D17)', () => {
  const answer = ['osmosis', 'diffusion of water']
  expect(describeCorrectAnswer(richQuestion({ type: 'short-answer', answer }))).toBe('osmosis')
  const sampled = richQuestion({ type: 'short-answer', answer, sampleAnswer: 'Osmosis' })
  expect(describeCorrectAnswer(sampled)).toBe('Osmosis')
  expect(describeReply(sampled, { type: 'short-answer', text: ' osmosis ' })).toBe('osmosis')
})

test('pairs are written out, open ones with a question mark (D18)', () => {
  const pairs = [
    { left: 'Water', right: 'H2O' },
    { left: 'Salt', right: 'NaCl' },
  ]
  const question = richQuestion({ type: 'match', pairs })
  expect(describeCorrectAnswer(question)).toBe('Water → H2O; Salt → NaCl')
  expect(describeReply(question, { type: 'match', rights: [1, null] })).toBe('Water → NaCl; Salt → ?')
})

test('a prompt is one line of at most 200 characters; a picture is told by its words (CHP-40)', () => {
  const long = richQuestion({ prompt: { type: 'text', content: { html: '', text: `a\n b ${'c'.repeat(300)}` } } })
  expect(promptText(long)).toHaveLength(200)
  expect(promptText(long)).toMatch(/^a b c/)
  const image = { type: 'image' as const, content: '/leaf.png' }
  expect(promptText(richQuestion({ prompt: { ...image, alt: 'A leaf' } }))).toBe('A leaf')
  expect(promptText(richQuestion({ prompt: image }))).toBe('A question with image')
})
