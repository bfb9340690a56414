import { useEffect, useRef, useState } from 'react'

/** Seconds spent on something while its tab is visible. */
export type ActiveClock = { read(): number }

/**
 * Counts on from `start` seconds while the page is visible; it rests while the tab is hidden, so that a student who answers the
 * door is not called slow. Read it from handlers and effects.
 */
export function useActiveClock(start: number): ActiveClock {
  const counted = useRef(start)
  const since = useRef<number | null>(null)
  // Starting and stopping with the tab's visibility is the page's business with the browser, not React's.
  useEffect(() => {
    const settle = () => {
      if (since.current !== null) counted.current += (performance.now() - since.current) / 1000
      since.current = document.hidden ? null : performance.now()
    }
    settle()
    document.addEventListener('visibilitychange', settle)
    return () => {
      document.removeEventListener('visibilitychange', settle)
      settle()
      since.current = null
    }
  }, [])
  const [clock] = useState<ActiveClock>(() => ({
    read: () => counted.current + (since.current === null ? 0 : (performance.now() - since.current) / 1000),
  }))
  return clock
}

/** How often the countdown looks at the clock: often enough that a second never seems to last two. */
const LOOK_EVERY_MS = 250

/** Whole seconds left of a time limit; undefined without one. Stops when `isRunning` is false. */
export function useSecondsLeft(clock: ActiveClock, limit: number | undefined, isRunning: boolean): number | undefined {
  const [left, setLeft] = useState(limit === undefined ? undefined : Math.ceil(limit))
  // The clock ticks outside of React.
  useEffect(() => {
    if (limit === undefined || !isRunning) return
    const look = () => setLeft(Math.max(0, Math.ceil(limit - clock.read())))
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [clock, limit, isRunning])
  return left
}
