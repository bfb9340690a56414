import type { Mail } from './mails.ts'

/** A mail server that does not answer for so long will not. */
const PATIENCE_MS = 20_000

export interface Mailer {
  /** resolves when the mail server has taken the mail; rejects when it does not */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Mail by SMTP: `url` as in `smtps://name:password@mail.example`, `from` as in `Ilm Study <study@mail.example>`. */
export async function openMailer(url: string, from: string): Promise<Mailer> {
  // only here, so that gateways without mail do not load it
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail }).catch((error: unknown) => {
        // only the code: a mail server's own words may name the person, and this goes to the log
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        throw new Error(`the mail server did not take a mail (${code})`)
      })
    },
    close: () => transport.close(),
  }
}
