import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEvent, anyLog, generatedKinds } from '#tests/factories/any-event.ts'
import { studyEventSchema } from './events.ts'
import { orderEvents } from './order-events.ts'
import { StudyLog } from './study-log.ts'

const opened = (value: unknown): StudyLog => {
  const result = StudyLog.open(value)
  if (!result.ok) throw new Error(result.reason)
  return result.log
}

test('the generator makes every kind of event there is', () => {
  expect(generatedKinds).toBe(studyEventSchema.options.length)
})

test('events of every kind come back from the columns as they went in', () => {
  fc.assert(
    fc.property(anyLog, (events) => {
      const log = new StudyLog()
      log.add(events)
      expect(log.all()).toEqual(orderEvents(events))
    }),
    { numRuns: 400 },
  )
})

test('a snapshot opens again with the same events, and takes in more', () => {
  fc.assert(
    fc.property(anyLog, anyLog, (first, second) => {
      const log = new StudyLog()
      log.add(first)
      const again = opened(structuredClone(log.stored()))
      again.add(second)
      expect(again.all()).toEqual(orderEvents([...first, ...second]))
      expect(opened(structuredClone(again.stored())).all()).toEqual(again.all())
    }),
    { numRuns: 200 },
  )
})

test('a log is the same whatever order its events arrive in, in one piece or many, once or twice', () => {
  fc.assert(
    fc.property(anyLog, fc.infiniteStream(fc.nat()), (events, numbers) => {
      const next = () => numbers.next().value ?? 0
      const shuffled = [...events, ...events.slice(0, 5)].map((event) => ({ event, key: next() }))
      shuffled.sort((a, b) => a.key - b.key)
      const log = new StudyLog()
      for (let i = 0; i < shuffled.length; ) {
        const size = 1 + (next() % 4)
        log.add(shuffled.slice(i, i + size).map(({ event }) => event))
        i += size
      }
      expect(log.all()).toEqual(orderEvents(events))
      expect(log.count).toBe(events.length)
    }),
    { numRuns: 200 },
  )
})

test('a field that later holds another kind of value keeps both', () => {
  const event = fc.sample(anyEvent, { numRuns: 200, seed: 5 }).find((candidate) => candidate.type === 'exam-synced')
  if (event?.type !== 'exam-synced') throw new Error('the sample holds none')
  const log = new StudyLog()
  const odd = { ...event, id: 'not-a-uuid', at: event.at + 1, gatewayScore: 5 }
  log.add([{ ...event, gatewayScore: undefined }, odd])
  expect(log.all().map((each) => each.id)).toEqual([event.id, 'not-a-uuid'])
})

test('damaged snapshots are refused with a reason', () => {
  const log = new StudyLog()
  log.add(fc.sample(anyLog, { numRuns: 1, seed: 3 }).flat())
  const reasonOf = (value: unknown) => {
    const result = StudyLog.open(value)
    return result.ok ? null : result.reason
  }
  expect(reasonOf(undefined)).toContain('not a snapshot')
  expect(reasonOf({ format: 'ilm-study-log', version: 2, tables: [] })).toContain('not a snapshot')
  const cut = log.stored()
  const column = cut.tables[0]?.columns.find((candidate) => candidate.kind === 'number')
  if (column?.kind === 'number') column.values = column.values.slice(1)
  expect(reasonOf(cut)).toContain('damaged columns')
  const wild = log.stored()
  const coded = wild.tables[0]?.columns.find((candidate) => candidate.kind === 'string')
  if (coded?.kind === 'string') coded.codes = new Uint32Array(coded.codes.length).fill(99_999)
  expect(reasonOf(wild)).toContain('damaged columns')
})
