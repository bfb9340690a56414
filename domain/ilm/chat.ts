import { z } from 'zod'
import { questionTypeSchema } from '../question/type-schemas.ts'
import { seedSchema } from '../seed/seed.ts'
import { LONGEST_ANSWER } from './longest-answer.ts'

/** Characters of a turn, and turns of a conversation, that a message may bring along. */
export const LONGEST_TURN = 20_000
export const MOST_TURNS = 400

/** One turn as it crosses the gateway (CHT-20). An assistant's turn may be long; a student's is at most 1000 characters. */
export const chatTurnSchema = z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(LONGEST_TURN) })
export type ChatTurn = z.infer<typeof chatTurnSchema>

/** CHT-12, CHT-13. */
export const chatMessageTextSchema = z
  .string()
  .trim()
  .min(1, 'Message cannot be empty')
  .max(1000, 'Message too long (max 1000 characters)')

/** What a chat is about, such as a subject (CHT-14). */
export const chatTopicSchema = z
  .string()
  .trim()
  .min(1, 'Topic cannot be empty')
  .max(200, 'Topic too long (max 200 characters)')

/** Where the student was when asking: a lesson section, a missed question, an exam item. */
const chatContextSchema = z.object({
  moduleId: z.string().max(200).optional(),
  lessonId: z.string().max(200).optional(),
  sectionId: z.string().max(200).optional(),
  questionId: z.string().max(200).optional(),
  seed: seedSchema.optional(),
  /** what the student answered there, as text */
  answer: z.string().max(LONGEST_ANSWER).optional(),
})
export type ChatContext = z.infer<typeof chatContextSchema>

/**
 * A short summary of the student's own record, sent only when the student allows it. Lessons are named `moduleId/lessonId`.
 */
const chatLearnerSchema = z.object({
  weakTopics: z.array(z.string().max(200)).max(20).default([]),
  dueCards: z.number().int().nonnegative().optional(),
  lessonsDone: z.array(z.string().max(200)).max(500).default([]),
  /** ids of wrong ideas that showed in answers, the most frequent first */
  misconceptions: z.array(z.string().max(200)).max(20).default([]),
})
export type ChatLearner = z.infer<typeof chatLearnerSchema>

/** The body of `POST /content/ilm/chat` (GWY-11, CHT-20). `context` and `learner` are ours. */
export const chatRequestSchema = z.object({
  message: chatMessageTextSchema,
  conversationHistory: z.array(chatTurnSchema).max(MOST_TURNS).default([]),
  studentGrade: z.coerce.string().max(10).default('10'),
  subject: chatTopicSchema.or(z.literal('')).default(''),
  course: chatTopicSchema.or(z.literal('')).default(''),
  conversationId: z.string().max(200).optional(),
  context: chatContextSchema.optional(),
  learner: chatLearnerSchema.optional(),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

/**
 * What the student can do next, as a button: the label shown and the message it sends. An `answer` answers the open question,
 * anything else is a step of the conversation.
 */
export const chatStepSchema = z.object({
  label: z.string(),
  message: z.string(),
  kind: z.enum(['answer', 'step']).optional(),
})
export type ChatStep = z.infer<typeof chatStepSchema>

/** A lesson, or a section of it, that a reply rests on. */
export const chatCitationSchema = z.object({
  courseId: z.string(),
  moduleId: z.string(),
  lessonId: z.string(),
  sectionId: z.string().optional(),
  title: z.string(),
})
export type ChatCitation = z.infer<typeof chatCitationSchema>

/** An answer to a practice question that Ilm graded, as an act of study (domain/history/events.ts). */
export const chatGradedSchema = z.object({
  moduleId: z.string(),
  lessonId: z.string(),
  questionId: z.string(),
  seed: seedSchema.optional(),
  /** plain text, at most 200 characters */
  questionText: z.string().max(200),
  questionType: questionTypeSchema,
  tags: z.array(z.string()),
  difficulty: z.number().optional(),
  status: z.enum(['correct', 'incorrect']),
  answer: z.string(),
  hintsUsed: z.number().int().nonnegative(),
  misconception: z.string().optional(),
})
export type ChatGraded = z.infer<typeof chatGradedSchema>

/**
 * The figures of the question that a reply asks or talks about: which question with which numbers, so that they are had drawn
 * (`GET /content/practice-variant`), and what they show in words, for whoever cannot show them.
 */
export const chatFiguresSchema = z.object({
  moduleId: z.string().max(200),
  questionId: z.string().max(200),
  seed: seedSchema,
  alts: z.array(z.string().max(5000)).min(1).max(40),
})
export type ChatFigures = z.infer<typeof chatFiguresSchema>

/** The answer of the chat call (CHT-21). `citations` and `nextSteps` are ours; a foreign gateway leaves them out. */
export const chatReplySchema = z.object({
  response: z.string(),
  conversationHistory: z.array(chatTurnSchema),
  conversationId: z.string(),
  /** the lessons a reply rests on */
  citations: z.array(chatCitationSchema).default([]),
  /** what the student can do next, as buttons: the label shown and the message it sends */
  nextSteps: z.array(chatStepSchema).default([]),
  /** the message answered a practice question */
  graded: chatGradedSchema.optional(),
  /** the question in it is about figures */
  figures: chatFiguresSchema.optional(),
})
export type ChatReply = z.infer<typeof chatReplySchema>
