import { z } from 'zod'
import { examBasisSchema } from '../content/exam-basis.ts'
import { sectionKindSchema } from '../content/exam-part-rules.ts'
import { drawnFiguresOf } from '../figure/drawn-figure.ts'
import { questionSchemaOf } from '../question/question.ts'
import { replySchema } from '../question/reply.ts'
import { seedSchema } from '../seed/seed.ts'
import { stimulusSchemaOf } from '../stimulus/stimulus.ts'
import { markdownSchema } from '../text/rich-text.ts'
import { examPartSchema, missingPartSchema } from './exam-part.ts'

/** A moment in UTC, ISO 8601. */
const instantSchema = z.iso.datetime()
/** Whole seconds. */
const seconds = z.number().int().nonnegative()

// No limits here: what is kept on a device is read by these, and what was once accepted is accepted for ever (docs/stored-formats.md).
// What a gateway takes is limited in hand-in-limits.ts.
const id = z.string()

/** A skill by its id and its name. */
export const examSkillSchema = z.object({ id, title: z.string() })

/** A question as the exam player and the review use it (EXD-03..08). `correctIndex` points into `options`. */
const examQuestionSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    id,
    text,
    /** at least two; none where `question` says how the item is answered */
    options: z.array(text),
    correctIndex: z.number().int().nonnegative(),
    /** an item that is answered in another way than by one option (D24): the question as practice has it */
    question: questionSchemaOf(text).optional(),
    /** the type of question an item with options was made from; left out: one right option of several */
    questionType: id.optional(),
    moduleId: id.optional(),
    topic: z.string().optional(),
    subtopic: z.string().optional(),
    lessonId: id.optional(),
    sectionId: id.optional(),
    difficulty: z.union([z.number(), id]).optional(),
    /** log-odds above an intermediate item, where students' answers have shown it */
    itemDifficulty: z.number().optional(),
    explanation: text.optional(),
    tags: z.array(z.string()).default([]),
    /** one of the exam's `skills` */
    skill: id.optional(),
    /** in one line, what makes an advanced item advanced */
    difficultyReason: z.string().optional(),
    /** per option, the misconception that leads to it */
    misconceptions: z.array(id.nullable()).optional(),
    /** per option, what to say to a student who chose it */
    feedback: z.array(text.nullable()).optional(),
    /** drawn figures under `prompt`, `explanation`, `options.0`, `feedback.0` …, counted as `options` is */
    figures: drawnFiguresOf(text),
    /** the stimulus of its set, one of the exam's `stimuli`; the items of a set stand one after the other */
    stimulusId: id.optional(),
    /** template and seed this item was made from */
    templateId: id.optional(),
    seed: seedSchema.optional(),
  })

/** An exam as the player uses it, whatever shape the gateway sent (normalise-exam.ts). */
export const examSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    /** '' when the gateway sent none: the intro then says so (ERR-37) */
    id,
    title: z.string(),
    description: text.optional(),
    basis: examBasisSchema.optional(),
    grade: z.union([z.number(), id]).optional(),
    subject: id,
    courseId: id,
    curriculum: id.optional(),
    mode: id.optional(),
    seed: seedSchema.optional(),
    contentVersion: id.optional(),
    /** the course that really answered, when another curriculum asked (D13) */
    nearestMatch: id.optional(),
    /** the embedded gateway's mark that it made this exam; it comes back with the submission */
    seal: id.optional(),
    durationMinutes: z.number().positive(),
    /** parts in order, those of the choice section first */
    parts: z.array(examPartSchema),
    /** parts of the real examination that this exam has not, as the course holds too few questions for them */
    missingParts: z.array(missingPartSchema).optional(),
    /** what the exam asks for beside its topics, such as the science practices of an AP exam */
    skills: z.array(examSkillSchema).optional(),
    referenceSheet: text.optional(),
    /** what the items of sets look at together */
    stimuli: z.array(stimulusSchemaOf(text)).optional(),
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
export const examAnswersSchema = z.record(id, z.number().int().nonnegative())
/** Question id to the reply, for items that are answered in another way. */
export const examRepliesSchema = z.record(id, replySchema)

/** What a section came to (D24). A section counts once nothing in it is unmarked. */
const sectionScoreSchema = z.object({
  kind: sectionKindSchema,
  weight: z.number().positive(),
  points: z.number().nonnegative(),
  outOf: z.number().nonnegative(),
  /** written answers whose rubric is still to be judged */
  unmarked: z.number().int().nonnegative(),
})
export type SectionScore = z.infer<typeof sectionScoreSchema>

/** The outcome of an exam (EXD-09..11): percentages are 0..100, times are seconds. An answer that is not marked yet is in no count. */
export const examScoreSchema = z.object({
  /** rounded correct / total, in percent; where there are sections, those that are marked, by their weights */
  score: z.number().int().min(0).max(100),
  correctCount: z.number().int(),
  /** answered and wrong; unanswered ones are not in it (CTR-28) */
  incorrectCount: z.number().int(),
  unansweredCount: z.number().int(),
  totalQuestions: z.number().int(),
  responses: z.array(
    z.object({
      questionId: id,
      correct: z.boolean(),
      /** share of the point, above 0 and below 1, where the answer is right in part */
      score: z.number().min(0).max(1).optional(),
    }),
  ),
  /** only of an exam with a written section */
  sections: z.array(sectionScoreSchema).optional(),
})
export type ExamScore = z.infer<typeof examScoreSchema>

/** What a device hands in (EXD-13, D7); `handInSchema` says how much of it a gateway takes. `id` is made on the device and is the idempotency key. */
export const examSubmissionSchema = z.object({
  id: z.uuid(),
  examId: id.min(1),
  exam: examSchema,
  answers: examAnswersSchema,
  replies: examRepliesSchema.optional(),
  flagged: z.array(id),
  ...examScoreSchema.shape,
  durationSec: seconds,
  timeSpent: seconds,
  startedAt: instantSchema,
  completedAt: instantSchema,
  /** 1, 1.5 or 2 times the exam's minutes */
  timeFactor: z.number().min(1).max(2).default(1),
  /** the one section that was taken of an exam with two (D24); left out: all of it */
  section: sectionKindSchema.optional(),
  /** the one session of that section that was taken, counted from 1 */
  session: z.number().int().positive().optional(),
  /** when the last mark was given to a written answer; a later one brings its marks to an attempt that was handed in before */
  markedAt: instantSchema.optional(),
  grade: id.min(1),
  subject: id.min(1),
  courseId: id.min(1),
})
export type ExamSubmission = z.infer<typeof examSubmissionSchema>

/** An attempt as stored and as `GET /content/exam/attempts/{attemptId}` answers it under `attempt` (EXD-11, EXD-12, EXD-14). */
export const examAttemptSchema = examSubmissionSchema.omit({ exam: true })
export type ExamAttempt = z.infer<typeof examAttemptSchema>
