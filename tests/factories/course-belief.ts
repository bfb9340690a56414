import fc from 'fast-check'
import { addAnswer, type GivenAnswer, lessonIn, newCourse } from '#domain/learner-model/course-evidence.ts'
import type { ExamShape } from '#domain/learner-model/forecast-exam.ts'
import { inferCourse } from '#domain/learner-model/infer-course.ts'

/** Four lessons in two modules. */
export const places = ['a', 'b', 'c', 'd'].map((lessonId) => ({ moduleId: lessonId < 'c' ? 'm' : 'n', lessonId }))
/** Sixty questions of four options. */
export const choice = { weight: 1, items: 60, guess: 0.25 }
/** @param shares what the exam asks about each of the four lessons */
export const examOf = (shares: readonly number[], change: Partial<ExamShape> = {}): ExamShape => ({
  lessons: places.map((place, i) => ({ ...place, share: shares[i] ?? 0 })),
  sections: [choice],
  ...change,
})
export const EVEN = [0.25, 0.25, 0.25, 0.25]

export type Told = Partial<Omit<GivenAnswer, 'evidence'>> & { lesson?: number; isCorrect?: boolean; guess?: number }
/** What these answers say, a millisecond apart unless told otherwise; right ones in the first lesson unless told otherwise. */
export const courseOf = (answers: readonly Told[]) => {
  const course = newCourse(answers[0]?.at ?? 0)
  for (const [i, { lesson = 0, isCorrect = true, guess = 0.25, ...given }] of answers.entries())
    addAnswer(course, lessonIn(course, { courseId: 'C', moduleId: 'm', lessonId: 'a', ...places[lesson] }), {
      at: i,
      evidence: { isCorrect, weight: 1, difficulty: 0, guess },
      questionId: `q${i}`,
      seed: undefined,
      isExam: false,
      isSkipped: false,
      ...given,
    })
  return course
}
export const beliefOf = (answers: readonly Told[], now = 100) => inferCourse(courseOf(answers), now)
export const times = (count: number, told: Told): Told[] => Array.from({ length: count }, () => told)
export const anyTold = fc.array(
  fc.record({ lesson: fc.nat(3), isCorrect: fc.boolean(), guess: fc.constantFrom(0.02, 0.25, 0.5) }),
  { maxLength: 25 },
)

/** Points between the ends of an interval. */
export const widthOf = ({ low, high }: { low: number; high: number }) => high - low
