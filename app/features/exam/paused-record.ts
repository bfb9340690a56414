/** Records what changes with every key, when it pauses. */
export type PausedRecord<T> = {
  /** what there is to record now; what waits under another key is recorded first */
  change: (key: string, value: T) => void
  /** records what waits, at once; resolves when everything so far is recorded */
  flush: () => Promise<void>
}

/**
 * @param record is given the latest value of a key, in the order things happened
 * @param pauseMs a crash loses no more than what happened in so long
 */
export function createPausedRecord<T>(
  record: (key: string, value: T) => Promise<unknown>,
  pauseMs: number,
): PausedRecord<T> {
  let waiting: { key: string; value: T } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let recorded: Promise<unknown> = Promise.resolve()

  function flush(): Promise<void> {
    clearTimeout(timer)
    if (waiting) {
      const { key, value } = waiting
      waiting = undefined
      recorded = Promise.all([recorded, record(key, value)])
    }
    return recorded.then(() => undefined)
  }

  return {
    change(key, value) {
      if (waiting && waiting.key !== key) void flush()
      waiting = { key, value }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pauseMs)
    },
    flush,
  }
}
