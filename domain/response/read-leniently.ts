import type { z } from 'zod'
import { isLoose } from './is-loose.ts'

/** Stands in the copy for what will be left out. */
const GONE = Symbol('gone')
type Issue = z.core.$ZodIssue

/**
 * Reads a value that others made by a schema of ours, and gives up as little of it as it can: a number where a text belongs
 * becomes one, and the other way round; one thing where a list belongs is a list of one; what cannot be mended is left out, and
 * with it only what cannot do without it. Undefined when nothing is left that the schema takes. JSON in, never throws.
 */
export function readLeniently<T>(value: unknown, schema: z.ZodType<T>): T | undefined {
  const first = schema.safeParse(value)
  if (first.success) return first.data
  let rest: unknown = structuredClone(value)
  let issues: readonly Issue[] = first.error.issues
  // each turn mends a value for good or takes one away, so this ends
  while (issues.length > 0) {
    for (const issue of issues) rest = mendedAt(rest, issue.path, issue)
    rest = withoutGone(rest)
    if (rest === GONE) return undefined
    const read = schema.safeParse(rest)
    if (read.success) return read.data
    issues = read.error.issues
  }
  return undefined
}

/** The value with what an issue is about mended or marked as gone; where that is not there at all, what it is missing from. */
function mendedAt(value: unknown, [key, ...path]: readonly PropertyKey[], issue: Issue): unknown {
  if (key === undefined) return mended(value, issue)
  if (value === GONE || !isContainer(value) || !Object.hasOwn(value, key)) return GONE
  const part = Reflect.get(value, key)
  const better = mendedAt(part, path, issue)
  // defined, not assigned: a key may be called `__proto__`
  Object.defineProperty(value, key, { value: better, configurable: true, enumerable: true, writable: true })
  return value
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

function mended(value: unknown, issue: Issue): unknown {
  if (issue.code !== 'invalid_type') return GONE
  switch (issue.expected) {
    case 'string':
      if (typeof value === 'number') return String(value)
      // a text with its kind beside it (CHP-40)
      return isLoose(value) && typeof value.content === 'string' ? value.content : GONE
    case 'number':
      return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : GONE
    case 'boolean':
      return value === 'true' || value === 1 ? true : value === 'false' || value === 0 ? false : GONE
    case 'array':
      return typeof value === 'string' || typeof value === 'number' || isLoose(value) ? [value] : GONE
    default:
      return GONE
  }
}

function withoutGone(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((part) => part !== GONE).map(withoutGone)
  if (!isLoose(value)) return value
  const kept = Object.entries(value).filter(([, part]) => part !== GONE)
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutGone(part)]))
}
