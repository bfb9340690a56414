import { del } from 'idb-keyval'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import { contentCacheKey } from '#domain/content/content-cache-key.ts'
import { copiesStore } from '#workers/device-store.ts'
import { hasKeptCopy, keepContentCopy, readAnyContentCopy, readContentCopy } from '../content/content-cache.client.ts'
import { currentUserId } from '../session/auth-token.ts'
import { wholeCourseKey } from './ask-kept-course.client.ts'
import { fetchWholeCourse } from './whole-course.ts'

/** Whether a course is on this device: all of it, not (yet), or not because the student removed it. */
export type KeptState = { kind: 'kept'; bytes: number } | { kind: 'none' } | { kind: 'removed' }

const keyOf = (course: CourseContext) => wholeCourseKey(contentParamsOf(course))
const removedKeyOf = (course: CourseContext) =>
  contentCacheKey(currentUserId(), 'course-removed', contentParamsOf(course))

export async function readKeptState(course: CourseContext): Promise<KeptState> {
  const text = await readAnyContentCopy(keyOf(course))
  if (typeof text === 'string') return { kind: 'kept', bytes: text.length }
  return { kind: (await hasKeptCopy(removedKeyOf(course))) ? 'removed' : 'none' }
}

/**
 * Keeps a course: all its texts, then the pictures that they name, which the service worker keeps as they come by.
 * @param expected about how many bytes there are, for the progress
 * @param onProgress how much of it is here, 0 to 1
 * @returns whether it is here now
 */
export async function keepCourse(
  course: CourseContext,
  {
    expected,
    onProgress = () => undefined,
    signal,
  }: { expected?: number | undefined; onProgress?: (part: number) => void; signal?: AbortSignal },
): Promise<boolean> {
  const toTexts = (bytes: number) => onProgress(expected ? Math.min(1, bytes / expected) * TEXTS_SHARE : 0)
  const answer = await fetchWholeCourse({
    data: contentParamsOf(course),
    ...(signal && { signal }),
    fetch: countingFetch(toTexts),
  }).catch(() => undefined)
  if (!answer?.ok) return false
  await keepContentCopy(keyOf(course), answer.data, answer.version)
  await del(removedKeyOf(course), copiesStore)
  const pictures = [...new Set(answer.data.match(/\/media\/[\w-]+\/[\w.-]+/g) ?? [])]
  for (const [index, picture] of pictures.entries()) {
    onProgress(TEXTS_SHARE + (1 - TEXTS_SHARE) * (index / pictures.length))
    // one that is missing is missing online too
    await fetch(picture, signal ? { signal } : {}).catch(() => undefined)
  }
  onProgress(1)
  return hasKeptCopy(keyOf(course))
}

/** Most of a course is text. */
const TEXTS_SHARE = 0.9

/** Keeps a course that is visited, quietly: not where the student removed it, wants to save data, or has this version already. */
export async function keepVisitedCourse(
  course: CourseContext,
  version: string | null,
  keep: (course: CourseContext) => Promise<unknown> = (visited) => keepCourse(visited, {}),
): Promise<void> {
  const connection: { saveData?: boolean } | undefined =
    'connection' in navigator ? (navigator.connection as object) : undefined
  if (connection?.saveData || !navigator.onLine) return
  if ((await readContentCopy(keyOf(course), version)) !== undefined) return
  if (await hasKeptCopy(removedKeyOf(course))) return
  await keep(course)
}

/** Removes a course from the device; it does not come back by itself. */
export async function removeCourse(course: CourseContext): Promise<void> {
  await del(keyOf(course), copiesStore)
  await keepContentCopy(removedKeyOf(course), true, null)
}

/** fetch that tells how many bytes have come. */
function countingFetch(onBytes: (bytes: number) => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    let bytes = 0
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (chunk, controller) => {
          bytes += chunk.byteLength
          onBytes(bytes)
          controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    })
  }
}
