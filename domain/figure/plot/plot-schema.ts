import { z } from 'zod'
import { INKS } from '../colour-words.ts'

/** A number, or an expression over the template's parameters that gives one. */
const amount = z.union([z.number(), z.string()])
const pair = z.tuple([amount, amount])
/** An expression over x (and y where it says so) and the parameters. */
const formula = z.string().min(1)
const label = z.string().min(1)
/** Numbers one by one, or by an expression over `i`, which counts from one whole number to another: the runs of a simulation. */
const amounts = (least: number) =>
  z.union([z.array(amount).min(least), z.strictObject({ of: formula, from: amount.default(1), to: amount })])

const axisSchema = z.strictObject({
  /** name of the quantity */
  label: label.optional(),
  unit: z.string().optional(),
  min: amount.optional(),
  max: amount.optional(),
  /** distance of the numbers on the axis */
  step: amount.optional(),
  scale: z.enum(['linear', 'log']).default('linear'),
  /** names instead of numbers, for bars */
  categories: z.array(label).min(1).optional(),
  /** numbers written as multiples of π */
  in: z.literal('pi').optional(),
  grid: z.boolean().default(true),
  /** false: no numbers on the axis, for sketches */
  numbers: z.boolean().default(true),
})

const look = { label: label.optional(), color: z.enum(INKS).optional(), dashed: z.boolean().optional() }
/** Points by pairs, or by a list of x with a list of y or a formula for y. */
const series = {
  data: z.array(pair).min(1).optional(),
  x: z.array(amount).optional(),
  y: z.union([formula, z.array(amount)]).optional(),
}
/** Half the length of an error bar: one for all points, or one each. */
const error = z.union([amount, z.array(amount)]).optional()
const end = z.enum(['open', 'closed', 'none'])

const markSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('function'),
    of: formula,
    from: amount.optional(),
    to: amount.optional(),
    /** a circle at the first and the last point of a piece: filled when it belongs to the graph */
    start: end.default('none'),
    end: end.default('none'),
    /** values of x where the graph has a hole */
    holes: z.array(amount).default([]),
    ...look,
  }),
  /** the curve where the formula over x and y is zero */
  z.strictObject({ type: z.literal('implicit'), of: formula, ...look }),
  /** the region where the formula over x and y is positive; strict: its edge does not belong to it */
  z.strictObject({ type: z.literal('inequality'), of: formula, strict: z.boolean().default(false), ...look }),
  /** the region between two graphs, from one x to another */
  z.strictObject({
    type: z.literal('area'),
    of: formula,
    and: formula.default('0'),
    from: amount,
    to: amount,
    ...look,
  }),
  z.strictObject({
    type: z.literal('points'),
    ...series,
    error,
    /** the least-squares line through them */
    fit: z.boolean().default(false),
    ...look,
  }),
  z.strictObject({
    type: z.literal('line'),
    ...series,
    error,
    points: z.boolean().default(true),
    smooth: z.boolean().default(false),
    ...look,
  }),
  z.strictObject({ type: z.literal('bars'), values: z.array(amount).min(1), error, ...look }),
  z.strictObject({
    type: z.literal('histogram'),
    /** raw values, counted into bins */
    values: amounts(1).optional(),
    /** edges of the bins; without values, `counts` says how many are in each */
    edges: amounts(2),
    counts: z.array(amount).optional(),
    ...look,
  }),
  z.strictObject({
    type: z.literal('box'),
    values: amounts(5).optional(),
    /** smallest, first quartile, median, third quartile, largest */
    five: z.array(amount).length(5).optional(),
    outliers: z.array(amount).default([]),
    ...look,
  }),
  z.strictObject({ type: z.literal('dots'), values: amounts(1), ...look }),
  /** what is left of each y when the least-squares line is taken off */
  z.strictObject({ type: z.literal('residuals'), ...series, ...look }),
  /** short strokes with the slope that the formula over x and y gives */
  z.strictObject({
    type: z.literal('slopes'),
    of: formula,
    x: z.array(amount).optional(),
    y: z.array(amount).optional(),
    ...look,
  }),
  z.strictObject({ type: z.literal('vector'), from: pair.default([0, 0]), to: pair, ...look }),
  z.strictObject({ type: z.literal('segment'), from: pair, to: pair, ...look }),
  z.strictObject({ type: z.literal('polygon'), points: z.array(pair).min(3), ...look }),
  /** a line across the whole plot: an asymptote, a mean, a threshold */
  z.strictObject({ type: z.literal('rule'), x: amount.optional(), y: amount.optional(), ...look }),
  z.strictObject({
    type: z.literal('label'),
    at: pair,
    text: label,
    color: look.color,
    point: z.boolean().default(false),
  }),
  /** a stretch of a number line; without `from` or `to` it goes on for ever */
  z.strictObject({
    type: z.literal('interval'),
    from: amount.optional(),
    to: amount.optional(),
    start: end.default('closed'),
    end: end.default('closed'),
    ...look,
  }),
])

/** What a plot is made of (content/README.md, "Figures"). Without a `y` axis it is a number line. */
export const plotShape = {
  kind: z.literal('plot'),
  x: axisSchema.prefault({}),
  y: axisSchema.optional(),
  /** cross: axes through the origin, as in mathematics; frame: along the left and the lower edge */
  axes: z.enum(['cross', 'frame']).default('frame'),
  /** one unit is as long on both axes: circles are round, right angles right */
  equal: z.boolean().default(false),
  /** in units; the width is 320 */
  height: z.number().min(80).max(420).optional(),
  marks: z.array(markSchema).min(1),
  /** false where the numbers behind the plot would give the answer away */
  dataTable: z.boolean().default(true),
}

export const plotSchema = z.strictObject(plotShape)
export type Plot = z.output<typeof plotSchema>
export type PlotMark = Plot['marks'][number]
export type MarkOf<T extends PlotMark['type']> = Extract<PlotMark, { type: T }>
export type PlotAmounts = z.output<ReturnType<typeof amounts>>
export type PlotAxis = z.output<typeof axisSchema>
