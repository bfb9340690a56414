import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ContentParams, contentCacheKey } from '#domain/content/content-cache-key.ts'
import { type ContentErrorCode, type ContentKind, contentFailure } from '#domain/content/content-error.ts'
import type { CourseQuestion } from '#domain/kept-course/answer-from-course.ts'
import { openKeptCourses } from '../kept-course/ask-kept-course.ts'
import { currentUserId } from '../session/auth-token.ts'
import { type ContentAnswer, isOldCopy } from './content-answer.ts'
import { contentVersionKey } from './content-version.ts'

export const contentKeys = {
  all: ['content'] as const,
  of: (kind: ContentKind, params: ContentParams) => ['content', kind, params] as const,
}

type DeviceAnswer<T> = { data: T; version: string | null }

/** One piece of content and how to get it: what a feature's queries.ts defines and `useContent` shows. */
export type ContentSource<T> = {
  kind: ContentKind
  params: ContentParams
  /** calls a content server function */
  load: (signal: AbortSignal) => Promise<ContentAnswer<T>>
  /**
   * How long an answer serves: on the device, for every later visit, unless told otherwise; in this page's memory only, where there are too
   * many to keep; or never again (GWY-06)
   */
  kept?: 'on-device' | 'in-memory' | 'never'
  /** what this device can say where the server cannot be asked; unless told otherwise, what a kept course answers */
  fromDevice?: () => Promise<DeviceAnswer<T> | undefined>
}

/**
 * The query for one piece of content, the same on the server and in the browser. In the browser a copy on the device is used
 * without a request; without one the content is fetched and kept (GWY-23, GWY-24); a failed fetch falls back to any copy
 * (GWY-26), which is asked for again at the next visit and when a lost connection is back. Failures are data, not exceptions,
 * so that the server's page and the browser's first render agree; there are no automatic retries (OPN-37): offer `refetch`.
 */
export const contentQuery = <T>(source: ContentSource<T>) =>
  queryOptions({
    queryKey: contentKeys.of(source.kind, source.params),
    queryFn: ({ signal, client }) => readContent(source, signal, client),
    staleTime: ({ state }) =>
      source.kept === 'never' ? 0 : isWaiting(source, state.data) ? OLD_COPY_MS : Number.POSITIVE_INFINITY,
    refetchOnReconnect: ({ state }) => isWaiting(source, state.data) && 'always',
  })

/** The answer that is there, or a new one. What failed before is asked for again. */
export function requestContent<T>(client: QueryClient, source: ContentSource<T>): Promise<ContentAnswer<T>> {
  const options = contentQuery(source)
  const hasFailed = client.getQueryData(options.queryKey)?.ok === false
  return client.query({ ...options, staleTime: hasFailed ? 0 : options.staleTime })
}

/**
 * A copy, or less than all, is shown until the content can be had. Numbers that a kept course gave to a question or an exam are as good as the
 * server's.
 */
const isWaiting = <T>(source: ContentSource<T>, answer: ContentAnswer<T> | undefined) =>
  (hasCopies(source) || source.fromDevice !== undefined) && isOldCopy(answer)

/** Whether the device keeps copies of it. */
export const hasCopies = ({ kept = 'on-device' }: Pick<ContentSource<unknown>, 'kept'>): boolean => kept === 'on-device'

/** A gateway that has just failed is not asked again at once. */
const OLD_COPY_MS = 10_000

/** The device's copies; the server has none. */
export const openContentCache = createIsomorphicFn()
  .server(() => Promise.resolve(null))
  .client(() => import('./content-cache.client.ts'))

export const copyKeyOf = (source: Pick<ContentSource<unknown>, 'kind' | 'params'>) =>
  contentCacheKey(currentUserId(), source.kind, source.params)

async function readContent<T>(
  source: ContentSource<T>,
  signal: AbortSignal,
  client: QueryClient,
): Promise<ContentAnswer<T>> {
  const isKeptOnDevice = hasCopies(source)
  const cache = isKeptOnDevice ? await openContentCache() : null
  if (!cache) {
    const answer = await fetchContent(source, signal)
    return answer.ok || !isKeptOnDevice ? answer : { ...answer, mayHaveCopy: true }
  }
  const key = copyKeyOf(source)
  const version = client.getQueryData<string | null>(contentVersionKey) ?? null
  const shown = client.getQueryData<ContentAnswer<T>>(contentKeys.of(source.kind, source.params))
  // a copy that is shown for want of an answer is no reason not to ask
  const copy = isOldCopy(shown) ? undefined : await cache.readContentCopy(key, version)
  // written by this same query in the same CONTENT_SHAPE, so it is a T
  if (copy !== undefined) return { ok: true, data: copy as T, version }
  const answer = await fetchContent(source, signal)
  if (!answer.ok || answer.isOldCopy) return (await readOldCopy<T>(key)) ?? answer
  void cache.keepContentCopy(key, answer.data, answer.version ?? version)
  return answer
}

/** Any copy of this device, for when there is nothing better (GWY-26). */
export async function readOldCopy<T>(key: string): Promise<ContentAnswer<T> | undefined> {
  const copy = await (await openContentCache())?.readAnyContentCopy(key)
  return copy === undefined ? undefined : { ok: true, data: copy as T, version: null, isOldCopy: true }
}

/** A server function that cannot be reached at all is a network failure (ERR-07); leaving the page is none (GWY-15). */
async function fetchContent<T>(
  { kind, params, load, fromDevice }: ContentSource<T>,
  signal: AbortSignal,
): Promise<ContentAnswer<T>> {
  return askOrKept({ ...params, kind }, signal, load, fromDevice)
}

/** The same for one call of a source that makes several: where the server cannot be asked, a course that is kept here answers (docs/offline.md). */
export async function askOrKept<T>(
  question: CourseQuestion,
  signal: AbortSignal,
  load: (signal: AbortSignal) => Promise<ContentAnswer<T>>,
  fromDevice: ContentSource<T>['fromDevice'] = () => askKeptCourse(question),
): Promise<ContentAnswer<T>> {
  const answer = await load(signal).catch((error: unknown) => {
    if (signal.aborted) throw error
    return contentFailure('NETWORK_ERROR', question.kind)
  })
  if (answer.ok || !AWAY.includes(answer.code)) return answer
  const here = await fromDevice()
  return here ? { ok: true, ...here, isOldCopy: true } : answer
}

async function askKeptCourse<T>(question: CourseQuestion): Promise<DeviceAnswer<T> | undefined> {
  const kept = await (await openKeptCourses())?.askKeptCourse(question)
  // made by the functions that the server would have made it with, so it is a T
  return kept && { data: kept.data as T, version: kept.version }
}

/** Failures of a server or a gateway that cannot be reached, or not just now. */
const AWAY: ContentErrorCode[] = ['NETWORK_ERROR', 'TIMEOUT_ERROR', 'SERVER_ERROR']
