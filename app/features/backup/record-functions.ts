import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { callGateway, type GatewayAnswer } from '#app/platform/gateway-client.server.ts'
import { withBearer } from '#app/platform/session/bearer-middleware.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { pushSchema } from '#domain/gateway-contract/record-calls.ts'
import { gatewayErrorSchema } from '#domain/response/gateway-error.ts'

/** Why a call about the record came to nothing. `status` null: not reached, or not by a gateway that knows the call. */
export type RecordRefusal = {
  ok: false
  status: number | null
  isFull: boolean
  /** undefined where the gateway did not say */
  retryAfterSeconds: number | undefined
}

function refusalOf(answer: GatewayAnswer): RecordRefusal {
  const status = !answer.ok && answer.reason === 'refused' ? answer.status : null
  const body = gatewayErrorSchema.safeParse(!answer.ok && answer.reason === 'refused' ? answer.body : undefined).data
  return { ok: false, status, isFull: body?.code === 'record-full', retryAfterSeconds: body?.retryAfterSeconds }
}

/** `POST /me/record`: the account keeps the study record from now on. */
export const beginRecord = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .handler(async ({ context }) => {
    const answer = await callGateway('beginRecord', { token: context.token })
    const begun = gatewayContract.beginRecord.answer.safeParse(answer.ok ? answer.body : undefined)
    return begun.success ? { ok: true as const, record: begun.data.record } : refusalOf(answer)
  })

/** `DELETE /me/record`: what the account keeps of it is deleted. */
export const endRecord = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .handler(async ({ context }) => {
    const answer = await callGateway('endRecord', { token: context.token })
    return answer.ok ? { ok: true as const } : refusalOf(answer)
  })

/** `POST /me/record/entries`. */
export const pushEntries = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(pushSchema)
  .handler(async ({ context, data }) => {
    const answer = await callGateway('pushEntries', { body: data, token: context.token })
    const pushed = gatewayContract.pushEntries.answer.safeParse(answer.ok ? answer.body : undefined)
    return pushed.success ? { ok: true as const, ...pushed.data } : refusalOf(answer)
  })

/** `GET /me/record/entries`. */
export const pullEntries = createServerFn({ method: 'GET' })
  .middleware([withBearer])
  .validator(z.object({ recordId: z.string().max(100), after: z.number().int().nonnegative() }))
  .handler(async ({ context, data }) => {
    const answer = await callGateway('pullEntries', { query: data, token: context.token })
    const pulled = gatewayContract.pullEntries.answer.safeParse(answer.ok ? answer.body : undefined)
    return pulled.success ? { ok: true as const, ...pulled.data } : refusalOf(answer)
  })

/** The two calls of an exchange (exchange-entries.ts), as these functions are or as tests make them. */
export type RecordCalls = {
  push: (data: { recordId: string; pack: string }) => ReturnType<typeof pushEntries>
  pull: (data: { recordId: string; after: number }) => ReturnType<typeof pullEntries>
}
export const recordCalls: RecordCalls = {
  push: (data) => pushEntries({ data }),
  pull: (data) => pullEntries({ data }),
}
