import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLog } from '#tests/factories/any-event.ts'
import { answered, logOf, NOON, rated } from '#tests/factories/learner.ts'
import { makeSchedule, TODAY } from '#tests/factories/make-schedule.ts'
import { carryFold } from '../history/carry-fold.ts'
import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { LoadedLog } from '../history/loaded-log.ts'
import { startOfStudyDay } from '../history/study-day.ts'
import { foldBookmarks } from './fold-bookmarks.ts'
import { foldCardSchedules, scheduleFold } from './fold-card-schedules.ts'
import { foldOwnDecks } from './fold-own-decks.ts'
import { foldSettings } from './fold-settings.ts'
import { bringForward, type MissedSkill, missedFold, missedSkills, skillKey } from './missed-skills.ts'

const zone = 'UTC'
const DAY = 86_400_000
const missedAt = (at: number, change: Partial<MissedSkill> = {}): MissedSkill => ({
  id: `miss-${at}`,
  at,
  zone,
  courseId: 'SNC1W',
  moduleId: 'matter',
  lessonId: 'atoms',
  ...change,
})

describe('a card whose skill was missed', () => {
  const noonOf = (day: number) => startOfStudyDay(day, zone) + DAY / 3
  const later = makeSchedule('a', { dueDay: TODAY + 5, due: noonOf(TODAY + 5), lastRated: noonOf(TODAY - 1) })
  test('is due on the day of the exam', () => {
    const at = noonOf(TODAY)
    expect(bringForward(later, missedAt(at))).toEqual({ ...later, due: at, dueDay: TODAY, missedAt: at })
  })
  test.each<[string, ReturnType<typeof makeSchedule>, number]>([
    ['is due that day already', { ...later, dueDay: TODAY }, TODAY],
    ['is overdue', { ...later, dueDay: TODAY - 3 }, TODAY],
    ['is being learned', { ...later, state: 'learning' }, TODAY],
    ['is being learned again', { ...later, state: 'relearning' }, TODAY],
    ['was rated after the exam', later, TODAY - 2],
  ])('stays as it is where it %s', (_, schedule, day) => {
    expect(bringForward(schedule, missedAt(noonOf(day)))).toBe(schedule)
  })
  test('a day before it would have been due is early enough to come forward; rated on the very moment, too', () => {
    const at = noonOf(TODAY + 4)
    expect(bringForward(later, missedAt(at)).dueDay).toBe(TODAY + 4)
    expect(bringForward({ ...later, lastRated: at }, missedAt(at)).dueDay).toBe(TODAY + 4)
  })
  test('the day is that of the zone it was missed in', () => {
    const at = startOfStudyDay(TODAY, zone)
    expect(bringForward(later, missedAt(at, { zone: 'America/Vancouver' })).dueDay).toBe(TODAY - 1)
  })
})

