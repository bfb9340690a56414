import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { anyLog } from '#tests/factories/any-event.ts'
import { assembleLog } from './assemble-log.ts'
import { makeBackup, parseBackup, writeBackup } from './backup.ts'
import { EVENTS_SHAPE, studyEventSchema } from './events.ts'
import { LoadedLog } from './loaded-log.ts'
import { makeChunk } from './log-chunk.ts'
import { orderEvents } from './order-events.ts'
import { eventText, type LogEvent, thisRelease } from './read-event.ts'

/*
 * A fixture of every stored form of the log ever shipped (docs/stored-formats.md). A format never changes meaning, so these files
 * are never written again: a new format gets a new version, a new set of events a new number, and each a new fixture beside them.
 */
const fixture = (name: string) => new URL(`./fixtures/${name}`, import.meta.url)
const arrays = { Uint16Array, Uint32Array, Float64Array }

/** Typed arrays as base64, since a fixture is a text file. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (!ArrayBuffer.isView(part)) return part
    const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
    return { array: part.constructor.name, base64: bytes.toString('base64') }
  })
const fromText = (text: string): unknown =>
  JSON.parse(text, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || !('base64' in part) || !('array' in part)) return part
    const bytes = Uint8Array.from(Buffer.from(String(part.base64), 'base64'))
    const name = String(part.array)
    return name === 'Uint8Array' ? bytes : new arrays[name as keyof typeof arrays](bytes.buffer)
  })

const events = fc.sample(anyLog, { seed: 1, numRuns: 30 }).flat()
const unique = [...new Map(events.map((event) => [event.id, event])).values()]

/** As a release to come may write them: a new kind, a new field, a new value. */
const stamp = { at: 1_760_000_000_500, zone: 'America/Toronto', device: 'phone' }
const newerEvents = [
  { id: 'newer-1', ...stamp, type: 'never-a-kind', note: 'kept', list: [1, { a: null }] },
  { id: 'newer-2', ...stamp, type: 'lesson-opened', curriculum: 'ontario', lessonId: 'l' },
  { id: 'newer-3', ...stamp, type: 'chat-cleared', conversationId: 'c', neverAField: { deep: [true] } },
]

/** Written once, when a format is new: `WRITE_FIXTURES=1 npx vitest run …`. */
function writeMissing(name: string, text: () => string): string {
  if (process.env.WRITE_FIXTURES && !existsSync(fixture(name))) writeFileSync(fixture(name), text())
  return readFileSync(fixture(name), 'utf8')
}
/** The events of the first set, which all the older fixtures hold. */
const expected = (shape = 1): LogEvent[] => {
  const text = writeMissing(`events-${shape}.json`, () =>
    writeBackup(makeBackup(unique, { 'exam-1': { title: 'Exam' } }, 0)),
  )
  const parsed = parseBackup(text)
  if (!parsed.ok) throw new Error(parsed.message)
  expect(parsed.unreadable).toBe(0)
  expect(parsed.backup.documents).toEqual({ 'exam-1': { title: 'Exam' } })
  return parsed.backup.events
}

test('backups of every set of events so far still load, and this release knows every event in them', () => {
  const kinds = new Set<string>()
  for (let shape = 1; shape <= EVENTS_SHAPE; shape++) for (const event of expected(shape)) kinds.add(event.type)
  expect(kinds).toEqual(new Set(studyEventSchema.options.map((option) => option.shape.type.value)))
})

test('a change of the events gets a number of its own', () => {
  const schema = JSON.stringify(z.toJSONSchema(studyEventSchema, { unrepresentable: 'any' }))
  const print = createHash('sha256').update(schema).digest('hex').slice(0, 16)
  const read = (): Record<string, string> => JSON.parse(readFileSync(fixture('event-shapes.json'), 'utf8'))
  if (process.env.WRITE_FIXTURES && !(EVENTS_SHAPE in read())) {
    writeFileSync(fixture('event-shapes.json'), `${JSON.stringify({ ...read(), [EVENTS_SHAPE]: print }, null, 2)}\n`)
  }
  const todo = 'the events changed: raise EVENTS_SHAPE by one and run this test once with WRITE_FIXTURES=1'
  expect(Object.entries(read()).at(-1), todo).toEqual([String(EVENTS_SHAPE), print])
})

test('columnar snapshot format 1 still loads', () => {
  const text = writeMissing('snapshot-1.json', () => {
    const log = new LoadedLog()
    log.add(unique)
    return toText(log.stored())
  })
  const opened = LoadedLog.open(fromText(text))
  expect(opened).toMatchObject({ damage: null, isForeign: true })
  expect(opened.log.all()).toEqual(expected())
})

test('a snapshot that says its set of events, with some that the release did not know, still loads', () => {
  const known = expected()
  const text = writeMissing('snapshot-1-opaque.json', () => {
    const log = new LoadedLog()
    log.add(known)
    log.add(newerEvents.map((event) => thisRelease.read(event)).filter((event) => event !== undefined))
    return toText(log.stored())
  })
  const { log, damage } = LoadedLog.open(fromText(text))
  expect(damage).toBeNull()
  expect(log.all().map((event) => JSON.parse(eventText(event)))).toEqual(orderEvents([...known, ...newerEvents]))
})

test('a snapshot with all codes in 32 bits, as the first ones were, still loads', () => {
  const opened = LoadedLog.open(fromText(readFileSync(fixture('snapshot-1-wide.json'), 'utf8')))
  expect(opened.damage).toBeNull()
  expect(opened.log.all()).toEqual(expected())
})

test('chunk format 1 still loads', () => {
  const text = writeMissing('chunk-1.json', () =>
    JSON.stringify(makeChunk(unique.slice(0, 40).map((event) => JSON.stringify(event)))),
  )
  const { log, damaged } = assembleLog([['chunk/tab/000000', JSON.parse(text)]])
  expect(damaged).toEqual([])
  const ids = new Set(log.all().map((event) => event.id))
  expect(log.all()).toEqual(expected().filter((event) => ids.has(event.id)))
  expect(ids.size).toBe(40)
})
