import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowLeft, ChevronRight } from 'lucide-react'
import { backLinkLook } from '#app/components/back-link-look.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { courseLink, gradeAddress } from './course-addresses.ts'
import type { CourseTab } from './course-tabs.ts'

type CourseTrailProps = {
  course: CourseContext
  /** the tab of the course that the page belongs to */
  tab?: CourseTab
  /** where in the course the page is, from the outside in; the last one is the page itself */
  here: readonly (string | undefined)[]
}

/** Where a page of study is: its grade or AP, its course (the way back, LES-04, EXI-01), its module, itself. */
export function CourseTrail({ course, tab, here }: CourseTrailProps) {
  const named = here.filter((name) => name !== undefined && name !== '')
  return (
    <nav aria-label="Breadcrumb" className="text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1 text-muted-foreground">
        {/* on a phone the way back is enough */}
        <li className="hidden items-center gap-1 sm:flex">
          <Link to={course.isAp ? '/ap' : gradeAddress(course.gradeKey)} className="hover:underline">
            {course.isAp ? 'AP courses' : `Grade ${course.gradeKey}`}
          </Link>
          <ChevronRight aria-hidden className="size-3.5" />
        </li>
        <li>
          <Link {...courseLink(course, tab)} className={backLinkLook}>
            <ArrowLeft aria-hidden className="size-4 sm:hidden" />
            {course.label}
          </Link>
        </li>
        {named.map((name, index) => (
          <li
            key={name}
            // the page's own name stands in its heading
            className={clsx('min-w-0 items-center gap-1', index > 0 ? 'hidden sm:flex' : 'flex')}
            {...(index === named.length - 1 && { 'aria-current': 'page' })}
          >
            <ChevronRight aria-hidden className="size-3.5 shrink-0" />
            <span className="min-w-0 truncate">{name}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
