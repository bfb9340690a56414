import { del, get, keys, set } from 'idb-keyval'
import {
  CONTENT_CACHE_PREFIX,
  CONTENT_SHAPE,
  type ContentCacheEntry,
  isFreshEntry,
  readCacheEntry,
} from '#domain/content/content-cache-key.ts'
import { describeCacheWriteFailure } from '#domain/content/content-error.ts'
import { copiesStore } from '#workers/device-store.ts'
import { browserSetting } from '../browser-setting.ts'

/** Set to "1" to see what the cache does (GWY-28, OPN-35). */
const debugFlag = browserSetting('content-cache-debug')

/** The copy under a key if it may stand for the content of `serverVersion` (GWY-22, GWY-23, D15). */
export async function readContentCopy(key: string, serverVersion: string | null): Promise<unknown> {
  const entry = await readEntry(key)
  if (!entry) return log('miss', key)
  if (!isFreshEntry(entry, serverVersion)) return log(`miss, has version ${entry.version}`, key)
  log('hit', key)
  return entry.data
}

/** The copy under a key whatever its version: better than nothing when the content cannot be fetched (GWY-26). */
export async function readAnyContentCopy(key: string): Promise<unknown> {
  return (await readEntry(key))?.data
}

/** Whether there is a copy under a key. */
export async function hasKeptCopy(key: string): Promise<boolean> {
  return (await readEntry(key)) !== undefined
}

/** The keys of all copies that begin so. */
export async function keptKeys(prefix: string): Promise<string[]> {
  const all = await keys<IDBValidKey>(copiesStore)
  return all.flatMap((key) => (typeof key === 'string' && key.startsWith(prefix) ? key : []))
}

/** Keeps a copy. A device that cannot only logs a warning (GWY-27). */
export async function keepContentCopy(key: string, data: unknown, version: string | null): Promise<void> {
  try {
    await set(
      key,
      { timestamp: Date.now(), version, shape: CONTENT_SHAPE, data } satisfies ContentCacheEntry,
      copiesStore,
    )
    log('kept', key)
  } catch (error) {
    console.warn(describeCacheWriteFailure(error))
  }
}

/** Removes all copies of all students (HDR-14, OPN-34). */
export async function clearContentCache(): Promise<void> {
  try {
    const copies = await keptKeys(CONTENT_CACHE_PREFIX)
    await Promise.all(copies.map((key) => del(key, copiesStore)))
    log(`cleared ${copies.length} copies`, CONTENT_CACHE_PREFIX)
  } catch (error) {
    console.warn('The copies of content on this device could not be removed:', error)
  }
}

/** A device whose storage cannot be read has no copies. */
async function readEntry(key: string): Promise<ContentCacheEntry | undefined> {
  try {
    return readCacheEntry(await get(key, copiesStore))
  } catch {
    return undefined
  }
}

function log(what: string, key: string): undefined {
  if (debugFlag.read() === '1') console.info(`content cache: ${what}: ${key}`)
  return undefined
}
