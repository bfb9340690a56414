/** Where a student's log lies in the browser: one database per user, one store in it, these keys. */
export const LOG_STORE = 'log'
export const databaseName = (user: string): string => `ilm-history::${user}`

export const SNAPSHOT_KEY = 'snapshot'
/** A short id of this browser, part of every event. */
export const DEVICE_KEY = 'device'
/** Each tab writes chunks of its own, so that tabs never overwrite each other. */
export const CHUNK_PREFIX = 'chunk/'
export const chunkKey = (tab: string, number: number): string =>
  `${CHUNK_PREFIX}${tab}/${String(number).padStart(6, '0')}`
/** Exams and other documents, by id, beside the events that name them. */
export const DOCUMENT_PREFIX = 'document/'
export const documentKey = (id: string): string => DOCUMENT_PREFIX + id
/**
 * What could not be read is moved here as it is, under the time and the key it had. It is tried again at every opening, and
 * joins the log when a release can read it.
 */
export const QUARANTINE_PREFIX = 'quarantine/'
/** The key that a quarantined entry had; any other key as it is. */
export const originalKey = (key: string): string =>
  key.startsWith(QUARANTINE_PREFIX) ? key.slice(key.indexOf('/', QUARANTINE_PREFIX.length) + 1) : key
/** Where an entry is set aside: under the key it had at first, however often it has been. */
export const quarantineKey = (key: string, now: number): string => `${QUARANTINE_PREFIX}${now}/${originalKey(key)}`
/** What this device knows of the record that the account keeps: the record's id and the place until which it was pulled. */
export const RECORD_PLACE_KEY = 'record/place'
/** Ids of entries that are in the record, in lists: one for each push or page, put together now and then. */
export const IN_RECORD_PREFIX = 'record/ids/'
/** The end of a range of keys that start with a prefix: '0' follows '/'. */
export const endOfPrefix = (prefix: string): string => `${prefix.slice(0, -1)}0`

/** Acts of a tab and of its worker, told to other tabs of the same user. */
export const channelName = (user: string): string => `ilm-history::${user}`
/** The Web Lock under which a log is compacted, imported into or taken over. */
export const lockName = (user: string): string => `ilm-history-lock::${user}`

/**
 * Events in one chunk. The open chunk is rewritten on each act: 128 events are about 50 kB, 0.3 ms of work; small enough to
 * stay flat, large enough that opening a history does not read thousands of keys.
 */
export const CHUNK_EVENTS = 128
/** Events outside the snapshot from which on it is worth rewriting: a thousand take about 5 ms to read one by one. */
export const COMPACT_FROM = 512
