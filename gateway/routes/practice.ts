import type { Hono } from 'hono'
import { moduleQuerySchema, practiceVariantQuerySchema } from '#domain/content/content-query.ts'
import { findModules } from '#domain/content/find-modules.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { makePracticeSet, makeVariant } from '#domain/practice/make-practice-questions.ts'
import { cacheable, createAnswerCache } from '../content/answer-cache.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import { clientAddress } from '../http/client-address.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readQuery } from '../http/read-input.ts'
import { refuse, refuseFlood } from '../http/refuse.ts'
import { sendCached } from '../http/send-cached.ts'

/** Practice questions: the set of a module, and one question with other numbers. */
export function addPracticeRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { content, log, throttles } = parts
  const answerOf = createAnswerCache()
  const report = (reason: string) => log.error({ reason }, 'a question could not be made')

  app.get(gatewayContract.practiceQuestions.path, async (c) => {
    const query = readQuery(c, moduleQuerySchema)
    if (!query.ok) return refuse(c, 400, query.error)
    const found = findModules(content.courses, query.data)
    if (!found) return refuse(c, 404, 'No practice questions found')
    const { course, modules, nearestMatch } = found
    const answer = answerOf(`${course.courseId} ${query.data.moduleId ?? ''} ${nearestMatch ?? ''}`, () => ({
      ...makePracticeSet(modules, report, content.figures),
      ...(nearestMatch && { nearestMatch }),
    }))
    return sendCached(c, answer)
  })

  app.get(gatewayContract.practiceVariant.path, async (c) => {
    const taken = await throttles.variantPerAddress.take(clientAddress(c, parts.trustedProxies))
    if (!taken.ok) return refuseFlood(c, taken.retryAfterSeconds)
    const query = readQuery(c, practiceVariantQuerySchema)
    if (!query.ok) return refuse(c, 400, query.error)
    const found = findModules(content.courses, query.data)
    const module = found?.modules[0]
    const authored = module?.questions.find((question) => question.id === query.data.questionId)
    if (!found || !module || !authored) return refuse(c, 404, 'No such question')
    const { questions, stimuli } = makeVariant(authored, module, query.data.seed, report, content.figures)
    const question = questions.find(({ id }) => id === authored.id)
    if (!question) return refuse(c, 404, 'This question has no other numbers')
    const { nearestMatch } = found
    // not kept: there are four thousand million seeds
    const set = question.stimulusId === undefined ? {} : { set: questions, ...(stimuli && { stimuli }) }
    const answer = { question, ...set, ...(nearestMatch && { nearestMatch }) }
    return sendCached(c, cacheable(Buffer.from(JSON.stringify(answer))))
  })
}
