import { AsyncLocalStorage } from 'node:async_hooks'
import { countRequest } from '#gateway/operation/metrics.ts'
import { appWatch } from './app-watch.server.ts'

type Measured = { route: string; isCall: boolean }

const current = new AsyncLocalStorage<Measured>()

/**
 * Counts and times one request under the pattern of its route, never its path, and tells the watch over the event loop. `answer` does
 * the work; which server function a call is for turns out on the way (`nameCall`).
 */
export async function measureRequest<A extends { response: Response }>(
  request: Request,
  measured: Measured,
  answer: () => Promise<A> | A,
): Promise<A> {
  const start = performance.now()
  const end = appWatch().begin(() => measured.route)
  let status = 500
  try {
    const answered = await current.run(measured, answer)
    status = answered.response.status
    return answered
  } finally {
    end()
    const seconds = (performance.now() - start) / 1000
    countRequest({ part: 'app', method: request.method, route: measured.route, status, seconds })
  }
}

/** Says which server function the request under way asks for; those that a page asks while it is rendered belong to the page. */
export function nameCall(name: string): void {
  const measured = current.getStore()
  if (measured?.isCall) measured.route = `/_serverFn/${name}`
}
