import { Link } from '@tanstack/react-router'
import { ArrowRight, Layers, Lightbulb } from 'lucide-react'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { contextOfCourseId } from '#domain/catalogue/course-context.ts'
import { ContinueCard } from './continue-card.tsx'
import { useContinue, useToday } from './use-continue.ts'
import { useShelf } from './use-shelf.ts'

/** On the home page of a student with a first day behind them: where they were, what is due, and one step (D22). */
export function WelcomeBack() {
  const selected = useCurriculum()
  const today = useToday()
  const place = useContinue()
  const next = useShelf(1)[0]?.next
  const nextCourse = next?.place && contextOfCourseId(next.place.courseId, selected)
  if (!today || !place) return null
  return (
    <section
      aria-label="Pick up where you were"
      className="mx-auto flex max-w-7xl flex-wrap items-stretch gap-3 px-4 pt-6 sm:px-6 [&>*]:flex-1 [&>*]:basis-72"
    >
      <ContinueCard place={place} />
      {today.dueCards > 0 && (
        <Link
          to="/dashboard"
          className="flex items-center gap-4 rounded-xl border bg-card px-5 py-4 hover:border-primary"
        >
          <Layers aria-hidden className="size-6 shrink-0 text-theme" />
          <span className="me-auto">
            <span className="block text-muted-foreground text-sm">Today</span>
            <span className="font-semibold">
              {today.dueCards === 1 ? '1 card is due' : `${today.dueCards} cards are due`}
            </span>
          </span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
      {next?.place && nextCourse && (
        <Link
          to={addressesOf(nextCourse).lesson(next.place.moduleId, next.place.lessonId)}
          className="flex items-center gap-4 rounded-xl border bg-card px-5 py-4 hover:border-primary"
        >
          <Lightbulb aria-hidden className="size-6 shrink-0 text-theme" />
          <span className="me-auto">
            <span className="block text-muted-foreground text-sm">
              {next.reason === 'review' ? 'Worth another look' : 'Next step'}
            </span>
            <span className="font-semibold">{next.topic}</span>
          </span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
    </section>
  )
}
