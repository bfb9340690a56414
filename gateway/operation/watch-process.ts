import type { Logger } from 'pino'
import type { Database } from '../database/open-database.ts'
import { createEventLoopWatch, type EventLoopWatch } from './event-loop-watch.ts'
import { countBlock, showPool, showProcess } from './metrics.ts'

/**
 * What an operator sees of a running gateway: metrics of the process and its database, and a line in the log that names the route
 * whenever a request held up all others.
 */
export function watchProcess({ pool }: Pick<Database, 'pool'>, log: Pick<Logger, 'warn'>): EventLoopWatch {
  showProcess()
  if (pool) showPool(pool)
  return createEventLoopWatch((blocked) => {
    countBlock()
    log.warn(blocked, 'a request held up all others')
  })
}
