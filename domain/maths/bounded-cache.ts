export type BoundedCache<T> = { get: (key: string, make: (key: string) => T) => T }

/**
 * Remembers what `make` gave for a key. Holds at most twice `size` entries: when the young generation is full it becomes the
 * old one, and the old one goes. A hit costs one look-up, where a strict least-recently-used order would rewrite the map.
 */
export function createBoundedCache<T>(size: number): BoundedCache<T> {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  return {
    get(key, make) {
      const known = young.get(key)
      if (known !== undefined) return known
      const value = old.get(key) ?? make(key)
      if (young.size >= size) {
        old = young
        young = new Map()
      }
      young.set(key, value)
      return value
    },
  }
}
