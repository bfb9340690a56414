import { z } from 'zod'

const words = (least: number, most: number) =>
  z.string().refine(
    (text) => {
      const count = text.trim().split(/\s+/).length
      return count >= least && count <= most
    },
    { error: `${least} to ${most} words are asked for` },
  )

/**
 * One idea of a lesson as Ilm speaks of it (`ideas.yaml`, content/README.md "What Ilm says"): how students ask for it, the reply, and what answers
 * "simpler", "why", "an example", "where is that used". Texts are Markdown, each stands alone in a chat.
 */
export const ideaSchema = z.strictObject({
  /** as it stands after "about"; unique in its lesson */
  name: z.string().min(2).max(80),
  /** key terms of the lesson that it explains */
  terms: z.array(z.string()).default([]),
  /** the section of the lesson where it stands */
  section: z.string(),
  /** how students ask for it, in their own words: to find it by, never told */
  asked: z.array(z.string().min(3).max(160)).default([]),
  reply: words(15, 80),
  simpler: words(8, 60),
  why: words(10, 75),
  example: words(10, 80),
  use: words(8, 65),
  /** the formula or rule, with what its letters mean */
  inSymbols: words(1, 50).optional(),
})
export type Idea = z.infer<typeof ideaSchema>

/** The ideas of a module, by lesson. */
export type Ideas = Record<string, Idea[]>
