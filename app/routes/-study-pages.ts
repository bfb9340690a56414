import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { decksOf } from '#app/features/flashcards/queries.ts'
import { startLesson } from '#app/features/lesson/start-lesson.ts'
import { startPractice } from '#app/features/practice/start-practice.ts'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { startLoading } from '#app/platform/content/use-content.ts'
import { type CourseParams, courseOf } from '#app/platform/course.ts'
import { courseTitleOf, titleOf } from '#app/platform/page-title.ts'
import { readPracticeSearch } from '#app/platform/search.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

// Every page of study has two addresses, under its grade and under AP. What a page loads and is called stands here, once; the two
// routes of a page differ in their address alone. Their components stay in the route files, so that each is loaded when it is shown.

type ModuleParams = CourseParams & { moduleId: string }
type Loading = { context: { queryClient: QueryClient }; params: ModuleParams & { lessonId?: string } }

const titled = <P extends CourseParams>(title: (course: CourseContext, params: P) => string) => ({
  head: ({ params }: { params: P }) => ({ meta: [{ title: title(courseOf(params), params) }] }),
})

export const lessonRoute = {
  loader: ({ context, params }: Loading) =>
    startLesson(context.queryClient, courseOf(params), params.moduleId, params.lessonId),
  head: ({ params, loaderData }: { params: ModuleParams; loaderData?: { title?: string } | undefined }) => ({
    meta: [{ title: loaderData?.title ?? courseTitleOf(courseOf(params), 'Lesson') }],
  }),
}

export const flashcardsRoute = {
  loader: ({ context, params }: Loading) => {
    const course = courseOf(params)
    return Promise.all([
      startLoading(context.queryClient, outlineOf(course)),
      startLoading(context.queryClient, decksOf(course, params.moduleId)),
    ])
  },
  ...titled<ModuleParams>((course) => courseTitleOf(course, 'Flashcards')),
}

/** For the server's page alone: in the browser the page asks for what it shows, and its loader would be another page's weight. */
const startOnServer = createIsomorphicFn()
  .server(startPractice)
  .client(() => undefined)

export const challengesRoute = {
  validateSearch: readPracticeSearch,
  staticData: { hasFrame: true },
  loader: ({ context, params }: Loading) => startOnServer(context.queryClient, courseOf(params), params.moduleId),
  ...titled<ModuleParams>((course, { moduleId }) => titleOf(`Knowledge Check – ${course.courseId} / ${moduleId}`)),
}

export const mistakesRoute = titled((course) => courseTitleOf(course, 'Practise my mistakes'))
export const examRoute = titled((course) => courseTitleOf(course, 'Practice exam'))
export const examPlayerRoute = titled((course) => courseTitleOf(course, 'Exam'))
export const examResultsRoute = titled<CourseParams & { attemptId: string }>((course) =>
  courseTitleOf(course, 'Exam results'),
)
export const examReviewRoute = titled((course) => courseTitleOf(course, 'Exam review'))
