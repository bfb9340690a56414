import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { callGateway } from '#app/platform/gateway-client.server.ts'
import { withBearer } from '#app/platform/session/bearer-middleware.ts'
import { deviceHeaders, keepDeviceMark } from '#app/platform/session/device-mark.server.ts'
import { accountSessionsSchema } from '#domain/account/account-session.ts'
import {
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
  resetWaysSchema,
} from '#domain/account/password-change.ts'
import { type Done, doneOf } from './done.ts'

/** `POST /me/password` (D25). */
export const changePassword = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(passwordChangeSchema)
  .handler(async ({ context, data }) => {
    const call = { method: 'POST', path: '/me/password', token: context.token, body: data } as const
    return doneOf(await callGateway(call), 'Your password could not be changed. Please try again.')
  })

/** `GET /me/sessions` (D25). `isOffered` false: a gateway that keeps no such list, whatever words it has for that. */
export const listSessions = createServerFn({ method: 'GET' })
  .middleware([withBearer])
  .handler(async ({ context }) => {
    const answer = await callGateway({ path: '/me/sessions', token: context.token })
    const list = accountSessionsSchema.safeParse(answer.ok ? answer.body : undefined)
    if (list.success) return { ok: true as const, sessions: list.data.sessions }
    if (!answer.ok && answer.reason !== 'refused') return { ok: false as const, status: null, isOffered: true }
    const status = 'status' in answer ? answer.status : null
    // only 401 ends the session here: proxies in front of gateways refuse unknown addresses with 403
    return { ok: false as const, status: status === 401 ? 401 : null, isOffered: status === null || status >= 500 }
  })

/** `DELETE /me/sessions/{sessionId}` (D25). One that has ended meanwhile is as good as ended. */
export const endSession = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(z.object({ sessionId: z.string().max(100) }))
  .handler(async ({ context, data }) => {
    const path = `/me/sessions/${encodeURIComponent(data.sessionId)}` as const
    const answer = await callGateway({ method: 'DELETE', path, token: context.token })
    if (!answer.ok && answer.reason === 'refused' && answer.status === 404) return { ok: true } satisfies Done
    return doneOf(answer, 'That device could not be signed out. Please try again.')
  })

/** `DELETE /me/sessions` (D25). */
export const endOtherSessions = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .handler(async ({ context }) => {
    const answer = await callGateway({ method: 'DELETE', path: '/me/sessions', token: context.token })
    return doneOf(answer, 'The other devices could not be signed out. Please try again.')
  })

/** `GET /auth/password-reset` (D25): whether the gateway sends mail. One that does not say so does not. */
export const fetchResetWays = createServerFn({ method: 'GET' }).handler(async () => {
  const answer = await callGateway({ path: '/auth/password-reset', timeoutMs: 5000 })
  const ways = resetWaysSchema.safeParse(answer.ok ? answer.body : undefined)
  return { byMail: ways.success && ways.data.byMail }
})

/** `POST /auth/password-reset` (D25): the same answer whether or not there is such an account. */
export const requestReset = createServerFn({ method: 'POST' })
  .validator(resetRequestSchema)
  .handler(async ({ data }) => {
    const answer = await callGateway({ method: 'POST', path: '/auth/password-reset', body: data })
    return doneOf(answer, 'The mail could not be sent. Please try again.')
  })

/** `POST /auth/new-password` (D25). */
export const resetPassword = createServerFn({ method: 'POST' })
  .validator(passwordResetSchema)
  .handler(async ({ data }) => {
    const headers = deviceHeaders()
    const answer = await callGateway({ method: 'POST', path: '/auth/new-password', body: data, headers })
    if (answer.ok) keepDeviceMark(answer.body)
    return doneOf(answer, 'Your password could not be set. Please try again.')
  })
