import { useRef, useState } from 'react'
import type { Trace } from '#domain/pseudocode/trace-program.ts'

/** A trace with the number of its run; no two runs have the same. */
export type NumberedTrace = Trace & { number: number }

/**
 * Runs a program when it is asked to, and remembers the run until the program changes. The interpreter is fetched with the first run, so no
 * first load carries it.
 */
export function useTrace(grid: string | undefined) {
  const [trace, setTrace] = useState<NumberedTrace>()
  const [hasFailed, setFailed] = useState(false)
  // of the last run asked for; what an older one finds is of a program that is shown no more
  const last = useRef(0)
  const run = async (source: string, input: readonly string[]): Promise<void> => {
    const number = ++last.current
    try {
      const [{ traceProgram }, { readGrid }, { seededRandom }] = await Promise.all([
        import('#domain/pseudocode/trace-program.ts'),
        import('#domain/pseudocode/robot-grid.ts'),
        import('#domain/seed/seeded-random.ts'),
      ])
      if (number !== last.current) return
      const robot = grid === undefined ? undefined : readGrid(grid)
      // each run draws other numbers
      const random = seededRandom(number, 'program')
      setTrace({ ...traceProgram(source, { input, random, ...(robot && { robot }) }), number })
      setFailed(false)
    } catch {
      if (number === last.current) setFailed(true)
    }
  }
  const forget = () => {
    last.current++
    setTrace(undefined)
    setFailed(false)
  }
  return { trace, run, hasFailed, forget }
}
