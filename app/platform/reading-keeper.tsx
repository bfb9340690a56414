import { useEffect } from 'react'
import { chooseReading, useReading } from './reading.ts'
import { useStudyState } from './use-history.ts'

/** Shows texts on this device as the student chose on any of theirs. Renders nothing. */
export function ReadingKeeper() {
  const here = useReading()
  const chosen = useStudyState(['own-settings'], (worker) => worker.ownSettings()).data?.reading
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen here is recorded a moment later, and must not be undone until then
  useEffect(() => {
    if (chosen !== undefined && chosen !== here) chooseReading(chosen)
  }, [chosen])
  return null
}
