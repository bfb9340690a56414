import { z } from 'zod'
import { answerStatusSchema } from '../history/events.ts'
import { replySchema } from '../question/reply.ts'
import { seedSchema } from '../seed/seed.ts'

/**
 * Where a student is in the practice of a module, so that it goes on exactly there: kept beside the log, one document per
 * module. Feedback is not in it, it is worked out again from the reply.
 */
export const practicePlaceSchema = z.object({
  questionId: z.string(),
  /** of the variant on screen, when it is another one than the set's */
  seed: seedSchema.optional(),
  /** place in the filtered set, for when the question is gone */
  index: z.number().int().nonnegative(),
  tags: z.array(z.string()),
  /** what is typed or put together so far, or was answered */
  reply: replySchema.nullable(),
  hintsUsed: z.number().int().nonnegative(),
  /** active seconds spent */
  seconds: z.number().nonnegative(),
  /** how it ended, null while the question is open */
  ended: z.object({ cause: z.enum(['checked', 'time', 'shown']), status: answerStatusSchema }).nullable(),
})
export type PracticePlace = z.infer<typeof practicePlaceSchema>

/**
 * Id of the document that holds what was written for a question that takes minutes, of this variant: it outlives the place, so that going
 * on to another question and coming back loses nothing. The document is a reply.
 */
export const answerDraftId = (courseId: string, { id, seed }: { id: string; seed?: number | undefined }): string =>
  `answer-draft/${courseId}/${id}${seed === undefined ? '' : `/${seed}`}`

/** The document's id in the history store. */
export const practicePlaceId = (courseId: string, moduleId: string): string => `practice-place/${courseId}/${moduleId}`
