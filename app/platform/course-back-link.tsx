import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { backLinkLook } from '#app/components/back-link-look.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { courseLink } from './course-addresses.ts'
import type { CourseTab } from './course-tabs.ts'

type CourseBackLinkProps = { course: CourseContext; tab?: CourseTab; children?: ReactNode }

/** Back from a page of study to its course, at the tab the page belongs to (LES-04). */
export function CourseBackLink({ course, tab, children = course.label }: CourseBackLinkProps) {
  return (
    <Link {...courseLink(course, tab)} className={backLinkLook}>
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  )
}
