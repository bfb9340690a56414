import { readCourseLines, readLessonIds } from '../read-course-lines.ts'
import { UNSEEN_AP } from './unseen-ap.ts'
import { UNSEEN_ONTARIO_MATHEMATICS_ENGLISH } from './unseen-ontario-mathematics-english.ts'
import { UNSEEN_ONTARIO_SCIENCE } from './unseen-ontario-science.ts'

/** A question no tuning has seen, with the lessons that answer it and what the passage of the right section must say. */
export type UnseenAsk = {
  course: string
  say: string
  lessons: readonly string[]
  says: RegExp
  /** every second one is never looked at one by one: only its rate is printed */
  isHeldOut: boolean
}

/** All of them, in the order they were written; throws on a line that is not in the form `lessons | words | what the passage must hold`. */
export const UNSEEN_ASKS: readonly UnseenAsk[] = readCourseLines(
  { ...UNSEEN_ONTARIO_SCIENCE, ...UNSEEN_ONTARIO_MATHEMATICS_ENGLISH, ...UNSEEN_AP },
  3,
).map(({ course, parts: [lessons = '', say = '', says = ''], index }) => ({
  course,
  say,
  lessons: readLessonIds(lessons),
  says: new RegExp(says, 'i'),
  isHeldOut: index % 2 === 1,
}))
