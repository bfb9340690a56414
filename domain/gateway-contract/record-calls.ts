import { z } from 'zod'
import { studyRecordSchema } from '../account/study-record.ts'
import { RECORD_BOUNDS } from '../history/record-entry.ts'
import { badInput, bearerErrors, type GatewayCall, storageErrors, throttled } from './gateway-call.ts'

const recordIdSchema = z.string().min(1).max(100)
/**
 * Entries of a record (`domain/history/record-entry.ts`), one a line, as UTF-8, compressed by gzip (RFC 1952), in base64. No more of them than
 * `RECORD_BOUNDS` says.
 */
const packSchema = z.string().max(RECORD_BOUNDS.pack)

/** The body of a push. An entry whose id is there already changes nothing, so a push without an answer is simply sent again. */
export const pushSchema = z.object({ recordId: recordIdSchema, pack: packSchema })
export const pushedSchema = z.object({
  /** the place of the last entry before this push */
  before: z.number().int().nonnegative(),
  /** the place of the last entry now; whoever had pulled until `before` has all until here */
  last: z.number().int().nonnegative(),
})

export const pullQuerySchema = z.object({
  recordId: recordIdSchema,
  /** the place of the last entry that is known, 0 for none */
  after: z
    .string()
    .regex(/^\d{1,15}$/, 'after is a whole number')
    .transform(Number),
})
export const pulledSchema = z.object({
  pack: z.string(),
  /** the place of the page's last entry, or `after` where there is none */
  next: z.number().int().nonnegative(),
  hasMore: z.boolean(),
})

const recordErrors = {
  ...badInput,
  ...bearerErrors,
  409: 'This record is not kept any more: it was ended, or another was begun since. `GET /me` tells.',
  ...throttled,
} as const

/** The calls about the study record that an account keeps for its student, who asked for it (issue "Everywhere", Sync). */
export const recordCalls = {
  beginRecord: {
    method: 'post',
    path: '/me/record',
    summary: 'Keep the study record with the account from now on; answers the record that is kept, if there is one',
    bearer: true,
    answer: z.object({ record: studyRecordSchema }),
    errors: { ...bearerErrors, ...throttled },
  },
  endRecord: {
    method: 'delete',
    path: '/me/record',
    summary: 'Keep it no longer, and delete what is kept of it; devices keep theirs',
    bearer: true,
    status: 204,
    errors: { ...bearerErrors, ...storageErrors },
  },
  pushEntries: {
    method: 'post',
    path: '/me/record/entries',
    summary: 'Add entries to the record; ones that are there stay as they are',
    bearer: true,
    body: pushSchema,
    answer: pushedSchema,
    errors: { ...recordErrors, 413: 'Too large, or the account has no more room (`code` record-full).' },
  },
  pullEntries: {
    method: 'get',
    path: '/me/record/entries',
    summary: 'The entries of the record after a place, in the order they arrived in',
    bearer: true,
    query: pullQuerySchema,
    answer: pulledSchema,
    errors: recordErrors,
  },
} as const satisfies Record<string, GatewayCall>
