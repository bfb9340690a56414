/** What a process holds, as its `/metrics` tell, in bytes. */
export interface MemorySample {
  /** live objects and garbage of the main thread */
  heap: number
  /** what the main thread's heap has taken from the system, with its free room */
  heapTaken: number
  /** buffers outside of the heap */
  external: number
  /** the whole process: also its other threads, and what native code holds or keeps for later */
  resident: number
}

export async function readMemory(address: string): Promise<MemorySample> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    heap: gauge('nodejs_heap_size_used_bytes'),
    heapTaken: gauge('nodejs_heap_size_total_bytes'),
    external: gauge('nodejs_external_memory_bytes'),
    resident: gauge('process_resident_memory_bytes'),
  }
}

/**
 * How much the live heap has grown between two stretches of a run, in bytes. The heap goes up and down with garbage: its floor in a
 * stretch, right after a collection, is what lives. The first stretch is left out, in which caches fill and code is compiled.
 * @param heaps samples at equal distances; at least ten
 */
export function growthOfFloor(heaps: readonly number[]): number {
  const fifth = Math.floor(heaps.length / 5)
  return Math.min(...heaps.slice(-fifth)) - Math.min(...heaps.slice(fifth, 2 * fifth))
}
