/** From here on the event loop counts as blocked, in milliseconds: everybody waits, and they notice. */
export const BLOCKED_MS = 200
/** How often the watch looks, and so how exactly the delay is measured, in milliseconds. */
const TICK_MS = 50
/** The worst delay is told for one to two of these, in milliseconds. */
const WINDOW_MS = 10_000

/** How long the event loop stood still, and the routes of the requests that were under way. */
export type Blocked = { ms: number; routes: string[] }

export interface EventLoopWatch {
  /** a request begins; call the answer when it has ended. `route` is asked when a block is found: some are known only by then */
  begin(route: () => string): () => void
  /** the worst block of the last ten to twenty seconds, in whole milliseconds; undefined where there was none */
  blockedMs(): number | undefined
  close(): void
}

/**
 * Watches whether something keeps the process from all else. A timer ticks, and requests begin and end: between two of these moments
 * nothing may take longer than `BLOCKED_MS`. Where it does, `onBlocked` hears for how long and which routes were under way then: one of
 * them did it, mostly there is only one. It costs a timer; nothing is added to the work of a request.
 * @param now milliseconds of a clock that never goes back
 */
export function createEventLoopWatch(
  onBlocked: (blocked: Blocked) => void,
  now: () => number = () => performance.now(),
): EventLoopWatch {
  const underWay = new Set<{ route: () => string }>()
  let last = now()
  let windowStart = last
  let worst = 0
  let worstBefore = 0

  function look() {
    const at = now()
    const ms = Math.round(at - last)
    last = at
    if (at - windowStart >= WINDOW_MS) {
      worstBefore = at - windowStart >= 2 * WINDOW_MS ? 0 : worst
      worst = 0
      windowStart = at
    }
    if (ms <= BLOCKED_MS + TICK_MS) return
    worst = Math.max(worst, ms)
    if (underWay.size > 0) onBlocked({ ms, routes: [...new Set([...underWay].map(({ route }) => route()))].sort() })
  }
  const timer = setInterval(look, TICK_MS)
  timer.unref()

  return {
    begin(route) {
      look()
      const request = { route }
      underWay.add(request)
      return () => {
        look()
        underWay.delete(request)
      }
    },
    blockedMs() {
      look()
      return Math.max(worst, worstBefore) || undefined
    },
    close() {
      clearInterval(timer)
    },
  }
}
