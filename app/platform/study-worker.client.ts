import workerUrl from '#workers/tutor.worker.ts?worker&url'
import { createWorkerApi, type WorkerApi } from '#workers/worker-api.ts'
import { openWorker } from './open-worker.client.ts'
import { type RunningWorker, type StudyWorker, watchWorker } from './watched-worker.client.ts'

const START_WITHIN_MS = 5_000

/** So often a worker that has died is replaced by another one; then the page does the work. */
const MOST_WORKERS = 3

let started: Promise<StudyWorker> | undefined
const replacing = new Set<(isReplacing: boolean) => void>()

/** The worker of this tab: in a worker, or, when none can start, the same functions on the main thread. */
export function startStudyWorker(): Promise<StudyWorker> {
  started ??= openWorker<WorkerApi>(workerUrl, START_WITHIN_MS).then(
    (first) => {
      let workers = 1
      const startAnother = (): Promise<RunningWorker> => {
        workers++
        if (workers > MOST_WORKERS) return Promise.resolve(onMainThread())
        return openWorker<WorkerApi>(workerUrl, START_WITHIN_MS).catch(onMainThread)
      }
      return watchWorker(first, startAnother, (isReplacing) => {
        for (const tell of replacing) tell(isReplacing)
      })
    },
    () => onMainThread().api,
  )
  return started
}

/** Hears when the worker has died and another one is being started, and when that one answers. */
export function onWorkerReplaced(listener: (isReplacing: boolean) => void): () => void {
  replacing.add(listener)
  return () => void replacing.delete(listener)
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
