import { z } from 'zod'

/** One sign-in of the account, in `GET /me/sessions` (D25). Times are UTC, ISO 8601. */
const accountSessionSchema = z.object({
  /** names the session in `DELETE /me/sessions/{sessionId}`; no key to it */
  id: z.string(),
  /** browser and system in plain words, such as "Firefox on Windows" */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** to within a quarter of an hour */
  lastUsedAt: z.iso.datetime(),
  /** when it ends by itself if it is not used again */
  expiresAt: z.iso.datetime(),
  /** whether the call came from this session */
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSessionSchema>

/** The answer of `GET /me/sessions`, the one used last first. */
export const accountSessionsSchema = z.object({ sessions: z.array(accountSessionSchema).max(100) })
