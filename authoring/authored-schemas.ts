import { z } from 'zod'
import { explorationFieldsOf } from '#domain/content/exploration.ts'
import { cardSchemaOf } from '#domain/content/flashcards.ts'
import { ideaSchema } from '#domain/content/idea.ts'
import { lessonSchemaOf, lessonSectionSchemaOf } from '#domain/content/lesson.ts'
import { programFieldsOf } from '#domain/content/program.ts'
import { explorableFigureSchema, figureFields } from '#domain/figure/authored-figure.ts'
import { codeRunSchema } from '#domain/figure/code-run.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import { authoredQuestionSchema } from '#domain/question/authored-question.ts'
import { authoredTypeSchema, USUAL_TYPE } from '#domain/question/type-schemas.ts'
import { authoredStimulusSchema } from '#domain/stimulus/authored-stimulus.ts'
import { contentItemSchemaOf } from '#domain/text/content-item.ts'
import { markdownSchema } from '#domain/text/rich-text.ts'
import { strictShapeOf } from './strict-schema.ts'

const idSchema = authoredQuestionSchema.shape.id

/**
 * A short question inside a lesson, of any type but those that take minutes: the lesson gives its lesson and tags, and it needs no hints, because the text it asks
 * about stands right above it.
 */
const authoredCheckSchema = authoredQuestionSchema
  .omit({
    itemDifficulty: true,
    lesson: true,
    stimulus: true,
    parameters: true,
    computed: true,
    constraints: true,
    timeLimitSeconds: true,
  })
  .extend({
    type: authoredTypeSchema
      .refine((type) => !answerTypeOf({ type }).isLong, 'a question that takes minutes belongs into questions.yaml')
      .default(USUAL_TYPE),
    difficulty: authoredQuestionSchema.shape.difficulty.optional(),
    tags: z.array(z.string()).optional(),
    hints: z.array(z.string()).default([]),
    explanation: z.string().optional(),
  })
export type AuthoredCheck = z.infer<typeof authoredCheckSchema>

/** An exploration; its question is a check of the lesson. */
const authoredExplorationSchema = z.strictObject({
  ...strictShapeOf(explorationFieldsOf(markdownSchema)),
  figure: explorableFigureSchema,
  question: authoredCheckSchema,
})
export type AuthoredExploration = z.infer<typeof authoredExplorationSchema>

/** A program to change and run; `run` is for the content check, which runs it as it stands at first. */
const authoredProgramSchema = z.strictObject({
  ...programFieldsOf(markdownSchema),
  run: codeRunSchema.pick({ prints: true, fails: true }).optional(),
})

/** `lessons/<lesson-id>.yaml`; the lesson's id is the file's name. */
export const authoredLessonSchema = z.strictObject({
  ...strictShapeOf(lessonSchemaOf(markdownSchema).omit({ id: true, content: true }).shape),
  summary: z.string(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  learningObjectives: z.array(z.string()).min(1),
  content: z
    .array(
      z.strictObject({
        ...strictShapeOf(
          lessonSectionSchemaOf(markdownSchema).omit({ checks: true, figures: true, exploration: true, program: true })
            .shape,
        ),
        ...figureFields,
        exploration: authoredExplorationSchema.optional(),
        program: authoredProgramSchema.optional(),
        id: idSchema,
        title: z.string(),
        estimatedMinutes: z.number().positive(),
        checks: z.array(authoredCheckSchema).default([]),
      }),
    )
    .min(1),
})
export type AuthoredLesson = z.infer<typeof authoredLessonSchema>

const authoredCardSchema = z.strictObject({
  id: idSchema,
  front: contentItemSchemaOf(markdownSchema),
  back: contentItemSchemaOf(markdownSchema),
  explanation: z.string().optional(),
  tags: z.array(idSchema).min(1),
  difficulty: cardSchemaOf(markdownSchema).shape.difficulty.unwrap().int().min(1).max(5),
  lesson: idSchema,
  misconception: idSchema.optional(),
  ...figureFields,
})

/** `flashcards.yaml` */
export const authoredDecksSchema = z.strictObject({
  decks: z.array(z.strictObject({ id: idSchema, title: z.string(), cards: z.array(authoredCardSchema).min(1) })),
})
export type AuthoredDecks = z.infer<typeof authoredDecksSchema>

/** A question as its file has it: it names its stimulus, one of the module's `stimuli.yaml`. */
const namingQuestionSchema = authoredQuestionSchema
  .omit({ itemDifficulty: true })
  .extend({ stimulus: idSchema.optional() })
export type NamingQuestion = z.infer<typeof namingQuestionSchema>

/** `questions.yaml` and `exam.yaml` */
export const authoredQuestionsSchema = z.strictObject({ questions: z.array(namingQuestionSchema) })

/** `ideas.yaml`: by lesson, what Ilm says of its ideas */
export const authoredIdeasSchema = z.record(idSchema, z.array(ideaSchema).min(1))
export type AuthoredIdeas = z.infer<typeof authoredIdeasSchema>

/** `stimuli.yaml` */
export const authoredStimuliSchema = z.strictObject({ stimuli: z.array(authoredStimulusSchema).min(1) })
export type AuthoredStimuli = z.infer<typeof authoredStimuliSchema>
