import { z } from 'zod'

/** Whether a student allows that their exam answers are counted, without their name (off until they say so). */
export const countsChoiceSchema = z.object({ isAllowed: z.boolean() })
