import { createServerFn } from '@tanstack/react-start'
import { callGateway } from '#app/platform/gateway-client.server.ts'
import { withBearer } from '#app/platform/session/bearer-middleware.ts'
import { countsChoiceSchema } from '#domain/account/counts-choice.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { doneOf } from './done.ts'

/** `GET /me/item-counts`. Null where the gateway counts nothing, or does not say so. */
export const fetchCountsChoice = createServerFn({ method: 'GET' })
  .middleware([withBearer])
  .handler(async ({ context }) => {
    const answer = await callGateway('countsChoice', { token: context.token })
    const choice = gatewayContract.countsChoice.answer.safeParse(answer.ok ? answer.body : undefined)
    return choice.success && choice.data.isCounting ? { isAllowed: choice.data.isAllowed } : null
  })

/** `POST /me/item-counts`. */
export const allowCounts = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(countsChoiceSchema)
  .handler(async ({ context, data }) => {
    const answer = await callGateway('allowCounts', { body: data, token: context.token })
    return doneOf(answer, 'Your choice could not be saved. Please try again.')
  })
