import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ContentFailure } from '#domain/content/content-error.ts'
import type { ContentAnswer } from './content-answer.ts'
import { type ContentSource, contentQuery, copyKeyOf, openContentCache } from './content-query.ts'
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
  const keep = useEffectEvent((loaded: ContentAnswer<T>) => {
    if (loaded.ok && !loaded.isOldCopy && source.isCached !== false) void keepOnce(copyKeyOf(source), loaded, client)
  })
  // What the server rendered did not come through the device's cache, so it is kept here for the next visit (GWY-07).
  useEffect(() => {
    if (answer) keep(answer)
  }, [answer])
  const tryAgain = () => void query.refetch()
  const shown = query.data
  if (!shown || (!shown.ok && query.isFetching)) return { status: 'loading', tryAgain }
  return shown.ok ? { status: 'loaded', data: shown.data, tryAgain } : { status: 'failed', failure: shown, tryAgain }
}

/**
 * For a route's loader. The server waits, so that its page holds the content; in the browser the page shows at once with its
 * own loading state while the content comes. What failed before is asked for again.
 */
export async function startLoading<T>(client: QueryClient, source: ContentSource<T>): Promise<void> {
  const options = contentQuery(source)
  const known = client.getQueryData(options.queryKey)
  const loading = client.query({ ...options, staleTime: known?.ok === false ? 0 : 'static' })
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

function isSameButCurriculum(key: readonly unknown[], source: ContentSource<unknown>): boolean {
  const comparable = (kind: unknown, params: object) => JSON.stringify([kind, { ...params, curriculum: undefined }])
  const [, kind, params] = key
  if (typeof params !== 'object' || params === null) return false
  return comparable(kind, params) === comparable(source.kind, source.params)
}
