import { z } from 'zod'

/**
 * Every refusal of the gateway (ERR-01, ERR-21): `error` is a sentence for people. `code` is ours and only there where a
 * client must tell two answers of one status apart.
 */
export const gatewayErrorSchema = z.object({
  error: z.string(),
  code: z
    .enum([
      'daily-limit',
      'no-subscription',
      'too-many-tries',
      'common-password',
      'wrong-password',
      'link-ended',
      'record-full',
      'storage-full',
      'storage-away',
    ])
    .optional(),
  /** the same as the header `Retry-After`: whole seconds until another try makes sense */
  retryAfterSeconds: z.number().int().positive().optional(),
})
export type GatewayErrorBody = z.infer<typeof gatewayErrorSchema>

/**
 * The sentence of a refusal of any gateway (ERR-21), undefined where it sent none to show. A gateway elsewhere may send codes of
 * its own, which say nothing here.
 */
export function readRefusal(body: unknown): { error: string | undefined; code: GatewayErrorBody['code'] } {
  const fields = z.object({ error: z.unknown(), code: z.unknown() }).partial().safeParse(body).data ?? {}
  const error = z.string().trim().min(1).safeParse(fields.error).data
  return { error, code: gatewayErrorSchema.shape.code.safeParse(fields.code).data }
}
