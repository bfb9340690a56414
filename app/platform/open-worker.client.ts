import { type Remote, wrap } from 'comlink'
import { trustedWorkerUrl } from '#app/components/trusted-types.ts'

/** A worker that answers; `end` lets go of it. */
export type OpenedWorker<Api> = { api: Remote<Api>; end: () => void }

/**
 * Starts a module worker and waits until it answers its first `ping`. Rejects where it does not start, or has not answered within `startWithinMs`:
 * a refused script gives no error in some browsers.
 */
export async function openWorker<Api extends { ping: () => true }>(
  url: string,
  startWithinMs: number,
): Promise<OpenedWorker<Api>> {
  const worker = new Worker(trustedWorkerUrl(url), { type: 'module' })
  const api = wrap<{ ping: () => true }>(worker)
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onerror = () => reject(new Error('the worker did not start'))
      setTimeout(() => reject(new Error('the worker did not answer')), startWithinMs)
      api.ping().then(() => resolve(), reject)
    })
  } catch (error) {
    worker.terminate()
    throw error
  }
  // the script behind the url exposes an Api, of which `ping` is a part
  return { api: api as unknown as Remote<Api>, end: () => worker.terminate() }
}
