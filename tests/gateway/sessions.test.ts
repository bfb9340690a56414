import { expect, test } from 'vitest'
import { accountSessionsSchema } from '#domain/account/account-session.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway, PASSWORD } from './open-test-gateway.ts'

const DAY = 86_400_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'

onEveryDatabase('sessions', ({ open }) => {
  async function start() {
    let clock = Date.parse('2026-11-22T12:00:00Z')
    const gateway = openTestGateway(await open(), { now: () => new Date(clock) })
    const { token, user } = await gateway.register()
    const signIn = async (userAgent = FIREFOX): Promise<string> => {
      const body = { email: user.email, password: PASSWORD }
      const answer = await gateway.call('POST', '/auth/login', { body, headers: { 'user-agent': userAgent } })
      return (await answer.json()).token
    }
    const list = async (given: string) => {
      const answer = await gateway.call('GET', '/me/sessions', { token: given })
      return accountSessionsSchema.parse(await answer.json()).sessions
    }
    return {
      ...gateway,
      token,
      user,
      signIn,
      list,
      statusOf: async (given: string) => (await gateway.call('GET', '/me', { token: given })).status,
      pass: (ms: number) => {
        clock += ms
      },
    }
  }

  test('each sign-in is listed with its device, and which one asks; the header itself is not kept (D25)', async () => {
    const { token, signIn, list, pass } = await start()
    pass(60_000)
    const second = await signIn()
    const sessions = await list(second)
    expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
      { device: 'Firefox on Windows', isCurrent: true },
      { device: 'Unknown device', isCurrent: false },
    ])
    expect(JSON.stringify(sessions)).not.toMatch(/Mozilla|142/)
    expect((await list(token)).map((session) => session.isCurrent)).toEqual([false, true])
  })

  test('when a session was last used is known to a quarter of an hour', async () => {
    const { token, list, pass, statusOf } = await start()
    pass(10 * 60_000)
    await statusOf(token)
    expect((await list(token))[0]?.lastUsedAt).toBe('2026-11-22T12:00:00.000Z')
    pass(10 * 60_000)
    await statusOf(token)
    expect((await list(token))[0]).toMatchObject({
      createdAt: '2026-11-22T12:00:00.000Z',
      lastUsedAt: '2026-11-22T12:20:00.000Z',
      expiresAt: '2026-12-06T12:20:00.000Z',
    })
  })

  test('ending one ends that one; its name is no token, and nobody else can use it', async () => {
    const { call, register, token, signIn, list, statusOf } = await start()
    const lost = await signIn()
    const name = (await list(token)).find((session) => !session.isCurrent)?.id ?? ''
    const stranger = await register()
    const end = (by: string) => call('DELETE', `/me/sessions/${name}`, { token: by })
    expect((await end(stranger.token)).status).toBe(404)
    expect(await statusOf(lost)).toBe(200)
    expect((await end(token)).status).toBe(204)
    expect(await statusOf(lost)).toBe(401)
    expect(await statusOf(token)).toBe(200)
    expect((await end(token)).status).toBe(404)
    expect(await statusOf(name)).toBe(401)
  })

  test('ending all others leaves this one, and the accounts of others', async () => {
    const { call, register, token, signIn, list, statusOf } = await start()
    const others = [await signIn(), await signIn()]
    const stranger = await register()
    expect((await call('DELETE', '/me/sessions', { token })).status).toBe(204)
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
    expect(await statusOf(stranger.token)).toBe(200)
    expect(await list(token)).toHaveLength(1)
  })

  test('a session that nobody uses for two weeks ends; one in use goes on', async () => {
    const { token, signIn, list, statusOf, pass } = await start()
    const unused = await signIn()
    pass(13 * DAY)
    expect(await statusOf(token)).toBe(200)
    pass(2 * DAY)
    expect(await statusOf(unused)).toBe(401)
    expect(await statusOf(token)).toBe(200)
    expect(await list(token)).toHaveLength(1)
  })

  test('no more than fifty sessions are kept; the ones longest unused go', async () => {
    const { token, signIn, list, statusOf, pass } = await start()
    for (let n = 0; n < 51; n++) {
      pass(1000)
      await signIn()
    }
    expect(await statusOf(token)).toBe(401)
    expect(await list(await signIn())).toHaveLength(50)
  })
})
