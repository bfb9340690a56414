import { Link } from '@tanstack/react-router'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useRunningExam } from '#app/platform/use-running-exam.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

/** An exam of this course that is under way goes on, with the time it had; one whose time is over is handed in by its page (D8). */
export function RunningExamNotice({ course }: { course: CourseContext }) {
  const running = useRunningExam(course.courseId).data
  if (!running) return null
  const words = running.isOver
    ? {
        title: 'The time of your exam is over',
        text: 'Your answers are saved.',
        link: 'Hand it in and see the results',
      }
    : {
        title: 'You have an exam under way',
        text: 'Its clock keeps running. Your answers are saved.',
        link: 'Continue the exam',
      }
  return (
    <Alert variant="info">
      <AlertTitle>{words.title}</AlertTitle>
      <AlertDescription className="grid gap-2">
        <p>{words.text}</p>
        <Link to={addressesOf(course).examPlayer} className={buttonVariants({ className: 'w-fit' })}>
          {words.link}
        </Link>
      </AlertDescription>
    </Alert>
  )
}
