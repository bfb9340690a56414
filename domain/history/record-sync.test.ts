import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEvent } from '#tests/factories/any-event.ts'
import { anyRawEvent } from '#tests/factories/any-raw-event.ts'
import { assembleLog } from './assemble-log.ts'
import type { StudyEventType } from './events.ts'
import { studyEventSchema } from './events.ts'
import { LoadedLog } from './loaded-log.ts'
import { makeChunk } from './log-chunk.ts'
import { orderEvents } from './order-events.ts'
import { eventText, type LogEvent, thisRelease } from './read-event.ts'
import { RECORD_BOUNDS, type RecordEntry } from './record-entry.ts'
import { nextPush, placeAtStart, type RecordPlace, readPage, takePulled, takePushed } from './record-sync.ts'

/** The record as a gateway keeps it (gateway/data/study-records.ts): each id once, places in the order of arrival, some left empty. */
function keptRecord() {
  const entries: (RecordEntry & { place: number })[] = []
  const ids = new Set<string>()
  let last = 0
  return {
    entries,
    push(pushed: readonly RecordEntry[]) {
      const before = last
      for (const [index, entry] of pushed.entries()) {
        if (!ids.has(entry.id)) entries.push({ ...entry, place: before + index + 1 })
        ids.add(entry.id)
      }
      last += pushed.length
      return { before, last }
    },
    pull(after: number, size: number) {
      const rest = entries.filter(({ place }) => place > after)
      const page = rest.slice(0, size)
      return {
        after,
        lines: page.map(({ text }) => text),
        next: page.at(-1)?.place ?? after,
        hasMore: rest.length > size,
      }
    },
  }
}
type KeptRecord = ReturnType<typeof keptRecord>

/** A device: what is in its database survives it, `place` in memory and answers on their way do not. */
type Device = {
  log: LoadedLog
  documents: Map<string, unknown>
  place: RecordPlace
  onDisk: { lines: string[]; cursor: number; ids: string[] }
  /** answers that are still on their way here */
  late: (() => void)[]
}

const newDevice = (): Device => ({
  log: new LoadedLog(),
  documents: new Map(),
  place: placeAtStart('record'),
  onDisk: { lines: [], cursor: 0, ids: [] },
  late: [],
})

const record = (device: Device, events: readonly LogEvent[]) => {
  device.log.add(events)
  device.onDisk.lines.push(...events.map(eventText))
}
/** Written in the one transaction in which pulled events are: workers/record-database.ts. */
const save = ({ onDisk, place }: Device) => {
  onDisk.cursor = place.cursor
  onDisk.ids = [...place.inRecord]
}
const restart = (device: Device) => {
  const { lines, cursor, ids } = device.onDisk
  device.log = assembleLog([['chunk/tab/000000', makeChunk(lines)]]).log
  device.place = { recordId: 'record', cursor, inRecord: new Set(ids) }
  device.late = []
}

function push(device: Device, kept: KeptRecord, fate: 'arrives' | 'lost' | 'unanswered' | 'late' | 'unsaved') {
  const { entries } = nextPush(device.log, device.documents, device.place)
  if (entries.length === 0 || fate === 'lost') return
  const answer = kept.push(entries)
  if (fate === 'unanswered') return
  const take = () => {
    takePushed(
      device.place,
      entries.map(({ id }) => id),
      answer,
    )
    if (fate !== 'unsaved') save(device)
  }
  if (fate === 'late') device.late.push(take)
  else take()
}

function pull(device: Device, kept: KeptRecord, size: number, fate: 'arrives' | 'late') {
  const answer = kept.pull(device.place.cursor, size)
  const take = () => {
    const page = readPage(answer.lines, device.log)
    record(device, page.events)
    for (const [id, value] of Object.entries(page.documents))
      if (!device.documents.has(id)) device.documents.set(id, value)
    takePulled(device.place, page.ids, answer)
    save(device)
  }
  if (fate === 'late') device.late.push(take)
  else take()
  return answer.hasMore
}

/** With the network whole again and nobody studying, as the app does it: pull, push, and pull what others sent meanwhile. */
function settle(devices: readonly Device[], kept: KeptRecord) {
  for (let turn = 0; turn < 2; turn++)
    for (const device of devices) {
      while (pull(device, kept, 7, 'arrives'));
      while (nextPush(device.log, device.documents, device.place).entries.length > 0) push(device, kept, 'arrives')
    }
  for (const device of devices) while (pull(device, kept, 7, 'arrives'));
}

const YEAR = 365 * 86_400_000
const which = fc.nat(2)
const anyStep = fc.oneof(
  // clocks that are a year apart
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constant('act' as const), which, anyRawEvent, fc.constantFrom(0, -YEAR, 90_000)),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constant('act' as const), which, anyEvent, fc.constantFrom(0, YEAR)) },
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constant('push' as const),
      which,
      fc.constantFrom('arrives' as const, 'lost' as const, 'unanswered' as const, 'late' as const, 'unsaved' as const),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constant('pull' as const),
      which,
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('arrives' as const, 'late' as const),
    ),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('answer' as const), which, fc.nat(3)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('kill' as const), which) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('import' as const), which, fc.array(anyEvent, { maxLength: 4 })) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('copy' as const), which, which) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('document' as const), which, fc.nat(9)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('clear' as const), which) },
)
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never

