import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceCourses } from '#domain/catalogue/shared-lessons.ts'
import type { ContentManifest, CourseHead } from '#domain/content/content-manifest.ts'
import type { Course } from '#domain/content/course.ts'
import { splitIdeas } from '#domain/content/course-ideas.ts'
import { listCourses } from '#domain/content/list-courses.ts'
import { offeredParts } from '#domain/exam/offered-parts.ts'
import { buildSearch } from '#domain/search/content-search.ts'
import { courseFolders } from './course-folders.ts'
import { editorSchemas } from './editor-schemas.ts'
import { loadCourseFiles } from './load-course-files.ts'
import { readItemCounts, withMeasured } from './measure-items.ts'
import { printProblems } from './print-problems.ts'
import type { Problem } from './problem.ts'

/** The code that shapes what is built: when it changes, every course is built again. */
const BUILDERS = [
  'authoring/*.ts',
  'domain/catalogue/shared-lessons.ts',
  'domain/content/*.ts',
  'domain/learner-model/{item-difficulty,answer-chance}.ts',
  'domain/figure/**/*.ts',
  'domain/stimulus/*.ts',
  'domain/template/*.ts',
  'domain/question/authored-question.ts',
]
/** The code that makes the search and the list of all courses. */
const OVERALL_BUILDERS = ['domain/search/*.ts', 'domain/text/*.ts', 'domain/exam/*.ts']
const HASH_LENGTH = 16

type Built = { manifest: ContentManifest; rebuilt: string[]; problems: Problem[] }

/**
 * Turns `content/` into what the gateway loads: `<COURSE-ID>.json` per course, what Ilm says of it (`<COURSE-ID>.ideas.json`), its drawings, the search and the list of
 * all courses, and `manifest.json`. A course whose files have not changed since the last build is left alone. With errors, nothing of the course is written.
 */
export function buildContent(root: string, target: string, project = '.'): Built {
  const manifestPath = join(target, 'manifest.json')
  const before: ContentManifest | undefined = existsSync(manifestPath)
    ? JSON.parse(readFileSync(manifestPath, 'utf8'))
    : undefined
  const builder = hashFiles(BUILDERS.flatMap((pattern) => globSync(join(project, pattern))).sort())
  const manifest: ContentManifest = { version: '', courses: {}, overallHash: '' }
  const counts = readItemCounts(root)
  const built: Built = { manifest, rebuilt: [], problems: [] }
  mkdirSync(target, { recursive: true })
  for (const [courseId, folder] of courseFolders(root)) {
    const folders = [folder, ...sourceCourses(courseId).map((source) => join(folder, '..', source))]
    const files = folders.flatMap((one) => globSync(`${one}/**/*.{yaml,md,svg}`).sort())
    const hash = hashText(`${builder} ${hashFiles(files)} ${JSON.stringify(counts[courseId])}`)
    const output = join(target, `${courseId}.json`)
    const ideasOutput = join(target, `${courseId}.ideas.json`)
    const media = existsSync(join(folder, 'media')) ? readdirSync(join(folder, 'media')).sort() : []
    const known = before?.courses[courseId]
    if (known?.hash === hash && existsSync(output) && existsSync(ideasOutput)) {
      manifest.courses[courseId] = known
      continue
    }
    const { course: whole, problems } = loadCourseFiles(folder)
    built.problems.push(...problems)
    if (!whole || problems.some((problem) => problem.severity === 'error')) continue
    const { course, ideas } = splitIdeas(whole)
    manifest.courses[courseId] = { hash, media, head: headOf(course) }
    writeFileSync(output, JSON.stringify(withMeasured(course, counts[courseId])))
    writeFileSync(ideasOutput, JSON.stringify(ideas))
    rmSync(join(target, 'media', courseId), { recursive: true, force: true })
    if (media.length > 0) cpSync(join(folder, 'media'), join(target, 'media', courseId), { recursive: true })
    built.rebuilt.push(courseId)
  }
  manifest.version = hashText(JSON.stringify(manifest.courses))
  if (built.problems.some((problem) => problem.severity === 'error')) return built
  const overallBuilder = hashFiles(OVERALL_BUILDERS.flatMap((pattern) => globSync(join(project, pattern))).sort())
  manifest.overallHash = hashText(`${manifest.version} ${overallBuilder}`)
  const [searchPath, listPath] = [join(target, 'search.json'), join(target, 'course-list.json')]
  if (before?.overallHash !== manifest.overallHash || !existsSync(searchPath) || !existsSync(listPath)) {
    const courses = [...readCourses(target, Object.keys(manifest.courses))]
    writeFileSync(searchPath, JSON.stringify(buildSearch(courses)))
    writeFileSync(listPath, JSON.stringify(listCourses(courses, offeredParts)))
  }
  writeFileSync(manifestPath, JSON.stringify(manifest, null, 2))
  return built
}

function headOf({ exam: _exam, modules: _modules, referenceSheet: _sheet, ...head }: Course): CourseHead {
  return head
}

function* readCourses(target: string, courseIds: readonly string[]): Generator<Course> {
  for (const id of courseIds) yield JSON.parse(readFileSync(join(target, `${id}.json`), 'utf8'))
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
}

function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex').slice(0, HASH_LENGTH)
}

function main(): void {
  const { manifest, rebuilt, problems } = buildContent('content', 'dist/content')
  printProblems(problems)
  mkdirSync('content/schema', { recursive: true })
  for (const [name, schema] of editorSchemas()) {
    const path = join('content/schema', name)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== schema) writeFileSync(path, schema)
  }
  const count = Object.keys(manifest.courses).length
  console.log(
    `Content ${manifest.version}: ${count} courses, ${rebuilt.length} built, ${count - rebuilt.length} unchanged`,
  )
  if (problems.some((problem) => problem.severity === 'error')) process.exitCode = 1
}

if (import.meta.main) main()
