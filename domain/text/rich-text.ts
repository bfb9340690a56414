import { z } from 'zod'

/**
 * Text as it is authored and as it crosses the gateway: Markdown with `$maths$` and `$\ce{chemistry}$`.
 * Schemas of this folder take the text's schema as an argument, so that one schema describes both the Markdown that
 * arrives and the HTML that is shown: the server parses with a text schema that renders (rich-text.server.ts).
 */
export const markdownSchema = z.string()

/** Text after rendering. `html` is sanitised and safe to insert; `text` is its plain reading, for labels and cuts. */
export const richTextSchema = z.object({ html: z.string(), text: z.string() })
export type RichText = z.infer<typeof richTextSchema>
