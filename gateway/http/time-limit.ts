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
 * @param reasonFor what the signal is aborted with; the client's own reason, or a TimeoutError, where nothing is given
 */
export function startTimeLimit(
  ms: number,
  client: AbortSignal,
  reasonFor: (why: 'time' | 'client') => unknown = (why) =>
    why === 'client' ? client.reason : new DOMException('the time is over', 'TimeoutError'),
): TimeLimit {
  const controller = new AbortController()
  const leave = () => controller.abort(reasonFor('client'))
  const timer = setTimeout(() => controller.abort(reasonFor('time')), ms)
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
