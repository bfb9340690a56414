import { z } from 'zod'
import { isLoose } from '../response/is-loose.ts'
import { readLeniently } from '../response/read-leniently.ts'
import { studyChoiceSchema } from './account.ts'
import { studyRecordSchema } from './study-record.ts'

/** Names under which gateways send a token (OPN-19). */
const TOKEN_FIELDS = ['token', 'accessToken', 'access_token', 'jwt']

/** The token in the answer of a login or registration, at its top or under `data` (OPN-19); null when there is none. */
export function findToken(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const fields = new Map<string, unknown>(Object.entries(body))
  for (const name of TOKEN_FIELDS) {
    const value = fields.get(name)
    if (typeof value === 'string' && value !== '') return value
  }
  return fields.has('data') ? findToken(fields.get('data')) : null
}

/** The user as the pages use it (SES-12). A foreign gateway may send less than ours: what is missing has a plain default. */
export const sessionUserSchema = z.object({
  email: z
    .string()
    .nullish()
    .transform((email) => email ?? ''),
  firstName: z
    .string()
    .nullish()
    .transform((name) => name?.trim() ?? ''),
  lastName: z
    .string()
    .nullish()
    .transform((name) => name?.trim() ?? ''),
  /** access to Ilm (CHT-03) */
  subscriptionActive: z
    .boolean()
    .nullish()
    .transform((isActive) => isActive ?? false),
  plan: z
    .string()
    .nullish()
    .transform((plan) => plan ?? ''),
  /** UTC, ISO 8601; null: does not expire */
  subscriptionExpiry: z
    .string()
    .nullish()
    .transform((expiry) => expiry ?? null),
  /** what the student chose to study (D22); null: nothing yet; undefined: a gateway that keeps no choices */
  choice: studyChoiceSchema.nullish(),
  /** the study record the account keeps; null: none; undefined: a gateway that keeps no records */
  record: studyRecordSchema.nullish(),
})
export type SessionUser = z.output<typeof sessionUserSchema>

/**
 * The `user` field of the answer of `GET /me` (GWY-04); undefined when there is none. A field that cannot be read counts as not
 * sent, so that it never costs a student the session.
 */
export function readUser(body: unknown): SessionUser | undefined {
  return isLoose(body) && isLoose(body.user) ? readLeniently(body.user, sessionUserSchema) : undefined
}
