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
