import { type Blocked, createEventLoopWatch, type EventLoopWatch } from './event-loop-watch.ts'
import { countBlock, showProcess } from './metrics.ts'

/**
 * What an operator sees of a running server, app or gateway: metrics of the process, and a line in the log that names the route
 * whenever a request held up all others. One for a process, also where the app holds a gateway.
 */
export function watchProcess(log: { warn(blocked: Blocked, msg: string): void }): EventLoopWatch {
  showProcess()
  return createEventLoopWatch((blocked) => {
    countBlock()
    log.warn(blocked, 'a request held up all others')
  })
}
