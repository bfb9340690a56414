import { z } from 'zod'

/**
 * Every refusal of the gateway (ERR-01, ERR-21): `error` is a sentence for people. `code` is ours and only there where a
 * client must tell two answers of one status apart.
 */
export const gatewayErrorSchema = z.object({
  error: z.string(),
  code: z.enum(['daily-limit', 'no-subscription']).optional(),
})
export type GatewayErrorBody = z.infer<typeof gatewayErrorSchema>
