import { expect } from 'vitest'
import { collectGarbage } from '#tests/collect-garbage.ts'
import { answerInTime } from './answer-in-time.ts'

/** What one call may leave behind: caches fill, and the test itself keeps a little, in bytes. */
const LEFT_BEHIND = 40_000_000

function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Watches time and memory of many calls. `npm run fuzz` prints them; what is slow or leaks fails. */
export function watchCosts(name: string) {
  const before = heapUsed()
  let slowest = 0
  return {
    async measure<T>(work: () => Promise<T>): Promise<T> {
      return answerInTime(async () => {
        const start = performance.now()
        const answer = await work()
        slowest = Math.max(slowest, performance.now() - start)
        return answer
      })
    },
    check() {
      const grown = heapUsed() - before
      if (process.env.FUZZ_RUNS)
        console.log(`${name}: slowest ${Math.round(slowest)} ms, heap ${(grown / 1e6).toFixed(1)} MB more`)
      expect(grown).toBeLessThan(LEFT_BEHIND)
    },
  }
}
