import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ContentFailure } from '#domain/content/content-error.ts'
import type { ContentAnswer, FailedContent } from './content-answer.ts'
import {
  type ContentSource,
  contentQuery,
  copyKeyOf,
  hasCopies,
  openContentCache,
  readOldCopy,
  requestContent,
} from './content-query.ts'
import { contentVersionKey } from './content-version.ts'

/** What a page knows of its content. `tryAgain` asks the gateway anew (CRS-13). */
export type Content<T> = (
  | { status: 'loading' }
  | { status: 'loaded'; data: T }
  | { status: 'failed'; failure: ContentFailure }
) & { tryAgain: () => void }

/** One piece of content. `isEnabled: false` asks for nothing and stays loading. */
export function useContent<T>(
  source: ContentSource<T>,
  { isEnabled = true }: { isEnabled?: boolean } = {},
): Content<T> {
  const client = useQueryClient()
  const query = useQuery({
    ...contentQuery(source),
    enabled: isEnabled,
    // the answer for another curriculum replaces the one shown without a blank in between (D13)
    placeholderData: (shown, before) => (before && isSameButCurriculum(before.queryKey, source) ? shown : undefined),
  })
  const answer = query.isPlaceholderData ? undefined : query.data
  const settle = useEffectEvent((loaded: ContentAnswer<T>) => {
    if (!hasCopies(source)) return
    if (loaded.ok && !loaded.isOldCopy) void keepOnce(copyKeyOf(source), loaded, client)
    if (!loaded.ok && loaded.mayHaveCopy) void lookForCopy(source, loaded, client)
  })
  // What the server rendered did not come through the device's cache: an answer is kept here for the next visit (GWY-07), and
  // for a failure this device may have a copy (GWY-26).
  useEffect(() => {
    if (answer) settle(answer)
  }, [answer])
  const tryAgain = () => void query.refetch()
  const shown = query.data
  if (!shown || (!shown.ok && (query.isFetching || shown.mayHaveCopy))) return { status: 'loading', tryAgain }
  return shown.ok ? { status: 'loaded', data: shown.data, tryAgain } : { status: 'failed', failure: shown, tryAgain }
}

/**
 * For a route's loader. The server waits, so that its page holds the content; in the browser the page shows at once with its
 * own loading state while the content comes.
 */
export async function startLoading<T>(client: QueryClient, source: ContentSource<T>): Promise<void> {
  const loading = requestContent(client, source)
  if (typeof window === 'undefined') await loading
  else loading.catch(() => {}) // left the page: silent (GWY-15)
}

async function keepOnce(copyKey: string, answer: { data: unknown; version: string | null }, client: QueryClient) {
  const cache = await openContentCache()
  const version = answer.version ?? client.getQueryData<string | null>(contentVersionKey) ?? null
  if (cache && (await cache.readContentCopy(copyKey, version)) === undefined) {
    await cache.keepContentCopy(copyKey, answer.data, version)
  }
}

/** Puts the device's copy in place of a failure of the server, or says that there is none. */
async function lookForCopy<T>(source: ContentSource<T>, failure: FailedContent, client: QueryClient) {
  const { mayHaveCopy: _looked, ...final } = failure
  const found = (await readOldCopy<T>(copyKeyOf(source))) ?? final
  client.setQueryData(contentQuery(source).queryKey, (now) => (now === failure ? found : now))
}

function isSameButCurriculum(key: readonly unknown[], source: ContentSource<unknown>): boolean {
  const comparable = (kind: unknown, params: object) => JSON.stringify([kind, { ...params, curriculum: undefined }])
  const [, kind, params] = key
  if (typeof params !== 'object' || params === null) return false
  return comparable(kind, params) === comparable(source.kind, source.params)
}
