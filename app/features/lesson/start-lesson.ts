import type { QueryClient } from '@tanstack/react-query'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { startLoading } from '#app/platform/content/use-content.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { canLoadLessons, lessonsOf } from './queries.ts'

/** For the loaders of the lesson's routes: the server's page holds the lesson and the way to its neighbours. */
export async function startLesson(client: QueryClient, course: CourseContext, moduleId: string) {
  if (!canLoadLessons(course)) return
  await Promise.all([startLoading(client, lessonsOf(course, moduleId)), startLoading(client, outlineOf(course))])
}
