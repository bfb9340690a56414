import type { Remote } from 'comlink'
import workerUrl from '#workers/kept-course.worker.ts?worker&url'
import type { KeptCourseApi } from '#workers/kept-course-api.ts'
import { openWorker } from '../open-worker.client.ts'

/** It brings the rendering of lessons along, which takes a while to read on a slow device. */
const START_WITHIN_MS = 20_000

let started: Promise<Remote<KeptCourseApi>> | undefined

/** The worker that answers from kept courses, started when it is first needed. Rejects where none can start; the next call tries again. */
export function startKeptCourseWorker(): Promise<Remote<KeptCourseApi>> {
  started ??= openWorker<KeptCourseApi>(workerUrl, START_WITHIN_MS).then(
    ({ api }) => api,
    (error: unknown) => {
      started = undefined
      throw error
    },
  )
  return started
}
