import type { EventLoopWatch } from '#gateway/operation/event-loop-watch.ts'
import { watchProcess } from '#gateway/operation/watch-process.ts'
import { logLine } from '#server/log-line.ts'

let watch: EventLoopWatch | undefined

/** The watch over this process, which a gateway in it shares: a request that holds up all others is named in the log. */
export function appWatch(): EventLoopWatch {
  watch ??= watchProcess({ warn: (blocked, msg) => logLine('warn', msg, blocked) })
  return watch
}
