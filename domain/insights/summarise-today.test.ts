import { expect, test } from 'vitest'
import { answered, clock, examStarted, HOUR, learnerOf, NOON, place, rated, stampAt } from '#tests/factories/learner.ts'
import { foldRunningExam } from '../attempt/fold-running-exam.ts'
import { studyPlaces } from './study-places.ts'
import { summariseToday } from './summarise-today.ts'

test('a student who has done nothing has an empty day', () => {
  expect(summariseToday(learnerOf([]), clock)).toEqual({
    day: '2026-11-20',
    dueCards: 0,
    newCardsLeft: 20,
    answered: 0,
    minutes: 0,
    streak: { current: 0, longest: 0, studiedToday: false, days: [] },
  })
})

test('today counts from 4 a.m.: questions, and the minutes of questions and cards', () => {
  const fourInTheMorning = NOON - 8 * HOUR
  const today = summariseToday(
    learnerOf([
      answered(fourInTheMorning - 1, { seconds: 600 }),
      answered(fourInTheMorning, { seconds: 100 }),
      answered(NOON - 1, { seconds: 20, source: 'lesson-check' }),
      rated(NOON - 2, { seconds: 30 }),
    ]),
    clock,
  )
  expect(today).toMatchObject({ answered: 2, minutes: 3, newCardsLeft: 19 })
  expect(today.streak).toMatchObject({ current: 2, studiedToday: true })
})

test('questions that an exam left open are not counted as answered; the time they took is', () => {
  const left = { status: 'skipped', answer: null, source: 'exam', seconds: 60 } as const
  const exam = [
    answered(NOON - 1, { source: 'exam', seconds: 60 }),
    ...Array.from({ length: 39 }, () => answered(NOON - 1, left)),
  ]
  expect(summariseToday(learnerOf(exam), clock)).toMatchObject({ answered: 1, minutes: 40 })
})

test('cards are due up to what the daily limit still allows', () => {
  const learned = ['a', 'b', 'c'].map((cardId) => rated(NOON - 24 * HOUR, { cardId, rating: 4 }))
  const later = { now: NOON + 40 * 24 * HOUR, zone: clock.zone }
  const limits = { type: 'review-limits-changed', newCards: 5, reviews: 2, ...stampAt(NOON) } as const
  expect(summariseToday(learnerOf(learned), later).dueCards).toBe(3)
  expect(summariseToday(learnerOf([...learned, limits]), later)).toMatchObject({ dueCards: 2, newCardsLeft: 5 })
})

test('it goes on in the lesson opened last in any course, and in the exam that is running', () => {
  const lesson = (lessonId: string, courseId: string, at: number) =>
    ({ type: 'lesson-opened', ...place, courseId, lessonId, ...stampAt(at) }) as const
  const { moduleId: _moduleId, ...course } = place
  const started = examStarted(NOON - HOUR)
  const events = [lesson('old', 'SNC1W', NOON - 3000), lesson('new', 'MTH1W', NOON - 1000), started]
  expect(studyPlaces(learnerOf(events))[0]).toMatchObject({ courseId: 'MTH1W', lessonId: 'new' })
  expect(foldRunningExam(events)).toMatchObject({ attemptId: 'x', ...course })
})
