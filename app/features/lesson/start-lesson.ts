import type { QueryClient } from '@tanstack/react-query'
import { contentQuery } from '#app/platform/content/content-query.ts'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { startLoading } from '#app/platform/content/use-content.ts'
import { AP_FIRST_LESSON } from '#app/platform/course-addresses.ts'
import { courseTitleOf } from '#app/platform/page-title.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { chooseLesson } from '#domain/content/lesson-order.ts'
import { canLoadLessons, lessonsOf } from './queries.ts'

/**
 * For the loaders of the lesson's routes: the server's page holds the lesson and the way to its neighbours.
 * @returns the page's title, as far as it is known already: on the server, and where everything is on the device
 */
export async function startLesson(client: QueryClient, course: CourseContext, moduleId: string, lessonId?: string) {
  if (!canLoadLessons(course)) return {}
  await Promise.all([startLoading(client, lessonsOf(course, moduleId)), startLoading(client, outlineOf(course))])
  const lessons = client.getQueryData(contentQuery(lessonsOf(course, moduleId)).queryKey)
  const outline = client.getQueryData(contentQuery(outlineOf(course)).queryKey)
  const written = lessons?.ok ? (lessons.data.lessonsByModule[moduleId] ?? []) : []
  const lesson = chooseLesson(written, lessonId, course.isAp ? AP_FIRST_LESSON : undefined)
  const module = outline?.ok ? outline.data.modules.find(({ id }) => id === moduleId) : undefined
  return lesson ? { title: courseTitleOf(course, lesson.title, module?.title) } : {}
}
