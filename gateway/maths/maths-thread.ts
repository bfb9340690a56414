import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { type MathsTask, notWorked, type Worked } from '#domain/ilm/work-out.ts'
import { createBoundedThread } from './bounded-thread.ts'

/** `source` is who asks: students take turns. */
export type WorkOut = (task: MathsTask, source: string) => Promise<Worked>

/** A message takes a millisecond; what takes so much longer is no school mathematics. */
const LIMIT_MS = 200
/** What a thread that only calculates needs at most. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/**
 * Works out what students write, on a thread of its own: reading and evaluating are bounded by themselves (domain/maths), and should one
 * message take long all the same, nobody else notices. A task that runs out of time counts as too hard. One that finds too many waiting is
 * left out, as if the message held no mathematics.
 */
export function createMathsThread(log: Pick<Logger, 'warn'>): { workOut: WorkOut; close: () => Promise<void> } {
  const thread = createBoundedThread<MathsTask, Worked>(
    () => new Worker(new URL('./work-out.thread.ts', import.meta.url), { resourceLimits: LIMITS }),
    LIMIT_MS,
  )
  return {
    workOut: async (task, source) => {
      const answer = await thread.run(task, source)
      if (answer.ok) return answer.result
      log.warn(
        { reason: answer.reason, length: task.message.length },
        'the mathematics of a message was not worked out',
      )
      return notWorked(task, answer.reason === 'too-long')
    },
    close: thread.close,
  }
}
