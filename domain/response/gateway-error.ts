import { z } from 'zod'

/**
 * Every refusal of the gateway (ERR-01, ERR-21): `error` is a sentence for people. `code` is ours and only there where a
 * client must tell two answers of one status apart.
 */
export const gatewayErrorSchema = z.object({
  error: z.string(),
  code: z
    .enum(['daily-limit', 'no-subscription', 'too-many-tries', 'common-password', 'wrong-password', 'link-ended'])
    .optional(),
  /** the same as the header `Retry-After`: whole seconds until another try makes sense */
  retryAfterSeconds: z.number().int().positive().optional(),
})
export type GatewayErrorBody = z.infer<typeof gatewayErrorSchema>
