import { z } from 'zod'
import { sectionKindSchema } from '../content/exam-part-rules.ts'
import { examAnswersSchema, examRepliesSchema, examScoreSchema } from '../exam/exam.ts'
import { calculatorEntriesSchema } from '../graphing/calculator-entries.ts'
import { replySchema } from '../question/reply.ts'
import { seedSchema } from '../seed/seed.ts'

/**
 * Every act of study is one immutable event (D5). State is a fold over events ordered by `at`, then `id`, so the union of two
 * devices' logs by id is their merge. A stored format never changes meaning: new fields are optional, new acts are new types, and
 * what an older release does not know it keeps as it came (read-event.ts, docs/stored-formats.md).
 */
const envelope = {
  /** made on the device; two events with one id are the same event */
  id: z.string().min(1),
  /** UTC, milliseconds since 1970 */
  at: z.number().int().nonnegative(),
  /** IANA zone of the device when it happened, for study days */
  zone: z.string(),
  device: z.string(),
}
/** What every event of every release has, whatever else is in it. */
export const envelopeSchema = z.object({ ...envelope, type: z.string().min(1) })
export type EventEnvelope = Omit<z.infer<typeof envelopeSchema>, 'type'>

/**
 * Raised with every change of the events below, a new kind, a new field, a wider value: snapshots of another number are then
 * read event by event instead of being taken at their word, so that nothing new is mistaken for something known
 * (docs/stored-formats.md; stored-formats.test.ts says when it is due). 1: the first one. 2: question types by name,
 * part of the points, replies beside options. 3: replies to multiple-select, ordering, table and inline choice.
 * 4: replies to written, maths, label and graph. 5: how a stimulus was left, and what was marked on it.
 * 6: answers and replies of any length. 7: courses pinned and removed.
 * 8: exams with sections, breaks between them, and marks given later.
 * 9: what was entered into the graphing calculator of an exam. 11: how difficult a question has proved.
 */
export const EVENTS_SHAPE = 13

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ ...envelope, type: z.literal(type), ...shape })

const inCourse = { curriculum: z.string(), grade: z.string(), subject: z.string(), courseId: z.string() }
const inModule = { ...inCourse, moduleId: z.string() }
const inLesson = { ...inModule, lessonId: z.string() }
const seconds = z.number().nonnegative()
/** a stimulus as it was read: which variant, and in which exam attempt; without one, in practice */
const onStimulus = {
  ...inCourse,
  stimulusId: z.string(),
  seed: seedSchema.optional(),
  attemptId: z.string().optional(),
}

export const answerStatusSchema = z.enum(['correct', 'incorrect', 'skipped'])
export type AnswerStatus = z.infer<typeof answerStatusSchema>

const questionAnsweredSchema = event('question-answered', {
  ...inModule,
  questionId: z.string(),
  /** variant of a template question */
  seed: seedSchema.optional(),
  /** the prompt as plain text, cut at 200 characters, so that histories read without the content */
  questionText: z.string(),
  /** by name; a later release may know more of them */
  questionType: z.string(),
  tags: z.array(z.string()),
  difficulty: z.number().optional(),
  /** log-odds above an intermediate question, where students' answers had shown it by then */
  itemDifficulty: z.number().optional(),
  status: answerStatusSchema,
  /** share of the points, above 0 and below 1, of an answer that is right in part; its status is incorrect */
  score: z.number().min(0).max(1).optional(),
  /** what the student gave, as text; null when skipped */
  answer: z.string().nullable(),
  /** as text, for the history (ANA-25) */
  correctAnswer: z.string().optional(),
  /** active seconds on the question */
  seconds,
  hintsUsed: z.number().int().nonnegative(),
  misconception: z.string().optional(),
  lessonId: z.string().optional(),
  sectionId: z.string().optional(),
  source: z.enum(['practice', 'lesson-check', 'exam', 'tutor']),
})

const cardRatedSchema = event('card-rated', {
  ...inModule,
  deckId: z.string(),
  cardId: z.string(),
  /** 1 again, 2 hard, 3 good, 4 easy (D6) */
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** the lesson that teaches what is on the card, so that a miss in an exam can bring the card back */
  lessonId: z.string().optional(),
  seconds,
})

const ownCardSchema = z.object({
  id: z.string(),
  front: z.string(),
  back: z.string(),
  tags: z.array(z.string()).default([]),
})

