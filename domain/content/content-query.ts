import { z } from 'zod'
import { seedSchema } from '../seed/seed.ts'

const lower = z.string().trim().toLowerCase().max(100)
const upper = z.string().trim().toUpperCase().max(100)
const idSchema = z.string().trim().min(1).max(200)

/** Which course is meant (GWY-13, GWY-17..19): subject lower-cased, courseId upper-cased, as on every content call. */
export const courseQuerySchema = z.object({
  curriculum: lower.optional(),
  grade: z.coerce.number().int().min(1).max(12).optional(),
  subject: lower.optional(),
  courseId: upper.optional(),
})
export type CourseQuery = z.infer<typeof courseQuerySchema>

/** A module of a course: lessons, flashcards, practice (GWY-08..10). Without `moduleId` the whole course is meant. */
export const moduleQuerySchema = courseQuerySchema.extend({ moduleId: idSchema.optional() })
export type ModuleQuery = z.infer<typeof moduleQuerySchema>

/** A seed in a query string: digits only, so that `1e3`, `0x10` and blanks are refused (D14). */
export const seedInQuerySchema = z
  .string()
  .regex(/^\d{1,10}$/, 'seed is a whole number from 0 to 4294967295')
  .transform(Number)
  .pipe(seedSchema)

/** GWY-05. Without a seed the gateway picks one (D14). */
export const examQuerySchema = courseQuerySchema.extend({ seed: seedInQuerySchema.optional() })

/** One question of a module with the numbers of one seed. */
export const practiceVariantQuerySchema = courseQuerySchema.extend({
  moduleId: idSchema,
  questionId: idSchema,
  seed: seedInQuerySchema,
})
