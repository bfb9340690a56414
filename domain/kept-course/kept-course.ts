import { z } from 'zod'
import type { Course } from '../content/course.ts'
import { seedSchema } from '../seed/seed.ts'

/**
 * The answer of `GET /content/course`: a whole course as its authors wrote it, for a device that keeps it. From it everything the gateway says of
 * the course can be made without the gateway, by the same functions. `exams` are seeds whose exams the gateway has sealed: one that is begun
 * without a network can be handed in after the content has changed.
 */
export const wholeCourseSchema = z.object({
  // checked when it was built; what is made of it is read again like any answer
  course: z.looseObject({ courseId: z.string(), modules: z.array(z.looseObject({ id: z.string() })) }),
  contentVersion: z.string().min(1),
  exams: z.array(z.object({ seed: seedSchema, seal: z.string() })),
})
export type WholeCourse = Omit<z.infer<typeof wholeCourseSchema>, 'course'> & { course: Course }
