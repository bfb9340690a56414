import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createFairQueue } from '../operation/fair-queue.ts'

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
  const turns = createFairQueue(MOST_AT_ONCE, mostWaiting)
  const unfinished = new Set<Promise<void>>()

  async function inTurn(what: string, work: () => Promise<void>) {
    try {
      // one source for all: first come, first served
      const turn = await turns.run('', () => wait(START_AFTER_MS).then(work))
      if (!turn.ok) log.error({ waiting: mostWaiting }, `${what} was left out: too much waits`)
    } catch (error) {
      log.error({ err: error }, `${what} failed`)
    }
  }

  return {
    run(what, work) {
      const done = inTurn(what, work).finally(() => unfinished.delete(done))
      unfinished.add(done)
    },
    async settle() {
      while (unfinished.size > 0) await Promise.all(unfinished)
    },
    count: () => unfinished.size,
  }
}
