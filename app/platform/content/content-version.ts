import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { currentContentVersion } from './current-version.server.ts'

export const contentVersionKey = ['content-version'] as const

/** The version of all content (D15), or null from a gateway that has none. */
const fetchContentVersion = createServerFn({ method: 'GET' }).handler(() => currentContentVersion())

/** The server's page brings it along; a page that stays open asks again after ten minutes. */
export const contentVersionQuery = queryOptions({
  queryKey: contentVersionKey,
  queryFn: () => fetchContentVersion().catch(() => null),
  staleTime: 10 * 60_000,
})
