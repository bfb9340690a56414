import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StudyEvent } from '../history/events.ts'
import { studyDayNumber } from '../history/study-day.ts'
import { cardKey } from './card-schedule.ts'
import { foldCardSchedules } from './fold-card-schedules.ts'
import { buildReviewQueue } from './review-queue.ts'

const zone = 'America/Toronto'
const MONDAY = Date.parse('2026-03-02T15:00:00Z')
const DAY = 86_400_000
const course = { curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'SNC1W', moduleId: 'ecosystems' }

const rated = (id: string, at: number, cardId: string, lessonId?: string, rating: 1 | 2 | 3 | 4 = 4): StudyEvent => ({
  type: 'card-rated',
  id,
  at,
  zone,
  device: 'd',
  ...course,
  deckId: 'deck',
  cardId,
  rating,
  seconds: 3,
  ...(lessonId !== undefined && { lessonId }),
})
const answered = (
  id: string,
  at: number,
  { status = 'incorrect', source = 'exam', lessonId = 'food-webs' }: Partial<Answer> = {},
): StudyEvent => ({
  type: 'question-answered',
  id,
  at,
  zone,
  device: 'd',
  ...course,
  questionId: id,
  questionText: '',
  questionType: 'multiple-choice',
  tags: [],
  status,
  answer: 'x',
  seconds: 20,
  hintsUsed: 0,
  source,
  lessonId,
})
type Answer = {
  status: 'correct' | 'incorrect' | 'skipped'
  source: 'practice' | 'lesson-check' | 'exam' | 'tutor'
  lessonId: string
}

const keyOf = (cardId: string) => cardKey({ ...course, deckId: 'deck', cardId })
const scheduleOf = (events: StudyEvent[], cardId = 'a') => foldCardSchedules(events).get(keyOf(cardId))

test('a missed exam item makes the cards of its skill due that day, and only those', () => {
  const events = [rated('1', MONDAY, 'a', 'food-webs'), rated('2', MONDAY, 'b', 'cycles'), rated('3', MONDAY, 'c')]
  const later = MONDAY + 2 * DAY
  const before = foldCardSchedules(events)
  const after = foldCardSchedules([...events, answered('4', later)])
  expect(before.get(keyOf('a'))?.dueDay).toBeGreaterThan(studyDayNumber(later, zone))
  expect(after.get(keyOf('a'))).toMatchObject({ dueDay: studyDayNumber(later, zone), due: later, missedAt: later })
  expect(after.get(keyOf('b'))).toEqual(before.get(keyOf('b')))
  expect(after.get(keyOf('c'))).toEqual(before.get(keyOf('c')))
})

test('what FSRS knows of the card stays; only its date moves', () => {
  const events = [rated('1', MONDAY, 'a', 'food-webs')]
  const { due: _due, dueDay: _day, ...memory } = scheduleOf(events) ?? {}
  expect(scheduleOf([...events, answered('2', MONDAY + DAY)])).toMatchObject(memory)
})

test('the next rating takes the card off again', () => {
  const events = [rated('1', MONDAY, 'a', 'food-webs'), answered('2', MONDAY + DAY)]
  const after = scheduleOf([...events, rated('3', MONDAY + DAY + 1000, 'a', 'food-webs', 3)])
  expect(after?.missedAt).toBeUndefined()
  expect(after?.dueDay).toBeGreaterThan(studyDayNumber(MONDAY + DAY, zone))
})

test('right answers, open items, practice and lesson checks leave the schedule alone', () => {
  const events = [rated('1', MONDAY, 'a', 'food-webs')]
  for (const change of [
    { status: 'correct' },
    { status: 'skipped' },
    { source: 'practice' },
    { source: 'lesson-check' },
    { source: 'tutor' },
    { lessonId: 'other-lesson' },
  ] as const)
    expect(scheduleOf([...events, answered('2', MONDAY + DAY, change)])).toEqual(scheduleOf(events))
})

test('a card whose skill was missed leads the queue, among reviews and among new cards', () => {
  const events = [
    rated('1', MONDAY - 30 * DAY, 'old', 'cycles'),
    rated('2', MONDAY, 'a', 'food-webs'),
    answered('3', MONDAY + DAY),
  ]
  const deck = {
    courseId: course.courseId,
    moduleId: course.moduleId,
    deckId: 'deck',
    cardIds: ['new-1', 'new-2', 'old', 'a'],
    lessonOf: { a: 'food-webs', 'new-2': 'food-webs', old: 'cycles' },
  }
  const queue = buildReviewQueue(
    [deck],
    foldCardSchedules(events),
    { newCards: 20, reviews: 200 },
    { now: MONDAY + DAY + 5000, today: studyDayNumber(MONDAY + DAY, zone) },
    new Set(['SNC1W/ecosystems/food-webs']),
  )
  expect(queue.cards.map((card) => card.cardId)).toEqual(['a', 'old', 'new-2', 'new-1'])
})

test('ratings and missed items in any order, once or twice, give the same schedules', () => {
  const act = fc.record({
    at: fc.integer({ min: MONDAY, max: MONDAY + 40 * DAY }),
    card: fc.constantFrom('a', 'b', 'c'),
    lesson: fc.constantFrom('food-webs', 'cycles'),
    rating: fc.constantFrom(1, 2, 3, 4),
    isMiss: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(act, { maxLength: 25 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (acts, chance) => {
        const events = acts.map(({ at, card, lesson, rating, isMiss }, index) =>
          isMiss
            ? answered(`e${index}`, at, { lessonId: lesson })
            : rated(`e${index}`, at, card, card === 'a' ? 'food-webs' : 'cycles', rating as 1 | 2 | 3 | 4),
        )
        const mixed = [...events, ...events.slice(0, 5)]
          .map((event) => [chance.next().value ?? 0, event] as const)
          .sort(([a], [b]) => a - b)
          .map(([, event]) => event)
        expect(foldCardSchedules(mixed)).toEqual(foldCardSchedules(events))
      },
    ),
    { numRuns: 60 },
  )
})
