/** A limit that has begun. */
export interface TimeLimit {
  /** aborted when the time is over or the client has left, and never collected before */
  signal: AbortSignal
  /** call when the work is done: nothing is aborted any more */
  end(): void
}

/**
 * A signal for work that may take `ms` and that nobody waits for once `client` is aborted. A timer and a listener of its own keep it:
 * `AbortSignal.any` and `AbortSignal.timeout` hold what they made weakly, so a limit can be collected with the request it came from.
 */
export function startTimeLimit(ms: number, client: AbortSignal): TimeLimit {
  const controller = new AbortController()
  const leave = () => controller.abort(client.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('the time is over', 'TimeoutError')), ms)
  client.addEventListener('abort', leave, { once: true })
  if (client.aborted) leave()
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer)
      client.removeEventListener('abort', leave)
    },
  }
}
