import { z } from 'zod'

/**
 * A prompt or a card side: text, or a medium with its address in `content` (CHP-40, FLC-25).
 * A plain string is text.
 */
export const contentItemSchemaOf = <T extends z.ZodType>(text: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? { type: 'text', content: value } : value),
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), content: text }),
      z.object({
        type: z.enum(['image', 'video', 'audio', 'interactive']),
        content: z.string(),
        alt: z.string().optional(),
      }),
    ]),
  )
export type ContentItemOf<T> = z.output<ReturnType<typeof contentItemSchemaOf<z.ZodType<T>>>>
