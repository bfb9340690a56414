import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainQuestion } from '#tests/factories/plain-question.ts'
import { isReady } from '../../answer-types.ts'
import { checkAnswer } from '../../check-answer.ts'
import { scoreOf } from '../../checked.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const make = (right: readonly string[], fields: object = {}) =>
  plainQuestion({
    type: 'multiple-select',
    options: ids.map((id) => ({ id, content: id, correct: right.includes(id), feedback: `about ${id}` })),
    ...fields,
  })
const scoreFor = (question: ReturnType<typeof make>, ...optionIds: string[]) => {
  const checked = checkAnswer(question, { type: 'multiple-select', optionIds })
  return checked.kind === 'checked' ? scoreOf(checked) : checked.reason
}

test('all that apply: a wrong choice takes the share of a right one away, never below nothing', () => {
  const question = make(['a', 'b'])
  expect(scoreFor(question, 'b', 'a')).toBe(1)
  expect(scoreFor(question, 'a')).toBe(0.5)
  expect(scoreFor(question, 'a', 'b', 'c')).toBe(0.5)
  expect(scoreFor(question, 'a', 'c')).toBe(0)
  expect(scoreFor(question, ...ids)).toBe(0)
})

test('exactly n: each right one counts, and neither more nor fewer are checked', () => {
  const question = make(['a', 'b'], { choose: 2 })
  expect(scoreFor(question, 'a', 'c')).toBe(0.5)
  expect(scoreFor(question, 'a', 'b', 'c')).toBe('too-many')
  expect(isReady(question, { type: 'multiple-select', optionIds: ['a'] })).toBe(false)
  expect(isReady(question, { type: 'multiple-select', optionIds: ['a', 'd'] })).toBe(true)
  // an exam takes what is there when the time is over
  expect(scoreFor(question, 'a')).toBe(0.5)
})

test('all or nothing where the examination has it so', () => {
  const question = make(['a', 'b'], { partialCredit: false })
  expect([scoreFor(question, 'a'), scoreFor(question, 'a', 'b')]).toEqual([0, 1])
})

test('feedback is about the first wrong choice, else about what is missing', () => {
  const mistakeOf = (...optionIds: string[]) => checkAnswer(make(['a', 'b']), { type: 'multiple-select', optionIds })
  expect(mistakeOf('a', 'd', 'e')).toMatchObject({ mistake: { feedback: 'about d' } })
  expect(mistakeOf('b')).toMatchObject({ mistake: { feedback: 'about a' } })
})

test('the same choice in any order, or doubled, gets the same mark', () => {
  const right = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 4 })
  const chosen = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 })
  fc.assert(
    fc.property(right, chosen, fc.nat(), (one, two, turn) => {
      const question = make(one)
      const at = turn % two.length
      const turned = [...two.slice(at), ...two.slice(0, at)]
      expect(scoreFor(question, ...turned, ...two)).toBe(scoreFor(question, ...two))
    }),
  )
})
