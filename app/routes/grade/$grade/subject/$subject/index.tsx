import { createFileRoute } from '@tanstack/react-router'
import { CoursePage } from '#app/features/course/course-page.tsx'
import { NoCourseChosen } from '#app/features/course/no-course-chosen.tsx'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { startLoading } from '#app/platform/content/use-content.ts'
import { courseOf } from '#app/platform/course.ts'
import { tabAt } from '#app/platform/course-tabs.ts'
import { useCourseIdInState } from '#app/platform/route-state.ts'
import { readCourseSearch } from '#app/platform/search.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { courseSlots } from '../../../../-course-slots.tsx'

export const Route = createFileRoute('/grade/$grade/subject/$subject/')({
  validateSearch: readCourseSearch,
  loaderDeps: ({ search: { courseId } }) => ({ courseId }),
  loader: async ({ context, params, deps: { courseId } }) => {
    if (courseId !== undefined) await startLoading(context.queryClient, outlineOf(courseOf({ ...params, courseId })))
  },
  head: ({ match, params }) => ({
    meta: [{ title: `${courseTitle(params, match.search.courseId)} · ${PRODUCT_NAME}` }],
  }),
  component: RoutePage,
})

const courseTitle = (params: { grade: string; subject: string }, courseId: string | undefined) =>
  courseId === undefined ? `Grade ${params.grade}` : `${courseOf({ ...params, courseId }).label}, ${courseId}`

function RoutePage() {
  const params = Route.useParams()
  const { courseId: inSearch, tab } = Route.useSearch()
  const selected = useCurriculum()
  // the address decides; what a link carried is the fallback (CRS-01, OPN-38)
  const inState = useCourseIdInState()
  const courseId = inSearch ?? inState
  if (!courseId) return <NoCourseChosen grade={params.grade} isKnown={courseId !== undefined} />
  const course = courseOf({ ...params, courseId }, selected)
  return <CoursePage course={course} tab={tabAt(tab)} slots={courseSlots(course)} />
}
