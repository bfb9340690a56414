import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddValue, someText } from '#tests/factories/gateway-shapes.ts'
import { readChatReply, readSpokenText } from './read-chat-reply.ts'

const turn = fc.record({ role: fc.constantFrom('user' as const, 'assistant' as const), content: someText })

test('a reply is read with what the gateway sent along, and without (CHT-21)', () => {
  const sent = fc.record(
    {
      response: someText,
      conversationId: fc.oneof(someText, fc.nat()),
      conversationHistory: fc.array(turn, { maxLength: 3 }),
    },
    { requiredKeys: ['response'] },
  )
  fc.assert(
    fc.property(sent, (answer) => {
      expect(readChatReply(answer)).toEqual({
        response: answer.response,
        conversationId: answer.conversationId === undefined ? null : String(answer.conversationId),
        conversationHistory: answer.conversationHistory ?? [],
        citations: [],
        nextSteps: [],
        graded: null,
      })
    }),
  )
})

test('one turn, source or step that cannot be read costs only itself', () => {
  const reply = readChatReply({
    response: 'Look up.',
    conversationHistory: [{ role: 'system', content: 'x' }, null, { role: 'user', content: 'Why?' }],
    citations: [{ title: 'half' }, { courseId: 'C', moduleId: 'm', lessonId: 'l', title: 'Whole' }],
    nextSteps: [{ label: 'Go on' }, { label: 'More', message: 'More, please', kind: 'unknown' }],
    graded: { status: 'correct' },
  })
  expect(reply).toMatchObject({
    conversationHistory: [{ role: 'user', content: 'Why?' }],
    citations: [{ title: 'Whole' }],
    nextSteps: [{ label: 'More', message: 'More, please' }],
    graded: null,
  })
})

test('without a response there is no reply (ERR-22), and no JSON makes it throw', () => {
  for (const nothing of [null, 'x', [], {}, { response: '' }, { response: {} }, { error: 'x' }])
    expect(readChatReply(nothing)).toBeUndefined()
  const odd = fc.record({
    conversationId: oddValue,
    conversationHistory: oddValue,
    citations: oddValue,
    nextSteps: oddValue,
    graded: oddValue,
  })
  fc.assert(fc.property(odd, (fields) => readChatReply({ ...fields, response: 'Hi' })?.response === 'Hi'))
  fc.assert(fc.property(fc.jsonValue(), (value) => void readChatReply(value)))
})

test('an id that could not be sent back counts as none', () => {
  expect(readChatReply({ response: 'Hi', conversationId: 'x'.repeat(201) })?.conversationId).toBeNull()
  expect(readChatReply({ response: 'Hi', conversationId: '' })?.conversationId).toBeNull()
})

test('what Ilm has said so far is a text or nothing', () => {
  expect([{ text: 'Look' }, { text: 5 }, null, 'Look'].map(readSpokenText)).toEqual([
    'Look',
    undefined,
    undefined,
    undefined,
  ])
})

test('a reply without an end is cut where it could no longer be sent back, and what comes along is counted', () => {
  const citation = { courseId: 'SNC1W', moduleId: 'm', lessonId: 'l', title: 't' }
  const turn = (n: number) => ({ role: 'assistant', content: `turn ${n}` })
  const reply = readChatReply({
    response: 'x'.repeat(50_000),
    citations: Array(1000).fill(citation),
    nextSteps: Array(1000).fill({ label: 'On', message: 'On' }),
    conversationHistory: Array.from({ length: 1000 }, (_, n) => turn(n)),
  })
  expect(reply?.response).toHaveLength(20_000)
  expect(reply?.citations).toHaveLength(20)
  expect(reply?.nextSteps).toHaveLength(20)
  expect(reply?.conversationHistory).toHaveLength(400)
  expect(reply?.conversationHistory.at(-1)?.content).toBe('turn 999')
})
