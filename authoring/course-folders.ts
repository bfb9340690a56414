import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every course folder under `content/`, by course id, in alphabetical order. */
export function courseFolders(root: string): Map<string, string> {
  const folders = new Map<string, string>()
  for (const curriculum of readdirSync(root, { withFileTypes: true })) {
    if (!curriculum.isDirectory()) continue
    for (const course of readdirSync(join(root, curriculum.name)).sort()) {
      const folder = join(root, curriculum.name, course)
      if (existsSync(join(folder, 'course.yaml'))) folders.set(course, folder)
    }
  }
  return folders
}
