import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answering, plainQuestion, problemsOf } from '#tests/factories/plain-question.ts'
import { isAnswerable, isReady } from '../../answer-types.ts'
import { plainFormOf } from '../../plain-types.ts'
import { match } from './match.ts'

const pairs = [
  { left: 'Na', right: 'sodium' },
  { left: 'K', right: 'potassium' },
  { left: 'Fe', right: 'iron' },
  { left: 'Pb', right: 'lead' },
]
const question = plainQuestion({ type: 'match', pairs })
const put = (...rights: (number | null)[]) => answering('match', { pairs })({ rights })

describe('pairs to put together (D18)', () => {
  test('all of them right is right, anything else is not', () => {
    expect(put(0, 1, 2, 3)).toBeCorrect()
    expect(put(1, 0, 2, 3)).toBeIncorrect()
    expect(put(3, 2, 1, 0)).toBeIncorrect()
  })
  test('of all orders exactly one is right', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (rights) => {
        if (rights.every((right, left) => right === left)) expect(put(...rights)).toBeCorrect()
        else expect(put(...rights)).toBeIncorrect()
      }),
    )
  })
  test('an open one is not checked, and neither are too few or too many', () => {
    for (const rights of [[0, 1, 2, null], [0, 1, 2], [0, 1, 2, 3, 3], [], [null, null, null, null]]) {
      expect(put(...rights)).toBeAskedAgain('incomplete')
      expect(isReady(question, { type: 'match', rights })).toBe(false)
    }
    expect(isReady(question, { type: 'match', rights: [3, 2, 1, 0] })).toBe(true)
  })
  test('one right side used twice, or none of those there are, is wrong', () => {
    expect(put(0, 1, 2, 2)).toBeIncorrect()
    expect(put(0, 1, 2, 9)).toBeIncorrect()
  })
  test('right sides that say the same stand for each other, each once', () => {
    const alike = answering('match', { pairs: [...pairs.slice(0, 2), { left: 'Natrium', right: 'sodium' }] })
    expect(alike({ rights: [0, 1, 2] })).toBeCorrect()
    expect(alike({ rights: [2, 1, 0] })).toBeCorrect()
    expect(alike({ rights: [0, 1, 0] })).toBeIncorrect()
  })
})

test('without pairs it is shown, never answered (CHP-27)', () => {
  const empty = plainQuestion({ type: 'match' })
  expect(isAnswerable(empty)).toBe(false)
  expect(isAnswerable(question)).toBe(true)
  expect(answering('match', {})({ rights: [] })).toBeAskedAgain('cannot-be-answered')
  expect(match.describeAnswer(empty, String)).toBeUndefined()
})

test('in words: what was put where, and what belongs where', () => {
  expect(match.describeReply(question, { type: 'match', rights: [1, null, 2, 9] }, String)).toBe(
    'Na → potassium; K → ?; Fe → iron; Pb → ?',
  )
  expect(match.describeAnswer(question, String)).toBe('Na → sodium; K → potassium; Fe → iron; Pb → lead')
})

test('what was right is said only where the view has not marked it', () => {
  expect(match.reveal(question, { cause: 'checked', status: 'incorrect' })).toBe('nothing')
  expect(match.reveal(question, { cause: 'time', status: 'skipped' })).toBe('answer')
  expect(match.reveal(question, { cause: 'shown', status: 'skipped' })).toBe('answer')
})

test('on paper the letters of the right sides answer, whatever order they are listed in', () => {
  fc.assert(
    fc.property(fc.nat(0xffff_ffff), (seed) => {
      const form = plainFormOf(plainQuestion({ type: 'match', pairs, seed }))
      if (form.as !== 'list') throw new Error('a match is a list')
      const letterOf = (right: string) => form.lines.find((line) => line.endsWith(`. ${right}`))?.charAt(0)
      const letters = pairs.map(({ right }) => letterOf(right)).join(' ')
      expect(form.read(letters)).toEqual({ type: 'match', rights: [0, 1, 2, 3] })
      expect(letters).not.toBe('A B C D')
      expect(form.lines.slice(0, 4)).toEqual(['1. Na', '2. K', '3. Fe', '4. Pb'])
      expect(form.secrets).toContainEqual(['Fe', 'iron'])
    }),
  )
})

test.each<[string, (number | null)[] | undefined]>([
  ['Na → sodium; K → potassium; Fe → iron; Pb → lead', [0, 1, 2, 3]],
  ['na: potassium; k: sodium', [1, 0, null, null]],
  ['sodium, potassium, lead, iron', [0, 1, 3, 2]],
  ['sodium, potassium', undefined],
  ['sodium is a metal', undefined],
])('in words too: %s', (text, rights) => {
  const form = plainFormOf(question)
  expect(form.as === 'list' && form.read(text)).toEqual(rights && { type: 'match', rights })
})

describe('what an author is told about pairs', () => {
  const of = (...texts: [string, string][]) => ({
    type: 'match' as const,
    pairs: texts.map(([left, right]) => ({ left, right })),
  })
  test('three or more with different sides are fine', () => {
    expect(problemsOf(of(['a', '1'], ['b', '2'], ['c', '3']))).toBe('')
  })
  test('no pairs at all', () => {
    expect(problemsOf({ type: 'match' })).toMatch(/match needs pairs/)
  })
  test('two lefts or two rights that say the same', () => {
    expect(problemsOf(of(['a', '1'], ['A ', '2'], ['c', '3']))).toMatch(/the same left side: "a"/)
    expect(problemsOf(of(['a', '$x$'], ['b', 'x'], ['c', '3']))).toMatch(/the same right side: "x"/)
  })
})
