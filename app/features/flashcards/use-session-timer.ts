import { useEffect, useState } from 'react'

/** Auto-play shows each card this long (FLC-08, CON-08). */
const AUTO_PLAY_MS = 4000

/** Seconds since the session began; `restart` sets them to 0 (FLC-07, OPN-69). */
export function useElapsedSeconds() {
  const [seconds, setSeconds] = useState(0)
  const [round, setRound] = useState(0)
  // time passes by itself; the interval counts from the moment the round began
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts a new count
  useEffect(() => {
    const startedAt = performance.now()
    setSeconds(0)
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)), 250)
    return () => clearInterval(timer)
  }, [round])
  return { seconds, restart: () => setRound((count) => count + 1) }
}

/** Calls `next` every 4 seconds while on; with one card nothing happens (FLC-08, OPN-70). */
export function useAutoPlay(isOn: boolean, cards: number, shown: string | undefined, next: () => void) {
  // Started anew with each card, so that one the student turned to by hand also gets its 4 seconds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` is new with each render and means the same
  useEffect(() => {
    if (!isOn || cards < 2) return
    const timer = setTimeout(next, AUTO_PLAY_MS)
    return () => clearTimeout(timer)
  }, [isOn, cards, shown])
}
