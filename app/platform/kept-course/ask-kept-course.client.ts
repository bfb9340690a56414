import { contentCacheKey } from '#domain/content/content-cache-key.ts'
import type { IlmMessage, IlmReply } from '#domain/ilm/reply-to-message.ts'
import type { CourseQuestion } from '#domain/kept-course/answer-from-course.ts'
import type { SearchResult } from '#domain/search/search-entry.ts'
import type { SearchKind } from '#domain/search/search-limits.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { hasKeptCopy, keptKeys } from '../content/content-cache.client.ts'
import { currentUserId } from '../session/auth-token.ts'
import { startKeptCourseWorker } from './kept-course-worker.client.ts'

/** Where this student's copy of a whole course is. */
export function wholeCourseKey({ curriculum, grade, subject, courseId }: Omit<CourseQuestion, 'kind'>): string {
  return contentCacheKey(currentUserId(), 'course', { curriculum, grade, subject, courseId })
}

/** An answer from the kept course; undefined where this student does not keep it, or it could not be had. */
export const askKeptCourse = (question: CourseQuestion): Promise<{ data: unknown; version: string } | undefined> =>
  orNothing('The kept course could not answer:', () =>
    ofKept(question, async (key) => (await startKeptCourseWorker()).answer(key, question)),
  )

/** What Ilm says from the kept course; undefined where this student does not keep it, or it could not be had. */
export const askKeptIlm = (
  course: Omit<CourseQuestion, 'kind'>,
  message: IlmMessage,
): Promise<{ reply: IlmReply; rendered: RichText } | undefined> =>
  orNothing('Ilm could not answer from the kept course:', () =>
    ofKept(course, async (key) => (await startKeptCourseWorker()).replyToMessage(key, message)),
  )

/** What a question finds in all courses that this student keeps; undefined where there are none, or it could not be done. */
export const searchKeptCourses = (question: {
  query: string
  kind?: SearchKind | undefined
}): Promise<SearchResult | undefined> =>
  orNothing('The kept courses could not be searched:', async () => {
    const keys = await keptKeys(contentCacheKey(currentUserId(), 'course', {}))
    return keys.length === 0 ? undefined : (await startKeptCourseWorker()).search(keys, question)
  })

async function ofKept<T>(
  course: Omit<CourseQuestion, 'kind'>,
  ask: (key: string) => Promise<T>,
): Promise<T | undefined> {
  const key = wholeCourseKey(course)
  return (await hasKeptCopy(key)) ? ask(key) : undefined
}

async function orNothing<T>(warning: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    console.warn(warning, error)
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
