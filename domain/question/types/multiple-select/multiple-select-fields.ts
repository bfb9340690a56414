import { z } from 'zod'

/** The options that were chosen, in no order. */
export const multipleSelectReplySchema = z.object({
  type: z.literal('multiple-select'),
  optionIds: z.array(z.string()),
})

/** What a multiple-select question has beside its options. */
export const multipleSelectFields = () => ({
  /** multiple-select: exactly so many are to be chosen; left out: all that apply */
  choose: z.number().int().positive().optional(),
  /** whether an answer that is right in part gets a part of the points; false where the examination gives all or nothing */
  partialCredit: z.boolean().default(true),
})

/** The same as an author writes it. */
export const authoredMultipleSelectFields = () => ({
  choose: z.number().int().positive().optional(),
  /** false: all or nothing */
  partialCredit: z.boolean().optional(),
})
