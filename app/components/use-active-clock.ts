import { useEffect, useRef, useState } from 'react'

/** Seconds spent on something while its tab is visible. Read it from handlers and effects. */
export type ActiveClock = {
  read(): number
  /** reads it and starts over */
  take(): number
}

/**
 * Counts on from `start` seconds while the page is visible and `isRunning`; it rests while the tab is hidden, so that a student who
 * answers the door is not called slow.
 */
export function useActiveClock(start = 0, isRunning = true): ActiveClock {
  const counted = useRef(start)
  const since = useRef<number | null>(null)
  const [clock] = useState<ActiveClock>(() => {
    const read = () => counted.current + (since.current === null ? 0 : (performance.now() - since.current) / 1000)
    const take = () => {
      const seconds = read()
      counted.current = 0
      if (since.current !== null) since.current = performance.now()
      return seconds
    }
    return { read, take }
  })
  // Starting and stopping with the tab's visibility is the page's business with the browser, not React's.
  useEffect(() => {
    if (!isRunning) return
    const settle = () => {
      counted.current = clock.read()
      since.current = document.hidden ? null : performance.now()
    }
    settle()
    document.addEventListener('visibilitychange', settle)
    return () => {
      document.removeEventListener('visibilitychange', settle)
      settle()
      since.current = null
    }
  }, [clock, isRunning])
  return clock
}
