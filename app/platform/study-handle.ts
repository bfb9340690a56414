import { createClientOnlyFn } from '@tanstack/react-start'
import { ANONYMOUS } from '#domain/account/token-claims.ts'
import type { StudyAct, StudyEvent } from '#domain/history/events.ts'
import type { HistoryNews } from './history-news.ts'
import type { HistoryStore } from './history-store.client.ts'
import { STATUS_AT_START, type StorageStatus } from './storage-status.ts'
import type { StudyWorker } from './watched-worker.client.ts'

// client only: neither the store nor the worker exists on the server, and their code is not in its bundle
const openOnClient = createClientOnlyFn(async (user: string, now: number) => {
  const [{ openHistory }, { startStudyWorker, onWorkerReplaced }] = await Promise.all([
    import('./history-store.client.ts'),
    import('./study-worker.client.ts'),
  ])
  const starting = startStudyWorker()
  const [store, worker, opened] = await Promise.all([
    openHistory(user),
    starting,
    starting.then((started) => started.open(user, now)),
  ])
  if (opened.damaged.length > 0) {
    console.warn(`Failed to load progress: ${opened.damaged.length} damaged part(s) were set aside`) // ERR-34
  }
  store.setFound({ damaged: opened.damaged.length, newer: opened.opaque })
  return { store, worker, stopWatching: onWorkerReplaced(store.setReopening) }
})

/** The history and the worker of one user, as pages use them. It opens itself when first used, in the browser only. */
export type StudyHandle = ReturnType<typeof createStudyHandle>
type Parts = { store: HistoryStore; worker: StudyWorker; stopWatching: () => void }

/** Brings what happened to the worker; resolves when the worker knows it. */
async function takeIn(worker: StudyWorker, news: HistoryNews): Promise<void> {
  if (news.kind === 'acts') await worker.add(news.events)
  else if (news.kind === 'deleted') await worker.forget(Date.now())
  else await worker.reopen(Date.now())
}

/**
 * @param knownUser undefined while it is not known yet who is at the page: what is asked and recorded then waits, until
 *   `handOverTo` names the handle of the user it turns out to be
 */
export function createStudyHandle(knownUser: string | undefined) {
  const user = knownUser ?? ANONYMOUS
  let tellParts: (parts: Promise<Parts>) => void = () => undefined
  const waiting = new Promise<Parts>((resolve) => {
    tellParts = resolve
  })
  let opening: Promise<Parts> | undefined
  let opened: HistoryStore | undefined
  const listeners = new Set<(news: HistoryNews) => void>()
  const statusListeners = new Set<() => void>()

  const open = (): Promise<Parts> => {
    if (knownUser === undefined) return waiting
    opening ??= openOnClient(user, Date.now()).then((parts) => {
      opened = parts.store
      // acts of this tab and of others reach the worker first, then the pages, which then ask it again
      parts.store.subscribe((news) => {
        void takeIn(parts.worker, news).then(() => {
          for (const listener of listeners) listener(news)
        })
      })
      const tellStatus = () => {
        for (const listener of statusListeners) listener()
      }
      parts.store.onStatus(tellStatus)
      // opening itself may have found that there is no database, or a damaged part
      tellStatus()
      return parts
    })
    return opening
  }

  return {
    user,
    isKnown: knownUser !== undefined,
    open,
    handOverTo: (known: { open: () => Promise<Parts> }) => tellParts(known.open()),
    /** Records one act of study. Resolves when it is saved (or kept in memory: see `status`). */
    append: async (act: StudyAct): Promise<StudyEvent> => (await open()).store.append(act),
    appendMany: async (acts: readonly StudyAct[]): Promise<StudyEvent[]> => (await open()).store.appendMany(acts),
    /** Keeps a JSON document (such as the exam of an attempt) beside the log. */
    putDocument: async (id: string, value: unknown): Promise<void> => (await open()).store.putDocument(id, value),
    /** A document as it was put; parse it with its schema. */
    getDocument: async (id: string): Promise<unknown> => (await open()).store.getDocument(id),
    /** Asks the worker: `ask((worker) => worker.practiceMetrics(scope))`. */
    ask: async <T>(question: (worker: StudyWorker) => Promise<T>): Promise<T> => question((await open()).worker),
    exportBackup: async (): Promise<Blob> => {
      const { store, worker } = await open()
      return worker.exportBackup(Date.now(), store.documentsInMemory())
    },
    importBackup: async (file: Blob) => {
      const { store, worker } = await open()
      const result = await worker.importBackup(file, Date.now())
      if (result.ok) store.announce({ kind: 'reloaded' })
      return result
    },
    /** Merges the visitor's log of this device into this user's. */
    takeOverAnonymous: async () => {
      const { store, worker } = await open()
      const result = await worker.takeOverAnonymous(Date.now())
      if (result.ok) {
        store.announce({ kind: 'reloaded' })
        store.announceTakeOver()
      }
      return result
    },
    deleteEverything: async () => {
      const { store, worker } = await open()
      const result = await worker.deleteEverything()
      if (result.ok) store.announce({ kind: 'deleted' })
      return result
    },
    /** Asks the browser to keep this storage; some browsers ask the student. */
    askToPersist: async (): Promise<boolean> => (await open()).store.askToPersist(),
    status: (): StorageStatus => opened?.status() ?? STATUS_AT_START,
    onStatus: (listener: () => void) => {
      statusListeners.add(listener)
      return () => void statusListeners.delete(listener)
    },
    /** Hears each act once the worker knows it. */
    subscribe: (listener: (news: HistoryNews) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Lets go of the database and channel; the next use opens them again. */
    close: () => {
      void opening?.then(({ store, stopWatching }) => {
        stopWatching()
        store.close()
      })
      opening = undefined
      opened = undefined
    },
  }
}
