import { z } from 'zod'

/** What is drawn: points, or something that points of it decide. */
const GRAPH_SHAPES = ['points', 'line', 'parabola', 'vector', 'interval'] as const

/** Two numbers. A list of them, since every page that reads events would carry the code of a tuple. */
const pointSchema = z.array(z.number()).length(2) as unknown as z.ZodType<[number, number], [number, number]>
/** How an end of an interval is drawn; `none`: it goes on for ever. */
const endSchema = z.enum(['closed', 'open', 'none'])
const endsSchema = z.object({ start: endSchema, end: endSchema })

/** The points as they were placed, in the axes' own numbers; null while one is not placed. */
export const graphReplySchema = z.object({
  type: z.literal('graph'),
  points: z.array(pointSchema.nullable()),
  /** interval: how its left and its right end are drawn */
  ends: endsSchema.optional(),
})

const axisSchemaOf = <N extends z.ZodType>(number: N) =>
  z.object({
    label: z.string().default(''),
    unit: z.string().optional(),
    min: number,
    max: number,
    /** distance of the grid's lines, to which points snap */
    step: number,
  })

/** What a graph question has: axes, what is to be drawn on them, and what is drawn already. */
export const graphFields = <T extends z.ZodType>(text: T) => ({
  graph: z
    .object({
      shape: z.enum(GRAPH_SHAPES),
      x: axisSchemaOf(z.number()),
      /** left out: a number line */
      y: axisSchemaOf(z.number()).optional(),
      /**
       * the right points: a line by two of it, a parabola by its vertex and another point, a vector by tail and tip, an interval by its
       * ends (the second number does not count)
       */
      answer: z.array(pointSchema).min(1).max(12),
      ends: endsSchema.optional(),
      /** points: what each is called, where they are not alike */
      names: z.array(z.string()).default([]),
      /** vector: it may begin anywhere */
      isFree: z.boolean().default(false),
      /** largest distance that still counts, in steps of the grid */
      tolerance: z.number().positive().default(0.25),
      mistakes: z
        .array(
          z.object({
            answer: z.array(pointSchema),
            ends: endsSchema.optional(),
            feedback: text,
            misconception: z.string().optional(),
          }),
        )
        .default([]),
      /** curves that are drawn already, as points along them */
      curves: z.array(z.array(pointSchema)).default([]),
      /** points that are drawn already */
      dots: z.array(pointSchema).default([]),
    })
    .optional(),
})

/** The same as an author writes it; numbers may be expressions. On a number line a point is one number. */
export const authoredGraphFields = () => {
  // made here, not above: what stands at the top of a file is in every page that reads a reply
  const numberOrExpression = z.union([z.number(), z.string()])
  const point = z.tuple([numberOrExpression, numberOrExpression])
  const ends = z.strictObject({ start: endSchema, end: endSchema })
  const axis = z.strictObject(axisSchemaOf(numberOrExpression).shape)
  return {
    graph: z
      .strictObject({
        shape: z.enum(GRAPH_SHAPES),
        x: axis,
        y: axis.optional(),
        answer: z
          .array(z.union([point, numberOrExpression]))
          .min(1)
          .max(12),
        ends: ends.optional(),
        names: z.array(z.string()).optional(),
        isFree: z.boolean().optional(),
        tolerance: z.number().positive().optional(),
        mistakes: z
          .array(
            z.strictObject({
              answer: z.array(z.union([point, numberOrExpression])).min(1),
              ends: ends.optional(),
              feedback: z.string(),
              misconception: z
                .string()
                .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
                .optional(),
            }),
          )
          .optional(),
        /** functions of x, or of the parameters, that are drawn already */
        curves: z
          .array(
            z.strictObject({ of: z.string(), from: numberOrExpression.optional(), to: numberOrExpression.optional() }),
          )
          .max(6)
          .optional(),
        dots: z.array(point).max(60).optional(),
      })
      .optional(),
  }
}
