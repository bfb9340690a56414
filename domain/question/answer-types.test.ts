import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyReply, makeShown, typeSamples } from '#tests/factories/type-samples.ts'
import { answerTypeNamed, answerTypeOf, isReady } from './answer-types.ts'
import { checkAnswer } from './check-answer.ts'
import { scoreOf } from './checked.ts'
import { plainFormOf } from './plain-types.ts'
import { questionTypeSchema } from './type-schemas.ts'

test('every type is registered, and a name of a later release is no type', () => {
  for (const type of questionTypeSchema.options) expect(answerTypeNamed(type)).toBe(answerTypeOf({ type }))
  expect(answerTypeNamed('hologram')).toBeUndefined()
  expect(answerTypeNamed('constructor')).toBeUndefined()
  const answerable = questionTypeSchema.options.filter((type) => type !== 'draw')
  expect(typeSamples.map(({ right }) => right.type).sort()).toEqual([...answerable].sort())
})

describe.each(typeSamples)('$right.type', ({ fields, right }) => {
  const question = makeShown(fields)

  test('its right reply is ready, right and described; so is the empty question', () => {
    expect(isReady(question, right)).toBe(true)
    expect(checkAnswer(question, right)).toMatchObject({ kind: 'checked', status: 'correct' })
    const type = answerTypeOf(question)
    expect(type.describeReply(question, right, String)).not.toBe('')
    expect(type.describeAnswer(question, String)).not.toBe('')
    const empty = makeShown({ type: right.type })
    expect(() => checkAnswer(empty, right)).not.toThrow()
    expect(() => answerTypeOf(empty).describeAnswer(empty, String)).not.toThrow()
  })

  test('10,000 replies of any kind: never a throw, a score from 0 to 1, and only what is right is correct', () => {
    const own = anyReply.filter((reply) => reply.type === right.type)
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: own }, anyReply), (reply) => {
        const checked = checkAnswer(question, reply)
        const text = answerTypeOf(question).describeReply(question, reply.type === right.type ? reply : right, String)
        expect(typeof text).toBe('string')
        if (checked.kind === 'malformed') return
        const score = scoreOf(checked)
        expect(score >= 0 && score <= 1).toBe(true)
        expect(checked.status === 'correct').toBe(score === 1)
        if (checked.parts) expect(checked.parts.every(({ isRight }) => isRight)).toBe(checked.status === 'correct')
      }),
      { numRuns: 10_000 },
    )
  })

  test('it is read back from the plain text it is asked in', () => {
    const form = plainFormOf(question)
    if (form.as !== 'list') return
    expect(form.ask).not.toBe('')
    expect(form.lines.length).toBeGreaterThan(0)
    expect(form.read('what do you mean by that?')).toBeUndefined()
  })
})
