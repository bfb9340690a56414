import { useState } from 'react'
import type { Trace } from '#domain/pseudocode/trace-program.ts'

/**
 * Runs a program when it is asked to, and remembers the run until the program changes. The interpreter is fetched with the first run, so no
 * first load carries it.
 */
export function useTrace(grid: string | undefined) {
  const [trace, setTrace] = useState<Trace>()
  const [runs, setRuns] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const run = async (source: string, input: readonly string[]): Promise<Trace | undefined> => {
    try {
      const [{ traceProgram }, { readGrid }, { seededRandom }] = await Promise.all([
        import('#domain/pseudocode/trace-program.ts'),
        import('#domain/pseudocode/robot-grid.ts'),
        import('#domain/seed/seeded-random.ts'),
      ])
      const robot = grid === undefined ? undefined : readGrid(grid)
      // each run draws other numbers
      const random = seededRandom(runs, 'program')
      const made = traceProgram(source, { input, random, ...(robot && { robot }) })
      setTrace(made)
      setRuns(runs + 1)
      setFailed(false)
      return made
    } catch {
      setFailed(true)
      return undefined
    }
  }
  return { trace, run, hasFailed, forget: () => setTrace(undefined) }
}
