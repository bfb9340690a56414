import { createFileRoute } from '@tanstack/react-router'
import { LessonPage } from '#app/features/lesson/lesson-page.tsx'
import { startLesson } from '#app/features/lesson/start-lesson.ts'
import { apCourseOf } from '#app/platform/course.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/_protected/ap/$subject/lessons/$moduleId/$lessonId')({
  loader: ({ context, params }) => startLesson(context.queryClient, apCourseOf(params), params.moduleId),
  head: ({ params }) => ({ meta: [{ title: `Lesson: ${apCourseOf(params).label} · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = apCourseOf(params)
  return <LessonPage course={course} moduleId={params.moduleId} lessonId={params.lessonId} />
}
