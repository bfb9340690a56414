import type { HistoryStore } from '#app/platform/history-store.client.ts'
import type { StudyWorker } from '#app/platform/watched-worker.client.ts'
import type { LogEvent } from '#domain/history/read-event.ts'
import type { RecordCalls, RecordRefusal } from './record-functions.ts'

export type Exchange = {
  user: string
  recordId: string
  store: Pick<HistoryStore, 'status' | 'announce'>
  worker: StudyWorker
  calls: RecordCalls
  /** false: whoever asked has gone */
  isWanted: () => boolean
}
/** `gone`: this device is no longer about that record. */
export type Exchanged<T> = ({ ok: true } & T) | RecordRefusal | { ok: false; status: 'gone' }
const GONE = { ok: false, status: 'gone' } as const

/** As many events other tabs are told one by one; of more they are told to read them themselves. */
const TOLD = 2000

const isSaved = ({ store }: Exchange): boolean => store.status().kept === 'saved'

/** Pulls page after page until there are no more, then tells the pages and the other tabs what is new. */
export async function pullAll(exchange: Exchange, from: number): Promise<Exchanged<{ cursor: number }>> {
  const { user, recordId, worker, calls } = exchange
  const added: LogEvent[] = []
  let cursor = from
  let hasMore = true
  let refusal: RecordRefusal | typeof GONE | undefined
  while (hasMore && !refusal) {
    const page = await calls.pull({ recordId, after: cursor })
    if (!exchange.isWanted()) return GONE
    if (!page.ok) {
      refusal = page
      break
    }
    const taken = await worker.takePulled(user, recordId, { ...page, after: cursor }, isSaved(exchange))
    if (!taken.ok) refusal = GONE
    else {
      for (const event of taken.added) added.push(event)
      // a gateway that says there is more and does not move on is asked no further
      hasMore = page.hasMore && taken.cursor > cursor
      cursor = taken.cursor
    }
  }
  // also what came before a page that did not
  await tell(exchange, added)
  return refusal ?? { ok: true, cursor }
}

async function tell({ store, worker, user }: Exchange, events: LogEvent[]): Promise<void> {
  if (events.length > TOLD) await worker.tidyRecord(user, Date.now()).catch(() => undefined)
  if (events.length > 0) store.announce(events.length > TOLD ? { kind: 'reloaded' } : { kind: 'acts', events })
}

/** Pushes until nothing waits. `isBehind`: others had added something; `count`: how many pushes it took. */
export async function pushAll(
  exchange: Exchange,
): Promise<Exchanged<{ isBehind: boolean; count: number; cursor: number | undefined }>> {
  const { user, recordId, worker, calls } = exchange
  let isBehind = false
  let cursor: number | undefined
  for (let count = 0; ; count++) {
    const push = await worker.nextPush(user, recordId)
    if (!push.ok || !exchange.isWanted()) return GONE
    if (push.ids.length === 0) return { ok: true, isBehind, count, cursor }
    const answer = await calls.push({ recordId, pack: push.pack })
    if (!answer.ok) return answer
    const taken = await worker.takePushed(user, recordId, push.ids, answer, isSaved(exchange))
    if (!taken.ok) return GONE
    isBehind ||= taken.isBehind
    cursor = taken.cursor
    if (!push.hasMore) return { ok: true, isBehind, count: count + 1, cursor }
  }
}
