import { expect, test } from 'vitest'
import { type MailTls, openMailer, usualTls } from '#gateway/account/mailer.ts'
import { startMailServer } from './mail-server.ts'

const MAIL = { to: 'ada@school.test', subject: 'A link', text: 'a key to an account' }

async function send(server: { url: string }, tls?: MailTls, query = '') {
  const mailer = await openMailer(server.url + query, 'Ilm Study <study@mail.test>', tls)
  try {
    await mailer.send(MAIL)
  } finally {
    mailer.close()
  }
}

test('a mail server on this machine is sent mail without TLS', async () => {
  const server = await startMailServer()
  await send(server)
  expect((await server.arrived(1))[0]?.subject).toBe('A link')
})

test.each(['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true'])(
  'where TLS is required a mail server without it gets no mail, whatever its address says: “%s”',
  async (query) => {
    const server = await startMailServer()
    await expect(send(server, 'required', query)).rejects.toThrow('the mail server did not take a mail (ETLS)')
    expect(server.mails).toEqual([])
  },
)

test.each<[MailTls, string]>([
  ['optional', 'smtp://127.0.0.1:2525'],
  ['optional', 'smtp://name:password@localhost'],
  ['optional', 'smtp://[::1]:25'],
  ['required', 'smtp://mail.school.test'],
  ['required', 'smtp://127.0.0.1.school.test'],
  ['required', 'smtp://localhost@mail.school.test'],
  ['required', 'smtp://10.0.0.5:25'],
])('TLS is %s for %s', (tls, url) => expect(usualTls(url)).toBe(tls))
