import { Link } from '@tanstack/react-router'
import { Breadcrumb } from '#app/components/ui/breadcrumb.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { courseLink, gradeAddress } from './course-addresses.ts'
import type { CourseTab } from './course-tabs.ts'

type CourseTrailProps = {
  course: CourseContext
  /** the tab of the course that the page belongs to */
  tab?: CourseTab
  /** the module, where the page is in one and its name is known */
  module?: string | undefined
  /** the page itself */
  current: string
}

/** Where a page of study is: under its grade or AP, in its course (the way back, LES-04, EXI-01), in its module. */
export function CourseTrail({ course, tab, module, current }: CourseTrailProps) {
  const catalogue = course.isAp
    ? { to: '/ap', name: 'AP courses' }
    : { to: gradeAddress(course.gradeKey), name: `Grade ${course.gradeKey}` }
  const links = [
    {
      key: 'catalogue',
      link: (
        <Link to={catalogue.to} className="touch-target">
          {catalogue.name}
        </Link>
      ),
    },
    {
      key: 'course',
      link: (
        <Link {...courseLink(course, tab)} aria-label={`Back to ${course.label}`} className="touch-target">
          {course.label}
        </Link>
      ),
    },
    ...(module === undefined ? [] : [{ key: 'module', link: module }]),
  ]
  return <Breadcrumb links={links} current={current} className="print:hidden" />
}
