import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEvent, anyLog, generatedKinds } from '#tests/factories/any-event.ts'
import { RECORD } from './derived-fields.ts'
import { studyEventSchema } from './events.ts'
import { LoadedLog } from './loaded-log.ts'
import { orderEvents } from './order-events.ts'

const opened = (value: unknown): LoadedLog => {
  const { log, damage } = LoadedLog.open(value)
  expect(damage).toBeNull()
  return log
}

test('the generator makes every kind of event there is', () => {
  expect(generatedKinds).toBe(studyEventSchema.options.length)
})

test('events of every kind come back from the columns as they went in', () => {
  fc.assert(
    fc.property(anyLog, (events) => {
      const log = new LoadedLog()
      log.add(events)
      expect(log.all()).toEqual(orderEvents(events))
    }),
    { numRuns: 400 },
  )
})

test('a snapshot opens again with the same events, and takes in more', () => {
  fc.assert(
    fc.property(anyLog, anyLog, (first, second) => {
      const log = new LoadedLog()
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
      const log = new LoadedLog()
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
  const log = new LoadedLog()
  const odd = { ...event, id: 'not-a-uuid', at: event.at + 1, gatewayScore: 5 }
  log.add([{ ...event, gatewayScore: undefined }, odd])
  expect(log.all().map((each) => each.id)).toEqual([event.id, 'not-a-uuid'])
})

test('of a damaged snapshot everything readable opens, with the reason why the rest does not', () => {
  const log = new LoadedLog()
  log.add(fc.sample(anyLog, { numRuns: 20, seed: 3 }).flat())
  const without = (type: string | undefined) => log.all().filter((event) => event.type !== type)
  const damageOf = (value: unknown) => LoadedLog.open(value).damage
  expect(damageOf(undefined)).toContain('not a snapshot')
  expect(damageOf({ format: 'ilm-study-log', version: 2, tables: [] })).toContain('not a snapshot')
  const cut = log.stored()
  const column = cut.tables[0]?.columns.find((candidate) => candidate.kind === 'number')
  if (column?.kind === 'number') column.values = column.values.slice(1)
  expect(damageOf(cut)).toBe(`damaged columns of ${cut.tables[0]?.type}`)
  expect(LoadedLog.open(cut).log.all()).toEqual(without(cut.tables[0]?.type))
  const wild = log.stored()
  const coded = wild.tables[1]?.columns.find((candidate) => candidate.kind === 'string')
  if (coded?.kind === 'string') coded.codes = new Uint32Array(coded.codes.length).fill(99_999)
  expect(damageOf(wild)).toBe(`damaged columns of ${wild.tables[1]?.type}`)
  expect(LoadedLog.open(wild).log.all()).toEqual(without(wild.tables[1]?.type))
  const nameless = { type: 'lesson-opened', count: 1, columns: [null] }
  expect(damageOf({ format: 'ilm-study-log', version: 1, tables: [nameless] })).toBe('damaged columns of lesson-opened')
})

test('a computed column of another release is dropped, a missing one is computed', () => {
  const log = new LoadedLog()
  log.add(fc.sample(anyLog, { numRuns: 60, seed: 8 }).flat())
  const records = (of: LoadedLog) => {
    const table = of.table('question-answered')
    return Array.from({ length: table?.count ?? 0 }, (_, row) => table?.column(RECORD)?.read(row))
  }
  expect(records(log).length).toBeGreaterThan(3)
  const stored = log.stored()
  const answers = stored.tables.find(({ type }) => type === 'question-answered')
  for (const column of answers?.columns ?? []) if (column.name === RECORD) column.name = '#computed-otherwise'
  const again = opened(structuredClone(stored))
  expect(records(again)).toEqual(records(log))
  const more = fc.sample(anyLog, { numRuns: 30, seed: 9 }).flat()
  again.add(more)
  log.add(more)
  expect(opened(again.stored()).all()).toEqual(log.all())
  expect(again.table('question-answered')?.column('#computed-otherwise')).toBeUndefined()
})
