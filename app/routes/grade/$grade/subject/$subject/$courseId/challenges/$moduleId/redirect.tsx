import { createFileRoute, redirect } from '@tanstack/react-router'
import { gradeCourseOf } from '#app/platform/course.ts'

/** Old links end here; the course page is where they lead (SHL-10). */
export const Route = createFileRoute('/grade/$grade/subject/$subject/$courseId/challenges/$moduleId/redirect')({
  beforeLoad: ({ params }) => {
    throw redirect({ ...gradeCourseOf(params).paths.subject, replace: true })
  },
})
