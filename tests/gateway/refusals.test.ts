import { Writable } from 'node:stream'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway, PASSWORD } from './open-test-gateway.ts'

onEveryDatabase('refusals', ({ open }) => {
  test('every refusal is JSON with a sentence under error (ERR-01, ERR-21)', async () => {
    const { call, register } = openTestGateway(await open())
    const { token } = await register()
    const cases: [number, string, string, Parameters<typeof call>[2]][] = [
      [404, 'GET', '/no-such-call', {}],
      [400, 'POST', '/auth/login', { body: '{ broken' }],
      [400, 'POST', '/auth/login', {}],
      [400, 'POST', '/auth/login', { body: [] }],
      [400, 'POST', '/auth/login', { body: { email: 5, password: 'x' } }],
      [
        400,
        'POST',
        '/auth/register',
        { body: { email: 'no-at-sign', password: PASSWORD, firstName: 'A', lastName: 'B' } },
      ],
      [
        400,
        'POST',
        '/auth/register',
        { body: { email: 'a@b.test', password: PASSWORD, firstName: ' ', lastName: 'B' } },
      ],
      [401, 'POST', '/auth/login', { body: { email: 'nobody@b.test', password: 'x' } }],
      [401, 'GET', '/me', {}],
      [401, 'GET', '/me', { headers: { authorization: 'Basic abc' } }],
      [401, 'DELETE', '/me', { token: 'abc' }],
      [401, 'POST', '/content/exam/attempts', { body: {} }],
      [400, 'POST', '/content/exam/attempts', { body: {}, token }],
      [400, 'GET', '/content/course-outline?courseId=SNC1W&grade=many', {}],
      [413, 'POST', '/auth/login', { body: { email: 'a@b.test', password: 'x'.repeat(1_100_000) } }],
      [413, 'POST', '/content/exam/attempts', { body: 'x'.repeat(2_100_000), token }],
    ]
    for (const [status, method, path, input] of cases) {
      const answer = await call(method, path, input)
      expect(answer.status, `${method} ${path}`).toBe(status)
      expect(answer.headers.get('content-type')).toContain('application/json')
      expect(await answer.json()).toEqual({ error: expect.stringMatching(/\w/) })
    }
  })

  test('no body, however odd, is answered with 500', { timeout: 60_000 }, async () => {
    const { call, register } = openTestGateway(await open(), { limits: { chatPerUser: { points: 1e6, seconds: 60 } } })
    const { token } = await register()
    const odd = fc.oneof(
      fc.json({ noUnicodeString: false }),
      fc.record(
        {
          email: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('nul\0@school.test')),
          password: fc.string(),
          firstName: fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.constant('\0'), fc.constant('\ud800')),
          lastName: fc.string({ minLength: 1 }),
          message: fc.string({ unit: 'binary' }),
          conversationHistory: fc.anything(),
          id: fc.uuid(),
          answers: fc.dictionary(fc.string(), fc.nat()),
        },
        { requiredKeys: [] },
      ),
    )
    const paths = ['/auth/register', '/auth/login', '/content/ilm/chat', '/content/exam/attempts']
    await fc.assert(
      fc.asyncProperty(odd, fc.constantFrom(...paths), async (body, path) => {
        const answer = await call('POST', path, { body, token })
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) expect(await answer.json()).toEqual({ error: expect.stringMatching(/\w/) })
      }),
      { numRuns: 150 },
    )
    for (const id of ['%00', '%ff', '..', "' or 1=1 --"]) {
      expect((await call('GET', `/content/exam/attempts/${id}`, { token })).status).toBeLessThan(500)
    }
  })

  test('a body without a length is counted as it comes', async () => {
    const { app } = openTestGateway(await open())
    const chunk = new TextEncoder().encode('x'.repeat(100_000))
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ < 20) controller.enqueue(chunk)
        else controller.close()
      },
    })
    const init = { method: 'POST', body, duplex: 'half' }
    const answer = await app.fetch(new Request('http://gateway.test/auth/login', init))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({ error: expect.any(String) })
  })

  test('a bug or a database that was closed answers 500 without saying what broke (ERR-04), and /healthz tells (503)', async () => {
    const database = await open()
    const { call } = openTestGateway(database)
    expect((await call('GET', '/healthz')).status).toBe(200)
    await database.close()
    const answer = await call('POST', '/auth/login', { body: { email: 'a@b.test', password: 'secret words' } })
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ error: 'Something went wrong on our side. Please try again.' })
    const health = await call('GET', '/healthz')
    expect(health.status).toBe(503)
    expect(await health.json()).toEqual({ error: 'The database does not answer.' })
  })

  test('security headers are on every answer, also on refusals', async () => {
    const { call } = openTestGateway(await open())
    for (const path of ['/content/version', '/no-such-call', '/me']) {
      const { headers } = await call('GET', path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
      expect(headers.get('x-request-id')).toBeTruthy()
    }
  })

  test('the log has method, route, status, time and request id, and nothing about a person', async () => {
    const lines: string[] = []
    const log = pino(
      { level: 'debug' },
      new Writable({
        write(chunk, _, done) {
          lines.push(String(chunk))
          done()
        },
      }),
    )
    const { call, register } = openTestGateway(await open(), { log })
    const { token, user } = await register('secret.person@school.test', 'Zelda')
    await call('GET', '/me', { token, address: '203.0.113.9' })
    await call('GET', '/content/exam/attempts/some-private-id', { token })
    await call('POST', '/content/ilm/chat', { token, body: { message: 'my private question' } })
    await call('POST', '/auth/login', { body: { email: user.email, password: 'wrong password' } })
    const text = lines.join('')
    expect(text).not.toMatch(/secret\.person|Zelda|private|wrong password|203\.0\.113|Bearer/)
    expect(text).not.toContain(token)
    expect(text).not.toContain(user.id)
    expect(JSON.parse(lines.at(-3) ?? '')).toMatchObject({
      method: 'GET',
      route: '/content/exam/attempts/:attemptId',
      status: 404,
      ms: expect.any(Number),
      requestId: expect.any(String),
    })
  })
})
