import { ProgressBar } from '#app/components/progress-bar.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'
import { moduleProgress } from '#domain/progress/fold-lesson-progress.ts'
import { useLessonsProgress } from './use-lesson-progress.ts'

type ModuleProgressProps = { course: CourseContext; module: CourseOutline['modules'][number] }

/** On the course's page: how far the student is in a module's lessons. Nothing before the first section. */
export function ModuleProgress({ course, module }: ModuleProgressProps) {
  const progress = useLessonsProgress(course.courseId)
  if (!progress || !module.lessons) return null
  const { completed, sections, lessonsDone, lessons } = moduleProgress(progress, module.id, module.lessons)
  if (completed === 0) return null
  return (
    <ProgressBar
      label={`${lessonsDone} of ${lessons} ${lessons === 1 ? 'lesson' : 'lessons'} completed`}
      value={completed}
      max={sections}
    />
  )
}
