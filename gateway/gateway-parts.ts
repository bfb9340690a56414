import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Course } from '#domain/content/course.ts'
import type { PasswordHasher } from './account/hash-password.ts'
import type { SessionTokens } from './account/session-tokens.ts'
import type { Throttles } from './account/throttle.ts'
import type { Database } from './database/open-database.ts'
import type { GatewayEnv } from './http/gateway-env.ts'
import type { Tutor } from './tutor/tutor.ts'

/** The content the gateway serves; gateway/content/content-store.ts reads it from the built files. */
export interface ContentSource {
  version: string
  courses: ReadonlyMap<string, Course>
  /** a media file of a course, or undefined when there is none */
  media(courseId: string, file: string): Promise<MediaFile | undefined> | MediaFile | undefined
}
export interface MediaFile {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
}

/** Everything the routes work with, put together once by createGateway. */
export interface GatewayParts {
  database: Database
  content: ContentSource
  tutor: Tutor
  now: () => Date
  /** from 0 to below 1, like Math.random */
  random: () => number
  newId: () => string
  log: Logger
  hasher: PasswordHasher
  tokens: SessionTokens
  throttles: Throttles
  requireUser: MiddlewareHandler<GatewayEnv>
  trustedProxies: number
  tutorDailyMessages: number
  /** seals the exams it hands out, see gateway/exam/seal-exam.ts */
  examKey: Uint8Array
}
