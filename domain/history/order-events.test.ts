import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeEventId } from './make-event-id.ts'
import { mergeLogs } from './merge-logs.ts'
import { compareEvents, orderEvents } from './order-events.ts'
import { spentSeconds } from './spent-seconds.ts'

const anyEvent = fc.record({ at: fc.nat(5), id: fc.stringMatching(/^[a-d]{1,3}$/) })
/** Events of honest devices: an id is one event. */
const anyEvents = fc.uniqueArray(anyEvent, { selector: ({ id }) => id, maxLength: 20 })

describe('the order of a history', () => {
  test.each([
    [{ at: 1, id: 'b' }, { at: 2, id: 'a' }, -1],
    [{ at: 2, id: 'a' }, { at: 1, id: 'b' }, 1],
    [{ at: 1, id: 'a' }, { at: 1, id: 'b' }, -1],
    [{ at: 1, id: 'b' }, { at: 1, id: 'a' }, 1],
    [{ at: 1, id: 'a' }, { at: 1, id: 'a' }, 0],
    // by code unit, the same on every device, whatever its language
    [{ at: 1, id: 'Z' }, { at: 1, id: 'a' }, -1],
    [{ at: 1, id: '10' }, { at: 1, id: '9' }, -1],
  ])('%j against %j: %i', (a, b, sign) => expect(Math.sign(compareEvents(a, b))).toBe(sign))

  test('is total: any two compare one way, and three never in a circle', () => {
    fc.assert(
      fc.property(anyEvent, anyEvent, anyEvent, (a, b, c) => {
        expect(Math.sign(compareEvents(a, b)) + Math.sign(compareEvents(b, a))).toBe(0)
        if (compareEvents(a, b) <= 0 && compareEvents(b, c) <= 0) expect(compareEvents(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('put in order, events are all there once, and their list is a new one', () => {
    fc.assert(
      fc.property(anyEvents, fc.nat(20), (events, turn) => {
        const before = [...events]
        const mixed = [...events.slice(turn), ...events.slice(0, turn), ...events.slice(0, 3)]
        const ordered = orderEvents(mixed)
        expect(ordered).toEqual(events.toSorted(compareEvents))
        expect(events).toEqual(before)
        expect(orderEvents(ordered)).toEqual(ordered)
        expect(orderEvents(ordered)).not.toBe(ordered)
      }),
    )
  })
})

describe('merging (D5, D9)', () => {
  const anyLogs = fc.tuple(anyEvents, fc.array(fc.nat(2), { minLength: 20, maxLength: 20 }))
  const split = (events: { at: number; id: string }[], owners: number[]) =>
    [0, 1, 2].map((device) => events.filter((_, index) => owners[index] === device || index % 3 === device))
  const merged = (...logs: { at: number; id: string }[][]) => mergeLogs(...(logs as never[][]))

  test('is the union: idempotent, commutative, associative, and nothing is its neutral element', () => {
    fc.assert(
      fc.property(anyLogs, ([events, owners]) => {
        const [a = [], b = [], c = []] = split(events, owners)
        expect(merged(a, a)).toEqual(merged(a))
        expect(merged(a, b)).toEqual(merged(b, a))
        expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)))
        expect(merged(a, [])).toEqual(merged(a))
        expect(merged(a, b, c)).toEqual(merged(events))
      }),
    )
    expect(merged()).toEqual([])
  })
})

describe('ids of events', () => {
  const zeros = new Uint8Array(8)
  test.each([
    [0, 0, zeros, '00000000-0000-7000-8000-000000000000'],
    [
      1_645_557_742_000,
      0xcc3,
      Uint8Array.of(0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f),
      '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    ], // RFC 9562, A.6
    [1.9, 4095, new Uint8Array(8).fill(0xff), '00000000-0001-7fff-bfff-ffffffffffff'],
    [0, 4096, zeros, '00000000-0000-7000-8000-000000000000'],
  ])('at %d, the %i. of its millisecond: %s → %s', (at, counter, random, id) => {
    expect(makeEventId(at, counter, random)).toBe(id)
  })

  test('are UUIDs of version 7, and later acts of a tab have higher ones', () => {
    const moment = fc.integer({ min: 0, max: 2 ** 47 })
    const bytes = fc.uint8Array({ minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(moment, fc.nat(4094), bytes, bytes, fc.nat(1000), (at, counter, a, b, later) => {
        const id = makeEventId(at, counter, a)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
        expect(makeEventId(at, counter + 1, b) > id).toBe(true)
        expect(makeEventId(at + 1 + later, 0, b) > id).toBe(true)
      }),
    )
  })
})

test.each([
  [0, 0],
  [0.04, 0],
  [0.05, 0.1],
  [12.34, 12.3],
  [1799.96, 1800],
  [1800, 1800],
  [1e9, 1800],
  [-3, 0],
  [Number.POSITIVE_INFINITY, 1800],
])('%d active seconds are kept as %d', (active, kept) => expect(spentSeconds(active)).toBe(kept))
