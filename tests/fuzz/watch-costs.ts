import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect } from 'vitest'

/** 500 in `npm test`, more by `npm run fuzz`. */
export const fuzzRuns = Number(process.env.FUZZ_RUNS ?? 500)

/** A call that takes so long hangs, however busy the machine is, in milliseconds. */
const HANGS_MS = 30_000
/** What one call may leave behind: caches fill, and the test itself keeps a little, in bytes. */
const LEFT_BEHIND = 40_000_000

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Watches time and memory of many calls. `npm run fuzz` prints them; only what hangs or leaks fails. */
export function watchCosts(name: string) {
  const before = heapUsed()
  let slowest = 0
  return {
    async measure<T>(work: () => Promise<T>): Promise<T> {
      const start = performance.now()
      try {
        return await work()
      } finally {
        slowest = Math.max(slowest, performance.now() - start)
      }
    },
    check() {
      const grown = heapUsed() - before
      if (process.env.FUZZ_RUNS)
        console.log(`${name}: slowest ${Math.round(slowest)} ms, heap ${(grown / 1e6).toFixed(1)} MB more`)
      expect(slowest).toBeLessThan(HANGS_MS)
      expect(grown).toBeLessThan(LEFT_BEHIND)
    },
  }
}
