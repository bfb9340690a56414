import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chatTitle,
  conversationIdToSend,
  greetingOf,
  historyToSend,
  type ShownMessage,
  shownMessages,
} from './chat-history.ts'
import { type Chat, foldChats } from './fold-chats.ts'
import { readExtras } from './message-extras.ts'

const message = (role: 'user' | 'assistant', content: string, more: Partial<Chat['messages'][number]> = {}) => ({
  id: content,
  role,
  content,
  isError: false,
  at: 5,
  ...more,
})
const chat = (...messages: Chat['messages']): Chat => ({
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  courseId: 'SNC1W',
  conversationId: 'c1',
  startedAt: 1,
  messages,
})
const shown = (...messages: Chat['messages']) => shownMessages(chat(...messages), 'Hi!', 99)

describe('what the chat shows (CHT-19)', () => {
  test('the greeting is message 1, and its moment that of the conversation', () => {
    expect(shownMessages(undefined, 'Hi!', 99)).toEqual([
      {
        id: 1,
        role: 'assistant',
        content: 'Hi!',
        timestamp: 99,
        isError: false,
        extras: { citations: [], nextSteps: [] },
      },
    ])
    expect(shown()[0]?.timestamp).toBe(1)
  })

  test('messages follow in order, numbered on', () => {
    const list = shown(message('user', 'a'), message('assistant', 'b'), message('assistant', 'oops', { isError: true }))
    expect(list.map(({ id, content, isError }) => [id, content, isError])).toEqual([
      [1, 'Hi!', false],
      [2, 'a', false],
      [3, 'b', false],
      [4, 'oops', true],
    ])
  })

  test('extras are read as they were stored, and what is odd counts as none', () => {
    const nextSteps = [{ label: 'Quiz me!', message: 'Quiz me!', kind: 'step' as const }]
    expect(shown(message('assistant', 'b', { extras: { nextSteps } }))[1]?.extras.nextSteps).toEqual(nextSteps)
    for (const extras of [null, 5, 'x', { nextSteps: 5 }, { nextSteps: [{ label: 1 }] }, []])
      expect(shown(message('assistant', 'b', { extras }))[1]?.extras).toEqual({ citations: [], nextSteps: [] })
  })
})

describe('what a request carries (OPN-54, OPN-55)', () => {
  test('neither the greeting nor an error', () => {
    const list = shown(message('user', 'a'), message('assistant', 'oops', { isError: true }), message('assistant', 'b'))
    expect(historyToSend(list)).toEqual([
      { role: 'user', content: 'a' },
      { role: 'assistant', content: 'b' },
    ])
  })

  test('a reply as the gateway remembers it', () => {
    expect(historyToSend(shown(message('assistant', 'b', { extras: { remembered: 'b <!--state-->' } })))).toEqual([
      { role: 'assistant', content: 'b <!--state-->' },
    ])
  })

  test('the last forty turns, each as long as the contract takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 3 }), (count, size) => {
        const many = Array.from({ length: count }, (_, index) => message('user', `${index}`.padEnd(size * 9000, 'x')))
        const sent = historyToSend(shown(...many))
        expect(sent).toHaveLength(Math.min(count, 40))
        for (const { content } of sent) expect(content.length).toBeLessThanOrEqual(20_000)
        if (count > 0) expect(sent.at(-1)?.content.startsWith(String(count - 1))).toBe(true)
      }),
      { numRuns: 25 },
    )
  })
})

describe('the id a conversation goes on with (CHT-21, OPN-53)', () => {
  const withId = (conversationId?: string): ShownMessage => ({
    id: 2,
    role: 'assistant',
    content: 'b',
    timestamp: 0,
    isError: false,
    extras: readExtras(conversationId === undefined ? {} : { conversationId }),
  })

  test('the device’s own until the gateway gives one', () => {
    expect(conversationIdToSend([], 'own')).toBe('own')
    expect(conversationIdToSend([withId()], 'own')).toBe('own')
  })

  test('then the last the gateway gave', () => {
    expect(conversationIdToSend([withId('a'), withId('b'), withId()], 'own')).toBe('b')
  })
})

test.each([
  [[], 'New conversation'],
  [[message('assistant', 'b')], 'New conversation'],
  [[message('user', 'Quiz me!')], 'Quiz me!'],
  [[message('user', 'x'.repeat(60))], 'x'.repeat(60)],
  [[message('user', 'x'.repeat(61))], `${'x'.repeat(59)}…`],
  [[message('user', `${'x'.repeat(58)} yz`)], `${'x'.repeat(58)}…`],
])('%#: a conversation is called by its first words', (messages, title) =>
  expect(chatTitle(chat(...messages))).toBe(title),
)

test.each([
  ['Ada', 'Hi Ada! I’m Ilm, your science tutor.'],
  ['  Ada ', 'Hi Ada! I’m Ilm'],
  ['', 'Hi! I’m Ilm, your science tutor.'],
  ['   ', 'Hi! I’m Ilm'],
])('the greeting of "%s" names the subject (OPN-49)', (name, words) =>
  expect(greetingOf('science', name)).toContain(words),
)

describe('conversations are folded from what was recorded', () => {
  const base = { v: 1 as const, tz: 'America/Toronto', device: 'd', at: 0 }
  const started = (id: string, conversationId: string, at: number, courseId = 'SNC1W') =>
    ({
      ...base,
      id,
      at,
      type: 'chat-started',
      curriculum: 'ontario',
      grade: 9,
      subject: 'science',
      courseId,
      conversationId,
    }) as never
  const added = (id: string, conversationId: string, at: number, content: string) =>
    ({ ...base, id, at, type: 'chat-message-added', conversationId, role: 'user', content, isError: false }) as never
  const cleared = (id: string, conversationId: string, at: number) =>
    ({ ...base, id, at, type: 'chat-cleared', conversationId }) as never
  const log = [
    started('1', 'a', 1),
    added('2', 'a', 2, 'first'),
    started('3', 'b', 3, 'MTH1W'),
    added('4', 'b', 4, 'second'),
    added('5', 'a', 5, 'third'),
    started('6', 'c', 6),
    cleared('7', 'c', 7),
    added('8', 'c', 8, 'after the end'),
    added('9', 'nobody', 9, 'lost'),
    started('10', 'a', 10),
  ]
  const flat = (events: typeof log, courseId?: string) =>
    foldChats(events, courseId).map(({ conversationId, messages }) => [
      conversationId,
      ...messages.map(({ content }) => content),
    ])

  test('the one started last first, a cleared one is gone, a second start changes nothing', () => {
    expect(flat(log)).toEqual([
      ['b', 'second'],
      ['a', 'first', 'third'],
    ])
  })

  test('of one course only its own', () => {
    expect(flat(log, 'MTH1W')).toEqual([['b', 'second']])
    expect(flat(log, 'gone')).toEqual([])
  })

  test('in whatever order the acts come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(log, { minLength: log.length }), (shuffled) => {
        expect(flat(shuffled)).toEqual(flat(log))
      }),
    )
  })
})
