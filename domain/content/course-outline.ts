import { z } from 'zod'
import { outlinePartSchema } from './exam-part-rules.ts'

const count = z.number().int().nonnegative()

/**
 * The answer of `GET /content/course-outline` (CRS-15). `lessons`, `counts` and `servedFrom` are ours: a foreign gateway may
 * leave them out, and the pages then show only what they know.
 */
export const courseOutlineSchema = z.object({
  title: z.string(),
  courseId: z.string(),
  description: z.string().default(''),
  durationWeeks: z.number().optional(),
  /** about what the whole course takes on a device that keeps it */
  bytes: z.number().int().positive().optional().catch(undefined),
  modules: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      summary: z.string().default(''),
      category: z.string().default(''),
      /** its share of the exam, relative */
      weight: z.number().nonnegative().optional().catch(undefined),
      lessons: z
        .array(
          z.object({
            id: z.string(),
            title: z.string(),
            /** false: named in the outline, not written yet; never linked */
            isAvailable: z.boolean(),
            estimatedMinutes: z.number().optional(),
            sectionIds: z.array(z.string()).optional(),
          }),
        )
        .optional(),
      counts: z.object({ lessons: count, cards: count, questions: count }).optional(),
    }),
  ),
  exam: z
    .object({
      minutes: z.number(),
      questions: count,
      parts: z.array(outlinePartSchema),
    })
    .optional(),
  /** the calculator beside practice questions */
  practiceCalculator: z.literal('graphing').optional().catch(undefined),
  /** the course that really answered, when the one asked for has no content of its own (D13) */
  nearestMatch: z.string().optional(),
  /** beside `nearestMatch`: the course of that subject and grade which the asking curriculum has of its own (D26) */
  ownCourse: z
    .object({ courseId: z.string().min(1), title: z.string().min(1) })
    .optional()
    .catch(undefined),
})
export type CourseOutline = z.infer<typeof courseOutlineSchema>
