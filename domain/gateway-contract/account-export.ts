import { z } from 'zod'
import { userSchema } from '../account/account.ts'
import { examAttemptSchema, examSchema } from '../exam/exam.ts'

/** The answer of `GET /me/export` (D9): everything the gateway stores about a user, except the password's hash. */
export const accountExportSchema = z.object({
  format: z.literal('ilm-study-account'),
  formatVersion: z.literal(1),
  exportedAt: z.iso.datetime(),
  user: userSchema,
  /** whether their exam answers may be counted */
  allowsCounts: z.boolean(),
  sessions: z.array(
    z.object({
      device: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  examAttempts: z.array(z.object({ attempt: examAttemptSchema, exam: examSchema, receivedAt: z.iso.datetime() })),
  /** messages to Ilm a day; the messages themselves are not stored here */
  tutorUse: z.array(z.object({ day: z.iso.date(), messages: z.number().int().nonnegative() })),
  /** what is in the study record that the account keeps (`domain/history/record-entry.ts`), in the order it arrived in; nothing where it keeps none */
  recordEntries: z.array(z.unknown()),
})
export type AccountExport = z.infer<typeof accountExportSchema>
