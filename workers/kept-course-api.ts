import { get } from 'idb-keyval'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { parseCleanJson } from '#app/platform/figure-markup.server.ts'
import { renderOutsideText } from '#app/platform/rich-text.server.ts'
import { readCacheEntry } from '#domain/content/content-cache-key.ts'
import { answerFromCourse, type CourseQuestion } from '#domain/kept-course/answer-from-course.ts'
import type { WholeCourse } from '#domain/kept-course/kept-course.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { copiesStore } from './device-store.ts'

export type KeptCourseApi = ReturnType<typeof createKeptCourseApi>

/** Courses held ready; each takes some megabytes. */
const MOST_OPEN = 2

/**
 * Answers about courses that are kept on this device (docs/offline.md), with the functions and the rendering of the server. Started only when the
 * server cannot be asked.
 */
export function createKeptCourseApi() {
  const open = new Map<string, { timestamp: number; whole: WholeCourse }>()

  /** @param key of the content cache, which names the student: nobody else's course is opened */
  async function openCourse(key: string): Promise<WholeCourse | undefined> {
    const entry = readCacheEntry(await get(key, copiesStore))
    if (typeof entry?.data !== 'string') return undefined
    const known = open.get(key)
    if (known?.timestamp === entry.timestamp) return known.whole
    const whole: WholeCourse = JSON.parse(entry.data)
    open.delete(key)
    open.set(key, { timestamp: entry.timestamp, whole })
    const oldest = open.size > MOST_OPEN ? open.keys().next().value : undefined
    if (oldest !== undefined) open.delete(oldest)
    return whole
  }

  return {
    /** Resolves when this worker is there. */
    ping: (): true => true,
    /** What the server would have answered, and the version of the content it is from; undefined where the course is not kept or has no such thing. */
    answer: async (key: string, question: CourseQuestion): Promise<{ data: unknown; version: string } | undefined> => {
      const whole = await openCourse(key)
      if (!whole) return undefined
      const clean = (answer: unknown) => parseCleanJson(JSON.stringify(answer))
      const data = answerFromCourse(whole, question, { text: richText, clean, random: Math.random })
      return data === undefined ? undefined : { data, version: whole.contentVersion }
    },
    /** Texts that a student wrote, rendered by the same rules as on the server. */
    render: (texts: readonly string[]): RichText[] => texts.map((text) => renderOutsideText(text)),
  }
}
