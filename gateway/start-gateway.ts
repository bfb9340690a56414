import { pino } from 'pino'
import { createBackground } from './account/background.ts'
import { openMailer } from './account/mailer.ts'
import { readTokenSecret } from './account/token-secret.ts'
import { openContentStore } from './content/content-store.ts'
import { openDatabase } from './database/open-database.ts'
import { type GatewayEnvironment, gatewayEnvironmentSchema } from './environment.ts'
import { createGateway } from './gateway.ts'
import { openIlm } from './ilm/open-ilm.ts'
import type { EventLoopWatch } from './operation/event-loop-watch.ts'
import { findUnencrypted } from './operation/find-unencrypted.ts'
import { showPool } from './operation/metrics.ts'
import { watchProcess } from './operation/watch-process.ts'

export interface OpenGateway {
  /** `socketAddress` is where the connection came from; it only counts tries, and may be left out */
  fetch(request: Request, from?: { socketAddress?: string | undefined }): Promise<Response>
  /** call after the last request has been answered */
  close(): Promise<void>
}

/** What the log keeps of an error. Databases attach values of rows to theirs, which may name a person. */
const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { message: String(error) }
  return { type: error.name, message: error.message, stack: error.stack, ...('code' in error && { code: error.code }) }
}

/** The language model behind Ilm, where one is set (D20). */
function modelSettings({ ILM_MODEL_URL, ILM_MODEL, ILM_MODEL_KEY }: GatewayEnvironment) {
  return ILM_MODEL_URL && ILM_MODEL ? { url: ILM_MODEL_URL, model: ILM_MODEL, key: ILM_MODEL_KEY } : undefined
}

/** The way mail goes out, where one is set (D25). */
async function openMail({ SMTP_URL, SMTP_TLS, MAIL_FROM, PUBLIC_ORIGIN }: GatewayEnvironment) {
  if (!SMTP_URL || !MAIL_FROM || !PUBLIC_ORIGIN) return undefined
  return { mailer: await openMailer(SMTP_URL, MAIL_FROM, SMTP_TLS), origin: PUBLIC_ORIGIN }
}

/** Mails on their way get this long when the gateway stops. */
const SETTLE_MS = 5000

/**
 * Opens the gateway on the settings of an environment: database, content, secret, log. This is what the app embeds and what
 * `npm run gateway` serves. Throws with a sentence that names the setting when one is wrong.
 * @param watched the watch of a process that has one already
 */
export async function openGateway(
  environment: Record<string, string | undefined>,
  watched?: EventLoopWatch,
): Promise<OpenGateway> {
  const settings = gatewayEnvironmentSchema.parse(environment)
  const log = pino({ level: settings.LOG_LEVEL, base: { part: 'gateway' }, serializers: { err: describeError } })
  const content = openContentStore(settings.CONTENT_DIR)
  const database = await openDatabase({ url: settings.DATABASE_URL, directory: settings.DATA_DIR })
  if (settings.DATABASE_URL && !settings.JWT_SECRET) {
    log.warn(
      'JWT_SECRET is not set: sessions hold on this machine only. Set it when several gateways share a database.',
    )
  }
  const { DATABASE_URL, ILM_MODEL_URL } = settings
  const unencrypted = findUnencrypted({ DATABASE_URL, ILM_MODEL_URL })
  if (unencrypted.length > 0) log.warn({ settings: unencrypted }, 'goes to another machine without TLS')
  if (database.pool) showPool(database.pool)
  const loop = watched ?? watchProcess(log)
  const mail = await openMail(settings)
  const background = createBackground(log)
  const ilm = openIlm(content, log, modelSettings(settings))
  const gateway = createGateway({
    loop,
    database,
    content,
    ilm,
    log,
    mail,
    background,
    secret: readTokenSecret(settings.JWT_SECRET, settings.DATA_DIR),
    trustedProxies: settings.TRUST_PROXY,
    ilmDailyMessages: settings.TUTOR_DAILY_MESSAGES,
    countsItems: settings.ITEM_COUNTS === 'on',
  })
  return {
    fetch: async (request, from = {}) => gateway.fetch(request, from),
    async close() {
      if (!watched) loop.close()
      await Promise.race([background.settle(), new Promise((resolve) => setTimeout(resolve, SETTLE_MS).unref())])
      const unfinished = background.count()
      if (unfinished > 0) log.error({ unfinished }, 'stopped before all mails were on their way')
      mail?.mailer.close()
      await Promise.all([database.close(), ilm.close()])
    },
  }
}
