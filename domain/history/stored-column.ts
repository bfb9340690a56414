import type { StoredDictionary } from './dictionary.ts'
import type { NarrowArray } from './narrow-array.ts'

/** One field of many events, as it is stored. Codes: 0 = the field is absent, 1 = null, from 2 on the dictionary's number + 2. */
export type StoredColumn =
  | { name: string; kind: 'uuid'; bytes: Uint8Array }
  | { name: string; kind: 'number'; values: Float64Array | NarrowArray }
  | { name: string; kind: 'boolean'; values: Uint8Array }
  | { name: string; kind: 'string' | 'json'; codes: NarrowArray; dictionary: StoredDictionary }
  | { name: string; kind: 'strings'; ends: NarrowArray; codes: NarrowArray; dictionary: StoredDictionary }

/** A field of many events in memory. `push` answers false when this kind of column cannot hold the value. */
export type Column = {
  readonly kind: StoredColumn['kind']
  push(value: unknown): boolean
  read(row: number): unknown
  /** the same column with its rows in another order, or fewer of them */
  pick(rows: Uint32Array): Column
  stored(name: string): StoredColumn
}

export const ABSENT = 0
export const NULL = 1
export const FIRST_CODE = 2
