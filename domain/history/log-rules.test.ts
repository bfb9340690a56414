import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLog } from '#tests/factories/any-event.ts'
import { answered, logOf, NOON, place, rated, stampAt } from '#tests/factories/learner.ts'
import type { StudyEvent } from './events.ts'
import { LoadedLog } from './loaded-log.ts'
import { readEventText } from './read-event.ts'
import { studyDayNumber } from './study-day.ts'

const opened = (at: number, change: object = {}): StudyEvent => ({
  type: 'lesson-opened',
  ...stampAt(at),
  ...place,
  lessonId: 'l',
  ...change,
})
const strange = (at: number) => {
  const event = readEventText(JSON.stringify({ ...stampAt(at), type: 'note-written' }))
  if (!event) throw new Error('an event')
  return event
}

describe('adding', () => {
  const [a, b, c] = [opened(1), opened(2), opened(3)]
  test('answers with what was new, in order', () => {
    const log = new LoadedLog()
    expect(log.add([b, a])).toEqual([a, b])
    expect(log.add([c, a, b])).toEqual([c])
    expect(log.add([c])).toEqual([])
    expect(log.add([])).toEqual([])
    expect(log.count).toBe(3)
  })
  test('at the end leaves the revision, in between raises it', () => {
    const log = logOf([a, c])
    const { revision } = log
    log.add([opened(4)])
    log.add([a])
    expect(log.revision).toBe(revision)
    log.add([b])
    expect(log.revision).toBe(revision + 1)
    // behind an act of another kind is in between, too
    log.add([answered(10)])
    log.add([opened(9)])
    expect(log.revision).toBe(revision + 2)
  })
  test('what was asked for before is up to date after', () => {
    const log = logOf([a, c])
    expect(log.eventsOf('lesson-opened')).toEqual([a, c])
    log.add([opened(5, { lessonId: 'm' })])
    expect(log.eventsOf('lesson-opened')).toHaveLength(3)
    log.add([b])
    expect(log.eventsOf('lesson-opened').map(({ at }) => at)).toEqual([1, 2, 3, 5])
  })
  test('knows what is in it by its time and id', () => {
    const log = logOf([a, b])
    expect(log.has(a)).toBe(true)
    expect(log.has(c)).toBe(false)
    expect(log.has({ ...a, at: 2 })).toBe(false)
    expect(log.has(strange(1))).toBe(false)
  })
})

describe('reading', () => {
  test('kinds asked for together come as one history', () => {
    const [first, second, third] = [answered(1), opened(2), answered(3)]
    const log = logOf([third, second, first])
    expect(log.eventsOf('question-answered', 'lesson-opened')).toEqual([first, second, third])
    expect(log.eventsOf('card-rated')).toEqual([])
    expect(log.table('card-rated')).toBeUndefined()
  })
  test('what this release does not know counts as an act, and no one who asks for kinds sees it', () => {
    const log = logOf([opened(1), strange(2)])
    expect([log.count, log.opaqueCount, log.all().length]).toEqual([2, 1, 2])
    expect(log.eventsOf('lesson-opened')).toHaveLength(1)
    expect(log.studyDays().size).toBe(1)
  })
})

test('study days are those of the acts, each in the zone it happened in', () => {
  fc.assert(
    fc.property(anyLog, (events) => {
      const days = new Set(events.map(({ at, zone }) => studyDayNumber(at, zone)))
      expect(logOf(events).studyDays()).toEqual(days)
    }),
  )
  const [toronto, kolkata] = ['America/Toronto', 'Asia/Kolkata'].map((zone) => opened(NOON, { zone }))
  const both = [toronto, kolkata].filter((event) => event !== undefined)
  expect(logOf(both).studyDays().size).toBe(1)
  const late = Date.parse('2026-11-20T03:30:00-05:00')
  expect(logOf([rated(late), rated(late + 1, { zone: 'Asia/Kolkata' })]).studyDays().size).toBe(2)
})

test('an empty log has nothing in it, and stores nothing', () => {
  const log = new LoadedLog()
  expect([log.count, log.opaqueCount, log.revision, log.all(), log.studyDays().size]).toEqual([0, 0, 0, [], 0])
  expect(log.stored().tables).toEqual([])
  expect(LoadedLog.open(log.stored())).toMatchObject({ damage: null, isForeign: false })
})
