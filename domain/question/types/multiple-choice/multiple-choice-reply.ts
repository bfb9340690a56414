import { z } from 'zod'

/** The option that was chosen (CHP-19). */
export const multipleChoiceReplySchema = z.object({ type: z.literal('multiple-choice'), optionId: z.string() })
