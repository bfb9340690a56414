import { z } from 'zod'
import { drawnFiguresOf } from '../figure/drawn-figure.ts'
import { questionSchemaOf } from '../question/question.ts'
import { explorationSchemaOf } from './exploration.ts'
import { programSchemaOf } from './program.ts'

/** Estimated reading and working time is in minutes everywhere (LES-26). */
const minutesSchema = z.number().positive()
const listOf = <T extends z.ZodType>(item: T) => z.array(item).default([])

const mediaSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    type: z.enum(['image', 'video']),
    url: z.string(),
    altText: z.string().default(''),
    caption: text.optional(),
    transcript: text.optional(),
  })

/** One draggable or fillable piece of a "Try It". A plain string is its text. */
const interactiveItemSchemaOf = <T extends z.ZodType>(text: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? { text: value } : value),
    z.object({
      text,
      /** sorting: the group it belongs to */
      category: z.string().optional(),
      /** fill-in: accepted answers for the blank `___` in the text, the first one is shown */
      accept: z.array(z.string()).optional(),
      feedback: text.optional(),
    }),
  )

/** slider: the student moves inputs and watches outputs, which are formulas over the inputs' names. */
const sliderSchema = z.object({
  inputs: z.array(
    z.object({
      name: z.string().regex(/^[a-zA-Z]\w*$/),
      label: z.string(),
      min: z.number(),
      max: z.number(),
      step: z.number().positive(),
      start: z.number(),
      unit: z.string().default(''),
    }),
  ),
  outputs: z.array(
    z.object({
      label: z.string(),
      formula: z.string(),
      unit: z.string().default(''),
      decimals: z.number().int().min(0).max(6).default(1),
    }),
  ),
})

const interactiveElementSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    /** ordering, sorting, fill-in and slider are interactive; any other kind shows its items as a list (LES-18). */
    type: z.string(),
    description: text.optional(),
    instructions: text.optional(),
    /** ordering: in the right order */
    items: listOf(interactiveItemSchemaOf(text)),
    slider: sliderSchema.optional(),
  })

export const lessonSectionSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    id: z.string(),
    order: z.number().optional(),
    title: z.string().optional(),
    isOptional: z.boolean().default(false),
    estimatedMinutes: minutesSchema.optional(),
    text: text.optional(),
    /** drawn figures under `text`, `problem`, `steps.1` … (counted from 1) or `answer` */
    figures: drawnFiguresOf(text),
    media: listOf(mediaSchemaOf(text)),
    comparison: listOf(
      z.object({
        title: z.string(),
        definition: text.optional(),
        characteristics: listOf(text),
        examples: listOf(text),
      }),
    ),
    interactiveElement: interactiveElementSchemaOf(text).optional(),
    /** parameters to move and a figure that follows; a malformed one costs nothing else */
    exploration: explorationSchemaOf(text, questionSchemaOf(text)).optional().catch(undefined),
    /** a program to change and run; a malformed one costs nothing else */
    program: programSchemaOf(text).optional().catch(undefined),
    diagram: z
      .object({
        type: z.string().default('diagram'),
        description: text.optional(),
        imageUrl: z.string().optional(),
        altText: z.string().default(''),
        elements: listOf(text),
      })
      .optional(),
    caseStudy: z
      .object({
        title: z.string(),
        scenario: text,
        impact: text.optional(),
        questions: listOf(text),
        discussionPrompts: listOf(text),
      })
      .optional(),
    activity: z
      .object({
        description: text,
        instructions: z.union([text, z.array(text)]).optional(),
        items: listOf(text),
        expectedOutcome: text.optional(),
      })
      .optional(),
    keyTerms: listOf(z.object({ term: z.string(), definition: text, examples: listOf(text) })),
    examples: listOf(
      z.object({
        title: z.string(),
        type: z.string().optional(),
        explanation: text.optional(),
        examples: listOf(text),
      }),
    ),
    comparisonTable: z
      .object({ title: z.string().optional(), headers: z.array(text), rows: z.array(z.array(text)) })
      .optional(),
    workedExample: z
      .object({
        title: z.string().optional(),
        problem: text,
        given: listOf(text),
        steps: z.array(
          z.object({
            step: z.union([z.number(), z.string()]).optional(),
            action: text,
            reasoning: text.optional(),
            calculation: text.optional(),
          }),
        ),
        answer: text,
        strategy: text.optional(),
        commonMistake: text.optional(),
      })
      .optional(),
    /** Short questions inside the lesson, with feedback; they count as evidence, not as marks. */
    checks: listOf(questionSchemaOf(text)),
    hints: listOf(text),
  })

/** A lesson (LES-05..29). */
export const lessonSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    id: z.string(),
    title: z.string(),
    summary: text.optional(),
    difficulty: z.string().default(''),
    learningObjectives: listOf(text),
    content: listOf(lessonSectionSchemaOf(text)),
    criticalThinking: text.optional(),
    realWorldApplication: text.optional(),
    commonMisconception: z
      .object({
        /** id in the module's misconceptions.yaml, when it is a known one */
        id: z.string().optional(),
        misconception: text,
        correction: text,
        explanation: text.optional(),
      })
      .optional(),
    reflection: text.optional(),
  })

export type LessonOf<T> = z.output<ReturnType<typeof lessonSchemaOf<z.ZodType<T>>>>
export type LessonSectionOf<T> = LessonOf<T>['content'][number]
export type Lesson = LessonOf<string>
