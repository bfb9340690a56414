import { z } from 'zod'
import { explorableFigureSchema } from '../figure/authored-figure.ts'
import { drawnFigureSchemaOf } from '../figure/drawn-figure.ts'

const name = z.string().regex(/^[a-zA-Z]\w*$/)

/** A number on a slider, or one of a few texts. */
const parameterSchema = z.union([
  z.object({
    name,
    label: z.string(),
    unit: z.string().default(''),
    min: z.number(),
    max: z.number(),
    step: z.number().positive(),
    start: z.number(),
  }),
  z.object({ name, label: z.string(), choices: z.array(z.string().min(1)).min(2).max(6), start: z.string() }),
])
export type ExplorationParameter = z.output<typeof parameterSchema>

/** What an author writes of an exploration, but for its question (content/README.md, "Explorations"). */
export const explorationFieldsOf = <T extends z.ZodType>(text: T) => ({
  title: z.string(),
  /** what to do, and what to look for */
  instructions: text.optional(),
  parameters: z.array(parameterSchema).min(1).max(4),
  /** in order; each may use the parameters and the ones before it */
  computed: z.record(name, z.string()).default({}),
  /** with the parameters and computed values as its names */
  figure: explorableFigureSchema,
  /** the state in words, with places: what a screen reader says when a slider rests */
  state: z.string().min(1),
})

/**
 * Parameters that a student moves, a figure and words that follow, and one question that only the moving answers. One element for waves,
 * circuits, samples …: what differs is written by authors. `start` is how it stands before anything moves, drawn by the server.
 */
export const explorationSchemaOf = <T extends z.ZodType, Q extends z.ZodType>(text: T, question: Q) =>
  z.object({
    ...explorationFieldsOf(text),
    start: z.object({ figure: drawnFigureSchemaOf(text), state: z.string() }),
    question: question.optional(),
  })

/** What moves with the parameters. */
export type Explorable = Pick<
  z.output<ReturnType<typeof explorationSchemaOf<z.ZodType, z.ZodType>>>,
  'parameters' | 'computed' | 'figure' | 'state'
>
