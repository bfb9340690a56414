import { z } from 'zod'

/** The items as they were put, as indexes into the question's `items`, each once. */
export const orderingReplySchema = z.object({
  type: z.literal('ordering'),
  order: z.array(z.number().int().nonnegative()),
})

/** What an ordering question has. */
export const orderingFields = <T extends z.ZodType>(text: T) => ({
  /** ordering: the items in their right order */
  items: z.array(text).default([]),
  /** ordering: what the ends of the order mean, such as "first" and "last" */
  ends: z.object({ start: text, end: text }).optional(),
})

/** The same as an author writes it: the right order, from top to bottom. */
export const authoredOrderingFields = () => ({
  items: z.array(z.string()).min(3).max(10).optional(),
  ends: z.strictObject({ start: z.string(), end: z.string() }).optional(),
})
