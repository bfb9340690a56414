import { createServerFn } from '@tanstack/react-start'
import { callGateway, requestGateway } from '#app/platform/gateway-client.server.ts'
import { withBearer } from '#app/platform/session/bearer-middleware.ts'
import { forgetDeviceMarks } from '#app/platform/session/device-mark.server.ts'
import { accountDeletionSchema } from '#domain/account/account.ts'
import { doneOf, UNREACHABLE } from './done.ts'

/** The longest an export may take and be: as many attempts as an account keeps, over a slow line. */
const EXPORT_LIMITS = { timeoutMs: 600_000, maxBytes: 2_000_000_000 }

/** Why there is no export. */
export type NotExported = { ok: false; status: number | null; message: string }

/**
 * `GET /me/export` (D9): everything the gateway keeps about the student, as a JSON file that passes through piece by piece; one that breaks
 * off fails while it is read.
 */
export const exportAccount = createServerFn({ method: 'GET' })
  .middleware([withBearer])
  .handler(async ({ context }): Promise<NotExported | Response> => {
    const asked = await requestGateway('exportMe', { token: context.token }, EXPORT_LIMITS)
    if (asked.ok && asked.response.ok) {
      return new Response(asked.response.body, { headers: { 'content-type': 'application/json; charset=utf-8' } })
    }
    if (asked.ok) await asked.response.body?.cancel()
    const status = asked.ok ? asked.response.status : null
    return {
      ok: false,
      status,
      message: status === null ? UNREACHABLE : 'Your data could not be put together. Please try again.',
    }
  })

/** `DELETE /me` (D9). A wrong password is refused with the gateway's own words. */
export const deleteAccount = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(accountDeletionSchema)
  .handler(async ({ context, data }) => {
    const answer = await callGateway('deleteMe', { body: data, token: context.token })
    if (answer.ok) forgetDeviceMarks()
    return doneOf(answer, 'Your account could not be deleted. Please try again.')
  })
