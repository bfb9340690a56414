import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { type ContentAnswer, isOldCopy } from './content-answer.ts'
import { contentKeys } from './content-query.ts'

const shownCopies = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: contentKeys.all, type: 'active' })
    .filter((query) => isOldCopy(query.state.data as ContentAnswer<unknown> | undefined))

/** Whether the page shows copies of this device for want of an answer (GWY-26), and a way to ask for it again. */
export function useShownCopies(): { isShown: boolean; isAsking: boolean; tryAgain: () => void } {
  const client = useQueryClient()
  const subscribe = useCallback(
    (tell: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(tell)),
    [client],
  )
  const state = useSyncExternalStore(
    subscribe,
    () => {
      const copies = shownCopies(client)
      if (copies.length === 0) return 'none'
      return copies.some((query) => query.state.fetchStatus === 'fetching') ? 'asking' : 'shown'
    },
    () => 'none',
  )
  const tryAgain = () => {
    for (const query of shownCopies(client)) void client.refetchQueries({ queryKey: query.queryKey, exact: true })
  }
  return { isShown: state !== 'none', isAsking: state === 'asking', tryAgain }
}
