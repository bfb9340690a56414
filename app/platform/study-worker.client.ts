import { type Remote, wrap } from 'comlink'
import { trustedWorkerUrl } from '#app/components/trusted-types.ts'
import workerUrl from '#workers/tutor.worker.ts?worker&url'
import { createWorkerApi, type WorkerApi } from '#workers/worker-api.ts'

/** The worker as the pages see it: every answer is a promise, wherever it is worked out. */
export type StudyWorker = {
  [Name in keyof WorkerApi]: (...args: Parameters<WorkerApi[Name]>) => Promise<Awaited<ReturnType<WorkerApi[Name]>>>
}

/** A worker that has not answered by then will not: a refused script gives no error in some browsers. */
const START_WITHIN = 5_000

let started: Promise<StudyWorker> | undefined

/** The worker of this tab: in a worker, or, when none can start, the same functions on the main thread. */
export function startStudyWorker(): Promise<StudyWorker> {
  started ??= startWorker().catch(() => onMainThread())
  return started
}

async function startWorker(): Promise<StudyWorker> {
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
  return remote
}

/** The same answers without a worker; each one waits a turn, so that a page can paint first. */
function onMainThread(): StudyWorker {
  const api = createWorkerApi()
  return new Proxy(api, {
    get: (target, name, receiver) => {
      const answer: unknown = Reflect.get(target, name, receiver)
      if (typeof answer !== 'function') return answer
      return (...args: unknown[]) => Promise.resolve().then(() => Reflect.apply(answer, target, args))
    },
  }) as unknown as StudyWorker // a Proxy keeps its target's type: every function of it now gives a promise
}
