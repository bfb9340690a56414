import { describe, expect, test } from 'vitest'
import { answering, madeQuestion, plainQuestion, problemsOf } from '#tests/factories/plain-question.ts'
import { checkNumericKey } from '../../check-numeric-key.ts'
import { plainFormOf } from '../../plain-types.ts'
import { authoredNumeric } from './authored-numeric.ts'
import { numericAnswer } from './check-numeric.ts'
import { numeric } from './numeric.ts'

describe('the number asked for, however a gateway sends it', () => {
  test.each([
    [12.5, 12.5],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['3/4', 0.75],
    ['3 × 10^5', 300_000],
    [['12.5', '13'], 12.5],
    [['−2'], -2],
    [0, 0],
  ])('%j is %d', (answer, number) => {
    expect(numericAnswer({ answer })).toBe(number)
  })
  test.each([undefined, 'many', '', true, [], ['x']])('%j is none, so that nothing can be right', (answer) => {
    expect(numericAnswer({ answer })).toBeUndefined()
    expect(answering('numeric', { answer })({ text: '12' })).toBeIncorrect()
    expect(answering('numeric', { answer })({ text: 'twelve' })).toBeAskedAgain('not-a-number')
  })
})

test('the tolerance, unit, figures and mistakes of the question are those it is checked by', () => {
  const check = answering('numeric', {
    answer: 9.81,
    tolerance: 0.05,
    unit: 'm/s^2',
    significantFigures: 3,
    mistakes: [{ answer: 3.7, feedback: 'That is Mars.', misconception: 'g-is-everywhere-the-same' }],
  })
  expect(check({ text: '9.80 N/kg' })).toBeCorrect()
  expect(check({ text: '9.8' })).toBeCorrect('significant-figures')
  expect(check({ text: '9.81 m/s' })).toBeIncorrect({ slip: 'unit' })
  expect(check({ text: '3.7' })).toBeIncorrect({ feedback: 'That is Mars.', misconception: 'g-is-everywhere-the-same' })
  expect(check({ text: 'about ten' })).toBeAskedAgain('not-a-number')
  expect(check({ text: ' ' })).toBeAskedAgain('empty')
})

test('anything typed is ready; blanks are not', () => {
  const question = plainQuestion({ type: 'numeric', answer: 1 })
  expect(numeric.isReady(question, { type: 'numeric', text: 'x' })).toBe(true)
  expect(numeric.isReady(question, { type: 'numeric', text: ' \n' })).toBe(false)
})

describe('in words (ANA-25)', () => {
  const said = (fields: object) => numeric.describeAnswer(plainQuestion({ type: 'numeric', ...fields }), String)
  test.each([
    [{ answer: 12.5 }, '12.5'],
    [{ answer: 12.5, unit: 'cm' }, '12.5 cm'],
    [{ answer: 2 / 3, tolerance: 0.01 }, '0.667'],
    [{ answer: 1e-7, unit: 'm' }, '0.0000001 m'],
    [{ answer: 9.8, unit: '$\\text{m/s}^2$' }, '9.8 m/s^2'],
    // a text is said as it was sent
    [{ answer: '3/4', unit: 'h' }, '3/4 h'],
    [{ answer: ['2', '3'] }, '2'],
    [{ answer: true }, undefined],
    [{}, undefined],
  ])('%j: %s', (fields, words) => {
    expect(said(fields)).toBe(words)
  })
  test('what was typed is said without the blanks around it', () => {
    expect(
      numeric.describeReply(plainQuestion({ type: 'numeric' }), { type: 'numeric', text: ' 12,5 cm ' }, String),
    ).toBe('12,5 cm')
  })
  test('the answer is shown unless the reply was right without a slip', () => {
    const question = plainQuestion({ type: 'numeric', answer: 1 })
    expect(numeric.reveal(question, { cause: 'checked', status: 'correct' })).toBe('nothing')
    expect(numeric.reveal(question, { cause: 'checked', status: 'correct', slip: 'significant-figures' })).toBe(
      'answer',
    )
    expect(numeric.reveal(question, { cause: 'checked', status: 'incorrect' })).toBe('answer')
    expect(numeric.reveal(question, { cause: 'time', status: 'skipped' })).toBe('answer')
  })
})

