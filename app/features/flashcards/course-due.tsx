import { Layers } from 'lucide-react'
import { studyClock } from '#app/platform/study-clock.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { DUE_CHANGES_EVERY } from './due-changes.ts'

/** Above a course's decks: how many of its cards are due. Nothing before the first card. */
export function CourseDue({ course }: { course: CourseContext }) {
  const modules = useStudyState(
    ['module-cards', course.courseId],
    (worker) => worker.moduleCards(course.courseId, studyClock()),
    { refetchEvery: DUE_CHANGES_EVERY },
  ).data
  const known = Object.values(modules ?? {})
  if (known.length === 0) return null
  const due = known.reduce((sum, module) => sum + module.due, 0)
  const learned = known.reduce((sum, module) => sum + module.learned, 0)
  return (
    <p className="mb-4 flex items-center gap-2">
      <Layers aria-hidden className="size-5 shrink-0 text-theme" />
      <span>
        <strong className="figures">{due === 0 ? 'No cards' : `${due} ${due === 1 ? 'card' : 'cards'}`} due</strong> in
        this course, of {learned} you have started.
      </span>
    </p>
  )
}
