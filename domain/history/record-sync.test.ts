import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEvent } from '#tests/factories/any-event.ts'
import {
  anyStep,
  newDevice,
  push,
  record,
  recordInMemory,
  restart,
  settle,
  take,
} from '#tests/factories/record-devices.ts'
import type { StudyEventType } from './events.ts'
import { studyEventSchema } from './events.ts'
import { LoadedLog } from './loaded-log.ts'
import { orderEvents } from './order-events.ts'
import { eventText, type LogEvent } from './read-event.ts'
import { RECORD_BOUNDS } from './record-entry.ts'
import { nextPush, placeAtStart, readPage, takePushed } from './record-sync.ts'

const raw = (event: LogEvent): unknown => JSON.parse(eventText(event))
const types = studyEventSchema.options.map((option) => option.shape.type.value as StudyEventType)

describe('devices of one student', () => {
  test('hold the same record in the end, whatever was lost, late, doubled, out of order, imported, or cut off by a crash: 1,000 schedules', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        const kept = recordInMemory()
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
    const kept = recordInMemory()
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
