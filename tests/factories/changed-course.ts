import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { checkCourse } from '#authoring/check-content.ts'
import { TEST_COURSE } from './course-folder.ts'

/** Changes to the files of the test course: a whole text, or what becomes of the one there is. */
export type CourseChanges = Record<string, string | ((text: string) => string)>

/**
 * A check of the test course after changes to its files. Its problems come as `file:line severity message`; what is not yet
 * written is left out.
 */
export function changedCourse(): (changes: CourseChanges) => string[] {
  const root = mkdtempSync(join(tmpdir(), 'course-'))
  afterAll(() => rmSync(root, { recursive: true }))
  let count = 0
  return (changes) => {
    const folder = join(root, String(count++), 'TST1W')
    const files = new Map(TEST_COURSE)
    for (const [path, change] of Object.entries(changes)) {
      const before = files.get(path) ?? ''
      const after = typeof change === 'string' ? change : change(before)
      if (typeof change !== 'string' && after === before) throw new Error(`nothing changes in ${path}`)
      files.set(path, after)
    }
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    return checkCourse(folder)
      .filter(({ severity }) => severity !== 'missing')
      .map(({ severity, file, line, message }) => `${file.slice(folder.length + 1)}:${line} ${severity} ${message}`)
  }
}

/** One part of a file for another. */
export const instead = (from: string, to: string) => (text: string) => text.replace(from, () => to)
/** A further part at its end. */
export const added = (more: string) => (text: string) => text + more
