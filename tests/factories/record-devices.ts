import fc from 'fast-check'
import { assembleLog } from '#domain/history/assemble-log.ts'
import { LoadedLog } from '#domain/history/loaded-log.ts'
import { makeChunk } from '#domain/history/log-chunk.ts'
import { eventText, type LogEvent, thisRelease } from '#domain/history/read-event.ts'
import type { RecordEntry } from '#domain/history/record-entry.ts'
import {
  nextPush,
  placeAtStart,
  type RecordPlace,
  readPage,
  takePulled,
  takePushed,
} from '#domain/history/record-sync.ts'
import { anyEvent } from './any-event.ts'
import { anyRawEvent } from './any-raw-event.ts'

/* Devices of one student and the record of their account, with everything that may go wrong between them. */

/** The record as a gateway keeps it (gateway/data/study-records.ts): each id once, places in the order of arrival, some left empty. */
export function recordInMemory() {
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
export type RecordInMemory = ReturnType<typeof recordInMemory>

/** A device: what is in its database survives it, `place` in memory and answers on their way do not. */
export type Device = {
  log: LoadedLog
  documents: Map<string, unknown>
  place: RecordPlace
  onDisk: { lines: string[]; cursor: number; ids: string[] }
  /** answers that are still on their way here */
  late: (() => void)[]
}

export const newDevice = (): Device => ({
  log: new LoadedLog(),
  documents: new Map(),
  place: placeAtStart('record'),
  onDisk: { lines: [], cursor: 0, ids: [] },
  late: [],
})

export const record = (device: Device, events: readonly LogEvent[]) => {
  device.log.add(events)
  device.onDisk.lines.push(...events.map(eventText))
}
/** Written in the one transaction in which pulled events are: workers/record-database.ts. */
const save = ({ onDisk, place }: Device) => {
  onDisk.cursor = place.cursor
  onDisk.ids = [...place.inRecord]
}
export const restart = (device: Device) => {
  const { lines, cursor, ids } = device.onDisk
  device.log = assembleLog([['chunk/tab/000000', makeChunk(lines)]]).log
  device.place = { recordId: 'record', cursor, inRecord: new Set(ids) }
  device.late = []
}

export function push(
  device: Device,
  kept: RecordInMemory,
  fate: 'arrives' | 'lost' | 'unanswered' | 'late' | 'unsaved',
) {
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

export function pull(device: Device, kept: RecordInMemory, size: number, fate: 'arrives' | 'late') {
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
export function settle(devices: readonly Device[], kept: RecordInMemory) {
  for (let turn = 0; turn < 2; turn++)
    for (const device of devices) {
      while (pull(device, kept, 7, 'arrives'));
      while (nextPush(device.log, device.documents, device.place).entries.length > 0) push(device, kept, 'arrives')
    }
  for (const device of devices) while (pull(device, kept, 7, 'arrives'));
}

const YEAR = 365 * 86_400_000
const which = fc.nat(2)
export const anyStep = fc.oneof(
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
export type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never

export function take(
  step: Step,
  devices: readonly Device[],
  kept: RecordInMemory,
  acted: LogEvent[],
  documents: Set<string>,
) {
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
