import { Dictionary } from './dictionary.ts'
import { narrowed } from './narrow-array.ts'
import { ABSENT, type Column, FIRST_CODE, NULL, type StoredColumn } from './stored-column.ts'

/** Room of a new column, in rows; it doubles when full. */
const START = 16

const withRoom = (codes: Uint32Array, count: number): Uint32Array => {
  if (count < codes.length) return codes
  const grown = new Uint32Array(Math.max(START, codes.length * 2))
  grown.set(codes)
  return grown
}

/** Strings (or null) by dictionary code; as 'json' any value at all, by its JSON text. */
export class TextColumn implements Column {
  readonly kind: 'string' | 'json'
  readonly dictionary: Dictionary
  codes: Uint32Array
  count: number
  constructor(
    kind: 'string' | 'json',
    dictionary: Dictionary = new Dictionary(),
    codes: Uint32Array = new Uint32Array(START),
    count = 0,
  ) {
    this.kind = kind
    this.dictionary = dictionary
    this.codes = codes
    this.count = count
  }
  push(value: unknown): boolean {
    const code = this.#codeFor(value)
    if (code < 0) return false
    this.codes = withRoom(this.codes, this.count)
    this.codes[this.count++] = code
    return true
  }
  read(row: number): unknown {
    const code = this.codes[row] ?? ABSENT
    if (code === ABSENT) return undefined
    if (code === NULL) return null
    const text = this.dictionary.at(code - FIRST_CODE)
    return this.kind === 'json' ? (JSON.parse(text) as unknown) : text
  }
  pick(rows: Uint32Array): Column {
    const codes = Uint32Array.from(rows, (row) => this.codes[row] ?? ABSENT)
    return new TextColumn(this.kind, this.dictionary, codes, rows.length)
  }
  stored(name: string): StoredColumn {
    const codes = narrowed(this.codes, this.count)
    return { name, kind: this.kind, codes, dictionary: this.dictionary.stored() }
  }
  #codeFor(value: unknown): number {
    if (value === undefined) return ABSENT
    if (value === null) return NULL
    if (this.kind === 'json') return FIRST_CODE + this.dictionary.add(JSON.stringify(value))
    return typeof value === 'string' ? FIRST_CODE + this.dictionary.add(value) : -1
  }
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Lists of strings, such as tags: the codes of all lists one after another, and where each list ends. */
export class ListColumn implements Column {
  readonly kind = 'strings'
  readonly dictionary: Dictionary
  ends: Uint32Array
  codes: Uint32Array
  count: number
  constructor(
    dictionary: Dictionary = new Dictionary(),
    ends: Uint32Array = new Uint32Array(START),
    codes: Uint32Array = new Uint32Array(START),
    count = 0,
  ) {
    this.dictionary = dictionary
    this.ends = ends
    this.codes = codes
    this.count = count
  }
  push(value: unknown): boolean {
    if (!isStrings(value)) return false
    let end = this.startOf(this.count)
    for (const item of value) {
      this.codes = withRoom(this.codes, end)
      this.codes[end++] = this.dictionary.add(item)
    }
    this.ends = withRoom(this.ends, this.count)
    this.ends[this.count++] = end
    return true
  }
  /** Index in `codes` at which the list of a row starts; it ends at `ends[row]`. */
  startOf(row: number): number {
    return row === 0 ? 0 : (this.ends[row - 1] ?? 0)
  }
  read(row: number): unknown {
    const list: string[] = []
    const end = this.ends[row] ?? 0
    for (let i = this.startOf(row); i < end; i++) list.push(this.dictionary.at(this.codes[i] ?? 0))
    return list
  }
  pick(rows: Uint32Array): Column {
    let length = 0
    const ends = Uint32Array.from(rows, (row) => {
      length += (this.ends[row] ?? 0) - this.startOf(row)
      return length
    })
    const codes = new Uint32Array(length)
    let at = 0
    for (const row of rows) {
      const list = this.codes.subarray(this.startOf(row), this.ends[row])
      codes.set(list, at)
      at += list.length
    }
    return new ListColumn(this.dictionary, ends, codes, rows.length)
  }
  stored(name: string): StoredColumn {
    const ends = narrowed(this.ends, this.count)
    const codes = narrowed(this.codes, this.startOf(this.count))
    return { name, kind: 'strings', ends, codes, dictionary: this.dictionary.stored() }
  }
}
