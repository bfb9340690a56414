export type BoundedCache<T> = { get: (key: string, make: (key: string) => T) => T }

/**
 * Remembers what `make` gave for a key. Holds at most twice `size` entries: when the young generation is full it becomes the
 * old one, and the old one goes. A hit costs one look-up, where a strict least-recently-used order would rewrite the map.
 * @param size number of entries, or the weight of the entries where `weightOf` says what one weighs
 */
export function createBoundedCache<T>(size: number, weightOf: (value: T) => number = () => 1): BoundedCache<T> {
  let weight = 0
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  return {
    get(key, make) {
      const known = young.get(key)
      if (known !== undefined) return known
      const value = old.get(key) ?? make(key)
      if (weight >= size) {
        old = young
        young = new Map()
        weight = 0
      }
      young.set(key, value)
      weight += weightOf(value)
      return value
    },
  }
}
