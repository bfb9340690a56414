import { z } from 'zod'
import { drawnFiguresOf } from '../figure/drawn-figure.ts'
import { contentItemSchemaOf } from '../text/content-item.ts'
import { fieldsOfTypes, questionTypeSchema } from './type-schemas.ts'

/** 1 easy, 2 intermediate, 3 advanced (CHP-14). */
export const questionDifficultySchema = z.union([z.literal(1), z.literal(2), z.literal(3)])

const optionSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    id: z.string(),
    content: text,
    correct: z.boolean().default(false),
    feedback: text.optional(),
    /** the wrong idea that leads to this option, an id of the module's misconceptions.yaml */
    misconception: z.string().optional(),
  })

/** A practice question as the pages use it (CHP-38, CHP-41): every number is final, templates are already filled in. */
export const questionSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    id: z.string(),
    type: questionTypeSchema,
    prompt: contentItemSchemaOf(text),
    options: z.array(optionSchemaOf(text)).default([]),
    /** numeric: the number; short-answer: accepted texts; true-false without options: the truth */
    answer: z.union([z.number(), z.boolean(), z.string(), z.array(z.string())]).optional(),
    /** numeric: largest accepted distance from `answer`, in the answer's unit (CHP-20) */
    tolerance: z.number().nonnegative().default(0),
    /** numeric: the unit the answer is in, and others that are converted to it */
    unit: z.string().optional(),
    /** numeric: how many significant figures the answer should have; a slip is named, not marked wrong */
    significantFigures: z.number().int().positive().optional(),
    /** numeric: how many figures the data have; the answer rounded to as many, or to more, is right whatever the tolerance */
    dataFigures: z.number().int().min(2).optional(),
    /** short-answer: how a reply is compared with the accepted answers */
    answerForm: z.enum(['text', 'number', 'algebra']).default('text'),
    sampleAnswer: text.optional(),
    /** numeric and short-answer: known wrong answers, so that feedback can name the mistake */
    mistakes: z
      .array(
        z.object({ answer: z.union([z.number(), z.string()]), feedback: text, misconception: z.string().optional() }),
      )
      .default([]),
    /** the wrong ideas that options and mistakes name, so that feedback can put them into words */
    misconceptions: z.array(z.object({ id: z.string(), belief: text, correction: text })).optional(),
    /** match: each left belongs to its right (D18) */
    pairs: z.array(z.object({ left: text, right: text })).default([]),
    ...fieldsOfTypes(text),
    hints: z.array(text).default([]),
    explanation: text.optional(),
    tags: z.array(z.string()).default([]),
    difficulty: questionDifficultySchema.optional(),
    /** log-odds above an intermediate question, where students' answers have shown it */
    itemDifficulty: z.number().optional().catch(undefined),
    timeLimitSeconds: z.number().positive().optional(),
    /** drawn figures, each under one of the texts */
    figures: drawnFiguresOf(text),
    /** kept, unused (OPN-94) */
    priority: z.union([z.string(), z.number()]).optional().catch(undefined),
    moduleId: z.string().optional(),
    lessonId: z.string().optional(),
    /** the section of that lesson it rests on, to read again after a miss */
    sectionId: z.string().optional(),
    /** the stimulus of its set (D24), which comes beside the questions */
    stimulusId: z.string().optional(),
    /** present when the question came from a template: the seed of this variant (D14) */
    seed: z.number().int().nonnegative().optional(),
  })

export type QuestionOf<T> = z.output<ReturnType<typeof questionSchemaOf<z.ZodType<T>>>>
export type Question = QuestionOf<string>
