import type { Course } from '../content/course.ts'
import type { OutlinePart } from '../content/exam-part-rules.ts'
import { planWritten } from './plan-written.ts'

/** What the exam of a course is made of, as far as its questions fill it: the choice section, then the written one (D24). The same for every seed. */
export const offeredParts = (course: Pick<Course, 'exam' | 'modules'>): OutlinePart[] => [
  ...course.exam.parts,
  ...planWritten(course).filled.map(({ part: { points: _, fewest: __, ...rules }, items, minutes }) => ({
    ...rules,
    kind: 'written' as const,
    minutes,
    questions: items.length,
  })),
]
