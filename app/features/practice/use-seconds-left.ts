import { useEffect, useState } from 'react'
import type { ActiveClock } from '#app/components/use-active-clock.ts'

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