test('skills missed are wrong answers in exams that name a lesson, in the order of the history, nothing else', () => {
  const isMiss = (event: StudyEvent): event is StudyEventOf<'question-answered'> =>
    event.type === 'question-answered' &&
    event.source === 'exam' &&
    event.status === 'incorrect' &&
    event.lessonId !== undefined
  fc.assert(
    fc.property(anyLog, (events) => {
      const log = logOf(events)
      const expected = log
        .eventsOf('question-answered')
        .filter(isMiss)
        .map(({ id, at, zone: where, courseId, moduleId, lessonId }) => ({
          id,
          at,
          zone: where,
          courseId,
          moduleId,
          lessonId,
        }))
      expect(missedSkills(log.eventsOf('question-answered'))).toEqual(expected)
      expect(missedFold.start(log)).toEqual(expected)
      expect(new Set(missedSkills(events).map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
    }),
  )
  expect(missedFold.start(new LoadedLog())).toEqual([])
  const wrong = { source: 'exam', status: 'incorrect', lessonId: 'atoms' } as const
  const found = missedSkills([answered(NOON, wrong), answered(NOON + 1, { ...wrong, lessonId: undefined })])
  expect(found.map(skillKey)).toEqual(['SNC1W/matter/atoms'])
})

describe('schedules from a history', () => {
  const wrong = { source: 'exam', status: 'incorrect', lessonId: 'atoms' } as const
  const easy = (at: number, cardId: string, lessonId?: string) =>
    rated(at, { cardId, rating: 4, ...(lessonId && { lessonId }) })
  const scheduleOf = (cardId: string, events: StudyEvent[], missed?: MissedSkill[]) =>
    foldCardSchedules(events, undefined, missed).get(`SNC1W/matter/d/${cardId}`)

  test('a miss counts where it stands among the ratings, whatever order they are told in', () => {
    const [first, miss, second] = [
      easy(NOON, 'a', 'atoms'),
      answered(NOON + DAY, wrong),
      easy(NOON + 2 * DAY, 'a', 'atoms'),
    ]
    expect(scheduleOf('a', [first, miss])?.missedAt).toBe(NOON + DAY)
    expect(scheduleOf('a', [second, miss, first])?.missedAt).toBeUndefined()
    // without the miss in between the second rating would be as early, and FSRS knows of no difference
    expect(scheduleOf('a', [first, miss, second])).toEqual(scheduleOf('a', [first, second]))
  })
  test('of two misses told out of order the later one stands for a card rated between them', () => {
    const between = easy(NOON + 2 * DAY, 'a', 'atoms')
    const misses = [missedAt(NOON + 4 * DAY), missedAt(NOON + DAY)]
    expect(scheduleOf('a', [between], misses)?.missedAt).toBe(NOON + 4 * DAY)
  })
  test('a card without a lesson, and skills without cards, are left alone', () => {
    const events = [
      easy(NOON, 'a'),
      answered(NOON + DAY, wrong),
      answered(NOON + DAY + 1, { ...wrong, lessonId: 'other' }),
    ]
    expect(scheduleOf('a', events)).toEqual(scheduleOf('a', events.slice(0, 1)))
  })
  test('of a course are its own', () => {
    const events = [easy(NOON, 'a'), rated(NOON, { courseId: 'MTH1W', cardId: 'b' })]
    expect([...foldCardSchedules(events, 'MTH1W').keys()]).toEqual(['MTH1W/matter/d/b'])
    expect(foldCardSchedules(events).size).toBe(2)
  })
})

test('carried along act by act, schedules are what the whole history gives at once', () => {
  fc.assert(
    fc.property(anyLog, fc.integer({ min: 1, max: 5 }), (events, size) => {
      const log = new LoadedLog()
      const missed = carryFold(() => log, missedFold)
      const schedules = carryFold(() => log, scheduleFold(missed))
      const inOrder = logOf(events).all() as StudyEvent[]
      for (let i = 0; i < inOrder.length; i += size) {
        log.add(inOrder.slice(i, i + size))
        expect(new Map(schedules())).toEqual(foldCardSchedules(inOrder.slice(0, i + size)))
      }
    }),
  )
})

test('an undo on a device whose clock is behind takes back the rating that comes after it', () => {
  const rating = rated(NOON)
  const undo: StudyEvent = {
    type: 'card-rating-undone',
    id: 'undo',
    at: NOON - DAY,
    zone,
    device: 'd',
    ratingId: rating.id,
  }
  const log = new LoadedLog()
  const schedules = carryFold(
    () => log,
    scheduleFold(() => []),
  )
  log.add([undo])
  expect(schedules().size).toBe(0)
  log.add([rating])
  expect(schedules().size).toBe(0)
  log.add([rated(NOON + 1, { cardId: 'other' })])
  expect([...schedules().keys()]).toEqual(['SNC1W/matter/d/other'])
})

test('acts of other kinds change neither bookmarks nor decks nor settings', () => {
  const kinds = ['card-bookmarked', 'own-deck-saved', 'own-deck-deleted', 'review-limits-changed', 'exam-date-set']
  fc.assert(
    fc.property(anyLog, (events) => {
      const own = events.filter(({ type }) => kinds.includes(type))
      expect(foldBookmarks(events, 'SNC1W')).toEqual(foldBookmarks(own, 'SNC1W'))
      expect(foldOwnDecks(events)).toEqual(foldOwnDecks(own))
      expect(foldSettings(events)).toEqual(foldSettings(own))
    }),
  )
})
