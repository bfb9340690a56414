import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Work that an answer does not wait for, so that how long it takes tells nothing. */
export interface Background {
  /** starts the work, unless too much is under way; a failure is logged under `what` */
  run(what: string, work: () => Promise<void>): void
  /** resolves when all that was started is done */
  settle(): Promise<void>
}

/**
 * Work begins so much after it was asked for. SQLite works on this very thread: begun at once, it would run before the answer is on its
 * way, and an answer that comes a write later tells that there was something to write.
 */
const START_AFTER_MS = 50
/** More than this at once is no class but an attack, or a mail server that hangs. */
const MOST_AT_ONCE = 100

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>()
  return {
    run(what, work) {
      if (running.size >= MOST_AT_ONCE) return log.warn({ what }, 'left out: too much is under way')
      const done = wait(START_AFTER_MS)
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
        .finally(() => running.delete(done))
      running.add(done)
    },
    async settle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
