/** A dictionary as it is stored: all strings joined, and where each one ends (UTF-16 units). */
export type StoredDictionary = { text: string; ends: Uint32Array }

/**
 * Strings by number, numbered in order of first appearance. A stored dictionary opens without making its strings: each is
 * cut from the joined text when it is first read, and the way back (string to number) is built when first asked for.
 */
export class Dictionary {
  readonly #text: string
  readonly #ends: Uint32Array
  readonly #strings: (string | undefined)[]
  #codes: Map<string, number> | undefined

  constructor(stored: StoredDictionary = { text: '', ends: new Uint32Array(0) }) {
    this.#text = stored.text
    this.#ends = stored.ends
    this.#strings = new Array<string | undefined>(stored.ends.length)
  }

  get size(): number {
    return this.#strings.length
  }

  /** The string of a number; '' for a number that was never given out. */
  at(code: number): string {
    const known = this.#strings[code]
    if (known !== undefined) return known
    const end = this.#ends[code]
    if (end === undefined) return ''
    const text = this.#text.slice(code === 0 ? 0 : this.#ends[code - 1], end)
    this.#strings[code] = text
    return text
  }

  /** The number of a string, -1 when it is not in the dictionary. */
  codeOf(text: string): number {
    return this.#lookup().get(text) ?? -1
  }

  /** The number of a string, which is added when it is new. */
  add(text: string): number {
    const codes = this.#lookup()
    const known = codes.get(text)
    if (known !== undefined) return known
    const code = this.#strings.length
    this.#strings.push(text)
    codes.set(text, code)
    return code
  }

  stored(): StoredDictionary {
    const ends = new Uint32Array(this.size)
    const parts: string[] = []
    let length = 0
    for (let code = 0; code < this.size; code++) {
      const part = this.at(code)
      parts.push(part)
      length += part.length
      ends[code] = length
    }
    return { text: parts.join(''), ends }
  }

  #lookup(): Map<string, number> {
    if (this.#codes) return this.#codes
    const codes = new Map<string, number>()
    for (let code = 0; code < this.size; code++) codes.set(this.at(code), code)
    this.#codes = codes
    return codes
  }
}

/** Whether a stored value really is a dictionary: a damaged one must not open. */
export function isStoredDictionary(value: unknown): value is StoredDictionary {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('ends' in value)) return false
  const { text, ends } = value
  if (typeof text !== 'string' || !(ends instanceof Uint32Array)) return false
  let before = 0
  // indexed, not for-of: this runs once, on cold code
  for (let i = 0; i < ends.length; i++) {
    const end = ends[i] ?? 0
    if (end < before) return false
    before = end
  }
  return before === text.length
}
