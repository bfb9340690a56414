import { get } from 'idb-keyval'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { parseCleanJson } from '#app/platform/figure-markup.server.ts'
import { renderOutsideText } from '#app/platform/rich-text.server.ts'
import { readCacheEntry } from '#domain/content/content-cache-key.ts'
import type { Course } from '#domain/content/course.ts'
import { type CourseGuide, createCourseGuide } from '#domain/ilm/course-guide.ts'
import { type IlmMessage, type IlmReply, replyToMessage } from '#domain/ilm/reply-to-message.ts'
import { workOut } from '#domain/ilm/work-out.ts'
import { answerFromCourse, type CourseQuestion } from '#domain/kept-course/answer-from-course.ts'
import type { WholeCourse } from '#domain/kept-course/kept-course.ts'
import { buildSearch, type ContentSearch, openSearch } from '#domain/search/content-search.ts'
import type { SearchResult } from '#domain/search/search-entry.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { copiesStore } from './device-store.ts'

export type KeptCourseApi = ReturnType<typeof createKeptCourseApi>

type OpenCourse = { timestamp: number; whole: WholeCourse; guide: () => CourseGuide }

/** Courses held ready; each takes some megabytes. */
const MOST_OPEN = 2

/**
 * Answers about courses that are kept on this device (docs/offline.md), with the functions and the rendering of the server. Started only when the
 * server cannot be asked.
 */
export function createKeptCourseApi() {
  const open = new Map<string, OpenCourse>()

  /** @param key of the content cache, which names the student: nobody else's course is opened */
  async function openCourse(key: string): Promise<OpenCourse | undefined> {
    const kept = await readKept(key)
    if (!kept) return undefined
    const known = open.get(key)
    if (known?.timestamp === kept.timestamp) return known
    const { timestamp } = kept
    const whole = kept.parse()
    const opened = { timestamp, whole, guide: once(() => createCourseGuide(whole.course)) }
    open.delete(key)
    open.set(key, opened)
    const oldest = open.size > MOST_OPEN ? open.keys().next().value : undefined
    if (oldest !== undefined) open.delete(oldest)
    return opened
  }

  let searched: { name: string; search: ContentSearch; within: string[] } | undefined

  /** Parsed one after the other and let go of: the index is all that stays. */
  async function indexCourses(keys: readonly string[]): Promise<{ search: ContentSearch; within: string[] }> {
    const courses: Course[] = []
    for (const key of keys) {
      const kept = await readKept(key)
      if (kept) courses.push(kept.parse().course)
    }
    return { search: await openSearch(buildSearch(courses)), within: courses.map(({ title }) => title) }
  }

  return {
    /** Resolves when this worker is there. */
    ping: (): true => true,
    /** What the server would have answered, and the version of the content it is from; undefined where the course is not kept or has no such thing. */
    answer: async (key: string, question: CourseQuestion): Promise<{ data: unknown; version: string } | undefined> => {
      const whole = (await openCourse(key))?.whole
      if (!whole) return undefined
      const clean = (answer: unknown) => parseCleanJson(JSON.stringify(answer))
      const data = answerFromCourse(whole, question, { text: richText, clean, random: Math.random })
      return data === undefined ? undefined : { data, version: whole.contentVersion }
    },
    /**
     * What Ilm says to a message about a kept course: what the gateway says without a model and without its vectors of words. Undefined where the
     * course is not kept.
     */
    replyToMessage: async (
      key: string,
      message: IlmMessage,
    ): Promise<{ reply: IlmReply; rendered: RichText } | undefined> => {
      const guide = (await openCourse(key))?.guide()
      if (!guide) return undefined
      const reply = await replyToMessage(guide, message, async (task) => workOut(task))
      return { reply, rendered: renderOutsideText(reply.response) }
    },
    /** What a question finds in the kept courses, which it names; undefined where there are none. */
    search: async (
      keys: readonly string[],
      question: Parameters<ContentSearch>[0],
    ): Promise<SearchResult | undefined> => {
      const name = keys.join('\n')
      if (searched?.name !== name) searched = { name, ...(await indexCourses(keys)) }
      const { search, within } = searched
      return within.length === 0 ? undefined : { ...search(question), within }
    },
    /** Texts that a student wrote, rendered by the same rules as on the server. */
    render: (texts: readonly string[]): RichText[] => texts.map((text) => renderOutsideText(text)),
  }
}

/** The copy under a key, and when it was kept; parsed only where it is wanted, which takes a while. */
async function readKept(key: string): Promise<{ timestamp: number; parse: () => WholeCourse } | undefined> {
  const { data, timestamp } = readCacheEntry(await get(key, copiesStore)) ?? {}
  return typeof data === 'string' && timestamp !== undefined ? { timestamp, parse: () => JSON.parse(data) } : undefined
}

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
