import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, NOON, place, stampAt } from '#tests/factories/learner.ts'
import type { StudyEventOf } from '../history/events.ts'
import { LoadedLog } from '../history/loaded-log.ts'
import type { LogEvent } from '../history/read-event.ts'
import { type MissedQuestion, missedQuestions } from './missed-questions.ts'
import { MOST_MISTAKES, pickMistakes } from './pick-mistakes.ts'

type Fields = Partial<StudyEventOf<'question-answered'>>
const logOf = (...events: LogEvent[]): LoadedLog => {
  const log = new LoadedLog()
  log.add(events)
  return log
}
/** Answers one after the other, a minute apart. */
const missedAfter = (...answers: Fields[]): string[] =>
  missedQuestions(logOf(...answers.map((fields, minute) => answered(NOON + minute * 60_000, fields))), 'SNC1W').map(
    ({ questionId }) => questionId,
  )
const wrong = (questionId: string, fields: Fields = {}): Fields => ({ questionId, status: 'incorrect', ...fields })
const right = (questionId: string, fields: Fields = {}): Fields => ({ questionId, status: 'correct', ...fields })

describe('what is still missed', () => {
  test('the latest miss comes first, each question once', () => {
    expect(missedAfter(wrong('a'), wrong('b'), wrong('a'))).toEqual(['a', 'b'])
  })

  test('a right answer mends it, also one with other numbers; a later miss brings it back', () => {
    expect(missedAfter(wrong('a', { seed: 1 }), right('a', { seed: 2 }))).toEqual([])
    expect(missedAfter(right('a'), wrong('a'))).toEqual(['a'])
  })

  test('a skip neither misses nor mends', () => {
    expect(
      missedAfter(wrong('a'), { questionId: 'a', status: 'skipped' }, { questionId: 'b', status: 'skipped' }),
    ).toEqual(['a'])
  })

  test.each(['exam', 'lesson-check', 'tutor'] as const)(
    'what %s asked is mended by right answers in its lesson, the oldest first, one for one',
    (source) => {
      const inLesson = { source, lessonId: 'particles' }
      const misses = [wrong('x1', inLesson), wrong('x2', inLesson)]
      const good = (id: string) => right(id, { lessonId: 'particles' })
      expect(missedAfter(...misses, good('p1'))).toEqual(['x2'])
      expect(missedAfter(...misses, good('p1'), good('p2'))).toEqual([])
      expect(missedAfter(...misses, right('p1', { lessonId: 'density' }))).toEqual(['x2', 'x1'])
      expect(missedAfter(...misses, right('p1', { lessonId: 'particles', moduleId: 'space' }))).toEqual(['x2', 'x1'])
    },
  )

  test('what practice asked is mended by itself only', () => {
    expect(missedAfter(wrong('a', { lessonId: 'particles' }), right('b', { lessonId: 'particles' }))).toEqual(['a'])
  })

  test('the mending of one miss uses its right answer up', () => {
    const inLesson = { source: 'exam', lessonId: 'particles' } as const
    expect(
      missedAfter(wrong('x', inLesson), wrong('p', { lessonId: 'particles' }), right('p', { lessonId: 'particles' })),
    ).toEqual(['x'])
  })

  test('other courses, and answers that belong to no module, are left out', () => {
    expect(missedAfter(wrong('a', { courseId: 'MTH1W' }), wrong('b', { moduleId: '' }))).toEqual([])
  })

  test('the reset of a module forgets what its practice missed, not what an exam missed (ANA-27)', () => {
    const log = logOf(
      answered(NOON, wrong('a')),
      answered(NOON, wrong('b', { moduleId: 'space' })),
      answered(NOON, wrong('x', { source: 'exam' })),
      { type: 'challenge-progress-reset', ...stampAt(NOON + 1), ...place },
      answered(NOON + 2, wrong('c')),
    )
    expect(missedQuestions(log, 'SNC1W').map(({ questionId }) => questionId)).toEqual(['c', 'x', 'b'])
  })

  test('an empty history misses nothing', () => expect(missedQuestions(new LoadedLog(), 'SNC1W')).toEqual([]))
})

const miss = (questionId: string, fields: Partial<MissedQuestion> = {}): MissedQuestion => ({
  at: NOON,
  moduleId: 'matter',
  lessonId: 'particles',
  questionId,
  tags: [],
  source: 'practice',
  ...fields,
})
const banked = (id: string, fields: Partial<Parameters<typeof pickMistakes>[1][number]> = {}) => ({
  id,
  moduleId: 'matter',
  lessonId: 'particles',
  tags: [] as readonly string[],
  ...fields,
})
const picked = (missed: MissedQuestion[], bank: ReturnType<typeof banked>[]) =>
  pickMistakes(missed, bank).map(({ moduleId, id }) => `${moduleId}/${id}`)

describe('the questions that ask it again', () => {
  test('the same question, of its own module', () => {
    const bank = [banked('a', { moduleId: 'space' }), banked('a'), banked('b')]
    expect(picked([miss('a')], bank)).toEqual(['matter/a'])
  })

  test('for what practice does not have, one of its lesson: with other numbers, with its tags, as difficult', () => {
    const exam = miss('x', { source: 'exam', tags: ['density'], difficulty: 3 })
    const fixed = banked('fixed', { tags: ['density'], difficulty: 3 })
    const untagged = banked('untagged', { seed: 1, difficulty: 3 })
    const easy = banked('easy', { seed: 1, tags: ['density'], difficulty: 1 })
    const best = banked('best', { seed: 1, tags: ['density'], difficulty: 3 })
    const elsewhere = banked('elsewhere', { seed: 1, tags: ['density'], difficulty: 3, lessonId: 'gases' })
    const all = [elsewhere, fixed, untagged, easy, best]
    const order = ['best', 'easy', 'untagged', 'fixed']
    for (const [gone, id] of order.entries())
      expect(
        picked(
          [exam],
          all.filter((one) => !order.slice(0, gone).includes(one.id)),
        ),
      ).toEqual([`matter/${id}`])
    expect(picked([exam], [elsewhere])).toEqual([])
  })

  test('never one twice, whatever was missed, and never more than a sitting holds', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'x', 'y')
    const misses = fc.uniqueArray(ids, { maxLength: 6 }).map((some) => some.map((id) => miss(id)))
    fc.assert(
      fc.property(misses, fc.uniqueArray(ids, { maxLength: 6 }), (missed, bank) => {
        const result = picked(
          missed,
          bank.map((id) => banked(id)),
        )
        expect(new Set(result).size).toBe(result.length)
        expect(result.length).toBe(Math.min(missed.length, bank.length))
      }),
    )
    const many = Array.from({ length: 50 }, (_, i) => `q${i}`)
    expect(
      picked(
        many.map((id) => miss(id)),
        many.map((id) => banked(id)),
      ),
    ).toHaveLength(MOST_MISTAKES)
  })
})
