import { z } from 'zod'

/** With fewer answers than this nothing is said of an item: neither to authors nor to the model. */
export const FEWEST_ANSWERS = 30

/**
 * `content/item-counts.json`: how items were answered, as `npm run items:export` of a gateway wrote it. By course and `module/question`; in
 * `answers` how often each answer was given (`option:<id>`, or `right` and `wrong`).
 */
export const itemCountsSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({ edition: z.string(), answers: z.record(z.string(), z.number().int().nonnegative()) }),
  ),
)
export type ItemCounts = z.infer<typeof itemCountsSchema>
export type ItemCount = ItemCounts[string][string]

export const answersTo = ({ answers }: Pick<ItemCount, 'answers'>): number =>
  Object.values(answers).reduce((sum, count) => sum + count, 0)
