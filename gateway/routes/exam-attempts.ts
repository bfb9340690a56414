import type { Context, Hono } from 'hono'
import { attemptListQuerySchema } from '#domain/exam/attempt-list.ts'
import type { ExamSubmission } from '#domain/exam/exam.ts'
import { handInSchema } from '#domain/exam/hand-in-limits.ts'
import { routeOf } from '#domain/gateway-contract/call-input.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import {
  countAttempts,
  findAttempt,
  insertAttempt,
  listAttempts,
  replaceAttempt,
  type StoredAttempt,
} from '../data/exam-attempts.ts'
import { countAnswers } from '../exam/count-answers.ts'
import { judgeSubmission } from '../exam/judge-submission.ts'
import { takeMarks } from '../exam/take-marks.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readBody, readQuery } from '../http/read-input.ts'
import { refuse } from '../http/refuse.ts'

const attemptIdSchema = handInSchema.shape.id

const REFUSALS = {
  'unknown-exam': 'This exam is not one of ours, or it has been changed.',
  'other-course': 'This exam belongs to another course.',
  'impossible-time': 'The times of this attempt cannot be right.',
}

/** JSON that is made already: attempts go out as they lie in the database. */
const sendJson = (c: Context, json: string, status: 200 | 201 = 200) =>
  c.body(json, status, { 'content-type': 'application/json' })

/** Handing in exams and reading attempts, each student their own (D7). */
export function addExamAttemptRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { database, requireUser, throttles, now } = parts

  /** The attempt as it is stored now, with the marks that a repeat may bring. */
  async function storeMarks(userId: string, stored: StoredAttempt, sent: ExamSubmission): Promise<string> {
    const marked = takeMarks(stored, sent)
    if (!marked) return stored.attempt
    const json = JSON.stringify(marked)
    if (await replaceAttempt(database, userId, stored, json)) return json
    const other = await findAttempt(database, userId, stored.id)
    return other ? storeMarks(userId, other, sent) : stored.attempt
  }

  app.post(gatewayContract.submitExamAttempt.path, requireUser, async (c) => {
    const userId = c.get('user').id
    // before the body, which is the work
    const taken = await throttles.submitPerUser.take(userId)
    if (!taken.ok) return refuse(c, 429, 'You are handing in exams too quickly. Please wait a little.', taken)
    const body = await readBody(c, handInSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const { id } = body.data
    const answerOf = (attempt: string) => `{"attemptId":${JSON.stringify(id)},"attempt":${attempt}}`
    // First, so that a repeat gets its answer even when the content has changed in between.
    const earlier = await findAttempt(database, userId, id)
    if (earlier) return sendJson(c, answerOf(await storeMarks(userId, earlier, body.data)))
    if ((await countAttempts(database, userId)) >= parts.mostAttempts) {
      const most = parts.mostAttempts.toLocaleString('en-CA')
      return refuse(
        c,
        409,
        `Your account holds ${most} exams, which is as many as it keeps. This one stays on your device.`,
        {
          code: 'record-full',
        },
      )
    }
    const judged = judgeSubmission(body.data, { ...parts, now: now() })
    if (!judged.ok) return refuse(c, 422, REFUSALS[judged.reason])
    const stored = await insertAttempt(database, { ...judged, userId, receivedAt: now().toISOString() })
    if (!stored) return refuse(c, 409, 'This attempt id is already in use.')
    if (!stored.isRepeat && parts.countsItems)
      parts.background.run('counting the items of an exam', () => countAnswers(parts, userId, judged))
    return sendJson(c, answerOf(stored.attempt), stored.isRepeat ? 200 : 201)
  })

  app.get(gatewayContract.examAttempts.path, requireUser, async (c) => {
    const query = readQuery(c, attemptListQuerySchema)
    if (!query.ok) return refuse(c, 400, query.error)
    const { limit, after } = query.data
    // one more than is sent tells whether more follow
    const found = await listAttempts(database, c.get('user').id, { limit: limit + 1, after })
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    const next = last ? `,"next":${JSON.stringify(`${last.completedAt}~${last.id}`)}` : ''
    return sendJson(c, `{"attempts":[${page.map(({ attempt }) => attempt).join(',')}]${next}}`)
  })

  app.get(routeOf(gatewayContract.examAttempt), requireUser, async (c) => {
    const id = attemptIdSchema.safeParse(c.req.param('attemptId'))
    const stored = id.success ? await findAttempt(database, c.get('user').id, id.data) : undefined
    if (!stored) return refuse(c, 404, 'Attempt not found') // ERR-29
    return sendJson(c, `{"attempt":${stored.attempt},"exam":${stored.exam}}`)
  })
}
