import type { Worker } from 'node:worker_threads'
import { createFairQueue } from '../operation/fair-queue.ts'

type ThreadAnswer<Result> = { ok: true; result: Result } | { ok: false; reason: 'too-long' | 'broken' | 'busy' }

export interface BoundedThread<Task, Result> {
  /**
   * Never throws. One task at a time, sources in turns (gateway/operation/fair-queue.ts): whoever sends tasks that take long holds up the
   * tasks of others by one each, his own by all. A task's time counts from when it is begun, not while it waits.
   */
  run(task: Task, source: string): Promise<ThreadAnswer<Result>>
  /** Ends the thread; tasks that wait are given up. */
  close(): Promise<void>
}

/** Who waits behind so many would wait too long in any case. */
const MOST_WAITING = 200
/** Loading the thread's code; a busy machine takes its time. */
const START_MS = 10_000

/**
 * A thread for work that must not be able to stop anything else: whatever runs longer than its limit is ended with the thread, and the next
 * task gets a fresh one. The thread starts with the first task, posts `ready` once, and then one result for each task it is posted.
 * @param start makes the worker thread
 * @param limitMs the time one task may take
 */
export function createBoundedThread<Task, Result>(start: () => Worker, limitMs: number): BoundedThread<Task, Result> {
  const turns = createFairQueue(1, MOST_WAITING)
  let worker: Worker | undefined
  let isReady = false
  let current: { task: Task; answer: (answer: ThreadAnswer<Result>) => void } | undefined
  let timer: NodeJS.Timeout | undefined
  let failedStarts = 0
  let isClosed = false

  function settle(answer: ThreadAnswer<Result>) {
    clearTimeout(timer)
    const done = current
    current = undefined
    worker?.unref()
    done?.answer(answer)
  }

  /** Ends the thread and goes on without it. */
  function drop(reason: 'too-long' | 'broken') {
    const ended = worker
    worker = undefined
    isReady = false
    settle({ ok: false, reason })
    void ended?.terminate()
  }

  function open() {
    const opened = start()
    worker = opened
    opened.on('message', (message: unknown) => {
      if (opened !== worker) return
      if (isReady) return settle({ ok: true, result: message as Result })
      isReady = true
      clearTimeout(timer)
      begin()
    })
    const fail = () => {
      if (opened !== worker) return
      if (!isReady) failedStarts++
      drop('broken')
    }
    opened.on('error', fail)
    opened.on('exit', fail)
    timer = setTimeout(fail, START_MS)
  }

  /** Posts the current task to a thread that is ready. */
  function begin() {
    const begun = current
    if (!begun) return
    worker?.postMessage(begun.task)
    timer = setTimeout(() => {
      // a result may have come while this thread itself was busy: it is read first
      setImmediate(() => {
        if (current === begun) drop('too-long')
      })
    }, limitMs)
  }

  const work = (task: Task) =>
    new Promise<ThreadAnswer<Result>>((answer) => {
      current = { task, answer }
      if (!worker) open()
      worker?.ref()
      if (isReady) begin()
    })

  return {
    async run(task, source) {
      const failedBefore = failedStarts
      const turn = await turns.run(source, async (): Promise<ThreadAnswer<Result>> => {
        // a thread that cannot even start is not started again for each who waited for it
        if (isClosed || failedStarts > failedBefore) return { ok: false, reason: 'broken' }
        return work(task)
      })
      return turn.ok ? turn.value : turn
    },
    close: async () => {
      isClosed = true
      const ended = worker
      worker = undefined
      settle({ ok: false, reason: 'broken' })
      await ended?.terminate()
    },
  }
}
