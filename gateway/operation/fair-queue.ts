export type InTurn<T> = { ok: true; value: T } | { ok: false; reason: 'busy' }

export interface FairQueue {
  /** does the work when it is its turn; `source` is who asks, such as an address */
  run<T>(source: string, work: () => Promise<T>): Promise<InTurn<T>>
}

/** Told whether its turn has come (true) or has been given to somebody else (false). */
type Waiter = (isAdmitted: boolean) => void

/**
 * Does costly work, `concurrency` at once. Who waits is served in turns, one of each source after the other, so that one source with a
 * thousand requests holds nobody else up. At most `longest` wait: beyond that a newcomer is `busy`, unless some source has at least two
 * more waiting than the newcomer's own; then the last of that source is, in its place. Alone, a source (a school behind one address) has
 * the whole queue.
 */
export function createFairQueue(concurrency: number, longest: number): FairQueue {
  /** never an empty list; the source whose turn is next comes first */
  const waiting = new Map<string, Waiter[]>()
  let length = 0
  let running = 0

  function enter(source: string): Promise<boolean> {
    if (running < concurrency) {
      running++
      return Promise.resolve(true)
    }
    const own = waiting.get(source) ?? []
    if (length >= longest && !giveWay(own.length)) return Promise.resolve(false)
    length++
    waiting.set(source, own)
    return new Promise((resolve) => own.push(resolve))
  }

  /** Sends the last of the greediest source away, if it has at least two more than `count` waiting. */
  function giveWay(count: number): boolean {
    const [source, greediest] = [...waiting].reduce<[string, Waiter[]]>(
      (most, one) => (one[1].length > most[1].length ? one : most),
      ['', []],
    )
    if (greediest.length < count + 2) return false
    remove(source, greediest.pop())?.(false)
    return true
  }

  /** The one who finishes hands its place over, so `running` stays. */
  function leave() {
    const [next] = waiting
    if (!next) {
      running--
      return
    }
    const [source, waiters] = next
    const waiter = remove(source, waiters.shift())
    // to the end of the line
    waiting.delete(source)
    if (waiters.length > 0) waiting.set(source, waiters)
    waiter?.(true)
  }

  function remove(source: string, waiter: Waiter | undefined): Waiter | undefined {
    length--
    if (waiting.get(source)?.length === 0) waiting.delete(source)
    return waiter
  }

  return {
    async run(source, work) {
      if (!(await enter(source))) return { ok: false, reason: 'busy' }
      try {
        return { ok: true, value: await work() }
      } finally {
        leave()
      }
    },
  }
}
