import { z } from 'zod'
import type { LoadedLog } from './loaded-log.ts'
import type { LogEvent } from './read-event.ts'
import {
  bytesOf,
  DOCUMENT_ENTRY,
  documentEntry,
  eventEntry,
  RECORD_BOUNDS,
  type RecordEntry,
  readPulledLine,
} from './record-entry.ts'

/**
 * What a device knows of the record that its student's account keeps. Both parts may lag behind what is true, after a crash or an
 * answer that was lost: then something is sent or pulled once more, which changes nothing.
 */
export type RecordPlace = {
  recordId: string
  /** the place until which everything was pulled, 0 for none */
  cursor: number
  /** ids of the entries that are in the record for certain: they were pulled, or their push was acknowledged */
  inRecord: Set<string>
}

export const placeAtStart = (recordId: string): RecordPlace => ({ recordId, cursor: 0, inRecord: new Set() })

const storedPlaceSchema = z.object({ recordId: z.string(), cursor: z.number().int().nonnegative() })
const storedIdsSchema = z.array(z.array(z.string()))

/**
 * A place as it was stored, with its lists of ids; undefined where it cannot be read, which only means that all is pulled and sent
 * once more.
 */
export function readStoredPlace(stored: unknown, lists: readonly unknown[]): RecordPlace | undefined {
  const place = storedPlaceSchema.safeParse(stored).data
  const ids = storedIdsSchema.safeParse(lists).data
  return place && ids && { ...place, inRecord: new Set(ids.flat()) }
}

/** Documents that are written once and never changed, and so belong to the record: the exams that events name (docs/stored-formats.md). */
export const isRecordDocument = (documentId: string): boolean => documentId.startsWith('exam-')

export type NextPush = {
  /** none: there is nothing to send */
  entries: RecordEntry[]
  /** more wait after these */
  hasMore: boolean
}

/**
 * What to send next, as much as one push may hold, documents first: who pulls an event has the exam that it names. Found by what
 * is not in the record, however it came here: by an act, an import, or a visitor's work that was taken over. What no record takes, such
 * as an exam of more than a megabyte, is left out and stays on this device.
 * @param documents ids and values of the device's documents that belong to the record
 */
export function nextPush(
  log: LoadedLog,
  documents: Iterable<readonly [string, unknown]>,
  { inRecord }: RecordPlace,
): NextPush {
  const entries: RecordEntry[] = []
  let bytes = 0
  for (const entry of missingEntries(log, documents, inRecord)) {
    bytes += bytesOf(entry.text)
    // the first one that does not fit ends the push, so that nothing overtakes a document
    if (bytes > RECORD_BOUNDS.bytes || entries.length === RECORD_BOUNDS.entries) return { entries, hasMore: true }
    entries.push(entry)
  }
  return { entries, hasMore: false }
}

function* missingEntries(
  log: LoadedLog,
  documents: Iterable<readonly [string, unknown]>,
  inRecord: ReadonlySet<string>,
): Generator<RecordEntry> {
  for (const [documentId, value] of documents) {
    const entry = inRecord.has(DOCUMENT_ENTRY + documentId) ? undefined : documentEntry(documentId, value)
    if (entry) yield entry
  }
  for (const event of log.without(inRecord)) {
    const entry = eventEntry(event)
    if (entry) yield entry
  }
}

/**
 * What an acknowledged push means: its entries are in the record, and when nobody else had added anything since this device
 * pulled, it has everything until the last one.
 * @returns whether there is something to pull
 */
export function takePushed(
  place: RecordPlace,
  ids: readonly string[],
  { before, last }: { before: number; last: number },
): boolean {
  for (const id of ids) place.inRecord.add(id)
  if (before > place.cursor) return true
  place.cursor = Math.max(place.cursor, last)
  return false
}

export type PulledPage = {
  /** events that are not in the log */
  events: LogEvent[]
  /** by document id; of those that are here already the device keeps its own, which are the same */
  documents: Record<string, unknown>
  /** all of the page */
  ids: string[]
}

/** What is new in a page that was pulled. Lines that are no entries, which only a gateway that is not ours could send, are left out. */
export function readPage(lines: readonly string[], log: LoadedLog): PulledPage {
  const page: PulledPage = { events: [], documents: {}, ids: [] }
  for (const line of lines) {
    const pulled = readPulledLine(line)
    if (!pulled) continue
    if ('event' in pulled) {
      page.ids.push(pulled.event.id)
      if (!log.has(pulled.event)) page.events.push(pulled.event)
    } else {
      page.ids.push(DOCUMENT_ENTRY + pulled.documentId)
      page.documents[pulled.documentId] = pulled.document
    }
  }
  return page
}

/** Notes that a page, the one after the place `after`, is on this device now. One that comes late, or twice, takes nothing back. */
export function takePulled(
  place: RecordPlace,
  ids: readonly string[],
  { after, next }: { after: number; next: number },
): void {
  for (const id of ids) place.inRecord.add(id)
  if (after <= place.cursor) place.cursor = Math.max(place.cursor, next)
}
