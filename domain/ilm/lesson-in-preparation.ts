import { searchWords } from '../text/search-words.ts'
import type { CourseGuide } from './course-guide.ts'
import { inWordsOfTheCourse } from './words-of-students.ts'

/** Share of a question's words that the outline of a lesson must hold. */
const ENOUGH = 0.6

/** The lesson of the course's outline that a question belongs to, where nobody has written it yet, and the share of the question it holds. */
export function lessonInPreparation(
  guide: CourseGuide,
  question: string,
): { title: string; share: number } | undefined {
  const words = new Set(searchWords(inWordsOfTheCourse(question)))
  if (words.size === 0) return undefined
  const written = new Set(guide.places.map(({ lesson }) => lesson.id))
  const missing = guide.course.modules.flatMap(({ lessons }) => lessons.filter(({ id }) => !written.has(id)))
  const shares = missing.map((lesson) => {
    const own = new Set(searchWords(`${lesson.title} ${lesson.scope}`))
    return { lesson, share: [...words].filter((word) => own.has(word)).length / words.size }
  })
  const best = shares.sort((a, b) => b.share - a.share)[0]
  return best && best.share >= ENOUGH ? { title: best.lesson.title, share: best.share } : undefined
}
