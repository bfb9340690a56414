import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR, NOON, place, stampAt } from '#tests/factories/learner.ts'
import type { StudyEvent } from '../history/events.ts'
import { foldChats } from './fold-chats.ts'

const { moduleId: _none, ...course } = place
const started = (conversationId: string, at: number, courseId = course.courseId): StudyEvent => ({
  type: 'chat-started',
  ...course,
  courseId,
  conversationId,
  ...stampAt(at),
})
const said = (conversationId: string, at: number, content: string, more: object = {}): StudyEvent => ({
  type: 'chat-message-added',
  ...course,
  conversationId,
  role: 'user',
  content,
  isError: false,
  ...more,
  ...stampAt(at),
})
const cleared = (conversationId: string, at: number): StudyEvent => ({
  type: 'chat-cleared',
  ...course,
  conversationId,
  ...stampAt(at),
})
const texts = (events: readonly StudyEvent[]) =>
  foldChats(events).map(({ conversationId, messages }) => [conversationId, ...messages.map(({ content }) => content)])

describe('conversations', () => {
  test('the one started last comes first, each with its messages in order', () => {
    expect(
      texts([
        started('a', NOON),
        said('a', NOON + 1, 'one'),
        started('b', NOON + HOUR),
        said('b', NOON + HOUR + 1, 'two'),
        said('a', NOON + 2 * HOUR, 'three'),
      ]),
    ).toEqual([
      ['b', 'two'],
      ['a', 'one', 'three'],
    ])
  })

  test('of one course only, where that is asked for', () => {
    const events = [started('a', NOON), started('b', NOON + 1, 'MTH1W')]
    expect(foldChats(events, 'MTH1W').map(({ conversationId }) => conversationId)).toEqual(['b'])
    expect(foldChats(events, 'SBI3U')).toEqual([])
    expect(foldChats([])).toEqual([])
  })

  test('a cleared one is gone, and what is said in it afterwards brings nothing back', () => {
    const events = [started('a', NOON), said('a', NOON + 1, 'one'), cleared('a', NOON + 2), said('a', NOON + 3, 'late')]
    expect(texts(events)).toEqual([])
    expect(texts([...events, started('b', NOON + 4)])).toEqual([['b']])
  })

  test('one started again after it was cleared begins anew', () => {
    expect(
      texts([
        started('a', NOON),
        said('a', NOON + 1, 'old'),
        cleared('a', NOON + 2),
        started('a', NOON + 3),
        said('a', NOON + 4, 'new'),
      ]),
    ).toEqual([['a', 'new']])
  })

  test('a second start of the same conversation, from another device, changes nothing', () => {
    expect(foldChats([started('a', NOON), said('a', NOON + 1, 'one'), started('a', NOON + 2)])).toMatchObject([
      { startedAt: NOON, messages: [{ content: 'one' }] },
    ])
  })

  test('a message that a clock set back puts before the start is not lost', () => {
    expect(texts([said('a', NOON - HOUR, 'early'), started('a', NOON), said('a', NOON + 1, 'one')])).toEqual([
      ['a', 'early', 'one'],
    ])
    expect(texts([said('a', NOON - HOUR, 'early'), cleared('a', NOON - 1), started('a', NOON)])).toEqual([['a']])
  })

  test('a message keeps who said it, whether it failed, and what came with it', () => {
    const extras = { citations: [], nextSteps: [] }
    const [chat] = foldChats([
      started('a', NOON),
      said('a', NOON + 1, 'Hm.', { role: 'assistant', extras }),
      said('a', NOON + 2, 'Too long.', { isError: true }),
    ])
    expect(chat?.messages).toMatchObject([
      { role: 'assistant', extras, isError: false },
      { role: 'user', isError: true },
    ])
    expect(chat?.messages[1]).not.toHaveProperty('extras')
  })

  test('in whatever order events arrive, the conversations are the same', () => {
    const events = [
      started('a', NOON),
      started('b', NOON + 5),
      said('b', NOON + 2, 'early'),
      ...[1, 2, 3, 6].map((minute) => said('a', NOON + minute * 60_000, `m${minute}`)),
      cleared('b', NOON + 9 * 60_000),
      started('c', NOON + 10 * 60_000),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (shuffled) => {
        expect(foldChats(shuffled)).toEqual(foldChats(events))
      }),
    )
  })
})
