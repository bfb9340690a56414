import { hash } from '@node-rs/argon2'
import { decodeJwt, SignJWT } from 'jose'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { COMMON_PASSWORD_MESSAGE } from '#domain/account/password-change.ts'
import { createBackground } from '#gateway/account/background.ts'
import { isOutdated } from '#gateway/account/hash-password.ts'
import { deriveKey } from '#gateway/account/token-secret.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway, PASSWORD, TEST_SECRET } from './open-test-gateway.ts'

const DAY = 86_400_000

onEveryDatabase('accounts', ({ open }) => {
  test('registering signs in; e-mail and names are tidied (SUP-07, SUP-08, GWY-02, SES-11, SES-12)', async () => {
    const { call } = openTestGateway(await open())
    const answer = await call('POST', '/auth/register', {
      body: { email: '  Ada@School.TEST ', password: PASSWORD, firstName: ' Ada ', lastName: ' Byron ' },
    })
    expect(answer.status).toBe(201)
    const { token, user } = await answer.json()
    expect(user).toMatchObject({ email: 'ada@school.test', firstName: 'Ada', lastName: 'Byron' })
    expect(user).toMatchObject({ subscriptionActive: true, plan: 'free', subscriptionExpiry: null })
    const claims = decodeJwt(token)
    expect(claims).toMatchObject({ sub: user.id, userId: user.id, email: 'ada@school.test' })
    expect(claims.exp).toBeGreaterThan(Date.now() / 1000)
    const me = await call('GET', '/me', { token })
    expect(me.status).toBe(200)
    expect(await me.json()).toEqual({ user })
    expect(me.headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(user)).not.toContain('argon2')
  })

  test('a password of 8 to 64 characters is accepted, others say why (SUP-05)', async () => {
    const { call } = openTestGateway(await open())
    const statusOf = async (length: number) => {
      const password = `ruby ${'x'.repeat(length)}`.slice(0, length)
      const body = { email: `p${length}@school.test`, password, firstName: 'A', lastName: 'B' }
      const answer = await call('POST', '/auth/register', { body })
      return { status: answer.status, error: (await answer.json()).error }
    }
    const refusal = { status: 400, error: 'Password must be 8–64 characters long.' }
    expect(await statusOf(7)).toEqual(refusal)
    expect(await statusOf(65)).toEqual(refusal)
    expect((await statusOf(8)).status).toBe(201)
    expect((await statusOf(64)).status).toBe(201)
  })

  test('an e-mail has one account, however it is written and however many ask at once (ERR-03)', async () => {
    const { call } = openTestGateway(await open())
    const body = (email: string) => ({ email, password: PASSWORD, firstName: 'A', lastName: 'B' })
    const answers = await Promise.all(
      ['twin@school.test', 'Twin@school.test', ' TWIN@SCHOOL.TEST'].map((email) =>
        call('POST', '/auth/register', { body: body(email) }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
    const refused = answers.find((answer) => answer.status === 409)
    expect(await refused?.json()).toEqual({ error: 'User already exists' })
  })

  test('an account comes with its first session or not at all: after a failure between the two the e-mail is free', async () => {
    const ids = ['first user', 'a session', 'second user', 'a session', 'third user', 'another session']
    const database = await open()
    const { call } = openTestGateway(database, { newId: () => ids.shift() ?? 'none left' })
    const register = (email: string) =>
      call('POST', '/auth/register', { body: { email, password: PASSWORD, firstName: 'Ada', lastName: 'Byron' } })
    expect((await register('one@school.test')).status).toBe(201)
    expect((await register('two@school.test')).status).toBe(500)
    const users = await database.query.selectFrom('users').select('email').execute()
    expect(users).toEqual([{ email: 'one@school.test' }])
    expect((await register('two@school.test')).status).toBe(201)
    expect((await register('two@school.test')).status).toBe(409)
    const sessions = await database.query.selectFrom('sessions').select('id').orderBy('id').execute()
    expect(sessions).toEqual([{ id: 'a session' }, { id: 'another session' }])
  })

  test('an unknown e-mail and a wrong password get the same answer (ERR-02)', async () => {
    const { call, register } = openTestGateway(await open())
    const { user } = await register()
    const login = (email: string, password: string) => call('POST', '/auth/login', { body: { email, password } })
    const [unknown, wrong, right] = await Promise.all([
      login('nobody@school.test', PASSWORD),
      login(user.email, 'not the one'),
      login(` ${user.email.toUpperCase()} `, PASSWORD),
    ])
    expect(unknown.status).toBe(401)
    expect(wrong.status).toBe(401)
    expect(await unknown.json()).toEqual({ error: 'Invalid credentials' })
    expect(await wrong.json()).toEqual({ error: 'Invalid credentials' })
    expect(right.status).toBe(200)
    expect((await right.json()).user).toEqual(user)
  })

  test('one of the commonest passwords is refused with a kind word (D25)', async () => {
    const { call } = openTestGateway(await open())
    for (const password of ['password', '12345678', 'Sunshine']) {
      const body = { email: 'new@school.test', password, firstName: 'A', lastName: 'B' }
      const answer = await call('POST', '/auth/register', { body })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({ error: COMMON_PASSWORD_MESSAGE, code: 'common-password' })
    }
  })

  test('a hash of an earlier release is made anew by the next right password, and by no wrong one', async () => {
    const database = await open()
    const background = createBackground(pino({ level: 'silent' }))
    const { call, register } = openTestGateway(database, { background })
    const { user, token } = await register()
    const login = async (password: string) => {
      const { status } = await call('POST', '/auth/login', { body: { email: user.email, password } })
      await background.settle()
      return status
    }
    const stored = async () =>
      (await database.query.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()).password_hash
    const older = await hash(PASSWORD, { memoryCost: 8192, timeCost: 3, parallelism: 1 })
    expect(isOutdated(older)).toBe(true)
    await database.query.updateTable('users').set({ password_hash: older }).execute()
    expect(await login('a guess')).toBe(401)
    expect(await stored()).toBe(older)
    expect(await login(PASSWORD)).toBe(200)
    const newer = await stored()
    expect(isOutdated(newer)).toBe(false)
    expect(await login(PASSWORD)).toBe(200)
    expect(await stored()).toBe(newer)
    expect((await call('GET', '/me', { token })).status).toBe(200)
  })

  test('logging out ends this session for good and leaves the other one alone', async () => {
    const { call, register } = openTestGateway(await open())
    const first = await register()
    const second = await (
      await call('POST', '/auth/login', { body: { email: first.user.email, password: PASSWORD } })
    ).json()
    expect((await call('POST', '/auth/logout', { token: first.token })).status).toBe(204)
    expect((await call('GET', '/me', { token: first.token })).status).toBe(401)
    expect((await call('GET', '/me', { token: second.token })).status).toBe(200)
  })

  test('deleting the account needs the password, ends every session and takes everything with it (D9)', async () => {
    const database = await open()
    const { call, register } = openTestGateway(database)
    const { token, user } = await register()
    await call('POST', '/content/ilm/chat', { token, body: { message: 'Hello' } })
    const wrong = await call('DELETE', '/me', { token, body: { password: 'not the one' } })
    expect(wrong.status).toBe(400)
    expect((await call('GET', '/me', { token })).status).toBe(200)
    expect((await call('DELETE', '/me', { token, body: { password: PASSWORD } })).status).toBe(204)
    expect((await call('GET', '/me', { token })).status).toBe(401)
    expect(await database.query.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute()).toEqual([])
    expect(await database.query.selectFrom('tutor_use').selectAll().where('user_id', '=', user.id).execute()).toEqual(
      [],
    )
    const again = await call('POST', '/auth/login', { body: { email: user.email, password: PASSWORD } })
    expect(again.status).toBe(401)
  })

  test('the export holds everything stored except secrets (D9)', async () => {
    const { call, register } = openTestGateway(await open())
    const { token, user } = await register()
    await call('POST', '/content/ilm/chat', { token, body: { message: 'Hello' } })
    const answer = await call('GET', '/me/export', { token })
    expect(answer.headers.get('content-disposition')).toContain('ilm-study-account.json')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ format: 'ilm-study-account', user, tutorUse: [{ messages: 1 }] })
    expect(JSON.parse(text).sessions).toEqual([
      {
        device: 'Unknown device',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ])
    expect(text).not.toContain('argon2')
  })

  test('what a student chose to study is kept with the account, for the next device and in the export (D22)', async () => {
    const { call, register } = openTestGateway(await open())
    const { token, user } = await register()
    const keep = async (body: unknown, as = token) => (await call('POST', '/me/choice', { token: as, body })).status
    const choice = async () => (await (await call('GET', '/me', { token })).json()).user.choice
    expect(user.choice).toBeNull()
    expect(await keep({ curriculum: 'ap', grade: null })).toBe(204)
    expect(await choice()).toEqual({ curriculum: 'ap', grade: null })
    expect(await keep({ curriculum: 'ontario', grade: '11' })).toBe(204)
    expect(await choice()).toEqual({ curriculum: 'ontario', grade: '11' })
    for (const bad of [
      {},
      { curriculum: 'quebec', grade: '9' },
      { curriculum: 'ap', grade: 9 },
      { curriculum: 'ap' },
      [],
    ])
      expect(await keep(bad), JSON.stringify(bad)).toBe(400)
    expect(await keep({ curriculum: 'ap', grade: null }, '')).toBe(401)
    expect(await choice()).toEqual({ curriculum: 'ontario', grade: '11' })
    expect((await (await call('GET', '/me/export', { token })).json()).user.choice).toEqual(await choice())
    // another student's is their own
    const other = await register()
    expect(other.user.choice).toBeNull()
  })

  test('a session ends by itself after its time; expired, foreign and unsigned tokens are refused (SES-09)', async () => {
    let clock = Date.now()
    const { call, register } = openTestGateway(await open(), { now: () => new Date(clock) })
    const { token, user } = await register()
    const claims = decodeJwt(token)
    const statusOf = async (given: string) => (await call('GET', '/me', { token: given })).status
    const forge = (key: Uint8Array, sid: unknown) =>
      new SignJWT({ ...claims, sid }).setProtectedHeader({ alg: 'HS256' }).sign(key)
    expect(await statusOf(await forge(deriveKey('another secret', 'session tokens'), claims.sid))).toBe(401)
    expect(await statusOf(await forge(deriveKey(TEST_SECRET, 'exams'), claims.sid))).toBe(401)
    expect(await statusOf(await forge(deriveKey(TEST_SECRET, 'session tokens'), 'no-such-session'))).toBe(401)
    expect(await statusOf(await forge(deriveKey(TEST_SECRET, 'session tokens'), claims.sid))).toBe(200)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    expect(await statusOf(`${part({ alg: 'none' })}.${part(claims)}.`)).toBe(401)
    expect(await statusOf('')).toBe(401)
    for (const days of [13, 13, 3]) {
      clock += days * DAY
      expect(await statusOf(token)).toBe(200)
    }
    clock += 2 * DAY
    const late = await call('GET', '/me', { token })
    expect(late.status).toBe(401)
    expect(await late.json()).toEqual({ error: 'Your session has ended. Please sign in again.' })
    expect(user.id).toBe(claims.sub)
  })
})
