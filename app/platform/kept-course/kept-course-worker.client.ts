import { type Remote, wrap } from 'comlink'
import { trustedWorkerUrl } from '#app/components/trusted-types.ts'
import workerUrl from '#workers/kept-course.worker.ts?worker&url'
import type { KeptCourseApi } from '#workers/kept-course-api.ts'

let started: Promise<Remote<KeptCourseApi>> | undefined

/** The worker that answers from kept courses, started when it is first needed. Rejects where none can start; the next call tries again. */
export function startKeptCourseWorker(): Promise<Remote<KeptCourseApi>> {
  started ??= start().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

/** A worker that has not answered by then will not. */
const START_WITHIN_MS = 20_000

async function start(): Promise<Remote<KeptCourseApi>> {
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: 'module' })
  const remote = wrap<KeptCourseApi>(worker)
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onerror = () => reject(new Error('the worker did not start'))
      setTimeout(() => reject(new Error('the worker did not answer')), START_WITHIN_MS)
      remote.ping().then(() => resolve(), reject)
    })
  } catch (error) {
    worker.terminate()
    throw error
  }
  return remote
}
