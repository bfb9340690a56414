import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLog } from '#tests/factories/any-event.ts'
import { analyticsFold, questionStates, questionSummaries } from '../analytics/scope-analytics.ts'
import { solveFold } from '../insights/solve-fold.ts'
import { learnerFold } from '../learner-model/learner-fold.ts'
import { scheduleFold } from '../review/fold-card-schedules.ts'
import { missedFold } from '../review/missed-skills.ts'
import { carryFold, rowFold } from './carry-fold.ts'
import type { StudyEvent } from './events.ts'
import { LoadedLog } from './loaded-log.ts'

/** Ids of the lessons opened, in order; `starts` counts how often it began from nothing. */
const createOpened = () => {
  const counted = { starts: 0 }
  const opened = rowFold<string[]>(
    'lesson-opened',
    () => {
      counted.starts++
      return []
    },
    (ids, log, row) => ids.push(log.table('lesson-opened')?.id(row) ?? ''),
  )
  return Object.assign(opened, { counted })
}
const place = { curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'SNC1W', moduleId: 'm' }
const opened = (id: string, at: number): StudyEvent => ({
  ...place,
  type: 'lesson-opened',
  id,
  at,
  zone: 'UTC',
  device: 'd',
  lessonId: 'l',
})

describe('a carried fold', () => {
  test('takes in what is added at the end, without starting over', () => {
    const fold = createOpened()
    const log = new LoadedLog()
    const ids = carryFold(() => log, fold)
    expect(ids()).toEqual([])
    log.add([opened('a', 1), opened('b', 2)])
    log.add([opened('c', 3)])
    expect(ids()).toEqual(['a', 'b', 'c'])
    expect(ids()).toEqual(['a', 'b', 'c'])
    expect(fold.counted.starts).toBe(1)
  })

  test('starts over when an event comes late, and when another log is open', () => {
    const fold = createOpened()
    let log = new LoadedLog()
    const ids = carryFold(() => log, fold)
    log.add([opened('a', 1), opened('c', 3)])
    ids()
    log.add([opened('b', 2)])
    expect(ids()).toEqual(['a', 'b', 'c'])
    log = new LoadedLog()
    log.add([opened('x', 1), opened('y', 2), opened('z', 3)])
    expect(ids()).toEqual(['x', 'y', 'z'])
    expect(fold.counted.starts).toBe(3)
  })

  test('starts over when what it rests on has changed', () => {
    const fold = createOpened()
    const log = new LoadedLog()
    const ids = carryFold(() => log, { ...fold, restsOn: (of) => [of.table('chat-cleared')?.count] })
    log.add([opened('a', 1)])
    ids()
    log.add([{ type: 'chat-cleared', id: 'b', at: 2, zone: 'UTC', device: 'd', conversationId: 'c' }])
    ids()
    ids()
    expect(fold.counted.starts).toBe(2)
  })
})

/** Every fold that is carried in the worker, as plain values. */
const statesOf = (currentLog: () => LoadedLog) => {
  const model = carryFold(currentLog, learnerFold)
  const solves = carryFold(currentLog, solveFold)
  const missed = carryFold(currentLog, missedFold)
  const schedules = carryFold(currentLog, scheduleFold(missed))
  const everything = carryFold(currentLog, analyticsFold({}))
  const ofModule = carryFold(currentLog, analyticsFold({ courseId: 'SNC1W', moduleId: 'matter' }))
  return () => {
    const byKey = <V>(states: ReadonlyMap<string, V>) => [...states].sort(([a], [b]) => (a < b ? -1 : 1))
    return structuredClone({
      model: byKey(model()),
      solves: solves(),
      missed: missed(),
      schedules: byKey(schedules()),
      metrics: [everything().metrics(), ofModule().metrics()],
      states: questionStates(currentLog(), ofModule()),
      summaries: questionSummaries(currentLog(), everything()),
    })
  }
}

test('every fold carried along, in whatever order its events come, gives what the whole log gives at once', () => {
  fc.assert(
    fc.property(
      anyLog,
      fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
      fc.boolean(),
      (events, keys, isSorted) => {
        const order = events.map((event, i) => ({ event, key: isSorted ? event.at : (keys[i] ?? 0) }))
        order.sort((a, b) => a.key - b.key)
        const live = new LoadedLog()
        const carried = statesOf(() => live)
        for (let i = 0; i < order.length; ) {
          const part = order.slice(i, i + 1 + ((keys[i] ?? 0) % 4)).map(({ event }) => event)
          live.add(part)
          if ((keys[i] ?? 0) % 3 > 0) carried()
          i += part.length
        }
        const whole = new LoadedLog()
        whole.add(events)
        expect(comparable(carried())).toEqual(comparable(statesOf(() => whole)()))
      },
    ),
    { numRuns: 200 },
  )
})

/** Sums of seconds may differ in the last bit with the order in which they were added up. */
const comparable = (states: object): unknown =>
  JSON.parse(
    JSON.stringify(states, (_, part: unknown) => {
      if (part instanceof Map) return [...part].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
      return typeof part === 'number' ? Number(part.toPrecision(10)) : part
    }),
  )
