import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { Logger } from 'pino'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { type Background, createBackground } from './account/background.ts'
import { createDeviceMarks } from './account/device-marks.ts'
import { createPasswordHasher, type PasswordHasher } from './account/hash-password.ts'
import { createSessionTokens } from './account/session-tokens.ts'
import { createSignInGuard, DEFAULT_SIGN_IN_RULES, type SignInRules } from './account/sign-in-guard.ts'
import { createThrottles, DEFAULT_LIMITS, type Limits } from './account/throttle.ts'
import { deriveKey } from './account/token-secret.ts'
import type { ContentStore } from './content/content-store.ts'
import type { Database } from './database/open-database.ts'
import { storageFaultOf } from './database/storage-fault.ts'
import type { GatewayMail, GatewayParts } from './gateway-parts.ts'
import type { GatewayEnv } from './http/gateway-env.ts'
import { logRequests } from './http/log-requests.ts'
import { refuse, refuseForStorage } from './http/refuse.ts'
import { requireUser } from './http/require-user.ts'
import type { Ilm } from './ilm/ilm.ts'
import type { EventLoopWatch } from './operation/event-loop-watch.ts'
import { addAuthRoutes } from './routes/auth.ts'
import { addCatalogueRoutes } from './routes/catalogue.ts'
import { addChatRoute } from './routes/chat.ts'
import { addContentRoutes } from './routes/content.ts'
import { addExamRoutes } from './routes/exam.ts'
import { addExamAttemptRoutes } from './routes/exam-attempts.ts'
import { addHealthRoutes } from './routes/health.ts'
import { addItemCountRoutes } from './routes/item-counts.ts'
import { addMarkSuggestionRoutes } from './routes/mark-suggestions.ts'
import { addMeRoutes } from './routes/me.ts'
import { addPasswordRoutes } from './routes/password.ts'
import { addPracticeRoutes } from './routes/practice.ts'
import { addRecordRoutes } from './routes/record.ts'
import { addSessionRoutes } from './routes/sessions.ts'

export interface GatewayOptions {
  database: Database
  content: ContentStore
  ilm: Ilm
  log: Logger
  /** at least 32 characters; signs tokens and seals exams */
  secret: string
  now?: () => Date
  random?: () => number
  newId?: () => string
  hasher?: PasswordHasher
  limits?: Partial<Limits>
  signInRules?: Partial<SignInRules>
  /** how mail is sent; absent: no mail */
  mail?: GatewayMail | undefined
  /** work that no answer waits for; whoever closes the gateway waits for it */
  background?: Background
  /** how many proxies in front are trusted to have written X-Forwarded-For */
  trustedProxies?: number
  /** watches whether a request holds up all others */
  loop?: EventLoopWatch | undefined
  ilmDailyMessages?: number
  countsItems?: boolean
  mostAttempts?: number
  mostRecordBytes?: number
}

/** Four exams on every day of school for six years come to fewer; with their exams they take about 1 GB of the database. */
const MOST_ATTEMPTS = 5000

const MEGABYTE = 1_000_000
/** 200,000 events, more than six years of daily study, and the exams of 100 attempts. */
const MOST_RECORD_BYTES = 100 * MEGABYTE
/** The methods of the contract; a HEAD is a GET without its body. Others end here: the web's own Request cannot even hold a TRACE. */
const METHODS = new Set(['HEAD', ...Object.values(gatewayContract).map(({ method }) => method.toUpperCase())])

/**
 * The gateway: a Hono app that answers every call of domain/gateway-contract. It keeps nothing between requests but caches of
 * content, so any number of instances may share one database.
 */
export function createGateway(options: GatewayOptions): Hono<GatewayEnv> {
  const { database, secret, log, now = () => new Date() } = options
  const tokens = createSessionTokens(deriveKey(secret, 'session tokens'))
  const marks = createDeviceMarks(deriveKey(secret, 'device marks'))
  const throttles = createThrottles(database, { ...DEFAULT_LIMITS, ...options.limits })
  const rules = { ...DEFAULT_SIGN_IN_RULES, ...options.signInRules }
  const parts: GatewayParts = {
    ...options,
    now,
    random: options.random ?? Math.random,
    newId: options.newId ?? (() => crypto.randomUUID()),
    hasher: options.hasher ?? createPasswordHasher(),
    tokens,
    throttles,
    guard: createSignInGuard(database, marks, throttles.signInPerAddress, rules),
    marks,
    background: options.background ?? createBackground(log),
    mail: options.mail,
    requireUser: requireUser(database, tokens, log, now),
    trustedProxies: options.trustedProxies ?? 0,
    ilmDailyMessages: options.ilmDailyMessages ?? 200,
    countsItems: options.countsItems ?? false,
    mostAttempts: options.mostAttempts ?? MOST_ATTEMPTS,
    mostRecordBytes: options.mostRecordBytes ?? MOST_RECORD_BYTES,
    examKey: deriveKey(secret, 'exams'),
  }
  const app = new Hono<GatewayEnv>()
  app.use(
    requestId({ limitLength: 64 }),
    logRequests(log, { key: deriveKey(secret, 'subjects in the log'), loop: options.loop }),
  )
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    }),
    async (c, next) => {
      c.header('x-content-version', options.content.version)
      await next()
    },
    async (c, next) => {
      if (METHODS.has(c.req.method)) return next()
      c.header('Allow', [...METHODS].join(', '))
      return refuse(c, 405, 'No call is made this way.')
    },
    compress(),
  )
  const limitTo = (megabytes: number) =>
    bodyLimit({ maxSize: megabytes * MEGABYTE, onError: (c) => refuse(c, 413, 'That is too large to send.') })
  const [small, large] = [limitTo(1), limitTo(2)]
  // a submission carries its whole exam, a push a thousand events
  const larger: string[] = [gatewayContract.submitExamAttempt.path, gatewayContract.pushEntries.path]
  app.use((c, next) => (larger.includes(c.req.path) ? large(c, next) : small(c, next)))

  addHealthRoutes(app, parts)
  addAuthRoutes(app, parts)
  addPasswordRoutes(app, parts)
  addMeRoutes(app, parts)
  addItemCountRoutes(app, parts)
  addSessionRoutes(app, parts)
  addRecordRoutes(app, parts)
  addCatalogueRoutes(app, parts)
  addContentRoutes(app, parts)
  addPracticeRoutes(app, parts)
  addExamRoutes(app, parts)
  addExamAttemptRoutes(app, parts)
  addChatRoute(app, parts)
  addMarkSuggestionRoutes(app, parts)

  app.notFound((c) => refuse(c, 404, 'Not found'))
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) return refuse(c, 400, 'The request could not be read.')
    if (c.req.raw.signal.aborted) return refuse(c, 400, 'The request was given up.')
    log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
    const fault = storageFaultOf(error)
    if (fault) return refuseForStorage(c, fault)
    return refuse(c, 500, 'Something went wrong on our side. Please try again.')
  })
  return app
}
