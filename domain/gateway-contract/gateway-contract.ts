import { z } from 'zod'
import {
  courseQuerySchema,
  examQuerySchema,
  moduleQuerySchema,
  practiceVariantQuerySchema,
} from '../content/content-query.ts'
import { courseOutlineSchema } from '../content/course-outline.ts'
import { attemptListQuerySchema, attemptListSchema } from '../exam/attempt-list.ts'
import { examAttemptSchema, examResponseSchema, examSchema } from '../exam/exam.ts'
import { handInSchema } from '../exam/hand-in-limits.ts'
import { chatReplySchema, chatRequestSchema } from '../ilm/chat.ts'
import { markRequestSchema, markSuggestionsSchema, marksOfferedSchema } from '../ilm/mark-suggestions.ts'
import { wholeCourseSchema } from '../kept-course/kept-course.ts'
import { accountCalls } from './account-calls.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import {
  contentVersionSchema,
  flashcardsResponseSchema,
  lessonsResponseSchema,
  practiceResponseSchema,
  practiceVariantResponseSchema,
} from './content-responses.ts'
import { badInput, bearerErrors, type GatewayCall, throttled } from './gateway-call.ts'
import { recordCalls } from './record-calls.ts'

const contentErrors = { ...badInput, 404: 'No such content.' } as const

/** Every call of the gateway (GWY-01..13, D7, D9): the one source of its routes, its clients and its OpenAPI document. */
export const gatewayContract = {
  ...accountCalls,
  ...recordCalls,
  ...catalogueCalls,
  courseOutline: {
    method: 'get',
    path: '/content/course-outline',
    summary: 'The outline of a course',
    bearer: false,
    query: courseQuerySchema,
    answer: courseOutlineSchema,
    errors: contentErrors,
  },
  wholeCourse: {
    method: 'get',
    path: '/content/course',
    summary: 'A whole course, for a device that keeps it: the other content calls can be answered from it',
    bearer: false,
    query: courseQuerySchema,
    answer: wholeCourseSchema,
    errors: contentErrors,
  },
  lesson: {
    method: 'get',
    path: '/content/lesson',
    summary: 'The lessons of a module (or of every module)',
    bearer: false,
    query: moduleQuerySchema,
    answer: lessonsResponseSchema,
    errors: contentErrors,
  },
  flashcards: {
    method: 'get',
    path: '/content/flashcards',
    summary: 'The decks of a module (or of the course)',
    bearer: false,
    query: moduleQuerySchema,
    answer: flashcardsResponseSchema,
    errors: contentErrors,
  },
  practiceQuestions: {
    method: 'get',
    path: '/content/practice-questions',
    summary: 'The practice questions of a module (or of the course), templates filled in with a fixed seed',
    bearer: false,
    query: moduleQuerySchema,
    answer: practiceResponseSchema,
    errors: contentErrors,
  },
  practiceVariant: {
    method: 'get',
    path: '/content/practice-variant',
    summary: 'One practice question with the numbers of another seed',
    bearer: false,
    query: practiceVariantQuerySchema,
    answer: practiceVariantResponseSchema,
    errors: contentErrors,
  },
  exam: {
    method: 'get',
    path: '/content/exam',
    summary: 'An exam: the same course, content version and seed give the same exam; without a seed one is picked',
    bearer: false,
    query: examQuerySchema,
    answer: examResponseSchema,
    errors: contentErrors,
  },
  submitExamAttempt: {
    method: 'post',
    path: '/content/exam/attempts',
    summary:
      'Hand in an exam; the gateway scores it itself. The id makes it safe to send twice; a later `markedAt` brings the marks of written answers.',
    bearer: true,
    body: handInSchema,
    answer: z.object({ attemptId: z.string(), attempt: examAttemptSchema }),
    status: 201,
    errors: {
      ...badInput,
      ...bearerErrors,
      409: 'The id belongs to another attempt.',
      413: 'Too large.',
      422: 'Not an exam of this gateway, another course’s, or times that cannot be.',
      ...throttled,
    },
  },
  examAttempts: {
    method: 'get',
    path: '/content/exam/attempts',
    summary:
      'Own attempts, newest first, without their exams; `next`, where there is one, asks for the page after as `after`',
    bearer: true,
    query: attemptListQuerySchema,
    answer: attemptListSchema,
    errors: { ...badInput, ...bearerErrors },
  },
  examAttempt: {
    method: 'get',
    path: '/content/exam/attempts/{attemptId}',
    summary: 'One own attempt with its exam',
    bearer: true,
    params: z.object({ attemptId: z.string().max(100) }),
    answer: z.object({ attempt: examAttemptSchema, exam: examSchema }),
    errors: { ...bearerErrors, 404: 'Attempt not found' },
  },
  chat: {
    method: 'post',
    path: '/content/ilm/chat',
    summary: 'Ask Ilm',
    bearer: true,
    body: chatRequestSchema,
    answer: chatReplySchema,
    errors: {
      ...badInput,
      ...bearerErrors,
      403: 'No access to Ilm (`code` no-subscription).',
      429: 'Too quick, or the day is used up (`code` daily-limit).',
      503: 'Ilm cannot answer, or the records cannot be reached (`code` storage-away).',
    },
  },
  marksOffered: {
    method: 'get',
    path: '/content/ilm/mark-suggestions',
    summary: 'Whether Ilm suggests marks for answers in writing to this student',
    bearer: true,
    answer: marksOfferedSchema,
    errors: bearerErrors,
  },
  suggestMarks: {
    method: 'post',
    path: '/content/ilm/mark-suggestions',
    summary: 'Ask Ilm for marks of an answer in writing, each with the words it rests on; the student decides',
    bearer: true,
    body: markRequestSchema,
    answer: markSuggestionsSchema,
    errors: {
      ...badInput,
      ...bearerErrors,
      403: 'No access to Ilm (`code` no-subscription).',
      404: 'This gateway has no language model, which alone suggests marks.',
      429: 'Too quick, or the day is used up (`code` daily-limit); it counts as a message.',
      503: 'Ilm has no suggestion now, or the records cannot be reached (`code` storage-away).',
    },
  },
  contentVersion: {
    method: 'get',
    path: '/content/version',
    summary: 'The version of all content (D15)',
    bearer: false,
    answer: contentVersionSchema,
    errors: {},
  },
  media: {
    method: 'get',
    path: '/content/media/{courseId}/{file}',
    summary: 'A picture of a course',
    bearer: false,
    params: z.object({ courseId: z.string().max(100), file: z.string().max(200) }),
    errors: { 404: 'No such file.' },
  },
  health: {
    method: 'get',
    path: '/healthz',
    summary: 'Whether the gateway and its database work',
    bearer: false,
    answer: z.object({
      status: z.literal('ok'),
      contentVersion: z.string(),
      /** the worst delay of the last seconds, in milliseconds; only there when it is above 200 */
      eventLoopDelayMs: z.number().optional(),
    }),
    errors: { 503: 'The database does not answer.' },
  },
  openapi: {
    method: 'get',
    path: '/openapi.json',
    summary: 'This document',
    bearer: false,
    answer: z.record(z.string(), z.unknown()),
    errors: {},
  },
} as const satisfies Record<string, GatewayCall>

export type GatewayCallName = keyof typeof gatewayContract
