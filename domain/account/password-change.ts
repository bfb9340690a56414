import { z } from 'zod'
import { loginSchema, newPasswordSchema } from './account.ts'

/** Why one of the commonest passwords is refused (D25). */
export const COMMON_PASSWORD_MESSAGE =
  'That is one of the passwords people try first. Please choose another: three words you like work well.'

/** The body of `POST /me/password`: the password so far, so that a device left open cannot take an account over. */
export const passwordChangeSchema = z.object({
  currentPassword: loginSchema.shape.password,
  newPassword: newPasswordSchema,
})

/** The body of `POST /auth/password-reset`: whose password is forgotten. */
export const resetRequestSchema = z.object({ email: loginSchema.shape.email })

/** The answer of `GET /auth/password-reset`: whether this gateway can send mail; where not, an operator makes the link. */
export const resetWaysSchema = z.object({ byMail: z.boolean() })

/** The body of `POST /auth/new-password`. `token` is what the link of the mail carries. */
export const passwordResetSchema = z.object({ token: z.string().min(1).max(100), newPassword: newPasswordSchema })

/** The answer of `POST /auth/new-password`: whoever held the link owns the account, so the device counts as known. */
export const passwordResetResponseSchema = z.object({ deviceMark: z.string().optional() })
