import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anyEvent, anyLog } from '#tests/factories/any-event.ts'
import { anyRawEvent, anyRawLog, type RawEvent } from '#tests/factories/any-raw-event.ts'
import { assembleLog } from './assemble-log.ts'
import { makeBackup, parseBackup, writeBackup } from './backup.ts'
import { EVENTS_SHAPE, type StudyEvent, type StudyEventType, studyEventSchema } from './events.ts'
import { LoadedLog } from './loaded-log.ts'
import { makeChunk } from './log-chunk.ts'
import { quarantineKey } from './log-layout.ts'
import { orderEvents } from './order-events.ts'
import { type EventReader, eventReader, eventText, type LogEvent, OPAQUE, thisRelease } from './read-event.ts'
import { studyDayNumber } from './study-day.ts'

/*
 * Issue: a release never loses what a newer one recorded. Twice over: this release meets events it cannot know (any-raw-event),
 * and a release before this one, which knows fewer kinds, fields and values, works on a log of this one.
 */

/** Events as the JSON they are stored as. */
const raw = (events: readonly LogEvent[]): unknown[] => events.map((event) => JSON.parse(eventText(event)))
const lines = (events: readonly unknown[]) => makeChunk(events.map((event) => JSON.stringify(event)))
const opened = (value: unknown, reader?: EventReader) => {
  const { log, damage } = LoadedLog.open(structuredClone(value), reader)
  expect(damage).toBeNull()
  return log
}
const assembled = (entries: [string, unknown][], reader?: EventReader) => {
  const { log, damaged } = assembleLog(entries, reader)
  expect(damaged).toEqual([])
  return log
}
const exported = (log: LoadedLog, reader?: EventReader) => {
  const parsed = parseBackup(writeBackup(makeBackup(log.all(), {}, 0)), reader)
  if (!parsed.ok) throw new Error(parsed.message)
  expect(parsed.unreadable).toBe(0)
  return parsed.backup.events
}

