import { Pin, PinOff } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { useShelve } from './use-shelve.ts'

/** On a course's page: keeps the course on the student's list, before they have studied anything in it (D22). */
export function PinCourse({ course }: { course: CourseContext }) {
  const shelve = useShelve(course)
  const shelf = useStudyState(['course-shelf'], (worker) => worker.courseShelf()).data
  const isPinned = shelf?.some(({ courseId, isPinned }) => courseId === course.courseId && isPinned) ?? false
  const Icon = isPinned ? PinOff : Pin
  return (
    <button
      type="button"
      aria-pressed={isPinned}
      disabled={!shelf}
      onClick={() => shelve(isPinned ? 'listed' : 'pinned')}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      <Icon aria-hidden />
      Pin to my courses
    </button>
  )
}
