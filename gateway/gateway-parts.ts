import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Background } from './account/background.ts'
import type { DeviceMarks } from './account/device-marks.ts'
import type { PasswordHasher } from './account/hash-password.ts'
import type { Mailer } from './account/mailer.ts'
import type { SessionTokens } from './account/session-tokens.ts'
import type { SignInGuard } from './account/sign-in-guard.ts'
import type { Throttles } from './account/throttle.ts'
import type { ContentStore } from './content/content-store.ts'
import type { Database } from './database/open-database.ts'
import type { GatewayEnv } from './http/gateway-env.ts'
import type { Ilm } from './ilm/ilm.ts'
import type { EventLoopWatch } from './operation/event-loop-watch.ts'

/** What a gateway needs to send mail: a way, and the public address its links lead to. */
export interface GatewayMail {
  mailer: Mailer
  origin: string
}

/** Everything the routes work with, put together once by createGateway. */
export interface GatewayParts {
  database: Database
  content: ContentStore
  ilm: Ilm
  now: () => Date
  /** from 0 to below 1, like Math.random */
  random: () => number
  newId: () => string
  log: Logger
  hasher: PasswordHasher
  tokens: SessionTokens
  throttles: Throttles
  guard: SignInGuard
  marks: DeviceMarks
  background: Background
  /** absent: this gateway sends no mail */
  mail: GatewayMail | undefined
  requireUser: MiddlewareHandler<GatewayEnv>
  trustedProxies: number
  ilmDailyMessages: number
  /** the operator wants exam items counted; students still have to allow it */
  countsItems: boolean
  /** attempts kept for one account */
  mostAttempts: number
  /** bytes of the study record kept for one account */
  mostRecordBytes: number
  /** seals the exams it hands out, see gateway/exam/seal-exam.ts */
  examKey: Uint8Array
  /** absent where nobody watches, as in tests */
  loop?: EventLoopWatch | undefined
}
