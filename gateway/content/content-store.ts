import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentManifest } from '#domain/content/content-manifest.ts'
import type { Course } from '#domain/content/course.ts'
import type { DrawFigures } from '#domain/figure/draw-figures-of.ts'
import { buildSearch, type ContentSearch, openSearch, type StoredSearch } from '#domain/search/content-search.ts'
import { createTermFinder, type TermPage } from '#domain/search/find-term.ts'
import { type CachedAnswer, cacheable } from './answer-cache.ts'
import { createFigureCache } from './figure-cache.ts'

/** A drawing as it is sent: compressed once, however often it is asked for. */
type MediaFile = { answer: CachedAnswer; contentType: string }

/** All content, in memory, as the gateway uses it. */
export type ContentStore = {
  version: string
  courses: ReadonlyMap<string, Course>
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

/**
 * Opens what `npm run content:build` left. The files are our own build's output, checked against the schemas when they
 * were made, so they are not parsed with them again: opening all courses takes a JSON.parse.
 * @param folder `dist/content`
 * @throws when the build has not run
 */
export function openContentStore(folder: string): ContentStore {
  const manifest: ContentManifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const courses = new Map<string, Course>()
  for (const courseId of Object.keys(manifest.courses)) {
    const course: Course = JSON.parse(readFileSync(join(folder, `${courseId}.json`), 'utf8'))
    courses.set(courseId, course)
  }
  const drawings = new Set(
    Object.entries(manifest.courses).flatMap(([id, { media }]) => media.map((file) => `${id}/${file}`)),
  )
  const readMedia = (courseId: string, file: string) => {
    if (!drawings.has(`${courseId}/${file}`)) return undefined
    return readFileSync(join(folder, 'media', courseId, file))
  }
  const readSearch = async (): Promise<StoredSearch> => JSON.parse(await readFile(join(folder, 'search.json'), 'utf8'))
  return createContentStore(manifest.version, courses, readMedia, readSearch)
}

/**
 * A store over courses that are already in memory, for tests and for `openContentStore`.
 * @param readMedia the bytes of a drawing; its answers are kept
 * @param readSearch the index of the courses, where it is made already
 */
export function createContentStore(
  version: string,
  courses: ReadonlyMap<string, Course>,
  readMedia: (courseId: string, file: string) => Uint8Array | undefined = () => undefined,
  readSearch: () => Promise<StoredSearch> = async () => buildSearch(courses.values()),
): ContentStore {
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
  return { version, courses, media, figures: createFigureCache(), search, findTerm }
}
