import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { LessonInOrder, LessonNeighbours as Neighbours } from '#domain/content/lesson-order.ts'

/** Previous and Next over all lessons of all modules (LES-13, LES-14). */
export function LessonNeighbours({ course, neighbours }: { course: CourseContext; neighbours: Neighbours }) {
  return (
    <nav aria-label="Lessons" className="mt-10 flex items-stretch justify-between gap-3 border-t pt-6">
      <Step course={course} place={neighbours.previous} label="Previous">
        <ArrowLeft aria-hidden />
        Previous
      </Step>
      <Step course={course} place={neighbours.next} label="Next">
        Next
        <ArrowRight aria-hidden />
      </Step>
    </nav>
  )
}

type StepProps = {
  course: CourseContext
  place: LessonInOrder | undefined
  label: 'Previous' | 'Next'
  children: ReactNode
}

function Step({ course, place, label, children }: StepProps) {
  const look = buttonVariants({ variant: label === 'Next' ? 'theme' : 'outline', size: 'lg' })
  if (!place) {
    return (
      <button type="button" disabled className={look}>
        {children}
      </button>
    )
  }
  return (
    <div
      className={label === 'Next' ? 'flex min-w-0 flex-col items-end gap-1 text-end' : 'flex min-w-0 flex-col gap-1'}
    >
      <Link
        to={addressesOf(course).lesson(place.moduleId, place.lessonId)}
        aria-label={`${label}: ${place.title}`}
        className={look}
      >
        {children}
      </Link>
      <span aria-hidden className="text-muted-foreground text-sm">
        {place.title}
      </span>
    </div>
  )
}
