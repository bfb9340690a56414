import type { z } from 'zod'
import { isLoose, type Loose } from './is-loose.ts'
import { readLeniently } from './read-leniently.ts'

/** What a list of a gateway's answer came to: what could be read, in order, and how many items could not. */
export type ReadList<T> = { items: T[]; dropped: number }

/**
 * Reads each item by itself and as leniently as can be, so that one malformed item costs only itself, and a malformed field of it
 * mostly only the field. `prepare` may mend an item first, or refuse it with undefined.
 */
export function readList<T>(
  list: readonly unknown[],
  schema: z.ZodType<T>,
  prepare: (item: unknown) => unknown = (item) => item,
): ReadList<T> {
  const items: T[] = []
  for (const item of list) {
    const read = readLeniently(prepare(item), schema)
    if (read !== undefined) items.push(read)
  }
  return { items, dropped: list.length - items.length }
}

/** Foreign gateways number their items; ids are text here. `_id` stands in for a missing id. */
export function withTextId(item: unknown): unknown {
  if (!isLoose(item)) return item
  const id = item.id ?? item._id
  return typeof id === 'number' ? { ...item, id: String(id) } : { ...item, id }
}

/** `null` says "not there" in JSON from elsewhere; our schemas say it by leaving the field out. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isLoose(value)) return value
  const kept = Object.entries(value).filter(([, part]) => part !== null)
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutNulls(part)]))
}

/** A prompt or a card's side whose kind is not told is a text (CHP-40, FLC-25); a number is one, too. */
export function withItemKind(item: unknown): unknown {
  if (typeof item === 'number') return String(item)
  return isLoose(item) && item.type === undefined ? { ...item, type: 'text' } : item
}

/** A finite number, or a text that says one. */
export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** The first of these fields that holds a list. */
export function firstList(answer: Loose, keys: readonly (string | undefined)[]): readonly unknown[] | undefined {
  for (const key of keys) {
    const value = key === undefined ? undefined : answer[key]
    if (Array.isArray(value)) return value
  }
  return undefined
}

/** The course that really answered, where a gateway says so (D13). */
export function nearestMatchOf(answer: unknown): { nearestMatch?: string } {
  return isLoose(answer) && typeof answer.nearestMatch === 'string' ? { nearestMatch: answer.nearestMatch } : {}
}
