import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { contentVersionKey, contentVersionQuery } from '#app/platform/content/content-version.ts'
import { openServiceWorker } from '#app/platform/service-worker.ts'
import { NewVersionLine } from './new-version-line.tsx'

/**
 * Once a page has loaded: starts what keeps the app on this device, and says when a new version waits. A development server keeps nothing, so
 * that what is written is what is seen.
 */
export default function OfflineKeeper() {
  const [waiting, setWaiting] = useState<ServiceWorker>()
  // an exam is no time for news
  const isInExam = useRouterState({ select: ({ location }) => location.pathname.endsWith('/exam-player') })
  useEffect(() => {
    if (!import.meta.env.PROD) return
    let end = () => {}
    let isGone = false
    void openServiceWorker().then(({ startServiceWorker }) => {
      if (!isGone) end = startServiceWorker(setWaiting)
    })
    return () => {
      isGone = true
      end()
    }
  }, [])
  useVersionWhenOnline()
  return waiting && !isInExam ? <NewVersionLine worker={waiting} /> : null
}

/** A page that was opened without the server does not know the content's version (D15): it asks once there is a connection. */
function useVersionWhenOnline() {
  const client = useQueryClient()
  useEffect(() => {
    const ask = () => {
      if (client.getQueryData(contentVersionKey) == null)
        void client.fetchQuery({ ...contentVersionQuery, staleTime: 0 })
    }
    if (navigator.onLine && client.getQueryData(contentVersionKey) === undefined) ask()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [client])
}
