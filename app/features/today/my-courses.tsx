import { Link } from '@tanstack/react-router'
import { ArrowRight, Pin, PinOff, X } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { addressesOf, courseLink } from '#app/platform/course-addresses.ts'
import { type ShelvedCourse, useShelf } from './use-shelf.ts'
import { useShelve } from './use-shelve.ts'

/** On the dashboard: the courses the student studies, each with its next step; pinned, or removed from the list (D22). */
export function MyCourses() {
  const shelf = useShelf().courses
  return (
    <section aria-labelledby="my-courses" className="flex flex-col gap-4">
      <h2 id="my-courses" className="heading text-2xl">
        Your courses
      </h2>
      {shelf.length === 0 && (
        <p className="text-muted-foreground">
          The courses you study stand here.{' '}
          <Link to="/courses" className="link">
            Find your first one
          </Link>
        </p>
      )}
      <ul className="grid gap-4 empty:hidden md:grid-cols-2">
        {shelf.map((shelved) => (
          <li key={shelved.course.courseId}>
            <MyCourse {...shelved} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MyCourse({ course, isPinned, place, next }: ShelvedCourse) {
  const shelve = useShelve(course)
  const iconButton = buttonVariants({ variant: 'ghost', size: 'icon' })
  return (
    <div className="flex h-full flex-col gap-3 rounded-xl border bg-card px-5 py-4">
      <div className="flex items-start gap-1">
        <h3 className="me-auto min-w-0 py-2 font-semibold">
          <Link {...courseLink(course)} className="link">
            {course.label}
          </Link>
          {!course.isAp && <span className="font-normal text-muted-foreground text-sm"> {course.courseId}</span>}
        </h3>
        <button
          type="button"
          aria-pressed={isPinned}
          onClick={() => shelve(isPinned ? 'listed' : 'pinned')}
          className={iconButton}
        >
          {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          <span className="sr-only">Pin {course.label}</span>
        </button>
        <button type="button" onClick={() => shelve('removed')} className={iconButton}>
          <X aria-hidden />
          <span className="sr-only">Remove {course.label} from this list</span>
        </button>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {place && (
          <Link
            to={place.to}
            {...(place.hash && { hash: place.hash })}
            aria-label={`Continue ${course.label}: ${place.title}`}
            className={buttonVariants({ size: 'sm' })}
          >
            Continue
            <ArrowRight aria-hidden />
          </Link>
        )}
        {next?.place && (
          <Link
            to={addressesOf(course).lesson(next.place.moduleId, next.place.lessonId)}
            className={buttonVariants({ variant: place ? 'link' : 'default', size: 'sm' })}
          >
            {next.reason === 'review' ? 'Look again: ' : 'Next: '}
            {next.topic}
          </Link>
        )}
      </div>
    </div>
  )
}
