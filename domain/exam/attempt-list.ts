import { z } from 'zod'
import { examAttemptSchema } from './exam.ts'

const MOST_ON_A_PAGE = 100
const ON_A_PAGE = 50

/**
 * The query of `GET /content/exam/attempts`: how many at most, and from where on. `after` is the `next` of the page before and means
 * nothing to its sender: it names the last attempt of that page by its moment and id, so that pages neither skip nor repeat an
 * attempt while new ones are handed in.
 */
export const attemptListQuerySchema = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, 'limit is a whole number from 1 to 100')
    .transform(Number)
    .pipe(z.number().min(1).max(MOST_ON_A_PAGE))
    .default(ON_A_PAGE),
  after: z
    .string()
    .max(80)
    .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z~[\da-f-]{36}$/i, 'after is the `next` of the page before')
    .transform((place) => {
      const [completedAt = '', id = ''] = place.split('~')
      return { completedAt, id }
    })
    .optional(),
})

/** A page of own attempts, newest first; `next` is there where more follow. */
export const attemptListSchema = z.object({ attempts: z.array(examAttemptSchema), next: z.string().optional() })
