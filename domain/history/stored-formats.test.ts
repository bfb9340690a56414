import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLog } from '#tests/factories/any-event.ts'
import { assembleLog } from './assemble-log.ts'
import { makeBackup, parseBackup, writeBackup } from './backup.ts'
import { type StudyEvent, studyEventSchema } from './events.ts'
import { makeChunk } from './log-chunk.ts'
import { StudyLog } from './study-log.ts'

/*
 * A fixture of every stored format ever shipped (design/architecture.md). A format never changes meaning, so these files are
 * never written again: a new format gets a new version, a new fixture beside them, and its own line below.
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

/** Written once, when a format is new: `WRITE_FIXTURES=1 npx vitest run …`. */
function writeMissing(name: string, text: () => string): string {
  if (process.env.WRITE_FIXTURES && !existsSync(fixture(name))) writeFileSync(fixture(name), text())
  return readFileSync(fixture(name), 'utf8')
}
const expected = (): StudyEvent[] => {
  const text = writeMissing('events-1.json', () => writeBackup(makeBackup(unique, { 'exam-1': { title: 'Exam' } }, 0)))
  const parsed = parseBackup(text)
  if (!parsed.ok) throw new Error(parsed.message)
  expect(parsed.unreadable).toBe(0)
  expect(parsed.backup.documents).toEqual({ 'exam-1': { title: 'Exam' } })
  return parsed.backup.events
}

test('backup format 1 still loads', () => {
  const kinds = new Set(expected().map((event) => event.type))
  expect(kinds.size).toBe(studyEventSchema.options.length)
})

test('columnar snapshot format 1 still loads', () => {
  const text = writeMissing('snapshot-1.json', () => {
    const log = new StudyLog()
    log.add(unique)
    return toText(log.stored())
  })
  const opened = StudyLog.open(fromText(text))
  expect(opened.ok && opened.log.all()).toEqual(expected())
})

test('a snapshot with all codes in 32 bits, as the first ones were, still loads', () => {
  const opened = StudyLog.open(fromText(readFileSync(fixture('snapshot-1-wide.json'), 'utf8')))
  expect(opened.ok && opened.log.all()).toEqual(expected())
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
