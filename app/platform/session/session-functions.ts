import { createServerFn } from '@tanstack/react-start'
import { loginSchema, registrationSchema, studyChoiceSchema } from '#domain/account/account.ts'
import { describeAuthRefusal, type Refusal } from '#domain/account/describe-refusal.ts'
import { findToken, readUser } from '#domain/account/read-session-answer.ts'
import { callGateway, type GatewayAnswer } from '../gateway-client.server.ts'
import { withBearer } from './bearer-middleware.ts'
import { deviceHeaders, keepDeviceMark } from './device-mark.server.ts'

/** SUP-08, SIN-05: `token` is null where the gateway sends none with a registration (OPN-20). */
export type SignInAnswer = { ok: true; token: string | null } | ({ ok: false; status: number | null } & Refusal)

/** `POST /auth/login` (GWY-03). */
export const login = createServerFn({ method: 'POST' })
  .validator(loginSchema)
  .handler(async ({ data }) => signedIn(await callGateway('login', { body: data, headers: deviceHeaders() })))

/** `POST /auth/register` (GWY-02). */
export const register = createServerFn({ method: 'POST' })
  .validator(registrationSchema)
  .handler(async ({ data }) => signedIn(await callGateway('register', { body: data, headers: deviceHeaders() })))

/** `GET /me` (GWY-04). `status` is null when the gateway could not be reached, which does not end a session (D10). */
export const fetchCurrentUser = createServerFn({ method: 'GET' })
  .middleware([withBearer])
  .handler(async ({ context }) => {
    const answer = await callGateway('me', { token: context.token })
    if (!answer.ok) return { ok: false as const, status: statusOf(answer) }
    const user = readUser(answer.body)
    return user ? { ok: true as const, user } : { ok: false as const, status: answer.status }
  })

/** `POST /me/choice` (D22). A foreign gateway may know no such call: then the choice stays on the device. */
export const keepChoice = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(studyChoiceSchema)
  .handler(async ({ context, data }) => ({
    ok: (await callGateway('keepChoice', { body: data, token: context.token })).ok,
  }))

/** Ends the session at the gateway. The page forgets its token whatever the answer, and a foreign gateway may know no such call. */
export const logout = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .handler(async ({ context }) => {
    if (context.token) await callGateway('logout', { token: context.token }, { timeoutMs: 5000 })
    return { ok: true as const }
  })

function signedIn(answer: GatewayAnswer): SignInAnswer {
  if (answer.ok) {
    keepDeviceMark(answer.body)
    return { ok: true, token: findToken(answer.body) }
  }
  const status = statusOf(answer)
  return { ok: false, status, ...describeAuthRefusal(status, answer.reason === 'refused' ? answer.body : undefined) }
}

const statusOf = (failure: GatewayAnswer) => ('status' in failure ? failure.status : null)
