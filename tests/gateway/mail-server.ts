import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server for one test: takes every mail and keeps it. */
export async function startMailServer() {
  const mails: Email[] = []
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    // plain text: nodemailer would refuse the server's own certificate
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(pieces)).then((mail) => {
          mails.push(mail)
          for (const wake of waiting.splice(0)) wake()
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the mail server has no port')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    /** resolves when so many mails have come */
    async arrived(count: number): Promise<Email[]> {
      while (mails.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
      return mails
    },
  }
}

/** The token of the link in a mail. */
export const tokenIn = (mail: Email | undefined) => /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
