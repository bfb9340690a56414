import { z } from 'zod'
import { seedSchema } from '../seed/seed.ts'
import { markdownSchema } from '../text/rich-text.ts'

/** Whole seconds. */
const seconds = z.number().int().nonnegative()

/** A question as the exam player and the review use it (EXD-03..08). `correctIndex` points into `options`. */
export const examQuestionSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    id: z.string(),
    text,
    options: z.array(text).min(2),
    correctIndex: z.number().int().nonnegative(),
    moduleId: z.string().optional(),
    topic: z.string().optional(),
    subtopic: z.string().optional(),
    lessonId: z.string().optional(),
    difficulty: z.union([z.number(), z.string()]).optional(),
    explanation: text.optional(),
    tags: z.array(z.string()).default([]),
    /** per option, the misconception that leads to it */
    misconceptions: z.array(z.string().nullable()).optional(),
    /** per option, what to say to a student who chose it */
    feedback: z.array(text.nullable()).optional(),
    /** template and seed this item was made from */
    templateId: z.string().optional(),
    seed: seedSchema.optional(),
  })

/** An exam as the player uses it, whatever shape the gateway sent (normalise-exam.ts). */
export const examSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    /** '' when the gateway sent none: the intro then says so (ERR-37) */
    id: z.string(),
    title: z.string(),
    description: text.optional(),
    grade: z.union([z.number(), z.string()]).optional(),
    subject: z.string(),
    courseId: z.string(),
    curriculum: z.string().optional(),
    mode: z.string().optional(),
    seed: seedSchema.optional(),
    contentVersion: z.string().optional(),
    /** the course that really answered, when another curriculum asked (D13) */
    nearestMatch: z.string().optional(),
    /** the embedded gateway's mark that it made this exam; it comes back with the submission */
    seal: z.string().optional(),
    durationMinutes: z.number().positive(),
    /** parts in order; each counts its own minutes; `firstQuestion` and `questionCount` index `questions` */
    parts: z.array(
      z.object({
        title: z.string(),
        minutes: z.number().positive(),
        calculator: z.boolean(),
        firstQuestion: z.number().int().nonnegative(),
        questionCount: z.number().int().positive(),
      }),
    ),
    referenceSheet: text.optional(),
    questions: z.array(examQuestionSchemaOf(text)),
  })

export type ExamQuestionOf<T> = z.output<ReturnType<typeof examQuestionSchemaOf<z.ZodType<T>>>>
export type ExamOf<T> = z.output<ReturnType<typeof examSchemaOf<z.ZodType<T>>>>
export type Exam = ExamOf<string>
export const examSchema = examSchemaOf(markdownSchema)

/** An exam as it crosses the gateway: the questions are its `items` (EXD-01). normalise-exam.ts reads this and every other shape. */
export const examResponseSchema = examSchema.omit({ questions: true }).extend({ items: examSchema.shape.questions })
export type ExamResponse = z.infer<typeof examResponseSchema>

/** Question id to index of the chosen option. */
export const examAnswersSchema = z.record(z.string(), z.number().int().nonnegative())

/** The outcome of an exam (EXD-09..11): percentages are 0..100, times are seconds. */
export const examScoreSchema = z.object({
  /** rounded correct / total, in percent */
  score: z.number().int().min(0).max(100),
  correctCount: z.number().int(),
  /** answered and wrong; unanswered ones are not in it (CTR-28) */
  incorrectCount: z.number().int(),
  unansweredCount: z.number().int(),
  totalQuestions: z.number().int(),
  responses: z.array(z.object({ questionId: z.string(), correct: z.boolean() })),
})
export type ExamScore = z.infer<typeof examScoreSchema>

/** The body of `POST /content/exam/attempts` (EXD-13, D7). `id` is made on the device and is the idempotency key. */
export const examSubmissionSchema = z.object({
  id: z.uuid(),
  examId: z.string().min(1),
  exam: examSchema,
  answers: examAnswersSchema,
  flagged: z.array(z.string()),
  ...examScoreSchema.shape,
  durationSec: seconds,
  timeSpent: seconds,
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime(),
  /** 1, 1.5 or 2 times the exam's minutes */
  timeFactor: z.number().min(1).max(2).default(1),
  grade: z.string().min(1),
  subject: z.string().min(1),
  courseId: z.string().min(1),
})
export type ExamSubmission = z.infer<typeof examSubmissionSchema>

/** An attempt as stored and as `GET /content/exam/attempts/{attemptId}` answers it under `attempt` (EXD-11, EXD-12, EXD-14). */
export const examAttemptSchema = examSubmissionSchema.omit({ exam: true })
export type ExamAttempt = z.infer<typeof examAttemptSchema>
