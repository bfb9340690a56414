import { useQueryClient } from '@tanstack/react-query'
import { useParams, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { contentVersionKey, contentVersionQuery } from '#app/platform/content/content-version.ts'
import { courseOf } from '#app/platform/course.ts'
import { openCourseKeeping } from '#app/platform/kept-course/keep-course.ts'
import { openServiceWorker } from '#app/platform/service-worker.ts'
import { useSession } from '#app/platform/session/session.ts'
import { keptStateKey } from './keep-course.tsx'
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
    openServiceWorker().then(
      ({ startServiceWorker }) => {
        if (!isGone) end = startServiceWorker(setWaiting)
      },
      () => {}, // the connection is gone, or the server is: the next page starts it
    )
    return () => {
      isGone = true
      end()
    }
  }, [])
  useVersionWhenOnline()
  useKeepVisited()
  return waiting && !isInExam ? <NewVersionLine worker={waiting} /> : null
}

/** The course of the page is kept on the device, so that all of it is there another day, whatever the connection. */
function useKeepVisited() {
  const client = useQueryClient()
  const { userId } = useSession()
  const params = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const { grade, subject } = params
  const courseId = params.courseId ?? search.courseId
  useEffect(() => {
    if (!subject || (grade !== undefined && !courseId)) return
    let isGone = false
    const keep = async () => {
      // without a service worker a page cannot be opened offline, and the course would be of no use
      await navigator.serviceWorker?.ready
      if (isGone || !navigator.serviceWorker) return
      const course = courseOf(grade === undefined ? { subject } : { grade, subject, courseId: courseId ?? '' })
      const { keepVisitedCourse } = await openCourseKeeping()
      await keepVisitedCourse(course, client.getQueryData<string | null>(contentVersionKey) ?? null)
      await client.invalidateQueries({ queryKey: keptStateKey(userId, course.courseId) })
    }
    keep().catch(() => undefined) // another visit tries again
    return () => {
      isGone = true
    }
  }, [client, userId, grade, subject, courseId])
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
