import { createServerFn } from '@tanstack/react-start'
import { callGateway } from '#app/platform/gateway-client.server.ts'
import { withBearer } from '#app/platform/session/bearer-middleware.ts'
import { deviceHeaders, keepDeviceMark } from '#app/platform/session/device-mark.server.ts'
import { passwordChangeSchema, passwordResetSchema, resetRequestSchema } from '#domain/account/password-change.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { type Done, doneOf } from './done.ts'

/** `POST /me/password` (D25). */
export const changePassword = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(passwordChangeSchema)
  .handler(async ({ context, data }) => {
    const answer = await callGateway('changePassword', { body: data, token: context.token })
    return doneOf(answer, 'Your password could not be changed. Please try again.')
  })

/** `GET /me/sessions` (D25). `isOffered` false: a gateway that keeps no such list, whatever words it has for that. */
export const listSessions = createServerFn({ method: 'GET' })
  .middleware([withBearer])
  .handler(async ({ context }) => {
    const answer = await callGateway('sessions', { token: context.token })
    const list = gatewayContract.sessions.answer.safeParse(answer.ok ? answer.body : undefined)
    if (list.success) return { ok: true as const, sessions: list.data.sessions }
    if (!answer.ok && answer.reason !== 'refused') return { ok: false as const, status: null, isOffered: true }
    const status = 'status' in answer ? answer.status : null
    // only 401 ends the session here: proxies in front of gateways refuse unknown addresses with 403
    return { ok: false as const, status: status === 401 ? 401 : null, isOffered: status === null || status >= 500 }
  })

/** `DELETE /me/sessions/{sessionId}` (D25). One that has ended meanwhile is as good as ended. */
export const endSession = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(gatewayContract.endSession.params)
  .handler(async ({ context, data }) => {
    const answer = await callGateway('endSession', { params: data, token: context.token })
    if (!answer.ok && answer.reason === 'refused' && answer.status === 404) return { ok: true } satisfies Done
    return doneOf(answer, 'That device could not be signed out. Please try again.')
  })

/** `DELETE /me/sessions` (D25). */
export const endOtherSessions = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .handler(async ({ context }) => {
    const answer = await callGateway('endOtherSessions', { token: context.token })
    return doneOf(answer, 'The other devices could not be signed out. Please try again.')
  })

/** `GET /auth/password-reset` (D25): whether the gateway sends mail. One that does not say so does not. */
export const fetchResetWays = createServerFn({ method: 'GET' }).handler(async () => {
  const answer = await callGateway('resetWays', {}, { timeoutMs: 5000 })
  const ways = gatewayContract.resetWays.answer.safeParse(answer.ok ? answer.body : undefined)
  return { byMail: ways.success && ways.data.byMail }
})

/** `POST /auth/password-reset` (D25): the same answer whether or not there is such an account. */
export const requestReset = createServerFn({ method: 'POST' })
  .validator(resetRequestSchema)
  .handler(async ({ data }) => {
    const answer = await callGateway('requestReset', { body: data })
    return doneOf(answer, 'The mail could not be sent. Please try again.')
  })

/** `POST /auth/new-password` (D25). */
export const resetPassword = createServerFn({ method: 'POST' })
  .validator(passwordResetSchema)
  .handler(async ({ data }) => {
    const answer = await callGateway('resetPassword', { body: data, headers: deviceHeaders() })
    if (answer.ok) keepDeviceMark(answer.body)
    return doneOf(answer, 'Your password could not be set. Please try again.')
  })
