import { get, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { ANONYMOUS } from '#domain/account/token-claims.ts'
import type { StudyAct, StudyEvent } from '#domain/history/events.ts'
import { channelName, DEVICE_KEY, documentKey } from '#domain/history/log-layout.ts'
import { openDatabase } from '#workers/device-store.ts'
import { createEventStamp } from './event-stamp.client.ts'
import { reasonOf } from './failed-write.ts'
import { type HistoryNews, readNews } from './history-news.ts'
import { createLogWriter } from './log-writer.client.ts'
import { STATUS_AT_START, type StorageStatus } from './storage-status.ts'

type Listener = (news: HistoryNews) => void

/** One student's history in this tab: it writes; the worker reads (study-worker.client.ts). */
export type HistoryStore = Awaited<ReturnType<typeof openHistory>>

/**
 * Opens the log of a user (`anon` for a visitor). Never fails: without a database, or when it is full, acts stay in memory
 * and `status` says so.
 */
export async function openHistory(user: string = ANONYMOUS) {
  const tab = crypto.randomUUID().slice(0, 8)
  const listeners = new Set<Listener>()
  const statusListeners = new Set<() => void>()
  const memoryDocuments = new Map<string, unknown>()
  let status = STATUS_AT_START
  const setStatus = (change: Partial<StorageStatus>) => {
    status = { ...status, ...change }
    for (const listener of statusListeners) listener()
  }

  const database = openDatabase(user)
  const device = await readDevice(database, tab).catch((error: unknown) => {
    setStatus({ kept: 'memory', reason: database ? reasonOf(error) : 'no-database' })
    return tab
  })
  const writer = database ? createLogWriter(database, tab) : null
  if (!writer) setStatus({ kept: 'memory', reason: 'no-database' })
  const stamp = createEventStamp(device)

  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName(user))
  const tell = (news: HistoryNews) => {
    if (news.kind === 'deleted') {
      writer?.startOver()
      memoryDocuments.clear()
    }
    for (const listener of listeners) listener(news)
  }
  /** To the other tabs; also of an act that was still being saved when this tab closed the history, as signing out does. */
  const tellOthers = (news: HistoryNews) => (channel ? channel.postMessage(news) : postOnce(user, news))
  if (channel) channel.onmessage = (message: MessageEvent<unknown>) => tell(readNews(message.data))

  const save = async (events: readonly StudyEvent[]): Promise<void> => {
    setStatus({ pending: status.pending + events.length })
    try {
      await writer?.append(events)
      if (writer) setStatus({ kept: 'saved', reason: null })
    } catch (error) {
      setStatus({ kept: 'memory', reason: reasonOf(error) })
    }
    setStatus({ pending: status.pending - events.length })
    tellOthers({ kind: 'acts', events: [...events] })
  }

  const appendMany = async (acts: readonly StudyAct[]): Promise<StudyEvent[]> => {
    const events = acts.map(stamp)
    // this tab's pages and worker see the act at once; the promise resolves when it is on disk
    tell({ kind: 'acts', events })
    await save(events)
    return events
  }

  return {
    user,
    appendMany,
    /** Records one act. Resolves with the event once it is saved (or kept in memory, see `status`). */
    append: async (act: StudyAct): Promise<StudyEvent> => {
      const [event] = await appendMany([act])
      if (!event) throw new Error('an act gives one event')
      return event
    },
    /** Keeps a document beside the log, such as the exam that an exam-started event names. Plain JSON values only. */
    putDocument: async (id: string, value: unknown): Promise<void> => {
      memoryDocuments.set(id, value)
      if (!database) return
      await set(documentKey(id), value, database).catch((error: unknown) => {
        setStatus({ kept: 'memory', reason: reasonOf(error) })
      })
    },
    /** The document as it was put, unparsed; undefined when it is not here. */
    getDocument: async (id: string): Promise<unknown> => {
      if (memoryDocuments.has(id)) return memoryDocuments.get(id)
      return database ? get<unknown>(documentKey(id), database).catch(() => undefined) : undefined
    },
    /** Documents that reached this tab; with no database they are all there are. */
    documentsInMemory: (): Record<string, unknown> => Object.fromEntries(memoryDocuments),
    status: (): StorageStatus => status,
    onStatus: (listener: () => void) => {
      statusListeners.add(listener)
      return () => void statusListeners.delete(listener)
    },
    /** What opening the history found: parts that could not be read, and acts of a newer release. */
    setFound: (found: Pick<StorageStatus, 'damaged' | 'newer'>) => setStatus(found),
    /** Whether the worker that reads the history has died and another one is opening it. */
    setReopening: (isReopening: boolean) => setStatus({ isReopening }),
    /** Hears every act of this tab and of the others, and when the history was replaced or deleted. */
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Tells this tab and the others that the log changed as a whole (import, take-over, deletion). */
    announce: (news: HistoryNews) => {
      tell(news)
      tellOthers(news)
    },
    /** Tells the tabs of a visitor that their log was taken over and emptied. */
    announceTakeOver: () => {
      postOnce(ANONYMOUS, { kind: 'deleted' })
    },
    /** Asks the browser not to clear this storage by itself. Some ask the student, so call it after an act. */
    askToPersist: async (): Promise<boolean> => {
      const isPersistent = (await navigator.storage?.persist?.().catch(() => false)) ?? false
      setStatus({ isPersistent })
      return isPersistent
    },
    close: () => {
      channel?.close()
      channel = null
      listeners.clear()
      statusListeners.clear()
    },
  }
}

/** Tells the tabs of a user who is not this tab's, or no longer. */
function postOnce(user: string, news: HistoryNews): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName(user))
  channel.postMessage(news)
  channel.close()
}

/** The id of this browser, made once per database. */
async function readDevice(database: UseStore | null, fresh: string): Promise<string> {
  if (!database) return fresh
  return database('readwrite', async (store) => {
    const known = await promisifyRequest<unknown>(store.get(DEVICE_KEY))
    if (typeof known === 'string') return known
    await promisifyRequest(store.put(fresh, DEVICE_KEY))
    return fresh
  })
}
