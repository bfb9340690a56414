import type { User } from '#domain/account/account.ts'

/** What a request carries through Hono. */
export interface GatewayEnv {
  /** given by whoever serves the gateway; absent in tests and where the address is not known */
  Bindings: { socketAddress?: string | undefined }
  Variables: {
    requestId: string
    /** whose account a call is about, lower-cased; the log keeps a hash of it */
    aboutEmail?: string
    /** set by require-user.ts */
    user: User
    passwordHash: string
    passwordVersion: number
    sessionId: string
  }
}
