import { describe, expect, test } from 'vitest'
import { answering, madeQuestion, plainQuestion, problemsOf } from '#tests/factories/plain-question.ts'
import { checkAnswer } from '../../check-answer.ts'
import { plainFormOf } from '../../plain-types.ts'
import { authoredShortAnswer } from './authored-short-answer.ts'
import { shortAnswer } from './short-answer.ts'

const check = (fields: Parameters<typeof plainQuestion>[0], text: string) => answering('short-answer', fields)({ text })

describe('a term (D17)', () => {
  const osmosis = {
    answer: ['osmosis', 'diffusion of water'],
    mistakes: [
      { answer: 'diffusion', feedback: 'Of what?', misconception: 'osmosis-is-any-diffusion' },
      { answer: 'active transport', feedback: 'That takes energy.' },
    ],
  }
  test.each(['osmosis', 'Osmosis', ' OSMOSIS. ', 'the osmosis', 'Diffusion of water', 'diffusion-of-water'])(
    '"%s" is right',
    (text) => {
      expect(check(osmosis, text)).toBeCorrect()
    },
  )
  test.each([
    ['diffusion', 'Of what?', 'osmosis-is-any-diffusion'],
    ['Diffusion.', 'Of what?', 'osmosis-is-any-diffusion'],
    ['Active-Transport', 'That takes energy.', undefined],
    ['mitosis', undefined, undefined],
    ['osmosis and diffusion', undefined, undefined],
    ['osmos', undefined, undefined],
  ])('"%s" is wrong, with what its author says to it', (text, feedback, misconception) => {
    expect(check(osmosis, text)).toBeIncorrect({ feedback, misconception })
  })
  test.each(['', '  ', '\n'])('"%s" is nothing yet (CHP-22)', (text) => {
    expect(check(osmosis, text)).toBeAskedAgain('empty')
  })
  test.each([undefined, [], [''], [' ', '']])(
    'without an accepted text (%j) it counts as incorrect (CHP-24)',
    (answer) => {
      expect(check({ answer }, 'anything')).toBeIncorrect()
    },
  )
})

describe('a number', () => {
  const roots = {
    answer: ['3', '-2'],
    answerForm: 'number' as const,
    mistakes: [{ answer: '-3', feedback: 'Mind the sign.' }],
  }
  test.each(['3', '-2', '−2', '3.0', '6/2', 'x = 3', 'x=-2', '3.'])('"%s" is one of two roots', (text) => {
    expect(check(roots, text)).toBeCorrect()
  })
  test('what is said comes from the first accepted number that has something to say', () => {
    expect(check(roots, '-3')).toBeIncorrect({ feedback: 'Mind the sign.' })
    expect(check(roots, '5')).toBeIncorrect({ feedback: undefined })
    expect(check(roots, 'three')).toBeAskedAgain('not-a-number')
  })
  test.each([
    ['12 cm', '0.12 m', true],
    ['12 cm', '12', true],
    ['12 cm', '12 m', false],
    ['$4.50', '4.5', true],
    ['$4.50', '450 cents', true],
    ['3.2 × 10^-5', '3.2e-5', true],
    ['3.2 × 10^-5', '3.2 × 10^5', false],
    ['1/3', '2/6', true],
    ['1/3', '0.33', false],
    ['75%', '75', true],
    ['75%', '75 %', true],
  ])('accepted is %s: "%s" %s', (answer, text, isRight) => {
    const checked = check({ answer, answerForm: 'number' }, text)
    if (isRight) expect(checked).toBeCorrect()
    else expect(checked).toBeIncorrect()
  })
  test('the unit of the question stands in where the accepted number has none', () => {
    expect(check({ answer: '12', unit: 'cm', answerForm: 'number' }, '120 mm')).toBeCorrect()
    expect(check({ answer: '12', unit: 'cm', answerForm: 'number' }, '12 kg')).toBeIncorrect({ slip: 'unit' })
  })
  test('an accepted word is right as a word, though numbers are asked for', () => {
    expect(check({ answer: ['0', 'none'], answerForm: 'number' }, 'None')).toBeCorrect()
    expect(check({ answer: ['none'], answerForm: 'number' }, '5')).toBeIncorrect()
  })
})

