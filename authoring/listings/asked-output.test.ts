import { expect, test } from 'vitest'
import { instantiateQuestion } from '#domain/question/instantiate-question.ts'
import { makeChoice } from '#tests/factories/make-course.ts'
import { askedOf, assumedIn, compareReplies } from './asked-output.ts'

function question(prompt: string, right = 'right', wrong = 'wrong b') {
  const [a, b, ...others] = makeChoice('q').options ?? []
  if (!a || !b) throw new Error('a choice has options')
  const options = [{ ...a, content: right }, { ...b, content: wrong }, ...others]
  const made = instantiateQuestion(makeChoice('q', { prompt, options }), 0)
  if (!made.ok) throw new Error(made.message)
  return made.question
}

test.each([
  ['What is printed?', { what: 'output' }],
  ['What does this program display, and why?', { what: 'output' }],
  ['What is `n` after these lines?', { what: 'value', expression: 'n' }],
  ['What is the value of `a[0]` after the loop?', { what: 'value', expression: 'a[0]' }],
  ['What does `f(4)` return?', { what: 'value', expression: 'f(4)' }],
  ['`list` is [1, 2]. What is it after these lines?', { what: 'value', expression: 'list' }],
  ['What appears when it is run?', { what: 'output' }],
  ['What is the value of `f(2, 3)`?', { what: 'value', expression: 'f(2, 3)' }],
  ['What is returned by the call `first(5)`?', { what: 'value', expression: 'first(5)' }],
  ['What is the list after the lines shown?', { what: 'value', expression: 'keys' }],
  ['What is the list at the end?', { what: 'value', expression: 'keys' }],
  ['What is printed if line 3 is removed?', undefined],
  ['What is printed first?', undefined],
  ['How many stars are printed?', undefined],
  ['Which line prints the sum?', undefined],
  ['Explain:\n```java\n// What is printed?\n```', undefined],
])('%s', (prompt, asked) => {
  expect(askedOf(question(prompt), 'keys ← [1]\nlist ← keys\nDISPLAY(list)')).toEqual(asked)
})

test('values that a prompt states become statements of the language', () => {
  const prompt = 'For `x` = -4, `s` = "fox", with `ok = true` and `int n = 3;`: `list` is [1, 2]. `y` = many.'
  expect(assumedIn(question(prompt), 'java').split('\n').sort()).toEqual([
    'var list = new ArrayList<Integer>(List.of(1, 2));',
    'var n = 3;',
    'var ok = true;',
    'var s = "fox";',
    'var x = -4;',
  ])
  expect(assumedIn(question('`x` = 4'), 'pseudocode')).toBe('x ← 4')
})

test.each([
  ['7', '8', '7\n', 'alike'],
  ['`1 2`', '12', '1 \n2\n', 'alike'],
  ['"fox"', 'ox', 'fox', 'alike'],
  ['7', '8', '8\n', 'unlike'],
  ['It prints 7', '8', '8\n', 'unlike'],
  ['7', '8', '9\n', 'unlike'],
  ['`a b`', '`a`', 'c', 'unlike'],
  ['It prints 7, then stops', '8', '7', 'unclear'],
  ['Nothing', '8', '', 'unclear'],
] as const)('right %s, wrong %s, printed %j: %s', (right, wrong, printed, expected) => {
  expect(compareReplies(question('What is printed?', right, wrong), printed)).toBe(expected)
})

test('a number to type is right within its tolerance', () => {
  const numeric = { ...question('What is printed?'), type: 'numeric' as const, options: [], answer: 0.3, tolerance: 0 }
  expect(compareReplies(numeric, '0.30000000000000004\n')).toBe('alike')
  expect(compareReplies(numeric, '0.4')).toBe('unlike')
  expect(compareReplies(numeric, '')).toBe('unlike')
})
