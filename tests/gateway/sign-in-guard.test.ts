import { expect, test } from 'vitest'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway, PASSWORD } from './open-test-gateway.ts'

const SCHOOL = '203.0.113.5'
const HOME = '198.51.100.7'

onEveryDatabase('guessing passwords', ({ open }) => {
  /** A gateway whose clock the test moves, and one account on it. */
  async function start(options: Parameters<typeof openTestGateway>[1] = {}) {
    let clock = Date.parse('2026-11-22T12:00:00Z')
    const database = await open()
    const settings = { now: () => new Date(clock), ...options }
    const gateway = openTestGateway(database, settings)
    const { user, deviceMark } = await gateway.register()
    const login = (
      password: string,
      { email = user.email, address = SCHOOL, mark, on = gateway }: LoginOptions<typeof gateway> = {},
    ) =>
      on.call('POST', '/auth/login', {
        body: { email, password },
        address,
        ...(mark !== undefined && { headers: { 'x-device-mark': mark } }),
      })
    return {
      login,
      database,
      email: user.email,
      register: gateway.register,
      deviceMark: deviceMark ?? '',
      second: openTestGateway(database, settings),
      wait: (seconds: number) => {
        clock += seconds * 1000
      },
    }
  }
  type LoginOptions<G> = { email?: string; address?: string; mark?: string; on?: G }

  test('after ten wrong passwords the owner waits half a minute, is told so, and gets in', async () => {
    const { login, wait } = await start()
    const waits: number[] = []
    for (let failures = 0; failures < 10; ) {
      const answer = await login('a guess')
      if (answer.status === 401) failures += 1
      else {
        expect(answer.status).toBe(429)
        const refusal = await answer.json()
        expect(refusal).toMatchObject({ error: expect.stringMatching(/too many/i), code: 'too-many-tries' })
        expect(answer.headers.get('retry-after')).toBe(String(refusal.retryAfterSeconds))
        waits.push(refusal.retryAfterSeconds)
        wait(refusal.retryAfterSeconds)
      }
    }
    expect(waits).toEqual([2, 4, 8, 16])
    const tooSoon = await login(PASSWORD)
    expect(tooSoon.status).toBe(429)
    expect(tooSoon.headers.get('retry-after')).toBe('32')
    wait(32)
    expect((await login(PASSWORD)).status).toBe(200)
    // and everything is forgotten
    expect((await login('a slip')).status).toBe(401)
    expect((await login(PASSWORD)).status).toBe(200)
  })

  test('the wait never grows beyond five minutes, and ends with an hour of peace', async () => {
    const { login, wait } = await start()
    let longest = 0
    for (let failures = 0; failures < 20; ) {
      const answer = await login('a guess')
      const seconds = Number(answer.headers.get('retry-after') ?? 0)
      if (answer.status === 401) failures += 1
      else wait(seconds)
      longest = Math.max(longest, seconds)
    }
    expect(longest).toBe(300)
    wait(3600)
    for (let n = 0; n < 5; n++) expect((await login('a slip')).status).toBe(401)
    expect((await login(PASSWORD)).status).toBe(200)
  })

  test('a burst counts as what it is, on every gateway of the database', async () => {
    const { login, second } = await start()
    const burst = await Promise.all(
      Array.from({ length: 16 }, (_, n) => login(`guess ${n}`, n % 2 ? { on: second } : {})),
    )
    const statuses = burst.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(6)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  test("strangers' guesses hold up neither the owner at home nor a device that has signed in before", async () => {
    const { login, deviceMark } = await start()
    for (let n = 0; n < 20; n++) await login('a guess')
    expect((await login(PASSWORD)).status).toBe(429)
    expect((await login(PASSWORD, { address: HOME })).status).toBe(200)
    for (let n = 0; n < 20; n++) await login('a guess')
    const known = await login(PASSWORD, { mark: deviceMark })
    expect(known.status).toBe(200)
    expect(await known.json()).not.toHaveProperty('deviceMark')
  })

  test('guesses from everywhere slow each other down; a known device does not feel them', async () => {
    const { login, deviceMark } = await start()
    const from = (n: number) => ({ address: `198.51.100.${n}` })
    for (let n = 0; n < 31; n++) expect((await login('a guess', from(n))).status).toBe(401)
    expect((await login('a guess', from(90))).status).toBe(429)
    expect((await login(PASSWORD, { ...from(91), mark: deviceMark })).status).toBe(200)
  })

  test('a known device that guesses waits as well, and its mark opens no other account', async () => {
    const { login, deviceMark, register } = await start()
    for (let n = 0; n < 6; n++) expect((await login('a guess', { mark: deviceMark })).status).toBe(401)
    expect((await login(PASSWORD, { mark: deviceMark })).status).toBe(429)
    const other = await register()
    for (let n = 0; n < 6; n++) await login('a guess', { email: other.user.email, address: HOME })
    const foreign = await login(PASSWORD, { email: other.user.email, address: HOME, mark: deviceMark })
    expect(foreign.status).toBe(429)
  })

  test('300 failures at a school: every other student there waits once, for seconds, and gets in', async () => {
    const limits = { signInPerAddress: { points: 30, seconds: 900 } }
    const { login, register, wait, deviceMark } = await start({ limits })
    const classmate = await register()
    const guess = (n: number) => login('a guess', { email: `s${n}@school.test` })
    for (let n = 0; n < 30; n++) expect((await guess(n)).status).toBe(401)
    expect((await guess(99)).status).toBe(429)
    const first = await login(PASSWORD, { email: classmate.user.email })
    expect(first.status).toBe(429)
    const seconds = Number(first.headers.get('retry-after'))
    expect(seconds).toBeLessThanOrEqual(2)
    expect((await login(PASSWORD, { mark: deviceMark })).status).toBe(200)
    // the noise goes on meanwhile
    for (let n = 100; n < 110; n++) await guess(n)
    wait(seconds)
    expect((await login(PASSWORD, { email: classmate.user.email })).status).toBe(200)
  })

  test('right passwords at one address never count', async () => {
    const { login } = await start({ limits: { signInPerAddress: { points: 3, seconds: 900 } } })
    for (let n = 0; n < 8; n++) expect((await login(PASSWORD)).status).toBe(200)
  })

  test('an account that does not exist behaves like one that does', async () => {
    const { login, wait } = await start()
    const seen = async (email?: string) => {
      const answers = []
      for (let n = 0; n < 9; n++) {
        const answer = await login('a guess', email === undefined ? {} : { email })
        answers.push({ status: answer.status, body: await answer.json() })
        wait(3)
      }
      return answers
    }
    expect(await seen()).toEqual(await seen('nobody@school.test'))
  })

  test('a wrong password of someone signed in waits by itself, and ends no session', async () => {
    const { login, register, second, wait } = await start()
    const { token, user } = await register()
    for (let n = 0; n < 10; n++) await login('a guess', { email: user.email })
    const remove = (password: string) => second.call('DELETE', '/me', { token, body: { password } })
    for (let n = 0; n < 6; n++) expect((await remove('not the one')).status).toBe(400)
    expect((await remove(PASSWORD)).status).toBe(429)
    expect((await second.call('GET', '/me', { token })).status).toBe(200)
    wait(2)
    expect((await remove(PASSWORD)).status).toBe(204)
  })

  test('however many accounts that do not exist are tried, only so many are remembered, and none of the worst is forgotten', async () => {
    const signInRules = { remembered: 60 }
    const { login, database } = await start({ signInRules })
    for (let n = 0; n < 6; n++) expect((await login('a guess')).status).toBe(401)
    expect((await login(PASSWORD)).status).toBe(429)
    const rows = async () => (await database.query.selectFrom('failed_tries').select('key').execute()).length
    for (let n = 0; n < 80; n++) {
      expect((await login('a guess', { email: `nobody${n}@school.test`, address: HOME })).status).toBe(401)
      expect(await rows()).toBeLessThanOrEqual(60)
    }
    expect((await login(PASSWORD)).status).toBe(429)
  })

  test('what is over is forgotten with the tries that follow', async () => {
    const { login, database, wait } = await start({ signInRules: { remembered: 100 } })
    for (let n = 0; n < 10; n++) await login('a guess', { email: `nobody${n}@school.test` })
    wait(3601)
    await login('a guess')
    const rows = await database.query.selectFrom('failed_tries').select('key').execute()
    expect(rows).toHaveLength(2)
  })

  test('a wrong password costs the same statements and leaves the same rows whether there is such an account or not', async () => {
    const { email, login, database } = await start()
    let statements = 0
    const counted = database.query.withPlugin({
      transformQuery: ({ node }) => {
        statements++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const on = openTestGateway({ ...database, query: counted })
    const costOf = async (of: string) => {
      statements = 0
      const before = await database.query.selectFrom('failed_tries').select('key').execute()
      const answer = await login('a guess', { email: of, on })
      const after = await database.query.selectFrom('failed_tries').select('key').execute()
      return { status: answer.status, statements, rows: after.length - before.length, error: await answer.text() }
    }
    const ofSomebody = await costOf(email)
    expect(ofSomebody.statements).toBeGreaterThan(0)
    expect(ofSomebody.rows).toBe(2)
    expect(await costOf('nobody@school.test')).toEqual(ofSomebody)
  })
})
