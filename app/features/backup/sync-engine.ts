import type { StudyHandle } from '#app/platform/study-handle.ts'
import { type Exchange, pullAll, pushAll } from './exchange-entries.ts'
import type { RecordCalls, RecordRefusal } from './record-functions.ts'
import { syncStatus } from './sync-status.ts'

/** Between two requests while studying. */
const PACE_MS = 5000
/** So long acts gather after a pause, before they are sent together. */
const GATHER_MS = 1000
/** How often it is looked whether another device did something, while the page is seen. */
const LOOK_MS = 60_000
/** After a failure, twice as long after each further one. */
const RETRY_MS = 10_000
const LONGEST_RETRY_MS = 300_000
const FULL_MS = 600_000

type SyncOptions = {
  history: StudyHandle
  recordId: string
  calls: RecordCalls
  /** the account keeps another record, or none */
  onEnded: () => void
}

/**
 * Keeps this device and the record of the account alike, for as long as it is not stopped; of several tabs one does. The first round pulls
 * what is there and pushes what is not. From then on each round is one request: a push when there is something to send, whose answer
 * tells whether others sent something too, and else a look now and then.
 * @returns stops it
 */
export function startSync({ history, recordId, calls, onEnded }: SyncOptions): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let quietUntil = 0
  let failures = 0
  let exchange: Exchange | undefined
  let cursor = 0
  let isFirst = true
  let pulls: 'no' | 'look' | 'yes' = 'yes'
  let isRunning = false
  let isDue = false

  const stop = () => {
    stopping.abort()
    clearTimeout(timer)
    syncStatus.write('off')
  }
  /** A round in so many milliseconds, or when the pace allows; one that is due sooner stays. */
  const plan = (inMs: number) => {
    const at = Math.max(Date.now() + inMs, quietUntil)
    if (signal.aborted || at >= dueAt) return
    dueAt = at
    clearTimeout(timer)
    timer = setTimeout(() => void begin(), at - Date.now())
  }
  const begin = async () => {
    dueAt = Number.POSITIVE_INFINITY
    isDue = isRunning
    if (isRunning) return
    if (Date.now() < quietUntil) return plan(0)
    isRunning = true
    await round().catch(() => fail())
    isRunning = false
    if (isDue) plan(0)
    isDue = false
  }
  const fail = (refusal?: RecordRefusal) => {
    if (signal.aborted) return
    failures++
    const backOff = Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (failures - 1))
    const told = (refusal?.retryAfterSeconds ?? 0) * 1000
    const wait = refusal?.isFull ? FULL_MS : Math.max(told, backOff * (0.75 + Math.random() / 2))
    // acts that come meanwhile wait as well
    quietUntil = Date.now() + wait
    syncStatus.write(refusal?.isFull ? 'full' : 'waiting')
    plan(wait)
  }

  async function open(): Promise<Exchange | undefined> {
    const { store, worker } = await history.open()
    const opened = await worker.openRecord(history.user, recordId)
    if (!opened.ok) return undefined
    cursor = opened.cursor
    return { user: history.user, recordId, store, worker, calls, isWanted: () => !signal.aborted }
  }

  async function round(): Promise<void> {
    if (signal.aborted) return
    exchange ??= await open()
    if (!exchange || signal.aborted) return stop()
    const outcome = await exchangeOnce(exchange)
    if (signal.aborted) return
    quietUntil = Date.now() + PACE_MS
    if (outcome.ok) {
      failures = 0
      isFirst = false
      syncStatus.write('kept')
      if (pulls === 'yes') plan(0)
    } else if (outcome.status === 'gone') stop()
    else if (outcome.status === 409) {
      stop()
      onEnded()
    } else fail(outcome)
  }

  async function exchangeOnce(now: Exchange) {
    if (isFirst) syncStatus.write('busy')
    const isPulling = pulls === 'yes'
    if (isPulling) {
      const pulled = await pullAll(now, cursor)
      if (!pulled.ok) return pulled
      ;({ cursor } = pulled)
      pulls = 'no'
    }
    // one request a round; what there may be to push is the next one's
    if (isPulling && !isFirst) {
      isDue = true
      return { ok: true as const }
    }
    const pushed = await pushAll(now)
    if (!pushed.ok) return pushed
    cursor = pushed.cursor ?? cursor
    // the answer of a push tells what a look would
    if (pulls === 'look') pulls = pushed.count > 0 ? 'no' : 'yes'
    if (pushed.isBehind) pulls = 'yes'
    return { ok: true as const }
  }

  const look = () => {
    if (document.visibilityState === 'hidden') return
    if (pulls === 'no') pulls = 'look'
    plan(0)
  }
  const reconnect = () => {
    quietUntil = Math.min(quietUntil, Date.now() + Math.random() * PACE_MS)
    look()
  }

  const run = () => {
    if (signal.aborted) return Promise.resolve()
    const stopHearing = history.subscribe((news) => (news.kind === 'deleted' ? stop() : plan(GATHER_MS)))
    const looking = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look, { signal })
    window.addEventListener('online', reconnect, { signal })
    plan(0)
    return new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => {
        stopHearing()
        clearInterval(looking)
        resolve()
      }),
    )
  }
  // where a browser has no locks, every tab does it: what is sent or taken in twice counts once
  const leading = navigator.locks ? navigator.locks.request(`ilm-record::${history.user}`, { signal }, run) : run()
  leading.catch(() => undefined)
  return stop
}
