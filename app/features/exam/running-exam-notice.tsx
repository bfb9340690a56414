import { Link } from '@tanstack/react-router'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

/** An exam of this course that is under way goes on, with the time it had (D8). */
export function RunningExamNotice({ course }: { course: CourseContext }) {
  const running = useStudyState(['running-exam', course.courseId], (worker) => worker.runningExam(course.courseId))
  if (!running.data) return null
  return (
    <Alert variant="info">
      <AlertTitle>You have an exam under way</AlertTitle>
      <AlertDescription className="grid gap-2">
        <p>Its clock keeps running. Your answers are saved.</p>
        <Link to={addressesOf(course).examPlayer} className={buttonVariants({ className: 'w-fit' })}>
          Continue the exam
        </Link>
      </AlertDescription>
    </Alert>
  )
}
