import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { RECORD_BOUNDS, type RecordEntry, readEntryLine } from '#domain/history/record-entry.ts'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/** `too-large`: more bytes or entries than a push may have; `unreadable`: no gzip of lines of entries. */
export type Unpacked = { ok: true; entries: RecordEntry[] } | { ok: false; problem: 'too-large' | 'unreadable' }

/**
 * The entries of a pack as it was sent (`packSchema`), each id once. Decompressing ends at the bound, so a small pack cannot become a large
 * text, and happens off this thread.
 */
export async function unpackEntries(text: string): Promise<Unpacked> {
  // the line breaks between them
  const maxOutputLength = RECORD_BOUNDS.bytes + RECORD_BOUNDS.entries
  let lines: string[]
  try {
    const bytes = await unpack(Buffer.from(text, 'base64'), { maxOutputLength })
    lines = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).split('\n')
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return { ok: false, problem: isTooLarge ? 'too-large' : 'unreadable' }
  }
  if (lines.length > RECORD_BOUNDS.entries) return { ok: false, problem: 'too-large' }
  const entries = new Map<string, RecordEntry>()
  for (const line of lines) {
    const entry = readEntryLine(line)
    if (!entry) return { ok: false, problem: 'unreadable' }
    if (!entries.has(entry.id)) entries.set(entry.id, entry)
  }
  return { ok: true, entries: [...entries.values()] }
}

/** Entries' texts as a pack. */
export async function packEntries(texts: readonly string[]): Promise<string> {
  return (await pack(texts.join('\n'))).toString('base64')
}
