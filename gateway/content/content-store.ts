import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentManifest } from '#domain/content/content-manifest.ts'
import type { Course } from '#domain/content/course.ts'
import { type CourseIdeas, withIdeas } from '#domain/content/course-ideas.ts'
import type { CourseList } from '#domain/content/course-list.ts'
import { listCourses } from '#domain/content/list-courses.ts'
import { offeredParts } from '#domain/exam/offered-parts.ts'
import type { DrawFigures } from '#domain/figure/draw-figures-of.ts'
import { buildSearch, type ContentSearch, openSearch, type StoredSearch } from '#domain/search/content-search.ts'
import { createTermFinder, type TermPage } from '#domain/search/find-term.ts'
import { type CachedAnswer, cacheable } from './answer-cache.ts'
import { createFigureCache } from './figure-cache.ts'
import { openCourse } from './open-course.ts'
import { shareStrings } from './share-strings.ts'

/** A drawing as it is sent: compressed once, however often it is asked for. */
type MediaFile = { answer: CachedAnswer; contentType: string }

/** All content as the gateway uses it. A course is read when it is first asked for, and then stays in memory. */
export type ContentStore = {
  version: string
  courses: ReadonlyMap<string, Course>
  /** a course with what Ilm says of its ideas, which is read anew at each call: whoever needs it keeps what is made of it */
  wholeCourse: (courseId: string) => Course | undefined
  /** every course with what it holds (D22) */
  courseList: () => CourseList
  /**
   * A drawing, as `GET /content/media/<courseId>/<file>` answers it; texts point at it as `/media/<courseId>/<file>`.
   * Only names of the manifest are ever opened, so a path can lead nowhere else.
   */
  media: (courseId: string, file: string) => MediaFile | undefined
  /** the figures of a question or a stimulus with the numbers of a seed, drawn once */
  figures: DrawFigures
  /** searches all of it; the index is opened with the first question */
  search: () => Promise<ContentSearch>
  /** what a key term means, by its slug; listed with the first question */
  findTerm: (slug: string) => TermPage | undefined
}

const CONTENT_TYPES: Record<string, string> = { svg: 'image/svg+xml; charset=utf-8' }

/** What a store is made of. */
type ContentSource = {
  version: string
  courses: ReadonlyMap<string, Course>
  /** what Ilm says of a course, where it is not in the course already */
  readIdeas?: (courseId: string) => CourseIdeas
  /** the bytes of a drawing; its answers are kept */
  readMedia?: (courseId: string, file: string) => Uint8Array | undefined
  /** the index and the list of the courses, where they are made already */
  readSearch?: () => Promise<StoredSearch>
  readCourseList?: () => CourseList
}

/**
 * Opens what `npm run content:build` left. The files are our own build's output, checked against the schemas when they
 * were made, so they are not parsed with them again: opening a course takes a JSON.parse.
 * @param folder `dist/content`
 * @throws when the build has not run
 */
export function openContentStore(folder: string): ContentStore {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const manifest: ContentManifest = read('manifest.json')
  const listed = Object.entries(manifest.courses)
  const drawings = new Set(listed.flatMap(([id, { media }]) => media.map((file) => `${id}/${file}`)))
  return createContentStore({
    version: manifest.version,
    courses: new Map(listed.map(([id, { head }]) => [id, openCourse(head, () => shareStrings(read(`${id}.json`)))])),
    readIdeas: (courseId) => shareStrings(read(`${courseId}.ideas.json`)),
    readMedia: (courseId, file) =>
      drawings.has(`${courseId}/${file}`) ? readFileSync(join(folder, 'media', courseId, file)) : undefined,
    readSearch: async () => JSON.parse(await readFile(join(folder, 'search.json'), 'utf8')),
    readCourseList: () => read('course-list.json'),
  })
}

/** A store over courses that are there already, for tests and for `openContentStore`. */
export function createContentStore({
  version,
  courses,
  readIdeas,
  readMedia = () => undefined,
  readSearch = async () => buildSearch(courses.values()),
  readCourseList = () => listCourses(courses.values(), offeredParts),
}: ContentSource): ContentStore {
  const kept = new Map<string, MediaFile>()
  const media = (courseId: string, file: string): MediaFile | undefined => {
    const key = `${courseId}/${file}`
    const known = kept.get(key)
    if (known) return known
    const contentType = CONTENT_TYPES[file.split('.').at(-1) ?? '']
    const bytes = contentType ? readMedia(courseId, file) : undefined
    if (!bytes || !contentType) return undefined
    const opened = { answer: cacheable(new Uint8Array(bytes)), contentType }
    kept.set(key, opened)
    return opened
  }
  let opened: Promise<ContentSearch> | undefined
  const search = () => {
    opened ??= readSearch()
      .then(openSearch)
      .catch((error: unknown) => {
        // an index that could not be read is tried again with the next question
        opened = undefined
        throw error
      })
    return opened
  }
  let termFinder: ReturnType<typeof createTermFinder> | undefined
  const findTerm = (slug: string) => {
    termFinder ??= createTermFinder(courses.values())
    return termFinder(slug)
  }
  const wholeCourse = (courseId: string) => {
    const course = courses.get(courseId)
    return course && readIdeas ? withIdeas(course, readIdeas(courseId)) : course
  }
  return {
    version,
    courses,
    wholeCourse,
    courseList: readCourseList,
    media,
    figures: createFigureCache(),
    search,
    findTerm,
  }
}
