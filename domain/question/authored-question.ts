import { z } from 'zod'
import { figureFields } from '../figure/authored-figure.ts'
import { authoredStimulusSchema } from '../stimulus/authored-stimulus.ts'
import { parameterFields } from '../template/template-parameters.ts'
import { questionDifficultySchema } from './question.ts'
import { authoredFieldsOfTypes, authoredTypeSchema } from './type-schemas.ts'

/** A number, or an expression over the parameters that gives one. */
const numberOrExpression = z.union([z.number(), z.string()])

const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens')

const authoredOptionSchema = z.strictObject({
  id: idSchema,
  content: z.string(),
  correct: z.literal(true).optional(),
  feedback: z.string(),
  misconception: idSchema.optional(),
})

/**
 * A question as written in `content/…/questions.yaml` and `exam.yaml`. With `parameters` it is a template: the texts hold
 * `@{expression}` places and numbers may be expressions; a seed turns it into a question (D14). content/README.md explains
 * every field to authors.
 */
export const authoredQuestionSchema = z.strictObject({
  id: idSchema,
  type: authoredTypeSchema,
  /** the lesson of the same module that teaches it */
  lesson: idSchema,
  /** the section of that lesson to read again after a miss; found by its words where an author names none (name-sections.ts) */
  section: idSchema.optional(),
  difficulty: questionDifficultySchema,
  /** log-odds above an intermediate question, as students' answers have shown: put there by the content build, never by an author */
  itemDifficulty: z.number().optional(),
  tags: z.array(idSchema).min(1),
  /** which of the exam's skills it asks for (`exam.skills` of course.yaml); left out: told from what it asks (exam/item-skill.ts) */
  skill: idSchema.optional(),
  /** questions that give its answer away, or whose answer it gives away: no exam holds both. The content build adds those that show by themselves. */
  enemies: z.array(idSchema).optional(),
  /** advanced: in one line, what makes it so: joined ideas, an unfamiliar case, a judged argument */
  difficultyReason: z.string().min(1).max(160).optional(),
  /** what the questions of its set look at together; a file names its id, and reading the course puts the stimulus in its place */
  stimulus: authoredStimulusSchema.optional(),
  ...parameterFields,
  prompt: z.string(),
  options: z.array(authoredOptionSchema).min(2).optional(),
  /** false keeps the options in the order they are written */
  shuffle: z.boolean().default(true),
  answer: z.union([z.number(), z.string(), z.array(z.string()).min(1)]).optional(),
  tolerance: numberOrExpression.optional(),
  unit: z.string().optional(),
  significantFigures: z.number().int().positive().optional(),
  dataFigures: z.number().int().min(2).optional(),
  answerForm: z.enum(['text', 'number', 'algebra']).optional(),
  sampleAnswer: z.string().optional(),
  mistakes: z
    .array(z.strictObject({ answer: numberOrExpression, feedback: z.string(), misconception: idSchema.optional() }))
    .optional(),
  pairs: z
    .array(z.strictObject({ left: z.string(), right: z.string() }))
    .min(3)
    .optional(),
  ...authoredFieldsOfTypes(),
  hints: z.array(z.string()).min(1),
  explanation: z.string(),
  timeLimitSeconds: z.number().positive().optional(),
  /** under the prompt, or with `at` under `explanation`, `options.a`, `feedback.a`, `hints.1` */
  ...figureFields,
})

export type AuthoredQuestion = z.infer<typeof authoredQuestionSchema>
