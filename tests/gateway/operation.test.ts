import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#gateway/database/open-database.ts'
import { watchProcess } from '#gateway/operation/watch-process.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway, PASSWORD } from './open-test-gateway.ts'

/** A log that keeps its lines. */
function keepLog() {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { lines, log: pino({ level: 'info' }, stream) }
}

onEveryDatabase('operation', ({ open }) => {
  test('signing in, out and away leaves the same keyed hash in the log, and no name or address', async () => {
    const database = await open()
    const { lines, log } = keepLog()
    const { call, register } = openTestGateway(database, { log })
    const { user, token } = await register('zelda@school.test')
    const login = (email: string, password = PASSWORD) => call('POST', '/auth/login', { body: { email, password } })
    await login(' ZELDA@school.test ')
    await login(user.email, 'wrong password')
    await login('nobody@school.test')
    await call('POST', '/auth/logout', { token })
    await call('GET', '/me', { token })
    const [registered, signedIn, wrong, unknown, signedOut, me] = lines.map(({ subject }) => subject)
    expect(registered).toMatch(/^[\w-]{16}$/)
    expect([signedIn, wrong, signedOut]).toEqual([registered, registered, registered])
    expect(unknown).toMatch(/^[\w-]{16}$/)
    expect(unknown).not.toBe(registered)
    expect(me).toBeUndefined()
    expect(JSON.stringify(lines)).not.toMatch(/zelda|nobody|school\.test/i)

    const other = keepLog()
    const elsewhere = openTestGateway(database, { log: other.log, secret: 'another secret, as long as the first' })
    await elsewhere.call('POST', '/auth/login', { body: { email: user.email, password: PASSWORD } })
    expect(other.lines[0]?.subject).not.toBe(registered)
  })

  test('ending devices and taking all data along are in the log under the same hash', async () => {
    const { lines, log } = keepLog()
    const { call, register } = openTestGateway(await open(), { log })
    const { user, token } = await register('zelda@school.test')
    await call('POST', '/auth/login', { body: { email: user.email, password: PASSWORD } })
    const { sessions } = await (await call('GET', '/me/sessions', { token })).json()
    const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    await call('DELETE', `/me/sessions/${other.id}`, { token })
    await call('DELETE', '/me/sessions', { token })
    await (await call('GET', '/me/export', { token })).text()
    const told = lines
      .filter(({ subject }) => subject)
      .map(({ method, route, status }) => `${method} ${route} ${status}`)
    expect(told).toEqual([
      'POST /auth/register 201',
      'POST /auth/login 200',
      'DELETE /me/sessions/:sessionId 204',
      'DELETE /me/sessions 204',
      'GET /me/export 200',
    ])
    expect(new Set(lines.flatMap(({ subject }) => subject ?? [])).size).toBe(1)
  })

  test('a request that holds up all others is named in the log by its route, and /healthz says how long', async () => {
    const database = await open()
    const { lines, log } = keepLog()
    const loop = watchProcess(log)
    onTestFinished(() => loop.close())
    const block = (ms: number) => {
      const until = performance.now() + ms
      while (performance.now() < until);
    }
    const { call, register } = openTestGateway(database, {
      log,
      loop,
      ilm: {
        async reply() {
          block(450)
          return { response: 'There.', citations: [], nextSteps: [] }
        },
      },
    })
    const { token } = await register()
    await call('POST', '/content/ilm/chat', { token, body: { message: 'my private question' } })
    const blocked = lines.filter(({ msg }) => msg === 'a request held up all others')
    expect(blocked).toContainEqual(expect.objectContaining({ routes: ['/content/ilm/chat'], ms: expect.any(Number) }))
    expect(JSON.stringify(lines)).not.toContain('private')
    const health = await (await call('GET', '/healthz')).json()
    expect(health).toEqual({ status: 'ok', contentVersion: 'v1', eventLoopDelayMs: expect.any(Number) })
    expect(health.eventLoopDelayMs).toBeGreaterThan(200)
  })

  test('/healthz does not wait for a database that never answers', async () => {
    const database: Database = { ...(await open()), check: () => new Promise(() => {}) }
    const { call } = openTestGateway(database)
    const health = await call('GET', '/healthz')
    expect(health.status).toBe(503)
    expect(await health.json()).toEqual({ error: 'The database does not answer.' })
  })
})
