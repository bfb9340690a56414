import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts the text of each drawing's file beside its name, so that a course holds all it takes to draw its figures. A file that is not
 * there leaves its figure without one, which the check reports.
 * @param folder the course's folder
 */
export function embedDrawings<T>(value: T, folder: string): T
export function embedDrawings(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((part) => embedDrawings(part, folder))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, embedDrawings(part, folder)] as const)
  const fields = Object.fromEntries(entries)
  if (fields.kind !== 'drawing' || typeof fields.file !== 'string') return fields
  const path = join(folder, fields.file)
  return existsSync(path) ? { ...fields, svg: readFileSync(path, 'utf8') } : fields
}
