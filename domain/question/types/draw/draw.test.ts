import { expect, test } from 'vitest'
import { plainQuestion } from '#tests/factories/plain-question.ts'
import { isAnswerable, isReady } from '../../answer-types.ts'
import { checkAnswer } from '../../check-answer.ts'
import { isAskable, plainFormOf } from '../../plain-types.ts'
import { checkDraw } from './check-draw.ts'
import { draw } from './draw.ts'

const question = plainQuestion({ type: 'draw', sampleAnswer: 'Two circles that overlap.' })

test('a drawing on paper is looked at and never checked (CHP-27)', () => {
  expect(isAnswerable(question)).toBe(false)
  for (const reply of [
    { type: 'numeric', text: '1' },
    { type: 'multiple-choice', optionId: 'a' },
  ] as const) {
    expect(isReady(question, reply)).toBe(false)
    expect(checkAnswer(question, reply)).toBeAskedAgain('cannot-be-answered')
  }
  expect(draw.isReady(question, undefined as never)).toBe(false)
  expect(checkDraw(question, undefined as never)).toBeAskedAgain('cannot-be-answered')
})

test('its sample answer is shown for the asking (CHP-28), in words too', () => {
  expect(draw.offersAnswer).toBe(true)
  expect(draw.reveal(question, { cause: 'shown', status: 'skipped' })).toBe('answer')
  expect(draw.describeAnswer(question, String)).toBe('Two circles that overlap.')
  expect(draw.describeAnswer(plainQuestion({ type: 'draw' }), String)).toBeUndefined()
  expect(draw.describeReply(question, undefined as never, String)).toBe('')
})

test('nobody asks for it in a conversation, and its sample is a secret', () => {
  expect(isAskable(question)).toBe(false)
  const form = plainFormOf(question)
  expect(form).toMatchObject({ as: 'list', lines: [], secrets: [['Two circles that overlap.']] })
  expect(form.as === 'list' && form.read('two circles')).toBeUndefined()
  expect(plainFormOf(plainQuestion({ type: 'draw' }))).toMatchObject({ secrets: [] })
})
