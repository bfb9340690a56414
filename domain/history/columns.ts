import { ListColumn, TextColumn } from './coded-columns.ts'
import { Dictionary, isStoredDictionary } from './dictionary.ts'
import { BooleanColumn, NumberColumn, UuidColumn } from './fixed-columns.ts'
import { isNarrowArray, type NarrowArray } from './narrow-array.ts'
import { type Column, FIRST_CODE, type StoredColumn } from './stored-column.ts'

/**
 * A column that can hold the first value seen of a field. Fields describe themselves by what is in them, so a new optional
 * field or a new kind of event needs no new format.
 * @param count rows before it, in which the field is absent
 */
export function newColumn(name: string, value: unknown, count: number): Column {
  const candidates: Column[] =
    name === 'id'
      ? [new UuidColumn(), new TextColumn('string')]
      : [new TextColumn('string'), new NumberColumn(), new BooleanColumn(), new ListColumn()]
  for (const column of candidates) {
    if (!canHold(column, value, count)) continue
    for (let row = 0; row < count; row++) column.push(undefined)
    return column
  }
  const json = new TextColumn('json')
  for (let row = 0; row < count; row++) json.push(undefined)
  return json
}

function canHold(column: Column, value: unknown, count: number): boolean {
  if (count > 0 && !column.pick(new Uint32Array(0)).push(undefined)) return false
  return column.pick(new Uint32Array(0)).push(value)
}

/** The same values in a column that holds anything. */
export function generalised(column: Column, count: number): Column {
  const json = new TextColumn('json')
  for (let row = 0; row < count; row++) json.push(column.read(row))
  return json
}

/**
 * Opens a stored column; what is stored narrow is widened, the rest is not copied.
 * @returns undefined when it is damaged: wrong lengths, or codes that are not in its dictionary
 */
export function openColumn(stored: StoredColumn, count: number): Column | undefined {
  switch (stored.kind) {
    case 'uuid':
      return stored.bytes instanceof Uint8Array && stored.bytes.length === count * 16
        ? new UuidColumn(stored.bytes, count)
        : undefined
    case 'number':
      if (stored.values?.length !== count) return undefined
      if (stored.values instanceof Float64Array) return new NumberColumn(stored.values, count)
      return isNarrowArray(stored.values) ? new NumberColumn(new Float64Array(stored.values), count) : undefined
    case 'boolean':
      return stored.values instanceof Uint8Array && stored.values.length === count
        ? new BooleanColumn(stored.values, count)
        : undefined
    case 'string':
    case 'json': {
      const { codes, dictionary } = stored
      if (!isNarrowArray(codes) || codes.length !== count || !isStoredDictionary(dictionary)) return undefined
      if (!allBelow(codes, dictionary.ends.length + FIRST_CODE)) return undefined
      return new TextColumn(stored.kind, new Dictionary(dictionary), wide(codes), count)
    }
    case 'strings': {
      const { ends, codes, dictionary } = stored
      if (!isNarrowArray(ends) || ends.length !== count || !isNarrowArray(codes)) return undefined
      if (!isStoredDictionary(dictionary) || !allBelow(codes, dictionary.ends.length)) return undefined
      if ((ends[count - 1] ?? 0) !== codes.length) return undefined
      return new ListColumn(new Dictionary(dictionary), wide(ends), wide(codes), count)
    }
    default:
      return undefined
  }
}

/** In memory every code column is of one kind, which keeps the loops over them fast. */
const wide = (codes: NarrowArray): Uint32Array => (codes instanceof Uint32Array ? codes : new Uint32Array(codes))

function allBelow(codes: NarrowArray, limit: number): boolean {
  // indexed, not for-of: this runs once, on cold code, over every code of a history
  for (let i = 0; i < codes.length; i++) if ((codes[i] ?? 0) >= limit) return false
  return true
}
