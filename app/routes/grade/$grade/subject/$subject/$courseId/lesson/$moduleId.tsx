import { createFileRoute } from '@tanstack/react-router'
import { LessonPage } from '#app/features/lesson/lesson-page.tsx'
import { startLesson } from '#app/features/lesson/start-lesson.ts'
import { gradeCourseOf, useGradeCourse } from '#app/platform/course.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/grade/$grade/subject/$subject/$courseId/lesson/$moduleId')({
  loader: ({ context, params }) => startLesson(context.queryClient, gradeCourseOf(params), params.moduleId),
  head: ({ params }) => ({ meta: [{ title: `Lesson: ${gradeCourseOf(params).label} · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = useGradeCourse(params)
  return <LessonPage course={course} moduleId={params.moduleId} />
}
