import { expect, test } from 'vitest'
import { createPasswordHasher } from '#gateway/account/hash-password.ts'
import { createThrottles, DEFAULT_LIMITS } from '#gateway/account/throttle.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway, PASSWORD } from './open-test-gateway.ts'

const WINDOW = 60

onEveryDatabase('throttling', ({ open }) => {
  test('X-Forwarded-For counts only behind a trusted proxy, and only what that proxy wrote', async () => {
    const limits = { registerPerAddress: { points: 1, seconds: WINDOW } }
    const tryTwice = async (trustedProxies: number, forwarded: [string, string]) => {
      const { call } = openTestGateway(await open(), { limits, trustedProxies })
      const statuses = []
      for (const header of forwarded) {
        const body = { email: `${crypto.randomUUID()}@x.test`, password: PASSWORD, firstName: 'A', lastName: 'B' }
        const headers = { 'x-forwarded-for': header }
        statuses.push((await call('POST', '/auth/register', { body, headers, address: '127.0.0.1' })).status)
      }
      return statuses
    }
    expect(await tryTwice(0, ['198.51.100.1', '198.51.100.2'])).toEqual([201, 429])
    expect(await tryTwice(1, ['198.51.100.1', '198.51.100.2'])).toEqual([201, 201])
    expect(await tryTwice(1, ['1.1.1.1, 198.51.100.1', '2.2.2.2, 198.51.100.1'])).toEqual([201, 429])
    // one IPv6 subscriber has a whole /64
    expect(await tryTwice(1, ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'])).toEqual([201, 429])
  })

  test('more sign-ins than can be hashed in time are told to come back, and do not count as tries', async () => {
    const { call, register } = openTestGateway(await open(), {
      hasher: createPasswordHasher(1, 1),
    })
    const { user } = await register()
    const login = () => call('POST', '/auth/login', { body: { email: user.email, password: PASSWORD } })
    const answers = await Promise.all(Array.from({ length: 10 }, login))
    const busy = answers.filter((answer) => answer.status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy.every((answer) => answer.headers.has('retry-after'))).toBe(true)
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThanOrEqual(2)
    expect((await login()).status).toBe(200)
  })

  test('one address that fills the queue for passwords holds up no other one', async () => {
    const { call, register } = openTestGateway(await open(), {
      hasher: createPasswordHasher(1, 4),
      trustedProxies: 1,
    })
    const { user } = await register()
    const from = (address: string, email: string) =>
      call('POST', '/auth/login', {
        body: { email, password: PASSWORD },
        headers: { 'x-forwarded-for': address },
      })
    const noise = Array.from({ length: 20 }, (_, n) => from('198.51.100.1', `nobody-${n}@school.test`))
    const student = from('203.0.113.5', user.email)
    expect((await student).status).toBe(200)
    const statuses = (await Promise.all(noise)).map(({ status }) => status)
    expect(statuses).toContain(503)
  })

  test.each([
    ['exams', 'examPerAddress', '/content/exam?courseId=SNC1W'],
    ['searches', 'searchPerAddress', '/content/search?q=energy'],
    [
      'questions with other numbers',
      'variantPerAddress',
      '/content/practice-variant?courseId=SNC1W&moduleId=ecosystems&questionId=passed-on&seed=3',
    ],
  ] as const)('one address gets only so many %s a minute; another one does not feel it', async (_what, limit, path) => {
    const { call } = openTestGateway(await open(), { limits: { [limit]: { points: 3, seconds: WINDOW } } })
    const get = (address: string) => call('GET', path, { address })
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('198.51.100.1')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    const refused = answers[4]
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused?.json()).toMatchObject({ error: expect.stringContaining('try again in a moment') })
    expect((await get('203.0.113.5')).status).toBe(200)
  })

  test('a school of 600 that begins its exams in one minute, each student twice, meets no limit', async () => {
    const { call } = openTestGateway(await open())
    const statuses = new Set<number>()
    for (let n = 0; n < 1200; n++) {
      const answer = await call('GET', `/content/exam?courseId=SNC1W&seed=${n}`, { address: '198.51.100.1' })
      statuses.add(answer.status)
      await answer.body?.cancel()
    }
    expect([...statuses]).toEqual([200])
  })

  test('all of an account is taken along only so often', async () => {
    const limits = { exportPerUser: { points: 1, seconds: WINDOW } }
    const { call, register } = openTestGateway(await open(), { limits })
    const { token } = await register()
    const take = async () => {
      const answer = await call('GET', '/me/export', { token })
      await answer.text()
      return answer.status
    }
    expect([await take(), await take()]).toEqual([200, 429])
  })

  test('counters are bounded in number, and the fullest stay: nobody washes away his own by making others', async () => {
    const database = await open()
    const throttles = createThrottles(database, DEFAULT_LIMITS, 200)
    const links = throttles.resetPerAccount
    for (let tries = 0; tries < 3; tries++) expect((await links.take('victim@school.test')).ok).toBe(true)
    for (let other = 0; other < 500; other++) await links.take(`made-up-${other}@school.test`)
    const rows = await database.query.selectFrom('rate_limits').select('points').execute()
    expect(rows.length).toBeLessThanOrEqual(200)
    expect(rows.length).toBeGreaterThan(100)
    expect((await links.take('victim@school.test')).ok).toBe(false)
  })

  test('counters keep neither e-mail nor address', async () => {
    const database = await open()
    const { call } = openTestGateway(database)
    await call('POST', '/auth/login', { body: { email: 'who@school.test', password: 'x' }, address: '203.0.113.77' })
    for (const table of ['rate_limits', 'failed_tries']) {
      const rows = await database.query
        .selectFrom(table as never)
        .selectAll()
        .execute()
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toMatch(/who@school|203\.0\.113/)
    }
  })
})
