/** Median milliseconds of each contender. Runs are interleaved, so that a busy machine slows all of them alike. */
export function measure(contenders: Record<string, () => unknown>, rounds: number): Record<string, number> {
  const times: Record<string, number[]> = {}
  let kept: unknown
  for (let round = -2; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const start = performance.now()
      kept = run()
      const time = performance.now() - start
      // the first two rounds warm the code up
      if (round >= 0) times[name] = [...(times[name] ?? []), time]
    }
  }
  if (kept === Symbol.iterator) console.log('never printed: keeps the results from being optimised away')
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]))
}

export const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0

/** One line of a goal: what was measured, and whether it is met. */
export function printGoal(text: string, value: number, isMet: boolean, unit = '×'): void {
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${text}: ${value >= 100 ? value.toFixed(0) : value.toFixed(2)}${unit}`)
  if (!isMet) process.exitCode = 1
}
