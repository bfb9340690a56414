import { type Remote, wrap } from 'comlink'
import { trustedWorkerUrl } from '#app/components/trusted-types.ts'
import workerUrl from '#workers/tutor.worker.ts?worker&url'
import { createWorkerApi, type WorkerApi } from '#workers/worker-api.ts'
import { type RunningWorker, watchWorker } from './watched-worker.ts'

/** The worker as the pages see it: every answer is a promise, wherever it is worked out. */
export type StudyWorker = {
  [Name in keyof WorkerApi]: (...args: Parameters<WorkerApi[Name]>) => Promise<Awaited<ReturnType<WorkerApi[Name]>>>
}

/** A worker that has not answered by then will not: a refused script gives no error in some browsers. */
const START_WITHIN = 5_000

let started: Promise<StudyWorker> | undefined

/** So often a worker that has died is replaced by another one; then the page does the work. */
const MOST_WORKERS = 3

/** The worker of this tab: in a worker, or, when none can start, the same functions on the main thread. */
export function startStudyWorker(): Promise<StudyWorker> {
  started ??= startWorker().then(
    (first) => {
      let workers = 1
      return watchWorker(first, () => {
        workers++
        return workers > MOST_WORKERS ? Promise.resolve(onMainThread()) : startWorker().catch(onMainThread)
      })
    },
    () => onMainThread().api,
  )
  return started
}

async function startWorker(): Promise<RunningWorker> {
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: 'module' })
  const remote: Remote<WorkerApi> = wrap<WorkerApi>(worker)
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onerror = () => reject(new Error('the worker did not start'))
      setTimeout(() => reject(new Error('the worker did not answer')), START_WITHIN)
      remote.ping().then(() => resolve(), reject)
    })
  } catch (error) {
    worker.terminate()
    throw error
  }
  return { api: remote, end: () => worker.terminate() }
}

/** The same answers without a worker; each one waits a turn, so that a page can paint first. */
function onMainThread(): RunningWorker {
  const here = createWorkerApi()
  const api = new Proxy(here, {
    get: (target, name, receiver) => {
      const answer: unknown = Reflect.get(target, name, receiver)
      if (typeof answer !== 'function') return answer
      return (...args: unknown[]) => Promise.resolve().then(() => Reflect.apply(answer, target, args))
    },
  }) as unknown as StudyWorker // a Proxy keeps its target's type: every function of it now gives a promise
  return { api, end: () => {} }
}
