import { ProgressBar } from '#app/components/progress-bar.tsx'
import { useStudyState } from '#app/platform/use-history.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { practiceKeys } from './practice-keys.ts'

type PracticeProgressProps = {
  course: CourseContext
  moduleId: string
  /** questions of the module, when the gateway counts them */
  total: number | undefined
}

/** How far a student is with a module's questions, for the course's page. Nothing before the first answer. */
export function PracticeProgress({ course, moduleId, total }: PracticeProgressProps) {
  const scope = { courseId: course.courseId, moduleId }
  const query = useStudyState(practiceKeys.metrics(course.courseId, moduleId), (worker) =>
    worker.practiceMetrics(scope),
  )
  if (!query.data || query.data.attempted === 0) return null
  const { attempted, correct } = query.data
  return (
    <ProgressBar
      label="Solved"
      value={correct}
      max={Math.max(total ?? 0, attempted)}
      amount={`${correct} of ${Math.max(total ?? 0, attempted)}`}
    />
  )
}
