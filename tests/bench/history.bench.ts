import { assembleLog } from '#domain/history/assemble-log.ts'
import { LoadedLog } from '#domain/history/loaded-log.ts'
import { makeChunk } from '#domain/history/log-chunk.ts'
import { chunkKey, SNAPSHOT_KEY } from '#domain/history/log-layout.ts'
import { demoEvents } from '#tests/demo/demo-student.ts'
import { createWorkerApi } from '#workers/worker-api.ts'
import { measure, printGoal } from './measure.ts'

// Opening a history as the worker does once the database has answered: the snapshot, and two chunks written since.
const events = demoEvents(50_000)
const log = new LoadedLog()
log.add(events.slice(0, -200))
const stored = log.stored()
const line = (from: number, to: number) => makeChunk(events.slice(from, to).map((event) => JSON.stringify(event)))
const entries = (): [string, unknown][] => [
  [SNAPSHOT_KEY, structuredClone(stored)],
  [chunkKey('tab', 0), line(-200, -72)],
  [chunkKey('tab', 1), line(-72, events.length)],
]
const asMap = Object.fromEntries(events.map((event) => [event.id, event]))
const asJson = JSON.stringify(events)

// one set of entries per run, made beforehand: reading them is the database's work
const prepared = Array.from({ length: 23 }, entries)
let next = 0
console.log('\nHistory of 50,000 events, median ms')
const times = measure(
  {
    columns: () => assembleLog(prepared[next++ % prepared.length] ?? []),
    map: () => structuredClone(asMap),
    json: () => JSON.parse(asJson) as unknown,
  },
  20,
)
console.log(times)
printGoal('opening it as columns (goal at most 15)', times.columns ?? Number.NaN, (times.columns ?? 99) <= 15, ' ms')
console.log(`        a map of objects takes ${((times.map ?? 0) / (times.columns ?? 1)).toFixed(0)} times as long`)

const tutor = createWorkerApi()
tutor.add(events)
const clock = { now: (events.at(-1)?.at ?? 0) + 1000, zone: 'America/Toronto' }
const first = measure({ insights: () => tutor.insights([], clock), today: () => tutor.today(clock) }, 10)
console.log('answers in the worker, ms:', first)
