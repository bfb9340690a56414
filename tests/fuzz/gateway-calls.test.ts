import fc from 'fast-check'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { pathOf } from '#domain/gateway-contract/call-input.ts'
import type { GatewayCall } from '#domain/gateway-contract/gateway-call.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import type { PasswordHasher } from '#gateway/account/hash-password.ts'
import { DEFAULT_LIMITS } from '#gateway/account/throttle.ts'
import { onEveryDatabase } from '#tests/gateway/databases.ts'
import { readExamAnswer, submissionOf } from '#tests/gateway/exam-submission.ts'
import { openTestGateway } from '#tests/gateway/open-test-gateway.ts'
import { fuzzRuns } from './fuzz-runs.ts'
import { asBody, damaged, hostileText, nearly } from './hostile-json.ts'
import { watchCosts } from './watch-costs.ts'

/** Hashing is made to be slow; what is tried here is everything around it. */
const quickHasher: PasswordHasher = {
  hash: async (password) => ({ ok: true, value: `hash of ${password.length}` }),
  verify: async (stored, password) => ({
    ok: true,
    value: stored === `hash of ${password.length}` && password === 'x',
  }),
}
const often = { points: 1e9, seconds: 60 }
const calls: [string, GatewayCall][] = Object.entries(gatewayContract)

const queryValue = fc.oneof(
  fc.constantFrom(
    'SNC1W',
    'AP-BIOLOGY',
    'science',
    'biology',
    '9',
    '7',
    'ontario',
    'alberta',
    'ap',
    'ecosystems',
    'passed-on',
  ),
  hostileText,
)

onEveryDatabase('fuzz', ({ open }) => {
  test.each(calls)(
    '%s: whatever is sent, the answer is no 5xx and comes within 2 s, and memory stays flat',
    { timeout: 3_600_000 },
    async (name, call) => {
      const database = await open()
      const gateway = openTestGateway(database, {
        log: pino({ level: 'silent' }),
        hasher: quickHasher,
        limits: Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, often])),
        ilmDailyMessages: 1e9,
      })
      const costs = watchCosts(`${call.method.toUpperCase()} ${call.path}`)
      let { token } = await gateway.register()
      const exam = readExamAnswer(await (await gateway.call('GET', '/content/exam?courseId=SNC1W&seed=7')).json())
      const right = name === 'submitExamAttempt' ? submissionOf(exam) : undefined
      const bodies = call.body
        ? asBody(right ? fc.oneof(damaged(right), nearly(call.body)) : nearly(call.body))
        : undefined
      const parameters = Object.keys(call.params?.shape ?? {})
      const names = ['anything', ...Object.keys(call.query?.shape ?? {})]

      await fc.assert(
        fc.asyncProperty(
          bodies ?? fc.constant(undefined),
          fc.dictionary(fc.oneof(fc.constantFrom(...names), hostileText), queryValue, { maxKeys: 5 }),
          fc.array(queryValue, { minLength: 3, maxLength: 3 }),
          fc.constantFrom('mine', 'mine', 'mine', 'none', 'odd'),
          fc.constantFrom('application/json', 'text/event-stream', '*/*'),
          async (body, query, segments, who, accept) => {
            const path = pathOf(
              call,
              Object.fromEntries(parameters.map((name, index) => [name, segments[index] ?? ''])),
            )
            const search = new URLSearchParams(query)
            const authorization = { mine: `Bearer ${token}`, none: '', odd: `Bearer ${segments[0]?.length}.e30.x` }[who]
            const answer = await costs.measure(() =>
              gateway.call(call.method.toUpperCase(), `${path}?${search}`, {
                body,
                headers: { accept, ...(authorization && { authorization }) },
              }),
            )
            const text = await answer.text()
            expect(answer.status, `${path} ${text}`).toBeLessThan(500)
            if (answer.status >= 400)
              expect(JSON.parse(text)).toEqual(expect.objectContaining({ error: expect.any(String) }))
            // some calls end the session
            if (who === 'mine' && (answer.status === 401 || answer.status === 204))
              token = (await gateway.register()).token
          },
        ),
        { numRuns: fuzzRuns },
      )
      costs.check()
    },
  )
})
