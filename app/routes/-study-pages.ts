import type { QueryClient } from '@tanstack/react-query'
import { decksOf } from '#app/features/flashcards/queries.ts'
import { startLesson } from '#app/features/lesson/start-lesson.ts'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { startLoading } from '#app/platform/content/use-content.ts'
import { type CourseParams, courseOf } from '#app/platform/course.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

// Every page of study has two addresses, under its grade and under AP. What a page loads and is called stands here, once; the two
// routes of a page differ in their address alone. Their components stay in the route files, so that each is loaded when it is shown.

type ModuleParams = CourseParams & { moduleId: string }
type Loading = { context: { queryClient: QueryClient }; params: ModuleParams }

const titled = (title: (course: CourseContext, moduleId: string) => string) => ({
  head: ({ params }: { params: ModuleParams }) => ({
    meta: [{ title: `${title(courseOf(params), params.moduleId)} · ${PRODUCT_NAME}` }],
  }),
})

export const lessonRoute = {
  loader: ({ context, params }: Loading) => startLesson(context.queryClient, courseOf(params), params.moduleId),
  ...titled((course) => `Lesson: ${course.label}`),
}

export const flashcardsRoute = {
  loader: ({ context, params }: Loading) => {
    const course = courseOf(params)
    return Promise.all([
      startLoading(context.queryClient, outlineOf(course)),
      startLoading(context.queryClient, decksOf(course, params.moduleId)),
    ])
  },
  ...titled((course) => `Flashcards: ${course.label}`),
}

export const challengesRoute = titled((course, moduleId) => `Knowledge Check – ${course.courseId} / ${moduleId}`)