export const studyEventSchema = z.discriminatedUnion('type', [
  questionAnsweredSchema,
  /** practice of a module starts over: answers before it no longer count (ANA-27) */
  event('challenge-progress-reset', inModule),
  event('lesson-opened', inLesson),
  event('section-completed', { ...inLesson, sectionId: z.string() }),
  cardRatedSchema,
  /** takes one rating back, as if it had never been */
  event('card-rating-undone', { ratingId: z.string() }),
  event('card-bookmarked', { ...inModule, deckId: z.string(), cardId: z.string(), isBookmarked: z.boolean() }),
  /** the whole deck as it is after the change */
  event('own-deck-saved', { ...inModule, deckId: z.string(), title: z.string(), cards: z.array(ownCardSchema) }),
  event('own-deck-deleted', { deckId: z.string() }),
  /** cards a day; the latest one counts */
  event('review-limits-changed', { newCards: z.number().int().nonnegative(), reviews: z.number().int().nonnegative() }),
  /** a choice that goes along with the student to other devices; the latest of each counts (own-settings.ts) */
  event('setting-changed', { setting: z.string(), value: z.string() }),
  /** how a course stands on the student's list (course-shelf.ts); the latest counts */
  event('course-shelved', { ...inCourse, as: z.enum(['pinned', 'listed', 'removed']) }),
  /** local calendar day as YYYY-MM-DD, null takes it back */
  event('exam-date-set', { ...inCourse, date: z.iso.date().nullable() }),
  /** the exam itself is kept beside the log under its document id (history store) */
  event('exam-started', {
    ...inCourse,
    attemptId: z.string(),
    examId: z.string(),
    examDocument: z.string(),
    seed: seedSchema.optional(),
    timeFactor: z.number(),
    /** per part, UTC milliseconds at which it ends if it starts when the one before, and the break, end at the latest */
    deadlines: z.array(z.number().int()),
    /** the one section that is taken of an exam with two; the document holds no other */
    section: sectionKindSchema.optional(),
    /** the one session of the section that is taken, counted from 1 */
    session: z.number().int().positive().optional(),
  }),
  /** the first one of a part stands, and so does the first start */
  event('exam-part-finished', {
    attemptId: z.string(),
    part: z.number().int().nonnegative(),
    deadlines: z.array(z.number().int()),
  }),
  /** the break before a part was ended, the part began */
  event('exam-part-started', {
    attemptId: z.string(),
    part: z.number().int().nonnegative(),
    deadlines: z.array(z.number().int()),
  }),
  /** an option's index, or a reply where the item is answered in another way */
  event('exam-answered', {
    attemptId: z.string(),
    questionId: z.string(),
    option: z.number().int().nonnegative().optional(),
    reply: replySchema.optional(),
  }),
  event('exam-flagged', { attemptId: z.string(), questionId: z.string(), isFlagged: z.boolean() }),
  event('exam-option-struck', {
    attemptId: z.string(),
    questionId: z.string(),
    option: z.number().int().nonnegative(),
    isStruck: z.boolean(),
  }),
  /** all that stands in the graphing calculator, as it is after the change; the last one counts */
  event('exam-calculator-kept', { attemptId: z.string(), entries: calculatorEntriesSchema }),
  event('exam-submitted', {
    ...inCourse,
    attemptId: z.string(),
    examId: z.string(),
    examDocument: z.string(),
    startedAt: z.number().int(),
    answers: examAnswersSchema,
    replies: examRepliesSchema.optional(),
    flagged: z.array(z.string()),
    ...examScoreSchema.shape,
    /** without breaks */
    durationSec: seconds,
    timeFactor: z.number(),
    section: sectionKindSchema.optional(),
    session: z.number().int().positive().optional(),
    /** UTC milliseconds at which it ended; left out: `durationSec` after the start */
    endedAt: z.number().int().optional(),
  }),
  /** marks for a written answer, all of them so far; the event that leaves nothing unmarked carries what the exam comes to */
  event('exam-marked', {
    attemptId: z.string(),
    questionId: z.string(),
    reply: replySchema,
    result: z.object(examScoreSchema.shape).optional(),
  }),
  /** the gateway has it, with the marks of that moment; its own score, in percent, when it differs is shown */
  event('exam-synced', {
    attemptId: z.string(),
    gatewayScore: z.number().optional(),
    markedAt: z.number().int().optional(),
  }),
  /** the gateway will not take it, now or later: it stays on this device and is not sent by itself any more (D7) */
  event('exam-refused', {
    attemptId: z.string(),
    /** HTTP status, 0 when it could not be sent at all */
    status: z.number().int().nonnegative(),
    /** the gateway's own words */
    message: z.string(),
  }),
  /** Reset All (CRS-11): attempts of the course before it are gone */
  event('exam-attempts-reset', inCourse),
  /** how a stimulus was left: folded away or not, and how far it was read down, 0 to 1 of the way */
  event('stimulus-place-kept', {
    ...onStimulus,
    isFolded: z.boolean().optional(),
    scroll: z.number().min(0).max(1).optional(),
  }),
  /** a highlight or a note, as it is after the change; `start` and `end` count UTF-16 units of the plain text, and without a quote it is on the whole */
  event('stimulus-mark-saved', {
    ...onStimulus,
    markId: z.string(),
    quote: z.string(),
    start: z.number().int().nonnegative(),
    end: z.number().int().nonnegative(),
    note: z.string(),
  }),
  event('stimulus-mark-removed', { markId: z.string() }),
  event('chat-started', { ...inCourse, conversationId: z.string() }),
  event('chat-message-added', {
    conversationId: z.string(),
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    isError: z.boolean(),
    /** what the gateway sent with the reply: citations and offered next steps */
    extras: z.unknown().optional(),
  }),
  event('chat-cleared', { conversationId: z.string() }),
])

export type StudyEvent = z.infer<typeof studyEventSchema>
export type StudyEventType = StudyEvent['type']
export type StudyEventOf<T extends StudyEventType> = Extract<StudyEvent, { type: T }>
/** An act before the store stamps id, time, zone and device on it. */
export type StudyAct = StudyEvent extends infer E
  ? E extends StudyEvent
    ? Omit<E, keyof typeof envelope>
    : never
  : never
