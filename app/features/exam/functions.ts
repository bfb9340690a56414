import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { loadContent } from '#app/platform/content/load-content.server.ts'
import { attemptRichText, richText } from '#app/platform/content/rich-text-schema.server.ts'
import { callGateway, type GatewayAnswer } from '#app/platform/gateway-client.server.ts'
import { withBearer } from '#app/platform/session/bearer-middleware.ts'
import { examQuerySchema } from '#domain/content/content-query.ts'
import { examSubmissionSchema } from '#domain/exam/exam.ts'
import { loadExam } from '#domain/exam/load-exam.ts'
import { normaliseAttempt, type TakenExam } from '#domain/exam/normalise-attempt.ts'
import { readReceipt } from '#domain/exam/read-receipt.ts'
import { readRefusal } from '#domain/response/gateway-error.ts'
import { seedSchema } from '#domain/seed/seed.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import type { LoadedExam } from './exam-document.ts'

/** `GET /content/exam` (GWY-05, GWY-06): the exam to show, and its source to hand in with the answers. */
export const fetchExam = createServerFn({ method: 'GET' })
  .validator(examQuerySchema.extend({ seed: seedSchema.optional() }))
  .handler(({ data: { seed, ...course } }) =>
    loadContent('exam', 'exam', { query: { ...course, seed } }, (raw): LoadedExam | undefined =>
      loadExam(raw, { ...course, subject: course.subject ?? '', courseId: course.courseId ?? '' }, richText),
    ),
  )

/** What became of handing in an exam (D7). `refused`: the gateway answered with an error; `unreachable`: it will be sent again. */
export type SubmitAnswer =
  | { ok: true; gatewayScore: number | null }
  | { ok: false; reason: 'refused'; status: number; message: string }
  | { ok: false; reason: 'unreachable' }

const submitFailed = 'Failed to submit exam' // ERR-43

/** `POST /content/exam/attempts` (EXD-13, D7). Sending the same attempt twice is one attempt. */
export const submitAttempt = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(examSubmissionSchema)
  .handler(async ({ context, data }): Promise<SubmitAnswer> => {
    const answer = await callGateway('submitExamAttempt', { body: data, token: context.token })
    if (answer.ok) return { ok: true, ...readReceipt(answer.body) }
    if (!('status' in answer)) return { ok: false, reason: 'unreachable' }
    return { ok: false, reason: 'refused', status: answer.status, message: messageOf(answer) ?? submitFailed }
  })

export type AttemptAnswer =
  | { ok: true; attempt: TakenExam<RichText> }
  | { ok: false; status: number | null; message: string }

/** `GET /content/exam/attempts/{attemptId}` (EXD-14): an attempt that was handed in on another device. */
export const fetchAttempt = createServerFn({ method: 'GET' })
  .middleware([withBearer])
  .validator(
    z.object({ attemptId: z.string().min(1).max(200), subject: z.string().max(200), courseId: z.string().max(200) }),
  )
  .handler(async ({ context, data }): Promise<AttemptAnswer> => {
    const answer = await callGateway('examAttempt', { params: { attemptId: data.attemptId }, token: context.token })
    if (!answer.ok) {
      const status = 'status' in answer ? answer.status : null
      return { ok: false, status, message: messageOf(answer) ?? 'Failed to fetch attempt' } // ERR-38
    }
    const attempt = normaliseAttempt(answer.body, data, attemptRichText())
    return attempt ? { ok: true, attempt } : { ok: false, status: null, message: 'Missing exam/attempt data.' } // ERR-38
  })

/** The gateway's own words, where it sent some. */
const messageOf = (answer: GatewayAnswer): string | undefined =>
  answer.ok || answer.reason !== 'refused' ? undefined : readRefusal(answer.body).error
