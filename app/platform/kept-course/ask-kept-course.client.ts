import { contentCacheKey } from '#domain/content/content-cache-key.ts'
import type { CourseQuestion } from '#domain/kept-course/answer-from-course.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { hasKeptCopy } from '../content/content-cache.client.ts'
import { currentUserId } from '../session/auth-token.ts'
import { startKeptCourseWorker } from './kept-course-worker.client.ts'

/** Where this student's copy of a whole course is. */
export function wholeCourseKey({ curriculum, grade, subject, courseId }: Omit<CourseQuestion, 'kind'>): string {
  return contentCacheKey(currentUserId(), 'course', { curriculum, grade, subject, courseId })
}

/** An answer from the kept course, if this student keeps it; undefined in every other case, whatever went wrong. */
export async function askKeptCourse(question: CourseQuestion): Promise<{ data: unknown; version: string } | undefined> {
  try {
    const key = wholeCourseKey(question)
    if (!(await hasKeptCopy(key))) return undefined
    return await (await startKeptCourseWorker()).answer(key, question)
  } catch (error) {
    console.warn('The kept course could not answer:', error)
    return undefined
  }
}

/** A student's own texts, rendered on the device; undefined where that cannot be. */
export async function renderOnDevice(texts: readonly string[]): Promise<RichText[] | undefined> {
  try {
    return await (await startKeptCourseWorker()).render(texts)
  } catch {
    return undefined
  }
}
