import { LoadedLog } from './loaded-log.ts'
import { readChunk } from './log-chunk.ts'
import { CHUNK_PREFIX, COMPACT_FROM, originalKey, QUARANTINE_PREFIX, SNAPSHOT_KEY } from './log-layout.ts'
import { type EventReader, type LogEvent, thisRelease } from './read-event.ts'

export type DamagedEntry = { key: string; reason: string }
export type AssembledLog = {
  log: LoadedLog
  chunkKeys: string[]
  /** entries to set aside; everything readable in them is in the log already */
  damaged: DamagedEntry[]
  /** keys of entries set aside before that are wholly readable now: all of them is in the log */
  regained: string[]
  /** what is stored is worth rewriting: a long tail of chunks, something to set aside or to take back, another release's form */
  isRewriteDue: boolean
}

/**
 * Puts a history together from what is stored: the columnar snapshot, the chunks written since, and what was set aside because
 * an earlier opening could not read it. An event that is in several of them (a tab wrote its chunk once more after the snapshot
 * was made) counts once.
 * @param entries stored keys and values; other keys than those are left out of account
 */
export function assembleLog(
  entries: Iterable<readonly [string, unknown]>,
  reader: EventReader = thisRelease,
): AssembledLog {
  let log = new LoadedLog(reader)
  let isForeign = false
  const damaged: DamagedEntry[] = []
  const chunkKeys: string[] = []
  const regained: string[] = []
  const events: LogEvent[] = []
  for (const [key, value] of entries) {
    const isSetAside = key.startsWith(QUARANTINE_PREFIX)
    const original = originalKey(key)
    let damage: string | null
    if (key === SNAPSHOT_KEY) {
      const opened = LoadedLog.open(value, reader)
      ;({ log, damage, isForeign } = opened)
    } else if (original === SNAPSHOT_KEY) {
      const opened = LoadedLog.open(value, reader)
      for (const event of opened.log.all()) events.push(event)
      damage = opened.damage
    } else if (original.startsWith(CHUNK_PREFIX)) {
      if (!isSetAside) chunkKeys.push(key)
      const chunk = readChunk(value, reader)
      for (const event of chunk.events) events.push(event)
      damage = chunk.damage
    } else continue
    if (isSetAside && !damage) regained.push(key)
    if (!isSetAside && damage) damaged.push({ key, reason: damage })
  }
  const added = log.add(events)
  const isRewriteDue = isForeign || added.length >= COMPACT_FROM || damaged.length > 0 || regained.length > 0
  return { log, chunkKeys, damaged, regained, isRewriteDue }
}
