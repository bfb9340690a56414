import { describe, expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule } from '#tests/factories/make-course.ts'
import { buildExam } from './build-exam.ts'
import type { Exam } from './exam.ts'
import { sectionSpan, takeSection } from './exam-sections.ts'
import { sittingsOf } from './exam-sittings.ts'
import { BREAK_MINUTES, breakMinutes, partDeadlines } from './exam-timeline.ts'

// D24: an exam held in sessions, such as EQAO's two, each of which may be another day's.

const session = (title: string, questions: number, minutes = 30) => ({
  title,
  minutes,
  questions,
  calculator: true,
  isSession: true,
})
const examOf = (
  ...parts: { title: string; minutes: number; questions: number; calculator: boolean; isSession?: boolean }[]
): Exam => {
  const questions = Array.from({ length: 20 }, (_, index) => makeChoice(`q${index}`))
  const exam = { title: 'Exam', parts, difficulty: { easy: 0, intermediate: 1, advanced: 0 } }
  const course = makeCourse([makeModule('one', { questions })], { exam })
  return buildExam({ course, seed: 6, contentVersion: 'v' })
}
const exam = examOf(session('Session A', 4), session('Session B', 3, 20))

describe('an exam of two sessions', () => {
  test('has each of them as something to take alone, under its own title', () => {
    expect(sittingsOf(exam)).toEqual([
      { section: 'choice', session: 1, title: 'Session A', questionCount: 4 },
      { section: 'choice', session: 2, title: 'Session B', questionCount: 3 },
    ])
  })
  test('taken whole has a break between them, which is no part of the minutes', () => {
    expect(exam.durationMinutes).toBe(50)
    expect(breakMinutes(exam.parts)).toBe(BREAK_MINUTES)
    expect(partDeadlines(exam.parts, 0, 1)).toEqual([30 * 60_000, (30 + BREAK_MINUTES + 20) * 60_000])
  })
  test('counts its questions within the session', () => {
    expect([0, 1].map((part) => sectionSpan(exam, part))).toEqual([
      { first: 0, count: 4 },
      { first: 4, count: 3 },
    ])
  })
  test('one session alone has its own questions and clock, and no break', () => {
    const second = takeSection(exam, 'choice', 2)
    expect(second.questions.map(({ id }) => id)).toEqual(exam.questions.slice(4).map(({ id }) => id))
    expect(second).toMatchObject({
      id: exam.id,
      durationMinutes: 20,
      parts: [{ title: 'Session B', firstQuestion: 0 }],
    })
    expect(breakMinutes(second.parts)).toBe(0)
    // as it is cut on a device and once more where it is handed in
    expect(takeSection(second, 'choice', 2)).toBe(second)
  })
  test('a session that it has not is the whole exam', () => {
    expect(takeSection(exam, 'choice', 3)).toBe(exam)
    expect(takeSection(exam, 'written', 1)).toBe(exam)
  })
})

test('parts that are no sessions follow each other without a break and stay together', () => {
  const parts = [
    { title: 'A', minutes: 10, questions: 2, calculator: false },
    { title: 'B', minutes: 10, questions: 2, calculator: true },
  ]
  const plain = examOf(...parts)
  expect(sittingsOf(plain)).toEqual([{ section: 'choice', title: undefined, questionCount: 4 }])
  expect(breakMinutes(plain.parts)).toBe(0)
  expect(takeSection(plain, 'choice', 1)).toBe(plain)
})
