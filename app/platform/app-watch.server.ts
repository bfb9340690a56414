import { pino } from 'pino'
import { logLevelSchema } from '#gateway/environment.ts'
import type { EventLoopWatch } from '#gateway/operation/event-loop-watch.ts'
import { watchProcess } from '#gateway/operation/watch-process.ts'

let watch: EventLoopWatch | undefined

/** The watch over this process, which a gateway in it shares: a request that holds up all others is named in the log. */
export function appWatch(): EventLoopWatch {
  // what is no level is refused by the gateway, with its name; here it is no reason to answer nothing
  watch ??= watchProcess(
    pino({ level: logLevelSchema.catch('info').parse(process.env.LOG_LEVEL), base: { part: 'app' } }),
  )
  return watch
}
