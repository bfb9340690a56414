import * as z from 'zod/mini'
import { CURRICULUM_KEYS } from '#domain/catalogue/curriculum.ts'
import { SUBJECT_FIELDS } from '#domain/catalogue/subject-field.ts'
import { LONGEST_QUERY, SEARCH_KINDS } from '#domain/search/search-limits.ts'

/**
 * Search parameters of the routes (FIX-02). Whatever is not valid counts as missing, never as an error (CTR-42). `zod/mini`,
 * because search is parsed in the first script a visitor loads.
 */
const orMissing = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

/** A course id as catalogues write them: letters, digits and hyphens. Read in any case, used in upper case (CTR-20). */
const courseIdSchema = z.pipe(
  z.string().check(z.trim(), z.regex(/^[a-z0-9][a-z0-9-]{1,49}$/i)),
  z.transform((id: string) => id.toUpperCase()),
)

/** The course page's tabs, 0 to 4 (D16). */
const tabSchema = z.int().check(z.minimum(0), z.maximum(4))

/** A non-negative 32-bit integer (D14). */
const seedSchema = z.int().check(z.minimum(0), z.maximum(0xffff_ffff))

/** Where to go after signing in: a path of this site, never another one (D11, OPN-07). */
const returnPathSchema = z.string().check(z.regex(/^\/(?![/\\])[^\\\s]*$/))

export const courseSearchSchema = z.object({ courseId: orMissing(courseIdSchema), tab: orMissing(tabSchema) })
export const examSearchSchema = z.object({ seed: orMissing(seedSchema) })
/** Which questions of a module are practised: any of these tags, of this lesson only. In the address, so that a teacher can share a set. */
export const practiceSearchSchema = z.object({
  tags: orMissing(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(20))),
  lesson: orMissing(z.string().check(z.regex(/^[\w-]{1,100}$/))),
})
export type PracticeSearch = z.output<typeof practiceSearchSchema>
export const signInSearchSchema = z.object({ redirect: orMissing(returnPathSchema) })

const plainText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** `/courses`: which of them are shown (D22). */
export const coursesSearchSchema = z.object({
  curriculum: orMissing(z.enum(CURRICULUM_KEYS)),
  grade: orMissing(z.int().check(z.minimum(1), z.maximum(12))),
  subject: orMissing(z.enum(SUBJECT_FIELDS)),
})
export type CoursesSearch = z.output<typeof coursesSearchSchema>

/** `/search`: a number typed alone arrives as one (D22). */
export const searchSearchSchema = z.object({
  q: orMissing(z.union([plainText(LONGEST_QUERY), z.pipe(z.number(), z.transform(String))])),
  kind: orMissing(z.enum(SEARCH_KINDS)),
})
