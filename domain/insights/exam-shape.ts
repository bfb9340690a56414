import type { OutlinePart } from '../content/exam-part-rules.ts'
import type { ExamShape } from '../learner-model/forecast-exam.ts'
import { type CourseFrame, lessonsOf } from './course-frame.ts'

/** Questions and minutes of an exam whose outline does not say (CON-11: the default profile has 60, in 75 minutes). */
const DEFAULT_ITEMS = 60
const DEFAULT_MINUTES = 75
/** Chance of a blind hit: four options (D21); what is written is not hit blindly. */
const GUESS = { choice: 0.25, written: 0.02 }
/** Independent marks in a question: a written one has points for several things. */
const MARKS = { choice: 1, written: 3 }

const sectionShape = ({ kind = 'choice', questions, minutes, weight }: OutlinePart): ExamShape['sections'][number] => ({
  weight: weight ?? minutes,
  items: MARKS[kind] * questions,
  guess: GUESS[kind],
})

/**
 * What the exam of a course asks: each lesson has its part of its module's weight. Null for a course without lessons that count.
 * @param parts the parts meant; all of the exam unless told otherwise
 */
export function examShape(
  course: CourseFrame,
  parts: readonly OutlinePart[] = course.examParts ?? [],
): ExamShape | null {
  const weights = new Map(course.modules.map((module) => [module.id, module.weight ?? 1]))
  const counts = new Map<string, number>()
  const lessons = lessonsOf(course)
  for (const { moduleId } of lessons) counts.set(moduleId, (counts.get(moduleId) ?? 0) + 1)
  const raw = lessons.map(({ moduleId }) => (weights.get(moduleId) ?? 1) / (counts.get(moduleId) ?? 1))
  const total = raw.reduce((sum, share) => sum + share, 0)
  if (total === 0) return null
  const sections = parts.filter(({ questions }) => questions > 0).map(sectionShape)
  const isWeighed = sections.some(({ weight }) => weight > 0)
  return {
    lessons: lessons.map(({ moduleId, lessonId }, i) => ({ moduleId, lessonId, share: (raw[i] ?? 0) / total })),
    sections:
      sections.length === 0
        ? [{ weight: 1, items: DEFAULT_ITEMS, guess: GUESS.choice }]
        : isWeighed
          ? sections
          : // of parts without weight and without time, each mark counts alike
            sections.map((section) => ({ ...section, weight: section.items })),
  }
}

/** How many questions sitting the exam of a course takes, and minutes. */
export function examEffort({ examParts = [] }: CourseFrame): { questions: number; minutes: number } {
  const questions = examParts.reduce((sum, part) => sum + part.questions, 0)
  const minutes = examParts.reduce((sum, part) => sum + part.minutes, 0)
  return questions > 0 && minutes > 0 ? { questions, minutes } : { questions: DEFAULT_ITEMS, minutes: DEFAULT_MINUTES }
}
