import { z } from 'zod'

/** Far above any real figure: what comes from outside has an end. */
const LONGEST_MARKUP = 200_000
const MOST_FIGURES = 40

/**
 * A figure that is ready to be shown, as it crosses the gateway (an optional field of questions, lesson sections and cards; gateways
 * that know nothing of figures send none). This file is all that pages need to know of figures; drawing them is the server's.
 */
export const drawnFigureSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    /** the text it stands under: `prompt`, `options.a`, `explanation`, `steps.2` … (figures-at.ts) */
    at: z.string(),
    kind: z.string(),
    /** what sight gives */
    alt: z.string(),
    caption: text.optional(),
    /** SVG or highlighted code; missing where the figure is a table or could not be drawn */
    markup: z.string().max(LONGEST_MARKUP).optional(),
    /** the figure itself where it is a table; else the numbers behind the plot */
    table: z.object({ headers: z.array(text), rows: z.array(z.array(text)) }).optional(),
  })

/** The optional field that holds figures. A malformed one costs the figures, not the question. */
export const drawnFiguresOf = <T extends z.ZodType>(text: T) =>
  z.array(drawnFigureSchemaOf(text)).max(MOST_FIGURES).optional().catch(undefined)

export type DrawnFigureOf<T> = z.output<ReturnType<typeof drawnFigureSchemaOf<z.ZodType<T>>>>
export type DrawnFigure = DrawnFigureOf<string>
