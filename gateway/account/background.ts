import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Work that an answer does not wait for, so that how long it takes tells nothing. */
export interface Background {
  /** starts the work, or lets it wait until others are done; a failure is logged under `what` */
  run(what: string, work: () => Promise<void>): void
  /** resolves when all that was asked for is done */
  settle(): Promise<void>
  /** pieces of work that are not done yet */
  count(): number
}

/**
 * Work begins so much after it was asked for. SQLite works on this very thread: begun at once, it would run before the answer is on its
 * way, and an answer that comes a write later tells that there was something to write.
 */
const START_AFTER_MS = 50
/** More than this at once is no class but an attack, or a mail server that hangs: the rest waits. */
const MOST_AT_ONCE = 100
/** A mail server that is away for so many mails loses the next ones; each is an error in the log. */
const MOST_WAITING = 10_000

export function createBackground(log: Logger, mostWaiting = MOST_WAITING): Background {
  const waiting: (() => void)[] = []
  const running = new Set<Promise<void>>()

  function begin(what: string, work: () => Promise<void>) {
    const done = wait(START_AFTER_MS)
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
      .finally(() => {
        running.delete(done)
        waiting.shift()?.()
      })
    running.add(done)
  }

  return {
    run(what, work) {
      if (running.size < MOST_AT_ONCE) begin(what, work)
      else if (waiting.length < mostWaiting) waiting.push(() => begin(what, work))
      else log.error({ waiting: waiting.length }, `${what} was left out: too much waits`)
    },
    async settle() {
      while (running.size > 0) await Promise.all(running)
    },
    count: () => running.size + waiting.length,
  }
}
