import { describe, expect, test } from 'vitest'
import {
  type AuthoredFields,
  answering,
  madeQuestion,
  plainQuestion,
  problemsOf,
} from '#tests/factories/plain-question.ts'
import { authoredMaths } from './authored-maths.ts'
import { maths } from './maths.ts'

type Fields = NonNullable<AuthoredFields['expressions']>
const problems = (...expressions: Fields) => problemsOf({ type: 'maths', expressions })

describe('what an author is told about formulas: the key is checked by the code that checks students', () => {
  test.each<[string, Fields]>([
    ['one formula', [{ answer: '2x + 6' }]],
    ['several that are equal', [{ answer: ['2x + 6', '2(x + 3)'] }]],
    ['an equation', [{ answer: 'y = 2x + 1' }]],
    ['a mistake', [{ answer: '2x', mistakes: [{ answer: 'x^2', feedback: 'Hm.' }] }]],
    [
      'two with names',
      [
        { name: 'f =', answer: 'x' },
        { name: 'g =', answer: '2x' },
      ],
    ],
  ])('%s is fine', (_name, expressions) => {
    expect(problems(...expressions)).toBe('')
  })
  test.each<[string, Fields, RegExp]>([
    ['what is no formula', [{ answer: '2x +' }], /the accepted answer "2x \+" cannot be read as a formula/],
    ['two that differ', [{ answer: ['2x', '3x'] }], /the accepted answers "2x" and "3x" are not equal/],
    [
      'a mistake that is none',
      [{ answer: '2x', mistakes: [{ answer: '(', feedback: 'x' }] }],
      /the mistake "\(" cannot be read as a formula/,
    ],
    [
      'a mistake that is right',
      [{ answer: '2x', mistakes: [{ answer: 'x*2', feedback: 'x' }] }],
      /the mistake "x\*2" is also an accepted answer/,
    ],
    ['two without names', [{ answer: 'x' }, { answer: '2x' }], /several fields need a name each/],
    ['one of two without a name', [{ name: 'f =', answer: 'x' }, { answer: '2x' }], /several fields need a name each/],
  ])('%s', (_name, expressions, problem) => {
    expect(problems(...expressions)).toMatch(problem)
  })
  test('a mistake of the right value in another form is one', () => {
    expect(problems({ answer: '(x+1)^2', mistakes: [{ answer: 'x^2 + 2x + 1', feedback: 'Factor it.' }] })).toBe('')
  })
})

const made = madeQuestion({
  type: 'maths',
  parameters: { a: { from: 3, to: 3 } },
  expressions: [
    {
      name: '$f_{@{a}} =$',
      answer: ['@{a}x', '@{a}*x'],
      mistakes: [{ answer: 'x + @{a}', feedback: 'Times @{a}.', misconception: 'adds' }],
    },
    { name: '$g =$', answer: 'x^@{a}' },
  ],
})

test('names, formulas and mistakes are filled; accepted formulas are secrets of a hint', () => {
  expect(made.expressions).toEqual([
    {
      name: '$f_{3} =$',
      accepted: ['3x', '3*x'],
      mistakes: [{ answer: 'x + 3', feedback: 'Times 3.', misconception: 'adds' }],
    },
    { name: '$g =$', accepted: ['x^3'], mistakes: [] },
  ])
  expect(authoredMaths.answers(made)).toEqual(['3x', '3*x', 'x^3'])
})

describe('formulas to type', () => {
  const check = answering('maths', made)
  test.each<[string[], number, boolean[]]>([
    [['x*3', 'x*x*x'], 2, [true, true]],
    [['3x', 'x^2'], 1, [true, false]],
    [['3x', ''], 1, [true, false]],
    [['4x', '3x'], 0, [false, false]],
  ])('%j: %i of 2', (given, earned, parts) => {
    expect(check({ given })).toBeMarked({ earned, of: 2, parts })
  })
  test('a mistake is named however it is written', () => {
    expect(check({ given: ['3 + x', 'x^3'] })).toBeMarked(
      { earned: 1, of: 2 },
      { feedback: 'Times 3.', misconception: 'adds' },
    )
  })
  test('one that is not finished is asked again, the other counts in an exam', () => {
    expect(check({ given: ['x + x + x', 'x^3'] })).toBeAskedAgain('not-in-form', { earned: 1, of: 2 })
    expect(check({ given: ['3x', '^'] })).toBeAskedAgain('not-algebra', { earned: 1, of: 2 })
  })
  test('all pairs are named that are compared, so that they can be worked out ahead', () => {
    expect(maths.comparisons?.(made, { type: 'maths', given: ['x'] })).toEqual([
      ['x', '3x'],
      ['x', '3*x'],
      ['x', 'x + 3'],
      ['', 'x^3'],
    ])
    expect(maths.needsAlgebra?.(made)).toBe(true)
  })
  test('in words', () => {
    expect(maths.describeReply(made, { type: 'maths', given: [' 3x '] }, String)).toBe('$f_{3} =$ 3x; $g =$ ?')
    expect(maths.describeAnswer(made, String)).toBe('$f_{3} =$ 3x; $g =$ x^3')
    expect(maths.describeAnswer(plainQuestion({ type: 'maths' }), String)).toBeUndefined()
    expect(maths.reveal(made, { cause: 'checked', status: 'correct' })).toBe('nothing')
    expect(maths.reveal(made, { cause: 'checked', status: 'incorrect' })).toBe('answer')
  })
  test('ready when each has something in it', () => {
    expect(maths.isReady(made, { type: 'maths', given: ['?', 'x'] })).toBe(true)
    expect(maths.isReady(made, { type: 'maths', given: ['?', ' '] })).toBe(false)
    expect(maths.isAnswerable?.(plainQuestion({ type: 'maths' }))).toBe(false)
  })
})
