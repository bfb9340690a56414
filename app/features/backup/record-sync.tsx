import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useHistory } from '#app/platform/history-provider.tsx'
import { sessionKeys } from '#app/platform/session/session-query.ts'
import { recordCalls } from './record-functions.ts'

/** The latest moment to begin, also while a page is busy. */
const IDLE_WITHIN_MS = 5000

/** Keeps this device and the record of the account alike. Loads what does it when the browser has nothing else to do; shows nothing. */
export function RecordSync({ recordId }: { recordId: string }) {
  const history = useHistory()
  const queryClient = useQueryClient()
  const askAgain = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey: sessionKeys.all }))
  useEffect(() => {
    let stop = () => {
      isOver = true
    }
    let isOver = false
    const start = async () => {
      const { startSync } = await import('./sync-engine.ts')
      if (!isOver) stop = startSync({ history, recordId, calls: recordCalls, onEnded: askAgain })
    }
    // not in every browser
    if (window.requestIdleCallback) window.requestIdleCallback(() => void start(), { timeout: IDLE_WITHIN_MS })
    else setTimeout(() => void start(), 1000)
    return () => stop()
  }, [history, recordId])
  return null
}
