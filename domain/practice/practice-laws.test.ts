import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, logOf, NOON } from '#tests/factories/learner.ts'
import type { StudyEventOf } from '../history/events.ts'
import { betterStatus } from './better-status.ts'
import { missedQuestions } from './missed-questions.ts'
import { missedSections } from './missed-sections.ts'
import { MOST_MISTAKES, pickMistakes } from './pick-mistakes.ts'

// What holds for mistakes and their mending, whatever a student did.

type Answer = StudyEventOf<'question-answered'>
const status = fc.constantFrom('correct' as const, 'incorrect' as const, 'skipped' as const)
const source = fc.constantFrom('practice' as const, 'practice' as const, 'exam' as const, 'lesson-check' as const)
const history = fc
  .array(fc.record({ question: fc.nat(6), lesson: fc.nat(2), status, source, section: fc.nat(1) }), { maxLength: 25 })
  .map((acts) =>
    acts.map(({ question, lesson, section, ...act }, index) =>
      answered(NOON + index * 1000, {
        ...act,
        questionId: `q${question}`,
        lessonId: `l${lesson}`,
        sectionId: `s${section}`,
        tags: [`t${question % 3}`],
      }),
    ),
  )
const missedOf = (events: readonly Answer[]) => missedQuestions(logOf(events), 'SNC1W')

describe('what is missed', () => {
  test('is a question that was answered wrong, each once, the latest miss first', () => {
    fc.assert(
      fc.property(history, (events) => {
        const missed = missedOf(events)
        const ids = missed.map(({ questionId }) => questionId)
        expect(new Set(ids).size).toBe(ids.length)
        const times = missed.map(({ at }) => at)
        expect(times).toEqual(times.toSorted((a, b) => b - a))
        for (const { questionId, at } of missed)
          expect(
            events.some((event) => event.questionId === questionId && event.at === at && event.status === 'incorrect'),
          ).toBe(true)
      }),
    )
  })

  test('never a question whose last answer was right', () => {
    fc.assert(
      fc.property(history, (events) => {
        const ids = new Set(missedOf(events).map(({ questionId }) => questionId))
        const last = new Map(
          events.flatMap((event) => (event.status === 'skipped' ? [] : [[event.questionId, event.status]])),
        )
        for (const [id, was] of last) if (was === 'correct') expect(ids.has(id)).toBe(false)
      }),
    )
  })

  test('skips change nothing', () => {
    fc.assert(
      fc.property(history, (events) => {
        expect(missedOf(events.filter((event) => event.status !== 'skipped'))).toEqual(missedOf(events))
      }),
    )
  })

  test('one more right answer mends one miss at most, and makes none', () => {
    fc.assert(
      fc.property(history, fc.nat(6), fc.nat(2), (events, question, lesson) => {
        const before = missedOf(events)
        const right = answered(NOON + 1e7, { questionId: `q${question}`, lessonId: `l${lesson}` })
        const after = missedOf([...events, right])
        expect(before.length - after.length).toBeLessThanOrEqual(1)
        for (const miss of after) expect(before).toContainEqual(miss)
      }),
    )
  })
})

describe('a sitting over one’s mistakes', () => {
  const bank = fc
    .array(fc.record({ id: fc.nat(9), lesson: fc.nat(2), isTemplate: fc.boolean() }), { maxLength: 30 })
    .map((list) =>
      [...new Map(list.map((one) => [one.id, one])).values()].map(({ id, lesson, isTemplate }) => ({
        id: `q${id}`,
        moduleId: 'matter',
        lessonId: `l${lesson}`,
        tags: [`t${id % 3}`],
        difficulty: (id % 3) + 1,
        ...(isTemplate && { seed: 1 }),
      })),
    )
  test('asks each question once, no more than a sitting holds, and only of lessons in which something was missed', () => {
    fc.assert(
      fc.property(history, bank, (events, questions) => {
        const missed = missedOf(events)
        const picked = pickMistakes(missed, questions)
        expect(new Set(picked).size).toBe(picked.length)
        expect(picked.length).toBeLessThanOrEqual(Math.min(MOST_MISTAKES, missed.length))
        for (const question of picked)
          expect(missed.some((miss) => miss.questionId === question.id || miss.lessonId === question.lessonId)).toBe(
            true,
          )
      }),
    )
  })
  test('asks what practice has again as it was', () => {
    fc.assert(
      fc.property(history, bank, (events, questions) => {
        const missed = missedOf(events)
        const picked = new Set(pickMistakes(missed, questions).map(({ id }) => id))
        for (const { questionId } of missed)
          if (questions.some(({ id }) => id === questionId)) expect(picked.has(questionId)).toBe(true)
      }),
    )
  })
  test('sends back to one section of each lesson that most misses rest on', () => {
    fc.assert(
      fc.property(history, (events) => {
        const missed = missedOf(events)
        for (const [lesson, section] of Object.entries(missedSections(missed))) {
          const count = (id: string) =>
            missed.filter((miss) => `${miss.moduleId}/${miss.lessonId}` === lesson && miss.sectionId === id).length
          for (const other of ['s0', 's1']) expect(count(section)).toBeGreaterThanOrEqual(count(other))
        }
      }),
    )
  })
})

test('of statuses the best is the best in any order (ANA-01, OPN-83)', () => {
  fc.assert(
    fc.property(status, status, status, (a, b, c) => {
      expect(betterStatus(a, b)).toBe(betterStatus(b, a))
      expect(betterStatus(a, betterStatus(b, c))).toBe(betterStatus(betterStatus(a, b), c))
      expect(betterStatus(a, a)).toBe(a)
      expect([a, b]).toContain(betterStatus(a, b))
    }),
  )
})
