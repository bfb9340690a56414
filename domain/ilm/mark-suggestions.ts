import { z } from 'zod'

/** Characters a student wrote in all parts of one answer, at most, that a model reads. A long essay of three hours has about as many. */
export const LONGEST_MARKED = 12_000
/** Characters of questions, model answers and rubric, at most. */
const LONGEST_RUBRIC = 30_000
/** Words a mark rests on: a longer piece is the answer itself, and shows nothing. */
const LONGEST_QUOTE = 400
const TOO_LONG = `This answer is longer than Ilm can read (${LONGEST_MARKED / 1000},000 characters).`

const lineSchema = z.object({
  /** its place in the rubric through all parts, from 0 */
  line: z.number().int().min(0).max(1000),
  criterion: z.string().max(4000),
  /** the most it is worth */
  points: z.number().int().min(1).max(100),
})
const partSchema = z.object({
  prompt: z.string().max(8000),
  model: z.string().max(8000),
  /** what the student wrote */
  text: z.string().max(LONGEST_MARKED, TOO_LONG),
  /** what a person judges; lines that a machine checks are not asked about */
  lines: z.array(lineSchema).max(100),
})
type MarkedPart = z.infer<typeof partSchema>

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0)
const rubricOf = (parts: readonly MarkedPart[]) =>
  parts.flatMap(({ prompt, model, lines }) => [prompt, model, ...lines.map(({ criterion }) => criterion)])

/**
 * The body of `POST /content/ilm/mark-suggestions`: an answer in writing with the rubric it is marked by, as the student has them before
 * them, so that an exam of an earlier version of the content is marked as it was. Nothing in it says who wrote it.
 */
export const markRequestSchema = z.object({
  prompt: z.string().max(8000),
  parts: z
    .array(partSchema)
    .min(1)
    .max(26)
    .refine((parts) => lengthOf(parts.map(({ text }) => text)) <= LONGEST_MARKED, TOO_LONG)
    .refine((parts) => lengthOf(rubricOf(parts)) <= LONGEST_RUBRIC, 'This question is longer than Ilm can read.'),
})
export type MarkRequest = z.infer<typeof markRequestSchema>

/** Points that Ilm suggests for a line, never none, and the student's own words they rest on. */
export const markSuggestionSchema = z.object({
  line: lineSchema.shape.line,
  points: lineSchema.shape.points,
  quote: z.string().min(1).max(LONGEST_QUOTE),
})
export type MarkSuggestion = z.infer<typeof markSuggestionSchema>

/** The answer: at most one suggestion for a line; for the others nothing was found. */
export const markSuggestionsSchema = z.object({ suggestions: z.array(markSuggestionSchema) })
/** Whether this gateway suggests marks to this student. */
export const marksOfferedSchema = z.object({ isOffered: z.boolean() })
