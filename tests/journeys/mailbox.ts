import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string; text: string }

/** A mail server that takes every mail and keeps it, oldest first. */
export async function startMailbox(port: number): Promise<ReceivedMail[]> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    // its certificate would be its own
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(pieces)).then((mail) => {
          mails.push({ to: mail.to?.[0]?.address ?? '', text: mail.text ?? '' })
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return mails
}
