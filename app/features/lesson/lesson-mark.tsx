import { CircleCheck } from 'lucide-react'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'
import { lessonKey, lessonPercent } from '#domain/progress/fold-lesson-progress.ts'
import { useLessonsProgress } from './use-lesson-progress.ts'

type LessonMarkProps = { course: CourseContext; module: CourseOutline['modules'][number]; lessonId: string }

/** Beside a lesson's name on the course's page: completed, or how much of it. */
export function LessonMark({ course, module, lessonId }: LessonMarkProps) {
  const progress = useLessonsProgress(course.courseId)
  const sectionIds = module.lessons?.find(({ id }) => id === lessonId)?.sectionIds ?? []
  const percent = Math.round(lessonPercent(progress?.lessons[lessonKey(module.id, lessonId)], sectionIds))
  if (percent === 0) return null
  if (percent === 100) {
    return <CircleCheck role="img" aria-label="Completed" className="ms-1.5 inline size-4 text-success" />
  }
  return <span className="figures ms-1.5 text-muted-foreground text-sm">{percent}%</span>
}
