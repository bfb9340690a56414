import type { ReactNode } from 'react'
import type { CourseOutline } from '#domain/content/course-outline.ts'

export type OutlineModule = CourseOutline['modules'][number]

/** What other features show on a course's page. A route puts them in; what is missing leaves no gap. */
export type CourseSlots = {
  /** keeps the course on the student's list */
  pin?: ReactNode
  /** the lesson the student was in last */
  continueLesson?: (modules: OutlineModule[]) => ReactNode
  /** whether the student completed a lesson, beside its name */
  lessonMark?: (module: OutlineModule, lessonId: string) => ReactNode
  /** how far the student is in a module's lessons */
  lessonProgress?: (module: OutlineModule) => ReactNode
  /** cards due in the whole course */
  courseCards?: ReactNode
  /** cards due in a module */
  cardProgress?: (module: OutlineModule) => ReactNode
  /** how the student does on a module's questions */
  practiceProgress?: (module: OutlineModule) => ReactNode
  /** Recent Exam Attempts and Reset All (CRS-09..11) */
  examAttempts?: ReactNode
  /** the chat with Ilm (CRS-12) */
  ilm?: ReactNode
}
