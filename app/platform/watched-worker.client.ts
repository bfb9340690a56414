import type { LogEvent } from '#domain/history/read-event.ts'
import type { WorkerApi } from '#workers/worker-api.ts'

/** The worker as the pages see it: every answer is a promise, wherever it is worked out. */
export type StudyWorker = {
  [Name in keyof WorkerApi]: (...args: Parameters<WorkerApi[Name]>) => Promise<Awaited<ReturnType<WorkerApi[Name]>>>
}

/** A worker that was started, or what stands in for one; `end` lets go of it. */
export type RunningWorker = { api: StudyWorker; end: () => void }

/** A call that takes longer makes it doubtful whether anybody is there. */
const PATIENCE_MS = 4_000
/** A worker that is busy answers once it has finished what it is at; one that is not there never does. */
const PING_MS = 8_000

type Waits = { patienceMs: number; pingMs: number }

/**
 * Asks a worker, and another one in its place when it has died: the browser may end one that needs too much memory, and says nothing then. The
 * next one opens the same history, hears of the acts that came since, and is asked again what was left unanswered; all that can be asked may be asked twice.
 * @param tell hears true when one has died, and false when the next one knows what it knew
 */
export function watchWorker(
  first: RunningWorker,
  startAnother: () => Promise<RunningWorker>,
  tell: (isReplacing: boolean) => void,
  { patienceMs, pingMs }: Waits = { patienceMs: PATIENCE_MS, pingMs: PING_MS },
): StudyWorker {
  let running = Promise.resolve(first)
  let user: string | undefined
  let heard: LogEvent[] = []

  /** What the next worker has to be told. */
  function note(name: string, args: readonly unknown[]): void {
    if (name === 'open') user = String(args[0])
    if (name === 'open' || name === 'forget') heard = []
    if (name === 'add') heard.push(...(args[0] as LogEvent[]))
  }

  async function replace(dead: RunningWorker): Promise<void> {
    // of several calls that find the same one dead, the first replaces it
    if ((await running) !== dead) return
    running = (async () => {
      dead.end()
      tell(true)
      const next = await startAnother()
      if (user !== undefined) await next.api.open(user, Date.now())
      if (heard.length > 0) await next.api.add(heard)
      tell(false)
      return next
    })()
    await running
  }

  async function ask(name: keyof StudyWorker, args: readonly unknown[]): Promise<unknown> {
    note(name, args)
    for (;;) {
      const current = await running
      let isAnswered = false
      const answer = Promise.resolve(Reflect.apply(current.api[name], current.api, args)).finally(() => {
        isAnswered = true
      })
      const outcome = await Promise.race([
        answer.then((value) => ({ value })),
        hasDied(current, () => isAnswered, { patienceMs, pingMs }),
      ])
      if (outcome) return outcome.value
      await replace(current)
    }
  }

  return new Proxy(first.api, {
    get: (_target, name) =>
      typeof name === 'string' && name !== 'then'
        ? (...args: unknown[]) => ask(name as keyof StudyWorker, args)
        : undefined,
  })
}

/** Resolves once a worker is known to be dead; never while it answers, nor after the call it is watched for has its answer. */
function hasDied({ api }: RunningWorker, isAnswered: () => boolean, { patienceMs, pingMs }: Waits): Promise<undefined> {
  return new Promise((resolve) => {
    const look = async () => {
      if (isAnswered()) return
      const isThere = await Promise.race([api.ping().then(() => true), after(pingMs).then(() => false)])
      if (isThere || isAnswered()) setTimeout(look, patienceMs)
      else resolve(undefined)
    }
    setTimeout(look, patienceMs)
  })
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
