import { z } from 'zod'
import { envelopeSchema } from './events.ts'
import { eventText, type LogEvent, readEventText } from './read-event.ts'

/**
 * What an account keeps of a study record, and what devices send each other through it: events, and the documents that events
 * name, each as a line of JSON. An event is its own JSON; a document is `{ "id": "document/…", "document": … }`. Nobody on the way looks further
 * than the envelope, so what a newer release recorded passes through as it came.
 */
export type RecordEntry = {
  id: string
  /** one line of JSON */
  text: string
}

/** The id of a document among the entries; no event's id begins so. */
export const DOCUMENT_ENTRY = 'document/'

/**
 * The bounds of one push, and of one page that is pulled. A year's work of 20,000 events of 400 bytes goes over in six pushes; the
 * exam of an attempt, the largest entry there is, takes about 200 kB.
 */
export const RECORD_BOUNDS = {
  /** UTF-8 bytes of all lines of a push together, without line breaks; so the largest entry has as many */
  bytes: 1_400_000,
  entries: 2000,
  /** UTF-16 units of an entry's id */
  id: 300,
  /** letters of a pack, which is base64 of what even the worst text can be compressed to */
  pack: 1_950_000,
} as const

/** PostgreSQL's texts hold neither NUL nor half a character, and an id that is changed on its way is another id. */
const idSchema = z
  .string()
  .min(1)
  .max(RECORD_BOUNDS.id)
  .refine((id) => !id.includes('\0') && id.isWellFormed())
const eventSchema = envelopeSchema.extend({ id: idSchema.refine((id) => !id.startsWith(DOCUMENT_ENTRY)) })
const documentSchema = z.object({
  id: idSchema.startsWith(DOCUMENT_ENTRY),
  document: z.unknown().refine((value) => value !== undefined),
})

/** Bytes of a text as UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The entry of a line; undefined when it is none, or too large for any push. */
export function readEntryLine(text: string): RecordEntry | undefined {
  const value = parseLine(text)
  if (!value) return undefined
  return { id: value.id, text }
}

/** A document that was pulled, or an event. */
export type PulledEntry = { event: LogEvent } | { documentId: string; document: unknown }

/** What is in a line that was pulled; undefined when it is no entry. */
export function readPulledLine(text: string): PulledEntry | undefined {
  const value = parseLine(text)
  if (!value) return undefined
  if ('document' in value) return { documentId: value.id.slice(DOCUMENT_ENTRY.length), document: value.document }
  const event = readEventText(text)
  return event && { event }
}

function parseLine(text: string) {
  if (text.includes('\n') || bytesOf(text) > RECORD_BOUNDS.bytes) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return eventSchema.safeParse(value).data ?? documentSchema.safeParse(value).data
}

/** JSON text on one line: line breaks stand only between its words, where a space means the same. */
const asLine = (json: string): string => json.replace(/[\r\n]+/g, ' ')

/** An event as an entry; undefined when it is larger than any push, or has an id that no record takes: it stays on its device. */
export function eventEntry(event: LogEvent): RecordEntry | undefined {
  const text = asLine(eventText(event))
  const isFit = idSchema.safeParse(event.id).success && !event.id.startsWith(DOCUMENT_ENTRY)
  return isFit && bytesOf(text) <= RECORD_BOUNDS.bytes ? { id: event.id, text } : undefined
}

/** A document as an entry; undefined as above. */
export function documentEntry(documentId: string, value: unknown): RecordEntry | undefined {
  const id = DOCUMENT_ENTRY + documentId
  return readEntryLine(JSON.stringify({ id, document: value }))
}
