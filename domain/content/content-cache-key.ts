/** Every key of the content cache begins with it (GWY-20, CON-05). */
export const CONTENT_CACHE_PREFIX = 'content-cache::'

/** What tells one piece of content from another. Values that are absent or empty say nothing (GWY-14). */
export type ContentParams = Readonly<Record<string, string | number | null | undefined>>

/**
 * The parameters as they are sent and compared: subject in lower case, courseId in upper case, what is null, undefined or
 * empty left out (GWY-14, GWY-21, CTR-20), sorted by name.
 */
export function normaliseContentParams(params: ContentParams): [name: string, value: string][] {
  const pairs: [string, string][] = []
  for (const name of Object.keys(params).sort()) {
    const value = params[name]
    if (value === null || value === undefined || value === '') continue
    pairs.push([name, normaliseValue(name, String(value))])
  }
  return pairs
}

function normaliseValue(name: string, value: string): string {
  if (name === 'subject') return value.toLowerCase()
  return name === 'courseId' ? value.toUpperCase() : value
}

/** The key of one student's copy of one piece of content: prefix, user, kind, sorted parameters (GWY-20). */
export function contentCacheKey(userId: string, kind: string, params: ContentParams): string {
  const query = normaliseContentParams(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `${CONTENT_CACHE_PREFIX}${userId}::${kind}::${query}`
}

/**
 * Raised whenever the pages' shape of any content changes: copies of an older shape are then misses. 1: the first one. 2: practice with stimuli.
 */
export const CONTENT_SHAPE = 2

/** A stored copy (GWY-22). `version` is the content version it came from, null from a gateway that has none (D15). */
export type ContentCacheEntry = { timestamp: number; version: string | null; shape: number; data: unknown }

/** Whether a stored copy may stand for the content: it never expires, unless the server has another version (D15). */
export function isFreshEntry(entry: ContentCacheEntry, serverVersion: string | null): boolean {
  return serverVersion === null || entry.version === null || entry.version === serverVersion
}

/** A stored value as an entry, or undefined when it is something else or of an older shape. */
export function readCacheEntry(stored: unknown): ContentCacheEntry | undefined {
  if (typeof stored !== 'object' || stored === null || !('data' in stored) || !('timestamp' in stored)) return undefined
  if (typeof stored.timestamp !== 'number') return undefined
  if (!('shape' in stored) || stored.shape !== CONTENT_SHAPE) return undefined
  const version = 'version' in stored && typeof stored.version === 'string' ? stored.version : null
  return { timestamp: stored.timestamp, version, shape: CONTENT_SHAPE, data: stored.data }
}
