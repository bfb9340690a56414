import type { QueryClient } from '@tanstack/react-query'
import { type ContentSource, contentQuery } from '#app/platform/content/content-query.ts'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { startLoading } from '#app/platform/content/use-content.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { canLoadPractice, practiceOf } from './queries.ts'

/** Longer, and the page is there before its content: it has a frame to show, and the browser asks for itself. */
const PATIENCE_MS = 400

/** For the server's loaders of practice: its page holds the questions, which are the same for every student. */
export async function startPractice(client: QueryClient, course: CourseContext, moduleId: string) {
  if (!canLoadPractice(course, moduleId)) return
  await Promise.all([
    startLoadingBriefly(client, practiceOf(course, moduleId)),
    startLoadingBriefly(client, outlineOf(course)),
  ])
}

async function startLoadingBriefly<T>(client: QueryClient, source: ContentSource<T>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), PATIENCE_MS)
  })
  const loading = startLoading(client, source)
  const first = await Promise.race([loading, late]).finally(() => clearTimeout(timer))
  if (first !== 'late') return
  loading.catch(() => {}) // nobody waits for it any more
  client.removeQueries({ queryKey: contentQuery(source).queryKey, exact: true })
}
