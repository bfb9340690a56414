import type { Worker } from 'node:worker_threads'

export type ThreadAnswer<Result> = { ok: true; result: Result } | { ok: false; reason: 'too-long' | 'broken' }

export interface BoundedThread<Task, Result> {
  /** Never throws. One task at a time; a task's time counts from when it is begun, not while it waits. */
  run(task: Task): Promise<ThreadAnswer<Result>>
  /** Ends the thread; tasks that wait are given up. */
  close(): Promise<void>
}

/** Who waits behind so many would wait too long in any case. */
const MOST_WAITING = 200
/** Loading the thread's code; a busy machine takes its time. */
const START_MS = 10_000

type Waiting<Task, Result> = { task: Task; answer: (answer: ThreadAnswer<Result>) => void }

/**
 * A thread for work that must not be able to stop anything else: whatever runs longer than its limit is ended with the thread, and the next
 * task gets a fresh one. The thread starts with the first task, posts `ready` once, and then one result for each task it is posted.
 * @param start makes the worker thread
 * @param limitMs the time one task may take
 */
export function createBoundedThread<Task, Result>(start: () => Worker, limitMs: number): BoundedThread<Task, Result> {
  const waiting: Waiting<Task, Result>[] = []
  let worker: Worker | undefined
  let isReady = false
  let current: Waiting<Task, Result> | undefined
  let timer: NodeJS.Timeout | undefined
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
      if (isReady) settle({ ok: true, result: message as Result })
      else {
        isReady = true
        clearTimeout(timer)
      }
      next()
    })
    const fail = () => {
      if (opened !== worker) return
      const isStarting = !isReady
      drop('broken')
      // a thread that cannot even start would be started again and again
      if (isStarting) for (const one of waiting.splice(0)) one.answer({ ok: false, reason: 'broken' })
      next()
    }
    opened.on('error', fail)
    opened.on('exit', fail)
    timer = setTimeout(fail, START_MS)
  }

  function next() {
    if (current || waiting.length === 0 || isClosed) return
    if (!worker) open()
    worker?.ref()
    if (!isReady) return
    current = waiting.shift()
    worker?.postMessage(current?.task)
    timer = setTimeout(() => {
      const late = current
      // a result may have come while this thread itself was busy: it is read first
      setImmediate(() => {
        if (current !== late) return
        drop('too-long')
        next()
      })
    }, limitMs)
  }

  return {
    run: (task) =>
      new Promise((answer) => {
        if (isClosed) return answer({ ok: false, reason: 'broken' })
        if (waiting.length >= MOST_WAITING) return answer({ ok: false, reason: 'too-long' })
        waiting.push({ task, answer })
        next()
      }),
    close: async () => {
      isClosed = true
      const ended = worker
      worker = undefined
      settle({ ok: false, reason: 'broken' })
      for (const one of waiting.splice(0)) one.answer({ ok: false, reason: 'broken' })
      await ended?.terminate()
    },
  }
}
