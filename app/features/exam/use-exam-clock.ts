import { useEffect, useState } from 'react'

// A clock that a changed wall clock does not move: the time of day when this page was loaded, carried on by the steady clock. Whole
// milliseconds, as events keep them.
const loadedAt = Date.now() - performance.now()
export const steadyNow = () => Math.round(loadedAt + performance.now())

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
