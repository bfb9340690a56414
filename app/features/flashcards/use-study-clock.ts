import { useEffect, useState } from 'react'

/** Learning cards come back after minutes: often enough that none waits noticeably. */
const TICK = 15_000

/** A number that changes every 15 seconds, so that what is due is asked again as time passes. */
export function useTick(): number {
  const [tick, setTick] = useState(0)
  // time passes by itself; only a timer can tell
  useEffect(() => {
    const timer = setInterval(() => setTick((count) => count + 1), TICK)
    return () => clearInterval(timer)
  }, [])
  return tick
}

/** Where and when a question to the tutor is asked. In handlers and queries only: it reads the clock. */
export const studyClock = () => ({ now: Date.now(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
