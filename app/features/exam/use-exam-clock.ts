import { useEffect, useState } from 'react'

// A clock that a changed wall clock does not move: the time of day when this page was loaded, or an exam begun in it, carried on by the
// steady clock.
let zero = Date.now() - performance.now()

/** UTC milliseconds, whole ones as events keep them. */
export const steadyNow = () => Math.round(zero + performance.now())

/** An exam begins by the wall clock, which may have been put right since the page was loaded. */
export function startSteadyClock(): number {
  zero = Date.now() - performance.now()
  return steadyNow()
}

/** Time that was used stays used: a wall clock that was set back before this page was loaded gives none of it back (D8). */
export function keepClockFrom(latestAt: number): void {
  zero = Math.max(zero, latestAt - performance.now())
}

const tick = 1000

/**
 * Whole seconds until a deadline (UTC milliseconds), counted down each second (EXP-16); 0 when it has passed. Reads the clock at every
 * tick instead of counting, so a sleeping tab wakes up with the right time.
 */
export function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(steadyNow)
  useEffect(() => {
    const update = () => setNow(steadyNow())
    update()
    const timer = setInterval(update, tick)
    // background tabs tick rarely: look at the clock as soon as the student is back
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return Math.max(0, Math.ceil((deadline - now) / tick))
}

/** Calls `onPassed` once when `secondsLeft` is 0, and again only for another deadline. */
export function useDeadlinePassed(deadline: number, secondsLeft: number, onPassed: () => void) {
  const isPassed = secondsLeft === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler is new at every render; only the deadline's passing counts
  useEffect(() => {
    if (isPassed) onPassed()
  }, [isPassed, deadline])
}
