import { expect, test } from 'vitest'
import { createPasswordHasher } from '#gateway/account/hash-password.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway, PASSWORD } from './open-test-gateway.ts'

const WINDOW = 60

onEveryDatabase('throttling', ({ open }) => {
  test('guessing one password stops after the limit, on every instance, and the right one does not help then', async () => {
    const database = await open()
    const limits = { signInPerAccount: { points: 3, seconds: WINDOW } }
    const one = openTestGateway(database, { limits })
    const two = openTestGateway(database, { limits })
    const { user } = await one.register()
    const login = (gateway: typeof one, password: string) =>
      gateway.call('POST', '/auth/login', { body: { email: user.email, password } })
    // a burst, so that counting after the work would let more through
    const burst = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => login(n % 2 ? one : two, `guess ${n}`)))
    expect(burst.map((answer) => answer.status).sort()).toEqual([401, 401, 401, 429, 429, 429])
    const locked = await login(two, PASSWORD)
    expect(locked.status).toBe(429)
    const seconds = Number(locked.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(WINDOW)
    expect((await locked.json()).error).toMatch(/too many/i)
  })

  test('signing in clears the count of the account', async () => {
    const { call, register } = openTestGateway(await open(), {
      limits: { signInPerAccount: { points: 2, seconds: WINDOW } },
    })
    const { user } = await register()
    const login = async (password: string) =>
      (await call('POST', '/auth/login', { body: { email: user.email, password } })).status
    for (let round = 0; round < 3; round++) {
      expect(await login('wrong one')).toBe(401)
      expect(await login(PASSWORD)).toBe(200)
    }
  })

  test('an address that tries many accounts is stopped; right passwords from it do not count', async () => {
    const { call, register } = openTestGateway(await open(), {
      limits: { signInPerAddress: { points: 3, seconds: WINDOW } },
    })
    const { user } = await register()
    const login = async (email: string, password: string, address: string) =>
      (await call('POST', '/auth/login', { body: { email, password }, address })).status
    for (let n = 0; n < 5; n++) expect(await login(user.email, PASSWORD, '203.0.113.5')).toBe(200)
    for (let n = 0; n < 3; n++) expect(await login(`s${n}@school.test`, 'guess', '203.0.113.5')).toBe(401)
    expect(await login('s9@school.test', 'guess', '203.0.113.5')).toBe(429)
    expect(await login('s9@school.test', 'guess', '203.0.113.6')).toBe(401)
  })

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
      limits: { signInPerAccount: { points: 12, seconds: WINDOW } },
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

  test('counters keep neither e-mail nor address', async () => {
    const database = await open()
    const { call } = openTestGateway(database)
    await call('POST', '/auth/login', { body: { email: 'who@school.test', password: 'x' }, address: '203.0.113.77' })
    const rows = await database.query
      .selectFrom('rate_limits' as never)
      .selectAll()
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/who@school|203\.0\.113/)
  })
})
