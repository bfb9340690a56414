import type { z } from 'zod'

/** One call of the gateway. `path` is in OpenAPI's form; `answer` is missing where the answer has no body or is a file. */
export interface GatewayCall {
  method: 'get' | 'post' | 'delete'
  path: `/${string}`
  summary: string
  /** whether it carries `Authorization: Bearer …` (GWY-12) */
  bearer: boolean
  params?: z.ZodObject
  query?: z.ZodObject
  /** besides `Authorization`; all may be left out */
  headers?: z.ZodObject
  body?: z.ZodType
  answer?: z.ZodType
  /** the success status: 200 unless told */
  status?: 201 | 202 | 204
  /** every refusal, with its reason; all answer `{ error }` */
  errors: Partial<Record<400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503 | 507, string>>
}

export const badInput = { 400: 'The input is not valid.' } as const
/** A database that is gone or full (`gateway/database/storage-fault.ts`): of what was asked nothing is half done. */
export const storageErrors = {
  503: 'The records cannot be reached (`code` storage-away): try again shortly.',
  507: 'There is no room to save anything (`code` storage-full): try again later.',
} as const
export const bearerErrors = { 401: 'No session, or it has ended.', ...storageErrors } as const
export const throttled = {
  429: 'Too many tries (`code` too-many-tries); `Retry-After` and `retryAfterSeconds` say when to try again.',
} as const
