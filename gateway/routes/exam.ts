import type { Hono } from 'hono'
import { examQuerySchema } from '#domain/content/content-query.ts'
import { findCourse } from '#domain/content/find-course.ts'
import { buildExam } from '#domain/exam/build-exam.ts'
import type { ExamResponse } from '#domain/exam/exam.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { sealExam } from '../exam/seal-exam.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import { clientAddress } from '../http/client-address.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readQuery } from '../http/read-input.ts'
import { refuse, refuseFlood } from '../http/refuse.ts'

const SEEDS = 2 ** 32

/** An exam from a seed (D14), built on the spot: nothing is stored until somebody hands it in. */
export function addExamRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { content, random, examKey, throttles } = parts
  app.get(gatewayContract.exam.path, async (c) => {
    const taken = await throttles.examPerAddress.take(clientAddress(c, parts.trustedProxies))
    if (!taken.ok) return refuseFlood(c, taken.retryAfterSeconds)
    const query = readQuery(c, examQuerySchema)
    if (!query.ok) return refuse(c, 400, query.error)
    const found = findCourse(content.courses.values(), query.data)
    if (!found) return refuse(c, 404, 'No exam found')
    const { course, isNearestMatch } = found
    const seed = query.data.seed ?? Math.floor(random() * SEEDS)
    const exam = buildExam({ course, seed, contentVersion: content.version, figures: content.figures })
    const { questions: items, ...rest } = exam
    if (items.length === 0) return refuse(c, 404, 'No exam found')
    c.header('Cache-Control', 'no-store') // GWY-06
    const answer: ExamResponse = {
      ...rest,
      items,
      seal: sealExam(exam, examKey),
      ...(isNearestMatch && { nearestMatch: course.courseId }),
    }
    return c.json(answer)
  })
}
