import { z } from 'zod'
import { keepAliveSchema } from './http/connections.ts'
import { metricsFromSchema } from './operation/answer-metrics.ts'

/** `true` means one proxy; a number, that many. */
const proxiesSchema = z
  .enum(['', 'false', '0', 'true'])
  .transform((value) => (value === 'true' ? 1 : 0))
  .or(
    z
      .string()
      .regex(/^[1-9]$/, 'TRUST_PROXY is true, false or the number of proxies')
      .transform(Number),
  )
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)

/** Every setting of the gateway, read from the environment once. A wrong one ends the start with a sentence that names it. */
export const gatewayEnvironmentSchema = z
  .object({
    /** PostgreSQL, or an engine that speaks its protocol; absent: SQLite in DATA_DIR */
    DATABASE_URL: z.preprocess(
      blankIsAbsent,
      z
        .string()
        .regex(/^postgres(ql)?:\/\//)
        .optional(),
    ),
    DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('data')),
    /** what `npm run content:build` made */
    CONTENT_DIR: z.preprocess(blankIsAbsent, z.string().default('dist/content')),
    JWT_SECRET: z.preprocess(blankIsAbsent, z.string().min(32, 'JWT_SECRET needs at least 32 characters').optional()),
    TRUST_PROXY: proxiesSchema.default(0),
    TUTOR_DAILY_MESSAGES: z.preprocess(blankIsAbsent, z.coerce.number().int().nonnegative().default(200)),
    /** any OpenAI-compatible server, with its version path: a language model words Ilm's replies (D20) */
    ILM_MODEL_URL: z.preprocess(
      blankIsAbsent,
      z.url('ILM_MODEL_URL is an address such as http://127.0.0.1:8080/v1').optional(),
    ),
    /** the model's name there; needed with ILM_MODEL_URL */
    ILM_MODEL: z.preprocess(blankIsAbsent, z.string().optional()),
    ILM_MODEL_KEY: z.preprocess(blankIsAbsent, z.string().optional()),
    /** with it the gateway sends mail, such as links for a new password (D25) */
    SMTP_URL: z.preprocess(
      blankIsAbsent,
      z
        .string()
        .regex(/^smtps?:\/\/\S+$/, 'SMTP_URL is an address such as smtps://name:password@mail.example')
        .refine(URL.canParse, 'SMTP_URL is an address such as smtps://name:password@mail.example')
        .optional(),
    ),
    /** whether a mail server must offer TLS; left out, all but those on this machine must */
    SMTP_TLS: z.preprocess(
      blankIsAbsent,
      z.enum(['required', 'optional'], 'SMTP_TLS is required or optional').optional(),
    ),
    /** who the mail is from; needed with SMTP_URL */
    MAIL_FROM: z.preprocess(blankIsAbsent, z.string().max(200).optional()),
    /** where students find the app, for links in mails */
    PUBLIC_ORIGIN: z.preprocess(
      blankIsAbsent,
      z
        .string()
        .regex(/^https?:\/\/[^\s/?#]+\/?$/, 'PUBLIC_ORIGIN is an address such as https://study.example')
        .optional(),
    ),
    /** `on`: counts how exam items are answered, of students who allow it; the counts name nobody (docs/decisions/2026-11-22-item-counts.md) */
    ITEM_COUNTS: z.preprocess(blankIsAbsent, z.enum(['on', 'off'], 'ITEM_COUNTS is on or off').default('off')),
    LOG_LEVEL: z.preprocess(blankIsAbsent, z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
  })
  .refine(
    ({ ILM_MODEL_URL, ILM_MODEL }) => !ILM_MODEL_URL || ILM_MODEL,
    'ILM_MODEL_URL needs ILM_MODEL, the name of the model',
  )
  .refine(
    ({ SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN }) => !SMTP_URL || (MAIL_FROM && PUBLIC_ORIGIN),
    'SMTP_URL needs MAIL_FROM, the sender, and PUBLIC_ORIGIN, where the links in mails lead',
  )
export type GatewayEnvironment = z.infer<typeof gatewayEnvironmentSchema>

/** Where `npm run gateway` listens, how long it keeps connections, and to whom it shows its metrics. */
export const serverEnvironmentSchema = z.object({
  PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65_535).default(3001)),
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
  KEEP_ALIVE_SECONDS: keepAliveSchema,
  METRICS_FROM: metricsFromSchema,
})
