import { createFileRoute } from '@tanstack/react-router'
import { LessonPage } from '#app/features/lesson/lesson-page.tsx'
import { lessonsOf } from '#app/features/lesson/queries.ts'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { startLoading } from '#app/platform/content/use-content.ts'
import { gradeCourseOf, useGradeCourse } from '#app/platform/course.ts'

export const Route = createFileRoute('/grade/$grade/subject/$subject/$courseId/lesson/$moduleId')({
  loader: ({ context, params }) => {
    const course = gradeCourseOf(params)
    return Promise.all([
      startLoading(context.queryClient, outlineOf(course)),
      startLoading(context.queryClient, lessonsOf(course, params.moduleId)),
    ])
  },
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = useGradeCourse(params)
  return <LessonPage course={course} moduleId={params.moduleId} />
}
