import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stampAt } from '#tests/factories/learner.ts'
import { assembleLog } from './assemble-log.ts'
import type { StudyEvent } from './events.ts'
import { LoadedLog } from './loaded-log.ts'
import { makeChunk, readChunk } from './log-chunk.ts'
import {
  CHUNK_EVENTS,
  CHUNK_PREFIX,
  COMPACT_FROM,
  channelName,
  chunkKey,
  databaseName,
  documentKey,
  endOfPrefix,
  lockName,
  originalKey,
  QUARANTINE_PREFIX,
  quarantineKey,
  SNAPSHOT_KEY,
} from './log-layout.ts'

describe('keys', () => {
  test('of a tab’s chunks sort as they were written, up to a million', () => {
    expect(chunkKey('t', 7)).toBe('chunk/t/000007')
    const numbers = fc.array(fc.nat(999_999), { maxLength: 20 })
    fc.assert(
      fc.property(numbers, (given) => {
        const keys = given.map((number) => chunkKey('t', number)).toSorted()
        expect(keys).toEqual(given.toSorted((a, b) => a - b).map((number) => chunkKey('t', number)))
      }),
    )
  })

  test('with a prefix, and only those, lie below its end', () => {
    const end = endOfPrefix(CHUNK_PREFIX)
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => CHUNK_PREFIX + rest),
        ),
        (key) => {
          expect(key >= CHUNK_PREFIX && key < end).toBe(key.startsWith(CHUNK_PREFIX))
        },
      ),
    )
  })

  test('of what was set aside give the key it had, however often it was', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(SNAPSHOT_KEY, chunkKey('tab', 3), documentKey('exam-1'), 'x'),
        fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        (key, times) => {
          const aside = times.reduce(quarantineKey, key)
          expect(aside.startsWith(QUARANTINE_PREFIX)).toBe(true)
          expect(originalKey(aside)).toBe(key)
          expect(originalKey(key)).toBe(key)
        },
      ),
    )
  })

  test('and names of two students are never the same', () => {
    for (const name of [databaseName, channelName, lockName]) expect(name('a')).not.toBe(name('b'))
    expect(lockName('a')).not.toBe(channelName('a'))
  })
})

const opened = (at: number): StudyEvent => ({
  type: 'lesson-opened',
  ...stampAt(at),
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  courseId: 'SNC1W',
  moduleId: 'm',
  lessonId: 'l',
})
const chunkOf = (...events: StudyEvent[]) => makeChunk(events.map((event) => JSON.stringify(event)))
const snapshotOf = (...events: StudyEvent[]) => {
  const log = new LoadedLog()
  log.add(events)
  return log.stored()
}
const [a, b, c] = [opened(1), opened(2), opened(3)]

describe('a chunk', () => {
  test('gives its events; one that is not readable does not take its neighbours with it', () => {
    const chunk = makeChunk([JSON.stringify(a), '{"cut', '[]', '{}', JSON.stringify(b)])
    expect(readChunk(chunk)).toEqual({ events: [a, b], damage: '3 of 5 events are not readable' })
    expect(readChunk(chunkOf())).toEqual({ events: [], damage: null })
  })
  test.each([
    [undefined],
    [null],
    ['chunk'],
    [[]],
    [{}],
    [{ ...chunkOf(a), version: 2 }],
    [{ ...chunkOf(a), format: 'x' }],
    [{ ...chunkOf(a), events: [1] }],
  ])('%j is none', (value) =>
    expect(readChunk(value)).toEqual({ events: [], damage: 'not a chunk of events of this version' }),
  )
})

describe('a history is put together', () => {
  const put = (entries: Record<string, unknown>) => {
    const { log, ...rest } = assembleLog(Object.entries(entries))
    return { events: log.all(), ...rest }
  }
  test('from nothing', () => {
    expect(put({})).toEqual({ events: [], chunkKeys: [], damaged: [], regained: [], isRewriteDue: false })
  })

  test('from a snapshot and chunks in any order; an event in both counts once', () => {
    const entries = { 'chunk/t/000002': chunkOf(c, b), snapshot: snapshotOf(a, b), 'chunk/s/000001': chunkOf(a) }
    for (const turned of [entries, Object.fromEntries(Object.entries(entries).reverse())]) {
      const { events, chunkKeys, isRewriteDue } = put(turned)
      expect(events).toEqual([a, b, c])
      expect(chunkKeys.toSorted()).toEqual(['chunk/s/000001', 'chunk/t/000002'])
      expect(isRewriteDue).toBe(false)
    }
  })

  test('without documents, devices and keys of other releases, which are left alone', () => {
    expect(
      put({ device: 'd1', 'document/exam-1': { x: 1 }, 'later/kind': chunkOf(a), 'chunk/t/000001': chunkOf(b) }),
    ).toMatchObject({
      events: [b],
      chunkKeys: ['chunk/t/000001'],
      damaged: [],
    })
  })

  test('with all that is readable in a damaged entry, which is told so that it can be set aside', () => {
    expect(
      put({ 'chunk/t/000001': makeChunk([JSON.stringify(a), 'x']), snapshot: 'gone', 'chunk/t/000002': chunkOf(b) }),
    ).toEqual({
      events: [a, b],
      chunkKeys: ['chunk/t/000001', 'chunk/t/000002'],
      damaged: [
        { key: 'chunk/t/000001', reason: '1 of 2 events are not readable' },
        { key: 'snapshot', reason: 'not a snapshot of this version' },
      ],
      regained: [],
      isRewriteDue: true,
    })
  })

  test('with what was set aside, once it can be read; until then it stays, and is not told again', () => {
    const aside = quarantineKey('chunk/t/000001', 5)
    const asideSnapshot = quarantineKey(SNAPSHOT_KEY, 6)
    const broken = quarantineKey('chunk/t/000009', 7)
    expect(
      put({ [aside]: chunkOf(a), [asideSnapshot]: snapshotOf(b), [broken]: makeChunk([JSON.stringify(c), '?']) }),
    ).toEqual({ events: [a, b, c], chunkKeys: [], damaged: [], regained: [aside, asideSnapshot], isRewriteDue: true })
    expect(put({ [broken]: makeChunk(['?']) })).toMatchObject({ damaged: [], regained: [], isRewriteDue: false })
  })

  test('and is worth rewriting from 512 events outside the snapshot on', () => {
    const many = Array.from({ length: COMPACT_FROM }, (_, at) => opened(at))
    expect(put({ 'chunk/t/000001': chunkOf(...many) }).isRewriteDue).toBe(true)
    expect(put({ 'chunk/t/000001': chunkOf(...many.slice(1)) }).isRewriteDue).toBe(false)
    // those the snapshot has already do not count
    expect(put({ snapshot: snapshotOf(...many), 'chunk/t/000001': chunkOf(...many) }).isRewriteDue).toBe(false)
    expect(COMPACT_FROM % CHUNK_EVENTS).toBe(0)
  })

  test('and is worth rewriting when another release wrote its snapshot', () => {
    expect(put({ snapshot: { ...snapshotOf(a), shape: 1 } })).toMatchObject({
      events: [a],
      isRewriteDue: true,
      damaged: [],
    })
  })
})
