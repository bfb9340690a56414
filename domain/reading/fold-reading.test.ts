import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLog } from '#tests/factories/any-event.ts'
import type { StudyAct, StudyEvent } from '../history/events.ts'
import { foldReading } from './fold-reading.ts'

const place = { curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'SNC1W', stimulusId: 'lamps', seed: 7 }
const scope = { courseId: 'SNC1W', stimulusId: 'lamps', seed: 7 }
let clock = 1_760_000_000_000
const event = (act: StudyAct): StudyEvent => {
  clock += 1000
  return { ...act, id: `e${clock}`, at: clock, zone: 'America/Toronto', device: 'phone' } as StudyEvent
}
const mark = (markId: string, quote: string, start: number, note = '', change: object = {}) =>
  event({ type: 'stimulus-mark-saved', ...place, markId, quote, start, end: start + quote.length, note, ...change })

test('nothing kept is an unfolded page, read from its top, without marks', () => {
  expect(foldReading([], scope)).toEqual({ isFolded: false, scroll: 0, marks: [] })
})

test('place and marks are as they were left last, marks in the order of the text', () => {
  const events = [
    event({ type: 'stimulus-place-kept', ...place, scroll: 0.4 }),
    mark('b', 'second lamp', 30),
    mark('a', 'lamp', 4),
    mark('w', '', 0, 'Compare them'),
    event({ type: 'stimulus-place-kept', ...place, isFolded: true }),
    mark('b', 'second lamp', 30, 'dims first'),
    event({ type: 'stimulus-mark-removed', markId: 'a' }),
  ]
  const reading = foldReading(events, scope)
  expect(reading).toMatchObject({ isFolded: true, scroll: 0.4 })
  expect(reading.marks.map(({ markId, note }) => [markId, note])).toEqual([
    ['w', 'Compare them'],
    ['b', 'dims first'],
  ])
})

test('another seed, course or attempt is another page', () => {
  const events = [mark('a', 'lamp', 4), mark('x', 'lamp', 4, '', { attemptId: 'exam-1', seed: undefined })]
  expect(foldReading(events, scope).marks).toHaveLength(1)
  expect(foldReading(events, { ...scope, seed: 8 }).marks).toEqual([])
  expect(foldReading(events, { ...scope, courseId: 'SNC2D' }).marks).toEqual([])
  const inExam = { courseId: 'SNC1W', stimulusId: 'lamps', attemptId: 'exam-1' }
  expect(foldReading(events, inExam).marks.map(({ markId }) => markId)).toEqual(['x'])
})

test('shuffled or doubled logs fold to the same reading (D5)', () => {
  const scopes = ['s1', 's2'].flatMap((stimulusId) =>
    [undefined, 1].map((seed) => ({ courseId: 'SNC1W', stimulusId, seed })),
  )
  fc.assert(
    fc.property(anyLog, fc.infiniteStream(fc.nat()), (log, chance) => {
      const shuffled = [...log, ...log].map((one) => ({ one, key: chance.next().value })).sort((a, b) => a.key - b.key)
      const unique = [...new Map(shuffled.map(({ one }) => [one.id, one])).values()]
      for (const each of scopes) expect(foldReading(unique, each)).toEqual(foldReading(log, each))
    }),
  )
})
