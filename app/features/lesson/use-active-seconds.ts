import { useEffect, useRef } from 'react'

/** Nobody thinks longer than this about a short question: beyond it the student was away. */
const LONGEST_SECONDS = 300

/**
 * Seconds since something came into view or since they were last taken, for the record of study. Taking them starts over.
 */
export function useActiveSeconds(isInView: boolean): () => number {
  const startedAt = useRef(0)
  // The clock starts when the section opens, which only the browser knows.
  useEffect(() => {
    if (isInView) startedAt.current = performance.now()
  }, [isInView])
  return () => {
    const now = performance.now()
    const seconds = Math.min(LONGEST_SECONDS, Math.max(0, (now - startedAt.current) / 1000))
    startedAt.current = now
    return Math.round(seconds * 10) / 10
  }
}
