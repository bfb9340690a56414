import { set, type UseStore } from 'idb-keyval'
import type { StudyEvent } from '#domain/history/events.ts'
import { makeChunk } from '#domain/history/log-chunk.ts'
import { CHUNK_EVENTS, chunkKey } from '#domain/history/log-layout.ts'

type OpenChunk = { number: number; lines: string[] }

/**
 * Appends acts to the log: each one rewrites this tab's open chunk, which holds at most CHUNK_EVENTS acts, so the work does
 * not grow with the history. Acts that come while a write is under way share the next one. A write that fails is tried
 * again with the next act; nothing is dropped.
 */
export function createLogWriter(database: UseStore, tab: string) {
  let open: OpenChunk = { number: 0, lines: [] }
  const unwritten: OpenChunk[] = []
  let running: Promise<void> | undefined

  const note = (event: StudyEvent): void => {
    if (open.lines.length >= CHUNK_EVENTS) open = { number: open.number + 1, lines: [] }
    open.lines.push(JSON.stringify(event))
    if (unwritten.at(-1) !== open) unwritten.push(open)
  }

  const writeAll = async (): Promise<void> => {
    try {
      // a chunk leaves the list before its write starts: an act that comes during the write puts it back
      for (let chunk = unwritten.shift(); chunk; chunk = unwritten.shift()) await write(chunk)
    } finally {
      // in the same turn as the last look at the list, so that no act can slip in between and wait for nothing
      running = undefined
    }
  }

  const write = async (chunk: OpenChunk): Promise<void> => {
    try {
      await set(chunkKey(tab, chunk.number), makeChunk(chunk.lines), database)
    } catch (error) {
      if (!unwritten.includes(chunk)) unwritten.unshift(chunk)
      throw error
    }
  }

  return {
    /** Forgets the acts of the open chunk: they were deleted, and must not come back with the next one. */
    startOver(): void {
      open = { number: open.number + 1, lines: [] }
      unwritten.length = 0
    },
    /** Resolves when the events are in the database; rejects with the database's error. */
    append(events: readonly StudyEvent[]): Promise<void> {
      if (events.length === 0) return Promise.resolve()
      for (const event of events) note(event)
      // a write that is under way takes everything noted by now along before it ends
      running ??= writeAll()
      return running
    },
  }
}
