import type { Hono } from 'hono'
import { passwordChangeSchema, passwordResetSchema, resetRequestSchema } from '#domain/account/password-change.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { isCommonPassword } from '../account/common-passwords.ts'
import { passwordChangedMail, resetMail } from '../account/mails.ts'
import { hashResetToken, MAILED_LINK_MINUTES, makeResetLink } from '../account/reset-links.ts'
import { findPasswordReset } from '../data/password-resets.ts'
import { findUserByEmail, replacePassword } from '../data/users.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import { clientAddress } from '../http/client-address.ts'
import { confirmPassword } from '../http/confirm-password.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readBody } from '../http/read-input.ts'
import { refuse, refuseBusy, refuseCommonPassword, refuseTries } from '../http/refuse.ts'
import { DEVICE_MARK_HEADER } from './auth.ts'

/** Changing a password, and setting a new one when it is forgotten (D25). */
export function addPasswordRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { database, hasher, throttles, marks, background, mail, now, requireUser } = parts

  const tellOfChange = (email: string) => {
    if (mail) background.run('mail about a changed password', () => mail.mailer.send(passwordChangedMail(email)))
  }

  app.post(gatewayContract.changePassword.path, requireUser, async (c) => {
    const body = await readBody(c, passwordChangeSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const { id: userId, email } = c.get('user')
    c.set('aboutEmail', email)
    if (await isCommonPassword(body.data.newPassword, email)) return refuseCommonPassword(c)
    const refusal = await confirmPassword(c, parts, body.data.currentPassword)
    if (refusal) return refusal
    const hashed = await hasher.hash(body.data.newPassword, clientAddress(c, parts.trustedProxies))
    if (!hashed.ok) return refuseBusy(c)
    const version = c.get('passwordVersion')
    const change = { userId, version, passwordHash: hashed.value, keptSession: c.get('sessionId') }
    if (!(await replacePassword(database, change)))
      return refuse(c, 409, 'Your password has just been changed somewhere else.')
    tellOfChange(email)
    return c.body(null, 204)
  })

  app.get(gatewayContract.resetWays.path, (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ byMail: mail !== undefined })
  })

  app.post(gatewayContract.requestReset.path, async (c) => {
    if (!mail) return refuse(c, 404, 'This server sends no mail. Please write to us instead.')
    const body = await readBody(c, resetRequestSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const { email } = body.data
    c.set('aboutEmail', email)
    const ofAddress = await throttles.resetPerAddress.take(clientAddress(c, parts.trustedProxies))
    if (!ofAddress.ok) return refuseTries(c, ofAddress.retryAfterSeconds)
    // whether there is such an account, and whether it has had its mails already, shows neither in the answer nor in its time
    background.run('mail with a reset link', async () => {
      const ofAccount = await throttles.resetPerAccount.take(email)
      const found = ofAccount.ok && (await findUserByEmail(database, email))
      if (!found) return
      const link = await makeResetLink(database, found, {
        origin: mail.origin,
        minutes: MAILED_LINK_MINUTES,
        now: now(),
      })
      await mail.mailer.send(resetMail(found.user.email, link))
    })
    c.header('Cache-Control', 'no-store')
    return c.body(null, 202)
  })

  app.post(gatewayContract.resetPassword.path, async (c) => {
    const body = await readBody(c, passwordResetSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const ended = () =>
      refuse(c, 400, 'This link has been used already, or it is too old. Please ask for a new one.', {
        code: 'link-ended',
      })
    const reset = await findPasswordReset(database, hashResetToken(body.data.token), now().toISOString())
    if (!reset) return ended()
    const { userId, email, passwordVersion: version } = reset
    c.set('aboutEmail', email)
    if (await isCommonPassword(body.data.newPassword, email)) return refuseCommonPassword(c)
    const hashed = await hasher.hash(body.data.newPassword, clientAddress(c, parts.trustedProxies))
    if (!hashed.ok) return refuseBusy(c)
    // of two uses at once only one finds the old version
    if (!(await replacePassword(database, { userId, version, passwordHash: hashed.value }))) return ended()
    tellOfChange(email)
    const isKnown = marks.find(c.req.header(DEVICE_MARK_HEADER), email, now()) !== undefined
    c.header('Cache-Control', 'no-store')
    return c.json(isKnown ? {} : { deviceMark: marks.make(email, now()) })
  })
}
