import type { Hono } from 'hono'
import { examSubmissionSchema } from '#domain/exam/exam.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { findAttempt, insertAttempt, listAttempts } from '../data/exam-attempts.ts'
import { judgeSubmission } from '../exam/judge-submission.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readBody } from '../http/read-input.ts'
import { refuse } from '../http/refuse.ts'

const attemptIdSchema = examSubmissionSchema.shape.id

const REFUSALS = {
  'unknown-exam': 'This exam is not one of ours, or it has been changed.',
  'impossible-time': 'The times of this attempt cannot be right.',
}

/** Handing in exams and reading attempts, each student their own (D7). */
export function addExamAttemptRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { database, requireUser, now } = parts

  app.post(gatewayContract.submitExamAttempt.path, requireUser, async (c) => {
    const body = await readBody(c, examSubmissionSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const userId = c.get('user').id
    // First, so that a repeat gets its answer even when the content has changed in between.
    const earlier = await findAttempt(database, userId, body.data.id)
    if (earlier) return c.json({ attemptId: earlier.attempt.id, attempt: earlier.attempt }, 200)
    const judged = judgeSubmission(body.data, { ...parts, now: now() })
    if (!judged.ok) return refuse(c, 422, REFUSALS[judged.reason])
    const { exam: _, ...submission } = body.data
    const stored = await insertAttempt(database, {
      userId,
      receivedAt: now().toISOString(),
      submission,
      attempt: judged.attempt,
      exam: judged.exam,
    })
    if (!stored) return refuse(c, 409, 'This attempt id is already in use.')
    return c.json({ attemptId: stored.attempt.id, attempt: stored.attempt }, stored.isRepeat ? 200 : 201)
  })

  app.get(gatewayContract.examAttempts.path, requireUser, async (c) =>
    c.json({ attempts: await listAttempts(database, c.get('user').id) }),
  )

  app.get('/content/exam/attempts/:attemptId', requireUser, async (c) => {
    const id = attemptIdSchema.safeParse(c.req.param('attemptId'))
    const stored = id.success ? await findAttempt(database, c.get('user').id, id.data) : undefined
    if (!stored) return refuse(c, 404, 'Attempt not found') // ERR-29
    return c.json({ attempt: stored.attempt, exam: stored.exam })
  })
}
