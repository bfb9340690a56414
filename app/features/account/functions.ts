import { createServerFn } from '@tanstack/react-start'
import { callGateway } from '#app/platform/gateway-client.server.ts'
import { withBearer } from '#app/platform/session/bearer-middleware.ts'
import { forgetDeviceMarks } from '#app/platform/session/device-mark.server.ts'
import { accountDeletionSchema } from '#domain/account/account.ts'
import { doneOf, UNREACHABLE } from './done.ts'

/** Years of attempts, as JSON. */
const EXPORT_BYTES = 64_000_000

/** `GET /me/export` (D9): everything the gateway keeps about the student, as the text of a JSON file. */
export const exportAccount = createServerFn({ method: 'GET' })
  .middleware([withBearer])
  .handler(async ({ context }) => {
    const answer = await callGateway('exportMe', { token: context.token }, { maxBytes: EXPORT_BYTES })
    if (answer.ok) return { ok: true as const, json: JSON.stringify(answer.body, null, 2) }
    const status = 'status' in answer ? answer.status : null
    return {
      ok: false as const,
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