describe('a formula', () => {
  const doubled = {
    answer: ['2x + 6'],
    answerForm: 'algebra' as const,
    mistakes: [{ answer: '2x + 3', feedback: 'Both terms.' }],
  }
  test('is compared by value, and sent back while it is not finished', () => {
    expect(check(doubled, '6+2x')).toBeCorrect()
    expect(check(doubled, '2(x+3)')).toBeAskedAgain('not-in-form')
    expect(check(doubled, '2x+3')).toBeIncorrect({ feedback: 'Both terms.' })
    expect(check(doubled, '2x+')).toBeAskedAgain('not-algebra')
  })
  test('needs the maths library, and says which pairs are compared; a term needs none', () => {
    const question = plainQuestion({ type: 'short-answer', ...doubled, answer: ['2x + 6', '2(x+3)', ''] })
    const reply = { type: 'short-answer' as const, text: 'x' }
    expect(shortAnswer.needsAlgebra?.(question)).toBe(true)
    expect(shortAnswer.comparisons?.(question, reply)).toEqual([
      ['x', '2x + 6'],
      ['x', '2(x+3)'],
    ])
    const term = plainQuestion({ type: 'short-answer', answer: 'x' })
    expect(shortAnswer.needsAlgebra?.(term)).toBe(false)
    expect(shortAnswer.comparisons?.(term, reply)).toEqual([])
  })
  test('without it nothing is ever called no formula', () => {
    const question = plainQuestion({ type: 'short-answer', ...doubled })
    expect(checkAnswer(question, { type: 'short-answer', text: '2x+' })).toBeIncorrect()
    expect(checkAnswer(question, { type: 'short-answer', text: '2 x + 6' })).toBeCorrect()
  })
})

test('in words: the sample, else the first accepted text, else nothing (D17)', () => {
  const said = (fields: object) =>
    shortAnswer.describeAnswer(plainQuestion({ type: 'short-answer', ...fields }), String)
  expect(said({ answer: ['osmosis', 'x'], sampleAnswer: 'Water moves.' })).toBe('Water moves.')
  expect(said({ answer: [' ', 'osmosis'] })).toBe('osmosis')
  expect(said({ answer: 5 })).toBe('5')
  expect(said({})).toBeUndefined()
  expect(shortAnswer.describeReply(plainQuestion({}), { type: 'short-answer', text: ' x ' }, String)).toBe('x')
  expect(shortAnswer.reveal(plainQuestion({}), { cause: 'checked', status: 'correct' })).toBe('sample')
})

test('in a conversation all accepted texts and the sample would give it away', () => {
  const question = plainQuestion({ type: 'short-answer', answer: ['a', 'b'], sampleAnswer: 'c', answerForm: 'algebra' })
  expect(plainFormOf(question)).toMatchObject({ as: 'text', form: 'algebra', accepted: ['a', 'b', 'c'] })
  const form = plainFormOf(plainQuestion({ type: 'short-answer', answer: 'a' }))
  expect(form).toMatchObject({ form: 'text', accepted: ['a'] })
  expect(form.as === 'text' && form.reply('x')).toEqual({ type: 'short-answer', text: 'x' })
})

describe('what an author is told: the key is checked by the code that checks students', () => {
  test.each<[string, Parameters<typeof problemsOf>[0], RegExp]>([
    ['no accepted text', {}, /needs the texts that are accepted/],
    ['an empty one', { answer: ['x', ' '] }, /needs the texts that are accepted/],
    [
      'a mistake that is right',
      { answer: 'osmosis', mistakes: [{ answer: 'The Osmosis', feedback: 'x' }] },
      /the mistake "The Osmosis" is also/,
    ],
    ['a number that is none', { answer: 'many', answerForm: 'number' }, /"many" is no number/],
    ['a formula that is none', { answer: '2x +', answerForm: 'algebra' }, /"2x \+" cannot be read as a formula/],
    [
      'a mistake equal to the formula',
      { answer: '2x', answerForm: 'algebra', mistakes: [{ answer: 'x*2', feedback: 'x' }] },
      /the mistake "x\*2" is also/,
    ],
    ['a text of signs only', { answer: '…' }, /"…" would not be accepted \(incorrect\)/],
    ['a field of another type', { answer: 'x', tolerance: 1 }, /has no tolerance/],
  ])('%s', (_name, fields, problem) => {
    expect(problemsOf({ type: 'short-answer', ...fields })).toMatch(problem)
  })
  test.each<Parameters<typeof problemsOf>[0]>([
    { answer: 'osmosis' },
    { answer: ['3', '-2'], answerForm: 'number' },
    { answer: 5 },
    { answer: ['2x', '2*x'], answerForm: 'algebra', mistakes: [{ answer: '3x', feedback: 'x' }] },
    { answer: '12 cm', answerForm: 'number', mistakes: [{ answer: '12 m', feedback: 'x' }] },
  ])('%j is fine', (fields) => {
    expect(problemsOf({ type: 'short-answer', ...fields })).toBe('')
  })
  test('its texts are filled, and are what a hint must not say', () => {
    const made = madeQuestion({
      type: 'short-answer',
      parameters: { n: { from: 7, to: 7 } },
      answer: ['@{n} g', '@{n}'],
      unit: 'g',
      sampleAnswer: 'It is @{n} g.',
      mistakes: [{ answer: '@{n + 1}', feedback: 'Not @{n + 1}.', misconception: 'one-more' }],
    })
    expect(made).toMatchObject({
      answer: ['7 g', '7'],
      answerForm: 'text',
      unit: 'g',
      sampleAnswer: 'It is 7 g.',
      mistakes: [{ answer: '8', feedback: 'Not 8.', misconception: 'one-more' }],
    })
    expect(authoredShortAnswer.answers(made)).toEqual(['7 g', '7'])
    expect(authoredShortAnswer.answers(plainQuestion({}))).toEqual([])
  })
})