describe('events that this release does not know', () => {
  test('come back from chunk, snapshot and backup as they came, whatever they are mixed with', () => {
    fc.assert(
      fc.property(anyRawLog, (events) => {
        const log = assembled([['chunk/tab/000000', lines(events)]])
        const expected = orderEvents(events)
        expect(log.count).toBe(events.length)
        expect(raw(log.all())).toEqual(expected)
        expect(raw(opened(log.stored()).all())).toEqual(expected)
        expect(raw(exported(log))).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  test('make one log with the others: any order, any parts, in any form, once or twice', () => {
    fc.assert(
      fc.property(anyRawLog, fc.infiniteStream(fc.nat()), (events, numbers) => {
        const next = () => numbers.next().value ?? 0
        const shuffled = [...events, ...events.slice(0, 5)].map((event) => ({ event, key: next() }))
        shuffled.sort((a, b) => a.key - b.key)
        const log = new LoadedLog()
        for (let i = 0; i < shuffled.length; ) {
          const part = shuffled.slice(i, i + 1 + (next() % 5)).map(({ event }) => event)
          const other = assembled([['chunk/tab/000000', lines(part)]])
          log.add([other.all(), exported(other), opened(other.stored()).all()][next() % 3] ?? [])
          i += part.length
        }
        expect(raw(log.all())).toEqual(orderEvents(events))
        expect(log.count).toBe(events.length)
        const days = events.map(({ at, zone }) => studyDayNumber(at, String(zone)))
        expect(log.studyDays()).toEqual(new Set(days))
      }),
      { numRuns: 200 },
    )
  })

  test('are seen by no fold', () => {
    fc.assert(
      fc.property(anyRawLog, (events) => {
        const log = assembled([['chunk/tab/000000', lines(events)]])
        const known = events.filter((event) => studyEventSchema.safeParse(event).success)
        const seen = studyEventSchema.options.flatMap((option) => log.eventsOf(option.shape.type.value))
        for (const event of seen) expect(studyEventSchema.safeParse(event).success).toBe(true)
        // those with names that cannot be columns are the only known ones kept apart
        expect(seen.length).toBeLessThanOrEqual(known.length)
        const plain = known.filter((event) => Object.keys(event).every((name) => Object.hasOwn(studyFields, name)))
        expect(seen.length).toBeGreaterThanOrEqual(plain.length)
      }),
      { numRuns: 100 },
    )
  })

  test('keep their JSON text to the letter through chunk and snapshot', () => {
    const text = '{ "type":"new","id":"n1", "at":1.0,"zone":"UTC","device":"d","amount":12345678901234567890 }'
    const log = assembled([['chunk/tab/000000', makeChunk([text])]])
    expect(opened(log.stored()).all()).toEqual([
      { type: OPAQUE, kind: 'new', id: 'n1', at: 1, zone: 'UTC', device: 'd', json: text },
    ])
  })

  test('without id, time, zone, device or type are no events', () => {
    const event = { type: 'new', id: 'n', at: 1, zone: 'UTC', device: 'd' }
    for (const field of Object.keys(event)) {
      expect(thisRelease.read({ ...event, [field]: undefined }), field).toBeUndefined()
    }
    expect(thisRelease.read({ ...event, at: -1 })).toBeUndefined()
    expect(thisRelease.read({ ...event, id: '' })).toBeUndefined()
  })
})

const studyFields: Record<string, unknown> = Object.assign(
  {},
  ...studyEventSchema.options.map((option) => option.shape),
)

/** A release before this one: no chats, no struck options, no misconceptions, fewer sources and question types. */
const olderOptions = studyEventSchema.options
  .filter((option) => !/^chat-|struck$/.test(option.shape.type.value))
  .map((option) =>
    option.shape.type.value === 'question-answered'
      ? z.object({ ...option.shape, misconception: z.undefined(), source: z.enum(['practice', 'exam']) }).omit({
          misconception: true,
        })
      : option,
  )
const older: EventReader = eventReader(
  z.discriminatedUnion('type', olderOptions as never) as unknown as z.ZodType<StudyEvent>,
  olderOptions.map((option) => option.shape.type.value as StudyEventType),
  EVENTS_SHAPE - 1,
)
const isKnownTo = (reader: EventReader, event: StudyEvent) => reader.read(event)?.type !== OPAQUE

describe('the release before this one', () => {
  test('opens, adds to, exports and merges a log of this one, and nothing is missing when this one opens it again', () => {
    fc.assert(
      fc.property(anyLog, anyLog, anyLog, fc.array(anyEvent, { maxLength: 10 }), (snapshot, chunk, imported, acts) => {
        const here = new LoadedLog()
        here.add(snapshot)
        const there = new LoadedLog()
        there.add(imported)
        const own = acts.filter((event) => isKnownTo(older, event))

        const before = assembled(
          [
            ['snapshot', here.stored()],
            ['chunk/tab/000000', lines(chunk)],
          ],
          older,
        )
        before.add(own)
        const file = parseBackup(writeBackup(makeBackup(there.all(), {}, 0)), older)
        before.add(file.ok ? file.backup.events : [])

        const all = orderEvents([...snapshot, ...chunk, ...imported, ...own])
        expect(before.count).toBe(all.length)
        expect(raw(before.all())).toEqual(all)
        const answers = all.filter((event) => event.type === 'question-answered' && isKnownTo(older, event))
        expect(before.eventsOf('question-answered')).toEqual(answers)

        expect(opened(before.stored()).all()).toEqual(all)
        expect(exported(before)).toEqual(all)
        expect(raw(exported(before, older))).toEqual(all)
        // and so forth, back and forth
        const again = opened(opened(before.stored()).stored(), older)
        expect(raw(again.all())).toEqual(all)
        expect(opened(again.stored()).all()).toEqual(all)
      }),
      { numRuns: 200 },
    )
  })

  test('sets a table aside whose columns it cannot read, and loses nothing of the others', () => {
    const log = new LoadedLog()
    log.add(fc.sample(anyLog, { numRuns: 20, seed: 4 }).flat())
    const stored = log.stored()
    const newer = { ...stored, shape: EVENTS_SHAPE + 1 }
    newer.tables = stored.tables.map((table) =>
      table.type === 'card-rated' ? { ...table, columns: [{ name: 'id', kind: 'uuid-v9' } as never] } : table,
    )
    const { log: read, damage } = LoadedLog.open(newer)
    expect(damage).toBe('damaged columns of card-rated')
    expect(read.all()).toEqual(log.all().filter((event) => event.type !== 'card-rated'))
  })
})

describe('what was set aside', () => {
  const events = fc.sample(anyLog, { numRuns: 10, seed: 6 }).flat()
  const half = new LoadedLog()
  half.add(events.slice(0, 40))
  const newChunk = { format: 'ilm-study-chunk', version: 2, packed: 'x' }

  test('joins the log once it can be read, and is then to be taken back', () => {
    const setAside: [string, unknown][] = [
      [quarantineKey('snapshot', 1), half.stored()],
      [quarantineKey('chunk/tab/000000', 2), lines(events.slice(30))],
      [quarantineKey('chunk/tab/000001', 3), newChunk],
      [quarantineKey('snapshot', 4), { format: 'ilm-study-log', version: 9 }],
    ]
    const { log, damaged, regained, chunkKeys, isRewriteDue } = assembleLog(setAside)
    expect(log.all()).toEqual(orderEvents(events))
    expect(regained).toEqual(setAside.slice(0, 2).map(([key]) => key))
    expect({ damaged, chunkKeys, isRewriteDue }).toEqual({ damaged: [], chunkKeys: [], isRewriteDue: true })
  })

  test('stays while it cannot, without being reported again; what is readable in it counts', () => {
    const line = JSON.stringify(events[0])
    const setAside: [string, unknown][] = [
      [quarantineKey('chunk/tab/000001', 3), newChunk],
      [quarantineKey('chunk/tab/000002', 3), makeChunk(['{"cut', line])],
    ]
    const { log, damaged, regained, isRewriteDue } = assembleLog(setAside)
    expect(log.all()).toEqual([events[0]])
    expect({ damaged, regained, isRewriteDue }).toEqual({ damaged: [], regained: [], isRewriteDue: false })
  })
})

test('a snapshot of this release is taken at its word, one of another is read event by event', () => {
  const log = new LoadedLog()
  log.add(fc.sample(anyLog, { numRuns: 5, seed: 6 }).flat())
  const stored = log.stored()
  expect(LoadedLog.open(stored).isForeign).toBe(false)
  expect(LoadedLog.open({ ...stored, shape: 99 }).isForeign).toBe(true)
  const { shape: _shape, ...first } = stored
  expect(LoadedLog.open(first).isForeign).toBe(true)
  expect(LoadedLog.open(first).log.all()).toEqual(log.all())
})

test('the generator makes events of all sorts', () => {
  const sample = fc.sample(anyRawEvent, { numRuns: 500, seed: 2 }) as RawEvent[]
  const opaque = sample.filter((event) => thisRelease.read(event)?.type === OPAQUE)
  expect(opaque.length).toBeGreaterThan(100)
  expect(opaque.length).toBeLessThan(400)
  expect(sample.filter((event) => 'within' in event).length).toBeGreaterThan(20)
})
