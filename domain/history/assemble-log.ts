import type { StudyEvent } from './events.ts'
import { readChunk } from './log-chunk.ts'
import { CHUNK_PREFIX, SNAPSHOT_KEY } from './log-layout.ts'
import { StudyLog } from './study-log.ts'

export type DamagedEntry = { key: string; reason: string }
export type AssembledLog = {
  log: StudyLog
  /** events read from chunks, not counting those the snapshot already holds */
  tail: number
  chunkKeys: string[]
  /** entries to set aside; everything readable in them is in the log already */
  damaged: DamagedEntry[]
}

/**
 * Puts a history together from what is stored: the columnar snapshot, then the chunks written since. An event that is in
 * both (a tab wrote its chunk once more after the snapshot was made) counts once.
 * @param entries stored keys and values; other keys than the snapshot's and the chunks' are left out of account
 */
export function assembleLog(entries: Iterable<readonly [string, unknown]>): AssembledLog {
  let log = new StudyLog()
  const damaged: DamagedEntry[] = []
  const chunkKeys: string[] = []
  const events: StudyEvent[] = []
  for (const [key, value] of entries) {
    if (key === SNAPSHOT_KEY) {
      const opened = StudyLog.open(value)
      if (opened.ok) log = opened.log
      else damaged.push({ key, reason: opened.reason })
    } else if (key.startsWith(CHUNK_PREFIX)) {
      chunkKeys.push(key)
      const chunk = readChunk(value)
      for (const event of chunk.events) events.push(event)
      if (chunk.damage) damaged.push({ key, reason: chunk.damage })
    }
  }
  const { added } = log.add(events)
  return { log, tail: added.length, chunkKeys, damaged }
}
