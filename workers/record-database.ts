import { promisifyRequest, type UseStore } from 'idb-keyval'
import { makeChunk } from '#domain/history/log-chunk.ts'
import { chunkKey, documentKey, endOfPrefix, IN_RECORD_PREFIX, RECORD_PLACE_KEY } from '#domain/history/log-layout.ts'
import { eventText } from '#domain/history/read-event.ts'
import { type PulledPage, placeAtStart, type RecordPlace, readStoredPlace } from '#domain/history/record-sync.ts'

/** Lists of ids from which on they are put together at the next opening. */
const TIDY_FROM = 32

const idsRange = () => IDBKeyRange.bound(IN_RECORD_PREFIX, endOfPrefix(IN_RECORD_PREFIX), false, true)

/**
 * What this device knows of a record; it begins at the start where that was another record, or cannot be read. From then on
 * `keepPlace` writes.
 */
export function openPlace(database: UseStore, recordId: string): Promise<RecordPlace> {
  return database('readwrite', async (store) => {
    const [stored, lists] = await Promise.all([
      promisifyRequest<unknown>(store.get(RECORD_PLACE_KEY)),
      promisifyRequest<unknown[]>(store.getAll(idsRange())),
    ])
    const known = readStoredPlace(stored, lists)
    const isKnown = known?.recordId === recordId
    const place = isKnown ? known : placeAtStart(recordId)
    if (!isKnown || lists.length >= TIDY_FROM) {
      store.delete(idsRange())
      store.put({ recordId, cursor: place.cursor }, RECORD_PLACE_KEY)
      store.put([...place.inRecord], `${IN_RECORD_PREFIX}all`)
    }
    await promisifyRequest(store.transaction)
    return place
  })
}

/**
 * Writes what a page brought, or that a push arrived, and how far this device is, in one transaction: a crash leaves both or
 * neither. Documents that are here stay.
 * @param name of the chunk and the list of ids; another one each time
 * @returns false when the history was removed from this device meanwhile, or another record begun: then nothing is written
 */
export function keepPlace(
  database: UseStore,
  place: Pick<RecordPlace, 'recordId' | 'cursor'>,
  { events, documents, ids }: PulledPage,
  name: { tab: string; number: number },
): Promise<boolean> {
  return database('readwrite', async (store) => {
    const stored = await promisifyRequest<unknown>(store.get(RECORD_PLACE_KEY))
    if (readStoredPlace(stored, [])?.recordId !== place.recordId) return false
    if (events.length > 0) store.put(makeChunk(events.map(eventText)), chunkKey(name.tab, name.number))
    for (const [id, value] of Object.entries(documents)) {
      const key = documentKey(id)
      if ((await promisifyRequest(store.getKey(key))) === undefined) store.put(value, key)
    }
    if (ids.length > 0) store.put(ids, `${IN_RECORD_PREFIX}${name.tab}/${name.number}`)
    store.put({ recordId: place.recordId, cursor: place.cursor }, RECORD_PLACE_KEY)
    await promisifyRequest(store.transaction)
    return true
  })
}
