import { createFileRoute, redirect } from '@tanstack/react-router'
import { courseOf } from '#app/platform/course.ts'
import { courseLink } from '#app/platform/course-addresses.ts'

/** Old links end here; the course page is where they lead (SHL-10). */
export const Route = createFileRoute('/grade/$grade/subject/$subject/$courseId/challenges/$moduleId/redirect')({
  beforeLoad: ({ params }) => {
    throw redirect({ ...courseLink(courseOf(params)), replace: true })
  },
})