function take(step: Step, devices: readonly Device[], kept: KeptRecord, acted: LogEvent[], documents: Set<string>) {
  const device = devices[step[1]]
  if (!device) return
  switch (step[0]) {
    case 'act': {
      const event = thisRelease.read({ ...step[2], at: step[2].at + step[3] })
      if (!event) return
      acted.push(event)
      return record(device, [event])
    }
    case 'push':
      return push(device, kept, step[2])
    case 'pull':
      return void pull(device, kept, step[2], step[3])
    case 'answer':
      // any of those on their way, so that they overtake each other
      return device.late.splice(step[2] % Math.max(1, device.late.length), 1)[0]?.()
    case 'kill':
      return restart(device)
    case 'import':
      acted.push(...step[2])
      return record(device, step[2])
    case 'copy':
      return record(device, devices[step[2]]?.log.all() ?? [])
    case 'document':
      documents.add(`exam-${step[2]}`)
      return void device.documents.set(`exam-${step[2]}`, { title: step[2] })
    case 'clear':
      // the browser's data was cleared after everything had arrived: the device begins again with nothing
      if (nextPush(device.log, device.documents, device.place).entries.length > 0) return
      Object.assign(device, newDevice())
  }
}

const raw = (event: LogEvent): unknown => JSON.parse(eventText(event))
const types = studyEventSchema.options.map((option) => option.shape.type.value as StudyEventType)

describe('devices of one student', () => {
  test('hold the same record in the end, whatever was lost, late, doubled, out of order, imported, or cut off by a crash: 1,000 schedules', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        const kept = keptRecord()
        const devices = [newDevice(), newDevice(), newDevice()]
        const acted: LogEvent[] = []
        const documents = new Set<string>()
        for (const step of steps) take(step, devices, kept, acted, documents)
        for (const device of devices) device.late = []
        settle(devices, kept)

        const all = orderEvents(acted)
        for (const device of devices) {
          expect(device.log.all().map(raw)).toEqual(all.map(raw))
          expect(new Set(device.documents.keys())).toEqual(documents)
          // the same state, whatever order it came in: every fold reads these lists, or columns in the same order
          for (const type of types) {
            expect(device.log.eventsOf(type)).toEqual(all.filter((event) => event.type === type))
          }
          restart(device)
          expect(device.log.count).toBe(all.length)
        }
        expect(new Set(kept.entries.map(({ id }) => id)).size).toBe(all.length + documents.size)
      }),
      { numRuns: 1000 },
    )
  })

  test('who pulls in pages of any size has the exam before the event that names it', () => {
    const kept = keptRecord()
    const phone = newDevice()
    phone.documents.set('exam-1', { questions: [] })
    record(phone, fc.sample(anyEvent, { numRuns: 30, seed: 3 }))
    push(phone, kept, 'arrives')
    expect(kept.entries[0]?.id).toBe('document/exam-1')
  })
})

describe('a push', () => {
  const events = fc.sample(anyEvent, { numRuns: 50, seed: 8 })

  test('holds no more than its bounds, and the pushes together hold everything once', () => {
    const log = new LoadedLog()
    const long = events.map((event, n) => ({ ...event, device: `${n}`.padEnd(n % 3 === 0 ? 200_000 : 100, 'x') }))
    log.add(long)
    const place = placeAtStart('record')
    const sent: string[] = []
    for (let push = nextPush(log, [], place); ; push = nextPush(log, [], place)) {
      const bytes = push.entries.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0)
      expect(bytes).toBeLessThanOrEqual(RECORD_BOUNDS.bytes)
      expect(push.entries.length).toBeGreaterThan(0)
      sent.push(...push.entries.map(({ id }) => id))
      takePushed(
        place,
        push.entries.map(({ id }) => id),
        { before: place.cursor, last: place.cursor + push.entries.length },
      )
      if (!push.hasMore) break
    }
    expect(sent.sort()).toEqual(events.map(({ id }) => id).sort())
    expect(nextPush(log, [], place)).toEqual({ entries: [], hasMore: false })
  })

  test('has no more entries than a record takes at once', () => {
    const log = new LoadedLog()
    const [event] = events
    if (!event) throw new Error('there are events')
    log.add(Array.from({ length: RECORD_BOUNDS.entries + 5 }, (_, n) => ({ ...event, id: `e${n}` })))
    const { entries, hasMore } = nextPush(log, [], placeAtStart('record'))
    expect(entries).toHaveLength(RECORD_BOUNDS.entries)
    expect(hasMore).toBe(true)
  })

  test('leaves out what no record takes, and sends what is behind it', () => {
    const log = new LoadedLog()
    const [one, two, three] = events
    if (!one || !two || !three) throw new Error('there are events')
    log.add([{ ...one, device: 'x'.repeat(RECORD_BOUNDS.bytes) }, { ...two, id: 'half\ud800' }, three])
    const documents: [string, unknown][] = [['exam-1', 'x'.repeat(RECORD_BOUNDS.bytes)]]
    const { entries, hasMore } = nextPush(log, documents, placeAtStart('record'))
    expect(entries.map(({ id }) => id)).toEqual([three.id])
    expect(hasMore).toBe(false)
  })
})

test('a page of lines that are no entries brings nothing, and what is between them is taken', () => {
  const [event] = fc.sample(anyEvent, { numRuns: 1, seed: 8 })
  if (!event) throw new Error('there is an event')
  const lines = ['', '{"cut', '[]', 'null', '{"id":"document/exam-1"}', eventText(event), '{"id":"x","type":"y"}']
  expect(readPage(lines, new LoadedLog())).toEqual({ events: [event], documents: {}, ids: [event.id] })
})
