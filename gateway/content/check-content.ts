import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkStructure } from './check/check-structure.ts'
import { checkTexts } from './check/check-texts.ts'
import { loadCourseFiles } from './load-course-files.ts'
import type { Problem } from './problem.ts'

/** Every course folder under `content/`, by course id. */
export function courseFolders(root: string): Map<string, string> {
  const folders = new Map<string, string>()
  for (const curriculum of readdirSync(root, { withFileTypes: true })) {
    if (!curriculum.isDirectory()) continue
    for (const course of readdirSync(join(root, curriculum.name))) {
      const folder = join(root, curriculum.name, course)
      if (existsSync(join(folder, 'course.yaml'))) folders.set(course, folder)
    }
  }
  return folders
}

/** Everything that is wrong with one course folder. */
export function checkCourse(folder: string): Problem[] {
  const loaded = loadCourseFiles(folder)
  if (!loaded.course) return loaded.problems
  return [...loaded.problems, ...checkStructure(loaded.files), ...checkTexts(loaded.files)]
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { complete: { type: 'boolean' } } })
  const folders = courseFolders('content')
  const unknown = positionals.filter((id) => !folders.has(id))
  if (unknown.length > 0) {
    console.error(`There is no course ${unknown.join(', ')}. Courses: ${[...folders.keys()].join(', ')}`)
    process.exitCode = 1
    return
  }
  const chosen = positionals.length > 0 ? positionals : [...folders.keys()]
  const problems = chosen.flatMap((id) => checkCourse(folders.get(id) ?? ''))
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  for (const { severity, file, line, message } of problems) console.log(`${file}:${line} ${severity}: ${message}`)
  const count = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity).length
  console.log(
    `${chosen.length} courses: ${count('error')} errors, ${count('warning')} warnings, ${count('missing')} not yet written`,
  )
  if (count('error') > 0 || (values.complete && count('missing') > 0)) process.exitCode = 1
}

if (import.meta.main) main()
