import { z } from 'zod'
import { authoredBlankSchema, blankSchemaOf, givenSchema } from '../../blank/blank-fields.ts'

/** What was put into the blank cells, row by row. */
export const tableReplySchema = z.object({ type: z.literal('table'), given: givenSchema })

/** What a table question has: a head for each column and row, cells that are given or blank. */
export const tableFields = <T extends z.ZodType>(text: T) => ({
  /** table: the first column holds the heads of the rows */
  table: z
    .object({
      columns: z.array(text),
      rows: z.array(
        z.object({
          head: text,
          cells: z.array(z.union([z.object({ text }), z.object({ blank: blankSchemaOf(text) })])),
        }),
      ),
    })
    .optional(),
})

/** The same as an author writes it: a row is a list, its first entry the head; an entry with `answer` is a blank. */
export const authoredTableFields = () => ({
  table: z
    .strictObject({
      columns: z.array(z.string()).min(2).max(6),
      rows: z
        .array(z.array(z.union([z.string(), z.number(), authoredBlankSchema()])).min(2))
        .min(1)
        .max(12),
    })
    .optional(),
})
