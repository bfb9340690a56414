import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every course folder under `content/`, by course id, in alphabetical order of the ids, whatever curriculum they lie under. */
export function courseFolders(root: string): Map<string, string> {
  const folders: [id: string, folder: string][] = []
  for (const curriculum of readdirSync(root, { withFileTypes: true })) {
    if (!curriculum.isDirectory()) continue
    for (const course of readdirSync(join(root, curriculum.name))) {
      const folder = join(root, curriculum.name, course)
      if (existsSync(join(folder, 'course.yaml'))) folders.push([course, folder])
    }
  }
  return new Map(folders.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The folders a command was asked for, of all courses where it names none. Where it names a course that is not there, says so, lets the
 * command end with a failure and gives nothing.
 */
export function askedFolders(root: string, courseIds: readonly string[]): Map<string, string> | undefined {
  const folders = courseFolders(root)
  if (courseIds.length === 0) return folders
  const unknown = courseIds.filter((id) => !folders.has(id))
  if (unknown.length === 0) return new Map([...folders].filter(([id]) => courseIds.includes(id)))
  console.error(`There is no course ${unknown.join(', ')}. Courses: ${[...folders.keys()].join(', ')}`)
  process.exitCode = 1
  return undefined
}
