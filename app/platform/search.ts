import * as z from 'zod/mini'

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
export const signInSearchSchema = z.object({ redirect: orMissing(returnPathSchema) })
