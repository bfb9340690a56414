import type { RecordableHistogram } from 'node:perf_hooks'
import type { Driven } from './drive-load.ts'
import { growthOfFloor, type MemorySample } from './memory-floor.ts'

const ms = (value: number) => `${Math.round(value)} ms`.padStart(9)
const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

/** A table of times by kind, then all together. */
export function printTimes(title: string, { latency, kinds, errors }: Driven): void {
  console.log(`\n${title.padEnd(34)} ${'count'.padStart(7)}       p50       p99       max`)
  const line = (name: string, count: number, p50: number, p99: number, max: number) =>
    console.log(`  ${name.padEnd(32)} ${String(count).padStart(7)} ${ms(p50)} ${ms(p99)} ${ms(max)}`)
  for (const [kind, times] of kinds) line(kind, times.count, ...percentiles(times))
  line('all', latency.count, latency.p50, latency.p99, latency.max)
  if (errors > 0) console.log(`  ${errors} broken connections or answers that did not come`)
}

const percentiles = (times: RecordableHistogram): [number, number, number] => [
  times.percentile(50),
  times.percentile(99),
  times.max,
]

/** What a process holds, in one line. */
export const tellMemory = ({ heap, heapTaken, external, resident }: MemorySample) =>
  `heap ${mb(heap)} of ${mb(heapTaken)}, buffers ${mb(external)}, process ${mb(resident)}`

/** The live heap may end this much above where it was once caches were full, in bytes. */
const FLAT_HEAP = 20_000_000
/** And the process this much, which also holds what native code takes, in bytes. */
const FLAT_RESIDENT = 80_000_000

/**
 * Prints what the process held, and answers whether it stayed flat: the floor of the last fifth of the run lies at most 20 MB (heap) and
 * 80 MB (the whole process) above that of the second fifth.
 */
export function printMemory(samples: readonly MemorySample[], seconds: number): boolean {
  const rows = [
    { name: 'heap', bytes: samples.map(({ heap }) => heap), most: FLAT_HEAP },
    { name: 'process', bytes: samples.map(({ resident }) => resident), most: FLAT_RESIDENT },
  ]
  console.log('')
  for (const { name, bytes } of rows) {
    const perMinute = (60 * slopeOf(bytes.slice(Math.floor(bytes.length / 5)))) / (seconds / bytes.length)
    console.log(
      `memory, ${name.padEnd(8)} first ${mb(bytes[0] ?? 0)}, most ${mb(Math.max(...bytes))}, last ${mb(bytes.at(-1) ?? 0)}; ` +
        `floor ${mb(growthOfFloor(bytes))} higher at the end, slope ${(perMinute / 1e6).toFixed(2)} MB a minute`,
    )
  }
  return rows.every(({ bytes, most }) => growthOfFloor(bytes) <= most)
}

/** Least squares: how much a value grows from one sample to the next. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  return values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / spread
}
