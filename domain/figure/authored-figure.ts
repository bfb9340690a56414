import { z } from 'zod'
import { CODE_LANGUAGES } from './code-languages.ts'
import { codeRunSchema } from './code-run.ts'
import { plotShape } from './plot/plot-schema.ts'

const shared = {
  /** what sight gives, without the answer; may hold `@{…}` places */
  alt: z.string().min(1),
  caption: z.string().min(1).optional(),
}

const drawingSchema = z.strictObject({
  kind: z.literal('drawing'),
  ...shared,
  /** a drawing of the course: `media/name.svg` */
  file: z
    .string()
    .regex(/^media\/[\w.-]+\.svg$/, 'is media/ and the name of an SVG file')
    .optional(),
  /** the drawing itself; the build puts the file's here */
  svg: z.string().min(1).optional(),
  /** names that the drawing uses, each with a number or a text; a text that is one place `@{…}` may be a number too */
  with: z.record(z.string().regex(/^[a-zA-Z]\w*$/), z.union([z.number(), z.string()])).optional(),
})

const tableSchema = z.strictObject({
  kind: z.literal('table'),
  ...shared,
  headers: z.array(z.string()).min(1),
  /** texts, numbers and expressions in places; "?" is a cell that is missing */
  rows: z.array(z.array(z.union([z.string(), z.number()]))).min(1),
})

const codeSchema = z.strictObject({
  kind: z.literal('code'),
  ...shared,
  language: z.enum(CODE_LANGUAGES),
  code: z.string().min(1),
  /** for the content check, which runs it */
  run: codeRunSchema.optional(),
})

const plotSchema = z.strictObject({ ...plotShape, ...shared })

/** A figure as written in a content file (content/README.md, "Figures"). */
export const authoredFigureSchema = z.discriminatedUnion('kind', [drawingSchema, plotSchema, tableSchema, codeSchema])
/** The kinds that move with parameters of a page; the browser carries what draws them. */
export const explorableFigureSchema = z.discriminatedUnion('kind', [drawingSchema, plotSchema, tableSchema])
export type ExplorableFigure = z.output<typeof explorableFigureSchema>
export type AuthoredFigure = z.output<typeof authoredFigureSchema>
export type AuthoredFigureOf<K extends AuthoredFigure['kind']> = Extract<AuthoredFigure, { kind: K }>

/** Which text of its object a figure stands under: `prompt`, `explanation`, `options.a`, `steps.2` … */
const at = z.string().regex(/^[a-zA-Z]+(?:\.[a-z0-9-]+)?$/)
const placedSchema = z.discriminatedUnion('kind', [
  drawingSchema.extend({ at: at.optional() }),
  plotSchema.extend({ at: at.optional() }),
  tableSchema.extend({ at: at.optional() }),
  codeSchema.extend({ at: at.optional() }),
])
export type PlacedAuthoredFigure = z.output<typeof placedSchema>

/**
 * The fields for figures, to be spread into the schema of whatever holds texts: one figure, or several. Without `at` a figure stands
 * under the main text.
 */
export const figureFields = { figure: placedSchema.optional(), figures: z.array(placedSchema).min(1).optional() }

export type WithFigures = { figure?: PlacedAuthoredFigure | undefined; figures?: PlacedAuthoredFigure[] | undefined }

/** All figures of an object, in order. */
export const figuresOf = ({ figure, figures }: WithFigures): PlacedAuthoredFigure[] => [
  ...(figure ? [figure] : []),
  ...(figures ?? []),
]
