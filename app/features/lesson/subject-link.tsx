import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

/** Back to the course; the subject and the course travel along in the state (LES-04). */
export function SubjectBackLink({ course }: { course: CourseContext }) {
  const { to, search, state } = course.paths.subject
  return (
    <Link
      to={to}
      search={search}
      state={state}
      className="touch-target -ms-1 inline-flex items-center gap-1.5 rounded-md px-1 py-1 font-medium text-muted-foreground text-sm hover:text-foreground print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {course.label}
    </Link>
  )
}

/** The way out of a lesson that is not there (LES-03). */
export function SubjectButton({ course }: { course: CourseContext }) {
  const { to, search, state } = course.paths.subject
  return (
    <Link to={to} search={search} state={state} className={buttonVariants({ variant: 'outline' })}>
      Back to Subject
    </Link>
  )
}
