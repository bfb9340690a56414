import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRawLog } from '#tests/factories/any-raw-event.ts'
import { stampAt } from '#tests/factories/learner.ts'
import { makeBackup, parseBackup, writeBackup } from './backup.ts'
import type { StudyEvent } from './events.ts'
import { orderEvents } from './order-events.ts'
import { eventText, type LogEvent, OPAQUE, readEventText, thisRelease } from './read-event.ts'

// D9: one file with everything, for people, for other programs and for the releases to come.

const chat = (at: number, change: object = {}): StudyEvent =>
  ({ type: 'chat-cleared', ...stampAt(at), conversationId: 'c', ...change }) as StudyEvent
const head = { format: 'ilm-study-backup', version: 1, exportedAt: '2026-11-20T12:00:00.000Z' }
const parsed = (value: unknown) => parseBackup(typeof value === 'string' ? value : JSON.stringify(value))

describe('the file', () => {
  const [a, b] = [chat(2), chat(1)]
  const text = writeBackup(makeBackup([a, b], { 'exam-1': { title: 'Mock' } }, Date.UTC(2026, 10, 20, 12)))

  test('is JSON with its format, version and moment first, events in their order', () => {
    const value = JSON.parse(text)
    expect(Object.keys(value)).toEqual(['format', 'version', 'exportedAt', 'events', 'documents'])
    expect(value).toEqual({ ...head, events: [b, a], documents: { 'exam-1': { title: 'Mock' } } })
  })
  test('has an event a line and a document a line, so that people can read what is new', () => {
    const lines = text.split('\n')
    expect(lines).toContain(`${JSON.stringify(b)},`)
    expect(lines).toContain(JSON.stringify(a))
    expect(lines).toContain('"exam-1":{"title":"Mock"}')
    expect(text.endsWith('\n')).toBe(true)
  })
  test('without anything in it is still one', () => {
    expect(parsed(writeBackup(makeBackup([], {}, 0)))).toEqual({
      ok: true,
      unreadable: 0,
      backup: { ...head, exportedAt: '1970-01-01T00:00:00.000Z', events: [], documents: {} },
    })
  })
})

describe('a file from elsewhere', () => {
  test.each<[string, unknown, string]>([
    ['cut off', '{"format":', 'not-json'],
    ['empty', '', 'not-json'],
    ['a list', [], 'not-a-backup'],
    ['nothing', null, 'not-a-backup'],
    ['of another program', { ...head, format: 'anki' }, 'not-a-backup'],
    ['without a version', { ...head, version: undefined }, 'not-a-backup'],
    ['of version 0', { ...head, version: 0 }, 'not-a-backup'],
    ['of version 1.5', { ...head, version: 1.5 }, 'not-a-backup'],
    ['of a newer version, whatever else is in it', { ...head, version: 2, events: 'packed' }, 'newer-version'],
    ['without events', head, 'damaged'],
    ['with events that are no list', { ...head, events: {} }, 'damaged'],
    ['without its moment', { ...head, exportedAt: 'today', events: [] }, 'damaged'],
    ['with documents that are no record', { ...head, events: [], documents: [] }, 'damaged'],
  ])('%s is refused, with the reason in a sentence', (_, value, reason) => {
    const result = parsed(value)
    expect(result).toMatchObject({ ok: false, reason })
    if (!result.ok) expect(result.message).toMatch(/^(This|The) .*\.|\?$/)
  })

  test('loses what is no event and keeps the rest, with the number of what is lost', () => {
    const [a, b] = [chat(1), chat(2)]
    expect(
      parsed({ ...head, events: [b, null, 'x', {}, { ...a, id: '' }, { ...a, at: -1 }, { ...a, at: 0.5 }, a] }),
    ).toMatchObject({
      ok: true,
      unreadable: 6,
      backup: { events: [a, b], documents: {} },
    })
  })

  test('never throws, and says ok only with events in their order', () => {
    const odd = fc.record({
      ...Object.fromEntries(Object.entries(head).map(([key, value]) => [key, fc.constant(value)])),
      events: fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 4 }),
    })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json({ maxDepth: 2 }),
          odd.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const result = parseBackup(text)
          if (result.ok) expect(result.backup.events).toEqual(orderEvents(result.backup.events))
          else expect(result.message).not.toBe('')
        },
      ),
    )
  })
})

describe('an event is read', () => {
  test('as it is, when this release knows all of it', () => {
    const event = chat(5)
    expect(thisRelease.read(event)).toEqual(event)
    expect(eventText(event)).toBe(JSON.stringify(event))
  })

  test('with fields that this release does not know, at any depth', () => {
    const known = chat(5, { mood: 'calm', more: { deep: [1] } })
    expect(thisRelease.read(known)).toEqual(known)
    const deck = {
      ...chat(6),
      type: 'own-deck-saved',
      curriculum: 'ontario',
      grade: '9',
      subject: 'science',
      courseId: 'SNC1W',
      moduleId: 'm',
      deckId: 'd',
      title: 'T',
      cards: [{ id: 'c', front: 'f', back: 'b', tags: [], picture: 'p.png' }],
    }
    expect(thisRelease.read(deck)).toEqual(deck)
  })

  test.each<[string, object]>([
    ['a kind of another release', { type: 'note-written', text: 'x' }],
    ['a kind it knows with a value it does not', { conversationId: 7 }],
    ['a field whose name marks a computed column', { '#record': 'x' }],
    ['a field that every object has', { constructor: 'x' }],
    ['a kind that looks like the mark of opaque ones', { type: '#opaque' }],
  ])('with %s as it came, opaque', (_, change) => {
    const raw = { ...chat(5), ...change }
    const text = JSON.stringify(raw, null, 1)
    const event = readEventText(text)
    expect(event).toMatchObject({ type: OPAQUE, kind: raw.type, id: raw.id, at: raw.at })
    // to the letter, spaces and the order of fields included
    if (event) expect(eventText(event)).toBe(text)
  })

  test.each([
    ['no id', { id: undefined }],
    ['an empty id', { id: '' }],
    ['no time', { at: undefined }],
    ['a time before 1970', { at: -1 }],
    ['half a millisecond', { at: 0.5 }],
    ['no zone', { zone: undefined }],
    ['no device', { device: undefined }],
    ['no type', { type: undefined }],
    ['an empty type', { type: '' }],
  ])('not at all with %s', (_, change) =>
    expect(readEventText(JSON.stringify({ ...chat(1), ...change }))).toBeUndefined(),
  )

  test.each(['', 'null', '[]', '"x"', '{', 'undefined'])('not at all from %j', (text) =>
    expect(readEventText(text)).toBeUndefined(),
  )
})

test('what any release wrote comes through a file to the letter', () => {
  fc.assert(
    fc.property(anyRawLog, (raw) => {
      const events = raw
        .map((each) => readEventText(JSON.stringify(each)))
        .filter((each): each is LogEvent => each !== undefined)
      const result = parseBackup(writeBackup(makeBackup(events, {}, 0)))
      if (!result.ok) throw new Error(result.message)
      expect(result.backup.events.map(eventText)).toEqual(orderEvents(events).map(eventText))
      expect(result.unreadable).toBe(0)
    }),
  )
})
