import { z } from 'zod'
import { orderEvents } from './order-events.ts'
import { type EventReader, eventText, type LogEvent, thisRelease } from './read-event.ts'

/**
 * One file with everything a student made (D9): readable JSON, for people and other programs. It grows by new kinds of events,
 * new fields of events and new documents, which older releases keep as they came. The version rises only when a release of the
 * version before would lose or misread something, and that release then refuses the file (docs/stored-formats.md).
 */
const BACKUP_FORMAT = 'ilm-study-backup'
const BACKUP_VERSION = 1

/** Every key stays, `__proto__` too, which a schema of records leaves out. */
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

const headSchema = z.object({ format: z.literal(BACKUP_FORMAT), version: z.number().int().positive() })
const bodySchema = z.object({
  exportedAt: z.iso.datetime(),
  events: z.array(z.unknown()),
  /** exams beside the log, by document id */
  documents: z.custom<Record<string, unknown>>(isRecord).default({}),
})

export type Backup = {
  format: typeof BACKUP_FORMAT
  version: typeof BACKUP_VERSION
  /** ISO time, UTC */
  exportedAt: string
  events: LogEvent[]
  documents: Record<string, unknown>
}
export type ParsedBackup =
  | {
      ok: true
      backup: Backup
      /** entries of the file that are no events; the others were read */
      unreadable: number
    }
  | { ok: false; reason: 'not-json' | 'not-a-backup' | 'newer-version' | 'damaged'; message: string }

/** @param now UTC milliseconds */
export const makeBackup = (events: readonly LogEvent[], documents: Record<string, unknown>, now: number): Backup => ({
  format: BACKUP_FORMAT,
  version: BACKUP_VERSION,
  exportedAt: new Date(now).toISOString(),
  events: orderEvents(events),
  documents,
})

/** The text of the file: one event a line, so that people can read it and a diff shows what is new. */
export function writeBackup(backup: Backup): string {
  const { events, documents, ...head } = backup
  const lines = (items: string[]) => (items.length === 0 ? '' : `\n${items.join(',\n')}\n`)
  const eventLines = lines(events.map(eventText))
  const documentLines = lines(
    Object.entries(documents).map(([id, value]) => `${JSON.stringify(id)}:${JSON.stringify(value)}`),
  )
  return `${JSON.stringify(head).slice(0, -1)},\n"events":[${eventLines}],\n"documents":{${documentLines}}}\n`
}

/** Reads a backup file and says in plain words what is wrong with one that cannot be read. */
export function parseBackup(text: string, reader: EventReader = thisRelease): ParsedBackup {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'not-json', message: 'This file is not readable. Was it cut off while downloading?' }
  }
  const head = headSchema.safeParse(value)
  if (!head.success) {
    return {
      ok: false,
      reason: 'not-a-backup',
      message: 'This file is not an Ilm Study backup. Choose the file that you exported here.',
    }
  }
  if (head.data.version > BACKUP_VERSION) {
    return {
      ok: false,
      reason: 'newer-version',
      message: 'This backup was made by a newer version of Ilm Study. Reload this page, then try again.',
    }
  }
  const body = bodySchema.safeParse(value)
  if (!body.success) {
    return { ok: false, reason: 'damaged', message: 'This backup is damaged: its list of study events is missing.' }
  }
  const events = body.data.events.flatMap((entry) => reader.read(entry) ?? [])
  const unreadable = body.data.events.length - events.length
  const backup: Backup = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    exportedAt: body.data.exportedAt,
    events: orderEvents(events),
    documents: body.data.documents,
  }
  return { ok: true, backup, unreadable }
}
