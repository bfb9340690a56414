import { Link } from '@tanstack/react-router'
import { ProgressBar } from '#app/components/progress-bar.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { studyClock } from '#app/platform/study-clock.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { DUE_CHANGES_EVERY } from './due-changes.ts'

type CardProgressProps = { course: CourseContext; moduleId: string; total: number | undefined }

/** On the course's page: how many cards of a module have been learned, and what is due. Nothing before the first card. */
export function CardProgress({ course, moduleId, total }: CardProgressProps) {
  const modules = useStudyState(
    ['module-cards', course.courseId],
    (worker) => worker.moduleCards(course.courseId, studyClock()),
    { refetchEvery: DUE_CHANGES_EVERY },
  ).data
  const known = modules?.[moduleId]
  if (!known) return null
  return (
    <div className="flex flex-col gap-2">
      {total !== undefined && total > 0 && (
        <ProgressBar
          label="Cards started"
          value={Math.min(known.learned, total)}
          max={total}
          amount={`${known.learned} of ${total}`}
        />
      )}
      {known.due > 0 && (
        <Link to={addressesOf(course).flashcards(moduleId)} hash="due" className="w-fit rounded-full">
          <Badge variant="warning">{known.due} due now</Badge>
        </Link>
      )}
    </div>
  )
}
