import { createFileRoute } from '@tanstack/react-router'
import { LessonPage } from '#app/features/lesson/lesson-page.tsx'
import { usePageParams } from '#app/platform/course.ts'
import { lessonRoute } from '../../../../../../-study-pages.ts'

export const Route = createFileRoute('/grade/$grade/subject/$subject/$courseId/lesson/$moduleId')({
  ...lessonRoute,
  component: RoutePage,
})

function RoutePage() {
  return <LessonPage {...usePageParams(Route.useParams())} />
}
