import type { CourseContext } from '#domain/catalogue/course-context.ts'

export type AnalyticsDialogProps = {
  course: CourseContext
  moduleId: string
  /** questions of the module, and how many of them were attempted */
  attempted: number
  total: number
  /** lesson id to title, for recommendations */
  lessonTitles: Record<string, string>
  onClose: () => void
  onReset: () => void
  /** practise the questions of a tag, or one question */
  onFilter: (tag: string) => void
  onQuestion: (questionId: string) => void
}
