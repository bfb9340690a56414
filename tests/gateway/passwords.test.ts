import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createBackground } from '#gateway/account/background.ts'
import { openMailer } from '#gateway/account/mailer.ts'
import { onEveryDatabase } from './databases.ts'
import { startMailServer, tokenIn } from './mail-server.ts'
import { openTestGateway, PASSWORD } from './open-test-gateway.ts'

const MINUTE = 60_000
const NEW = 'a new horse'

onEveryDatabase('passwords', ({ open, newPlace }) => {
  const accountOn = async (gateway: ReturnType<typeof openTestGateway>) => {
    const { token, user } = await gateway.register()
    const login = (password: string) => gateway.call('POST', '/auth/login', { body: { email: user.email, password } })
    const change = (body: object, by = token) => gateway.call('POST', '/me/password', { token: by, body })
    const statusOf = async (given: string) => (await gateway.call('GET', '/me', { token: given })).status
    return { token, user, login, change, statusOf }
  }

  test('a changed password signs out every other device and leaves this one (D25)', async () => {
    const { token, login, change, statusOf } = await accountOn(openTestGateway(await open()))
    const other = (await (await login(PASSWORD)).json()).token
    expect((await change({ currentPassword: PASSWORD, newPassword: NEW })).status).toBe(204)
    expect(await statusOf(token)).toBe(200)
    expect(await statusOf(other)).toBe(401)
    expect((await login(PASSWORD)).status).toBe(401)
    expect((await login(NEW)).status).toBe(200)
  })

  test('a change is refused for a wrong password so far, a common new one, or one of the wrong length', async () => {
    const { change, login } = await accountOn(openTestGateway(await open()))
    const wrong = await change({ currentPassword: 'not the one', newPassword: NEW })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ code: 'wrong-password' })
    const common = await change({ currentPassword: PASSWORD, newPassword: 'password' })
    expect(common.status).toBe(400)
    expect(await common.json()).toMatchObject({ code: 'common-password' })
    const short = await change({ currentPassword: PASSWORD, newPassword: 'seven77' })
    expect(short.status).toBe(400)
    expect(await short.json()).toEqual({ error: 'Password must be 8–64 characters long.' })
    expect((await login(PASSWORD)).status).toBe(200)
  })

  test('a change is whole or not at all: when the session cannot be kept, the old password and all sessions stay', async () => {
    const database = await open()
    let isBroken = false
    const { token, login, change, statusOf, user } = await accountOn(
      openTestGateway({
        ...database,
        together(statements) {
          if (!isBroken) return database.together(statements)
          const twice = database.query
            .insertInto('sessions')
            .columns(['id'])
            .expression((build) => build.selectFrom('sessions').select('id').where('user_id', '=', user.id))
          return database.together([...statements, twice.compile()])
        },
      }),
    )
    const other = (await (await login(PASSWORD)).json()).token
    isBroken = true
    expect((await change({ currentPassword: PASSWORD, newPassword: NEW })).status).toBe(500)
    isBroken = false
    expect((await login(NEW)).status).toBe(401)
    expect((await login(PASSWORD)).status).toBe(200)
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 200])
  })

  test('of two changes at once one wins, and no session of the old password lives on', async () => {
    const { token, change, login, statusOf } = await accountOn(openTestGateway(await open()))
    const rival = (await (await login(PASSWORD)).json()).token
    const answers = await Promise.all([
      change({ currentPassword: PASSWORD, newPassword: `${NEW} 1` }),
      change({ currentPassword: PASSWORD, newPassword: `${NEW} 2` }, rival),
    ])
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect([await statusOf(token), await statusOf(rival)].sort()).toEqual([200, 401])
  })

  async function startWithMail() {
    let clock = Date.now()
    const server = await startMailServer()
    const background = createBackground(pino({ level: 'silent' }))
    const mailer = await openMailer(server.url, 'Ilm Study <study@school.test>')
    onTestFinished(() => mailer.close())
    const database = await open()
    const gateway = openTestGateway(database, {
      now: () => new Date(clock),
      background,
      mail: { mailer, origin: 'https://study.test/' },
    })
    return {
      ...server,
      ...gateway,
      ...(await accountOn(gateway)),
      database,
      ask: (email: string) => gateway.call('POST', '/auth/password-reset', { body: { email } }),
      reset: (resetToken: string, newPassword = NEW) =>
        gateway.call('POST', '/auth/new-password', { body: { token: resetToken, newPassword } }),
      settle: () => background.settle(),
      pass: (ms: number) => {
        clock += ms
      },
    }
  }

  test('a forgotten password: the link of the mail sets a new one, once, and ends every session (D25)', async () => {
    const { ask, arrived, reset, settle, user, token, login, statusOf, mails, call } = await startWithMail()
    expect(await (await call('GET', '/auth/password-reset')).json()).toEqual({ byMail: true })
    expect((await ask(` ${user.email.toUpperCase()} `)).status).toBe(202)
    const [mail] = await arrived(1)
    expect(mail?.to?.[0]?.address).toBe(user.email)
    expect(mail?.from?.address).toBe('study@school.test')
    expect(mail?.text).toContain('https://study.test/reset-password#token=')
    expect(mail?.text).not.toContain(user.firstName)
    const answer = await reset(tokenIn(mail))
    expect(answer.status).toBe(200)
    const { deviceMark } = await answer.json()
    expect(deviceMark).toEqual(expect.any(String))
    expect(await statusOf(token)).toBe(401)
    expect((await login(PASSWORD)).status).toBe(401)
    expect((await login(NEW)).status).toBe(200)
    const again = await reset(tokenIn(mail), 'yet another one')
    expect(again.status).toBe(400)
    expect(await again.json()).toMatchObject({ code: 'link-ended' })
    await settle()
    expect(mails.map((sent) => sent.subject)).toEqual([
      'Ilm Study: set a new password',
      'Ilm Study: your password was changed',
    ])
  })

  test('an unknown address gets the same answer and no mail', async () => {
    const { ask, settle, user, mails } = await startWithMail()
    const [known, unknown] = [await ask(user.email), await ask('nobody@school.test')]
    const seen = async (answer: Response) => {
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
      return { status: answer.status, text: await answer.text(), headers }
    }
    expect(await seen(unknown)).toEqual(await seen(known))
    await settle()
    expect(mails).toHaveLength(1)
  })

  test('a link ends after thirty minutes, with another change, and is nowhere stored as it is', async () => {
    const { ask, arrived, reset, change, user, database, pass } = await startWithMail()
    await ask(user.email)
    await ask(user.email)
    const [first, second] = await arrived(2)
    const rows = await database.query.selectFrom('password_resets').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(tokenIn(first))
    // a password that is refused does not use the link up
    expect((await (await reset(tokenIn(first), '12345678')).json()).code).toBe('common-password')
    pass(29 * MINUTE)
    await change({ currentPassword: PASSWORD, newPassword: NEW })
    expect((await reset(tokenIn(second))).status).toBe(400)
    await ask(user.email)
    const late = (await arrived(4)).findLast((mail) => tokenIn(mail) !== '')
    pass(31 * MINUTE)
    expect((await reset(tokenIn(late), 'much too late')).status).toBe(400)
  })

  test('two uses of one link at once: one counts', async () => {
    const { ask, arrived, reset, user } = await startWithMail()
    await ask(user.email)
    const [mail] = await arrived(1)
    const answers = await Promise.all([1, 2, 3].map((n) => reset(tokenIn(mail), `${NEW} ${n}`)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400])
  })

  test('nobody can fill a mailbox: three links an hour, with the same answer after that', async () => {
    const { ask, settle, user, mails } = await startWithMail()
    for (let n = 0; n < 8; n++) expect((await ask(user.email)).status).toBe(202)
    await settle()
    expect(mails).toHaveLength(3)
  })

  test('a mail server that is away changes no answer', async () => {
    const background = createBackground(pino({ level: 'silent' }))
    const mail = {
      origin: 'https://study.test',
      mailer: { send: () => Promise.reject(new Error('away')), close() {} },
    }
    const gateway = openTestGateway(await open(), { mail, background })
    const { user } = await gateway.register()
    const answer = await gateway.call('POST', '/auth/password-reset', { body: { email: user.email } })
    expect(answer.status).toBe(202)
    await background.settle()
  })

  test('without mail the gateway says so, and an operator makes the link', async () => {
    const place = newPlace()
    const gateway = openTestGateway(await open(place))
    const { user, token, login, statusOf } = await accountOn(gateway)
    expect(await (await gateway.call('GET', '/auth/password-reset')).json()).toEqual({ byMail: false })
    const asked = await gateway.call('POST', '/auth/password-reset', { body: { email: user.email } })
    expect(asked.status).toBe(404)
    const run = (email: string) =>
      promisify(execFile)(process.execPath, ['gateway/account/print-reset-link.ts', email], {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: place.directory,
          DATABASE_URL: place.url ?? '',
          PUBLIC_ORIGIN: 'https://study.test',
        },
      })
    const { stdout } = await run(user.email.toUpperCase())
    const link = /https:\/\/study\.test\/reset-password#token=(\S+)/.exec(stdout)
    const body = { token: link?.[1], newPassword: NEW }
    expect((await gateway.call('POST', '/auth/new-password', { body })).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect((await login(NEW)).status).toBe(200)
    await expect(run('nobody@school.test')).rejects.toMatchObject({ code: 1, stderr: /Nobody has an account/ })
  })
})