describe('in a conversation it asks for the unit and the figures it wants, and for nothing where it wants none', () => {
  test.each([
    [{ unit: 'cm' }, 'Answer with a number in cm.'],
    [{ significantFigures: 3 }, 'Answer with a number with 3 significant figures.'],
    [{ unit: 'm/s', significantFigures: 2 }, 'Answer with a number in m/s with 2 significant figures.'],
    [{}, undefined],
  ])('%j', (fields, ask) => {
    const form = plainFormOf(plainQuestion({ type: 'numeric', answer: 5, tolerance: 0.5, ...fields }))
    expect(form).toMatchObject({ as: 'number', answer: 5, tolerance: 0.5 })
    expect(form.as === 'number' && form.ask).toBe(ask)
    expect(form.as === 'number' && form.reply('5')).toEqual({ type: 'numeric', text: '5' })
  })
})

describe('what an author is told about a number', () => {
  const key = (answer: number, tolerance = 0, ...mistakes: number[]) =>
    checkNumericKey({
      answer,
      tolerance,
      mistakes: mistakes.map((wrong) => ({ answer: wrong, feedback: 'Hm.' })),
    }).join('\n')
  test.each([
    [12.5, 0],
    [0, 0],
    [0, 0.1],
    [-3, 1.5],
    [1.6e-19, 0],
    [6.022e23, 1e21],
    [1e36, 0],
    [1e-36, 0],
    [1 / 3, 0.01],
    [12345678, 0],
  ])('%d ± %d is a fine key', (answer, tolerance) => {
    expect(key(answer, tolerance)).toBe('')
  })
  test.each([
    [1e37, 0, /not a sane number/],
    [-1e37, 0, /not a sane number/],
    [1e-37, 0, /not a sane number/],
    [1 / 3, 0, /needs a tolerance/],
    [123456789, 0, /needs a tolerance/],
    [10, 5.1, /over half of the answer/],
    [-10, 5.1, /over half of the answer/],
  ])('%d ± %d is not', (answer, tolerance, problem) => {
    expect(key(answer, tolerance)).toMatch(problem)
  })
  test('half of the answer is the widest tolerance', () => {
    expect(key(10, 5)).toBe('')
  })
  test('a mistake lies outside of the tolerance, its ends included', () => {
    expect(key(10, 0.5, 11, 9)).toBe('')
    expect(key(10, 0.5, 10.5)).toMatch(/the mistake 10\.5 is within the tolerance 0\.5 of the answer 10/)
    expect(key(10, 0.5, 9.5)).toMatch(/the mistake 9\.5 is within/)
    expect(key(10, 0, 10)).toMatch(/the mistake 10 is within/)
    expect(key(0.3, 0.1, 0.4)).toMatch(/within/)
  })
  test('a mistake is not the answer rounded as the data are', () => {
    const found = (wrong: number) =>
      checkNumericKey({ answer: 306, tolerance: 1, dataFigures: 2, mistakes: [{ answer: wrong, feedback: 'Hm.' }] })
    expect(found(310).join()).toMatch(/the mistake 310 is the answer 306, rounded as the data are/)
    expect(found(320)).toEqual([])
  })
  test('its own answer is accepted, with its unit and without', () => {
    const found = (unit: string) => checkNumericKey({ answer: 3.6, tolerance: 0, mistakes: [], unit }).join()
    for (const unit of ['m/s', '×', 'moose', '×10⁻⁵ mol/L', '$\\times 10^{-5}$ mol/L']) expect(found(unit)).toBe('')
    expect(found('10⁻⁵ mol/L')).toMatch(/its own answer is refused: "3.6 10⁻⁵ mol\/L"/)
  })
  test('an answer that is a list, a text that is no number, or none', () => {
    expect(problemsOf({ type: 'numeric', answer: ['1', '2'] })).toMatch(/one answer, not a list/)
    expect(problemsOf({ type: 'numeric', answer: 'x + 1' })).toMatch(/x/)
    expect(problemsOf({ type: 'numeric' })).toMatch(/needs a number as answer/)
    expect(problemsOf({ type: 'numeric', answer: 'many' })).not.toBe('')
  })
  test('expressions are computed, a tolerance is never negative, texts are filled', () => {
    const made = madeQuestion({
      type: 'numeric',
      parameters: { v: { from: 4, to: 4 } },
      answer: '-v * 2.5',
      tolerance: '-0.01 * v',
      unit: 'm',
      significantFigures: 2,
      dataFigures: 2,
      mistakes: [{ answer: 'v', feedback: 'That is @{v} only.', misconception: 'only-v' }],
    })
    expect(made).toMatchObject({
      answer: -10,
      tolerance: 0.04,
      unit: 'm',
      significantFigures: 2,
      dataFigures: 2,
      mistakes: [{ answer: 4, feedback: 'That is 4 only.', misconception: 'only-v' }],
    })
    expect(authoredNumeric.answers(made)).toEqual(['-10'])
    expect(madeQuestion({ type: 'numeric', answer: 5 })).toMatchObject({ tolerance: 0, mistakes: [] })
  })
})
