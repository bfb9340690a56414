import { CURRICULUM_KEYS } from '#domain/catalogue/curriculum.ts'
import { SUBJECT_FIELDS } from '#domain/catalogue/subject-field.ts'
import { LONGEST_QUERY, SEARCH_KINDS } from '#domain/search/search-limits.ts'

// Search parameters of the routes (FIX-02). Whatever is not valid counts as missing, never as an error (CTR-42). Read by hand: search is
// parsed in the first script of the app, and a library of schemas would be 6 kB of it.

type Read<T> = (value: unknown) => T | undefined

/**
 * Reads each parameter by its own rule. What is missing is there as `undefined`: the router lays this over what the address says, which would
 * shine through otherwise.
 */
const searchOf =
  <Fields extends Record<string, Read<unknown>>>(fields: Fields) =>
  (search: Record<string, unknown>): { [Name in keyof Fields]?: ReturnType<Fields[Name]> } =>
    // each name holds what its own rule made
    Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read(search[name])])) as {
      [Name in keyof Fields]?: ReturnType<Fields[Name]>
    }

const matching =
  (pattern: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

const integer =
  (least: number, most: number): Read<number> =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined

const oneOf =
  <const Values extends readonly string[]>(values: Values): Read<Values[number]> =>
  (value) =>
    values.find((one) => one === value)

const text =
  (most: number): Read<string> =>
  (value) => {
    const trimmed = typeof value === 'string' ? value.trim() : ''
    return trimmed.length > 0 && trimmed.length <= most ? trimmed : undefined
  }

/** A course id as catalogues write them: letters, digits and hyphens. Read in any case, used in upper case (CTR-20). */
const courseId: Read<string> = (value) => matching(/^[a-z0-9][a-z0-9-]{1,49}$/i)(text(60)(value))?.toUpperCase()

const MOST_TAGS = 20
const tags: Read<string[]> = (value) => {
  const isList = Array.isArray(value) && value.length <= MOST_TAGS
  const all = isList ? value.filter((tag) => typeof tag === 'string' && tag.length > 0 && tag.length <= 100) : []
  return isList && all.length === value.length ? all : undefined
}

/** The course page's tabs, 0 to 4 (D16). */
export const readCourseSearch = searchOf({ courseId, tab: integer(0, 4) })

/** A seed is a non-negative 32-bit integer (D14). */
export const readExamSearch = searchOf({ seed: integer(0, 0xffff_ffff) })

/** Which questions of a module are practised: any of these tags, of this lesson only. In the address, so that a teacher can share a set. */
export const readPracticeSearch = searchOf({ tags, lesson: matching(/^[\w-]{1,100}$/) })
export type PracticeSearch = ReturnType<typeof readPracticeSearch>

/** Where to go after signing in: a path of this site, never another one (D11, OPN-07). */
export const readSignInSearch = searchOf({ redirect: matching(/^\/(?![/\\])[^\\\s]*$/) })

/** `/courses`: which of them are shown (D22). */
export const readCoursesSearch = searchOf({
  curriculum: oneOf(CURRICULUM_KEYS),
  grade: integer(1, 12),
  subject: oneOf(SUBJECT_FIELDS),
})
export type CoursesSearch = ReturnType<typeof readCoursesSearch>

/** `/search`: a number typed alone arrives as one (D22). */
export const readSearchSearch = searchOf({
  q: (value) => text(LONGEST_QUERY)(typeof value === 'number' ? String(value) : value),
  kind: oneOf(SEARCH_KINDS),
})
