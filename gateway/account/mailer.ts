import type { Mail } from './mails.ts'

/** A mail server that does not answer for so long will not. */
const PATIENCE_MS = 20_000

export interface Mailer {
  /** resolves when the mail server has taken the mail; rejects when it does not */
  send(mail: Mail): Promise<void>
  close(): void
}

/** `SMTP_TLS`: whether mail goes out over TLS only. Left out, it does, but for a mail server on this machine. */
export type MailTls = 'required' | 'optional'

/** What holds for a mail server where nobody said. */
export const usualTls = (url: string): MailTls =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(new URL(url).hostname) ? 'optional' : 'required'

/**
 * Mail by SMTP: `url` as in `smtps://name:password@mail.example`, `from` as in `Ilm Study <study@mail.example>`. With `smtp:` the mail
 * server must offer TLS (STARTTLS), or no mail goes out: a link for a new password is a key to an account.
 */
export async function openMailer(url: string, from: string, tls: MailTls = usualTls(url)): Promise<Mailer> {
  // only here, so that gateways without mail do not load it
  const { createTransport } = await import('nodemailer')
  const address = new URL(url)
  // what stands in the address would win over the option
  address.searchParams.delete('requireTLS')
  const transport = createTransport({
    url: address.href,
    requireTLS: tls === 'required',
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
