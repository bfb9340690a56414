import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BackLink } from '#app/components/back-link.tsx'
import { Page } from '#app/components/page.tsx'
import { Alert, AlertDescription } from '#app/components/ui/alert.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import type { Content } from '#app/platform/content/use-content.ts'
import { courseLink } from '#app/platform/course-addresses.ts'
import { type CourseContext, contextOfCourseId } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'

type CourseHeadingProps = {
  course: CourseContext
  outline: Content<CourseOutline>
  back: { to: string; label: string }
  actions: ReactNode
  children: ReactNode
}

/** The frame of a course's page: its name, what it is, and what goes with every part of it. */
export function CourseHeading({ course, outline, back, actions, children }: CourseHeadingProps) {
  const loaded = outline.status === 'loaded' ? outline.data : undefined
  return (
    <Page
      width="wide"
      above={<BackLink to={back.to}>{back.label}</BackLink>}
      title={loaded?.title ?? course.label}
      actions={actions}
      {...(loaded?.description && { description: loaded.description })}
    >
      <ul aria-label="About this course" className="-mt-2 mb-6 flex flex-wrap gap-2">
        <li>
          <Badge variant="outline">{course.courseId}</Badge>
        </li>
        {loaded?.durationWeeks !== undefined && (
          <li>
            <Badge variant="outline">{loaded.durationWeeks} weeks</Badge>
          </li>
        )}
        {loaded && loaded.modules.length > 0 && (
          <li>
            <Badge variant="outline">{loaded.modules.length} modules</Badge>
          </li>
        )}
      </ul>
      {loaded?.nearestMatch && (
        <Alert className="mb-6">
          <AlertDescription>
            <p>
              You picked Alberta. This is a course of Ontario, {loaded.nearestMatch}: much of it is the same, but not
              all. {loaded.ownCourse && <OwnCourse {...loaded.ownCourse} />}
            </p>
          </AlertDescription>
        </Alert>
      )}
      {children}
    </Page>
  )
}

/** The way from another curriculum's course to the student's own (D26). */
function OwnCourse({ courseId, title }: { courseId: string; title: string }) {
  const course = contextOfCourseId(courseId, 'alberta')
  if (!course) return null
  return (
    <>
      Alberta’s own is{' '}
      <Link {...courseLink(course)} className="link">
        {title}
      </Link>
      .
    </>
  )
}
