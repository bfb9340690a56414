import { z } from 'zod'
import { CURRICULUM_KEYS } from '../catalogue/curriculum.ts'
import { studyRecordSchema } from './study-record.ts'

/** SUP-05, with the en dash of the specification. */
const PASSWORD_LENGTH_MESSAGE = 'Password must be 8–64 characters long.'

const emailSchema = z.string().trim().toLowerCase().pipe(z.email('Please enter a valid email address.').max(254))
/** Counted in characters as a student sees them typed (UTF-16 units), 8 to 64 (SUP-05). */
export const newPasswordSchema = z.string().min(8, PASSWORD_LENGTH_MESSAGE).max(64, PASSWORD_LENGTH_MESSAGE)
const nameSchema = (label: string) =>
  z.string().trim().min(1, `${label} is required.`).max(100, `${label} is too long (max 100 characters).`)

/** The body of `POST /auth/register` (GWY-02, SUP-05, SUP-07): e-mail trimmed and lower-cased, names trimmed. */
export const registrationSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: nameSchema('First name'),
  lastName: nameSchema('Last name'),
})
export type Registration = z.infer<typeof registrationSchema>

/**
 * The body of `POST /auth/login` (GWY-03). The e-mail is only trimmed and lower-cased: one that nobody can have is simply
 * unknown. 1024 is far above any accepted password and keeps hashing work bounded.
 */
export const loginSchema = z.object({
  email: z.string().trim().toLowerCase().min(1, 'Email is required.').max(254),
  password: z.string().min(1, 'Password is required.').max(1024),
})
export type Login = z.infer<typeof loginSchema>

/** The body of `DELETE /me`: the password again, so that a device left open cannot delete an account. */
export const accountDeletionSchema = z.object({ password: loginSchema.shape.password })

/** What a student chose to study, kept with the account so that the next device begins there (D22). `grade` is null until one is chosen. */
export const studyChoiceSchema = z.object({
  curriculum: z.enum(CURRICULUM_KEYS),
  grade: z.enum(['9', '10', '11', '12']).nullable(),
})
export type StudyChoice = z.infer<typeof studyChoiceSchema>

/** The user of `GET /me` (SES-12). */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  subscriptionActive: z.boolean(),
  plan: z.string(),
  /** UTC, ISO 8601; null: does not expire */
  subscriptionExpiry: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** null: none kept yet */
  choice: studyChoiceSchema.nullable(),
  /** null: the study record is on the student's devices only */
  record: studyRecordSchema.nullable(),
})
export type User = z.infer<typeof userSchema>

/** What the gateway's token carries (SES-10, SES-11). `exp` is in seconds since 1970; `sid` names the revocable session. */
export const tokenClaimsSchema = z.object({
  sub: z.string(),
  userId: z.string(),
  email: z.string(),
  sid: z.string(),
  exp: z.number().int(),
})
export type TokenClaims = z.infer<typeof tokenClaimsSchema>

/**
 * The answer of register and login. `deviceMark` is there when the device did not show one: kept and sent along with the next
 * sign-in, it tells that this device has signed in to this account before (D25).
 */
export const signedInSchema = z.object({ token: z.string(), user: userSchema, deviceMark: z.string().optional() })
export type SignedIn = z.infer<typeof signedInSchema>
