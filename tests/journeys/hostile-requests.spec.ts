import fc from 'fast-check'
import { toJSON } from 'seroval'
import { callOf, resultOf, send, signUp } from '#tests/load/app-client.ts'
import { builtFunctions } from './built-functions.ts'
import { expect, test } from './journey.ts'
import { rawRequest } from './raw-request.ts'
import { type StartedApp, startApp } from './start-app.ts'

// One app server of its own: what is sent here would empty the shared one's throttles, and its log is read afterwards.
const SECRET = 'hunter2-of-a-student'
let app: StartedApp
test.beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info' })
})
test.afterAll(() => app.stop())

const own = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' }
const json = { ...own, 'content-type': 'application/json' }
const post = (path: string, body: string, headers = json) =>
  rawRequest(app.address, path, { method: 'POST', headers, body })
const get = (path: string, payload: string) =>
  rawRequest(app.address, `${path}?payload=${encodeURIComponent(payload)}`, { headers: own })
const call = (data: unknown) => JSON.stringify(toJSON({ data }))

const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
const MALFORMED: [name: string, body: string][] = [
  ['nothing', ''],
  ['half an object', '{'],
  ['a text with a password', `{"password":"${SECRET}"`],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown node', '{"t":{"t":99},"f":0,"m":[]}'],
  ['a node without its parts', '{"t":{"t":10,"i":0},"f":0,"m":[]}'],
  ['100,000 lists in each other', nested],
  ['100,000 lists in a call', `{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[${nested}]},"o":0},"f":63,"m":[]}`],
]

test('the build has the functions this journey asks', () => {
  expect([...builtFunctions().keys()]).toEqual(
    expect.arrayContaining(['login', 'fetchLessons', 'askIlm', 'submitAttempt']),
  )
})

for (const [name, body] of MALFORMED)
  test(`${name} instead of a call is refused with 4xx by every function`, async () => {
    for (const path of builtFunctions().values()) {
      const statuses = [(await post(path, body)).status, body.length < 9_000 ? (await get(path, body)).status : 400]
      for (const status of statuses) expect([400, 405]).toContain(status)
    }
  })

test('a form, a file and too much are refused with 4xx', async () => {
  const path = builtFunctions().get('login') ?? ''
  expect((await post(path, 'a=b', { ...own, 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  expect((await post(path, '--x', { ...own, 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(415)
  expect((await post(path, ' '.repeat(3_000_000))).status).toBe(413)
})

test('drawing texts needs a session, takes at most 60 kB a call, and 600 kB a minute of one student', async () => {
  const draw = async (texts: string[], token?: string) => {
    const { status, text } = await send(app.address, callOf('renderOwnTexts', texts, { token }))
    return { http: status, result: resultOf(text) }
  }
  expect((await draw(['$x$'])).result).toEqual({ ok: false, status: 401 })
  expect((await draw(['$x$'], 'made.up.token')).result).toEqual({ ok: false, status: 401 })
  const token = await signUp(app.address, 'draws@school.test')
  const some = Array.from({ length: 30 }, () => 'a'.repeat(1999))
  expect((await draw([...some, 'b'.repeat(200)], token)).http).toBe(400)
  for (let calls = 0; calls < 10; calls++) expect((await draw(some, token)).result).toMatchObject({ ok: true })
  expect((await draw(some, token)).result).toEqual({ ok: false, status: 429 })
})

test('what a schema does not take is 400, in words that say nothing of the schema', async () => {
  const answer = await post(builtFunctions().get('login') ?? '', call({ email: 7, password: SECRET }))
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('This request cannot be read')
  expect(answer.text).not.toMatch(/invalid_type|expected|stack|hunter2/)
})

test('a call without the mark of a page is refused with 400, whatever its function answers with', async () => {
  for (const path of builtFunctions().values())
    for (const method of ['GET', 'POST']) {
      const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
      const body = method === 'POST' ? { body: call(undefined) } : {}
      expect((await rawRequest(app.address, path, { method, headers, ...body })).status).toBe(400)
    }
})

test('an id with half a character in it is an id that is not there', async () => {
  const half = { attemptId: '\ud800', subject: 'science', courseId: 'SNC1W' }
  const answer = await get(builtFunctions().get('fetchAttempt') ?? '', call(half))
  expect(answer.status).toBe(200)
  expect((await post(builtFunctions().get('endSession') ?? '', call({ sessionId: '\udc00x' }))).status).toBe(200)
})

test('made-up calls never bring a 5xx', async () => {
  const anything = fc.anything({
    withNullPrototype: false,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withSparseArray: true,
  })
  const fields = [
    'email',
    'password',
    'firstName',
    'courseId',
    'moduleId',
    'subject',
    'grade',
    'seed',
    'texts',
    'message',
    'attemptId',
    'answers',
    '__proto__',
    'constructor',
  ]
  const data = fc.oneof(
    anything,
    fc.dictionary(fc.constantFrom(...fields), fc.oneof(anything, fc.string({ unit: 'binary' }))),
  )
  const functions = [...builtFunctions()].filter(([name]) => !['login', 'register'].includes(name))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...functions), data, async ([, path], value) => {
      const text = serialised(value)
      const answer = await post(path, text)
      const asked = answer.status === 405 && text.length < 9_000 ? await get(path, text) : answer
      expect(asked.status).toBeLessThan(500)
    }),
    { numRuns: 500 },
  )
})

/** As the pages would send it; what they could not send goes as it is. */
function serialised(value: unknown): string {
  try {
    return call(value)
  } catch {
    return String(JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? String(inner) : inner)))
  }
}

test('made-up addresses and methods never bring a 5xx', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%5c',
      '%00',
      '%ff',
      '%',
      '\\',
      '//',
      '?',
      '#',
      '%0d%0a',
      'media',
      'healthz',
      '_serverFn',
      'assets',
      'grade',
      'ap',
      'lesson',
      'subject',
      '__proto__',
      '@',
      ':',
      ';',
      '*',
      '%F0%9F%92%A9',
    ),
    fc.stringMatching(/^[!-~]{1,12}$/),
  )
  const method = fc.constantFrom(
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'PURGE',
  )
  const headers = fc.record(
    {
      host: fc.constantFrom('127.0.0.1', 'evil.example', 'a:b:c', '[::1', '', 'x'.repeat(500)),
      accept: fc.constantFrom('text/html', '*/*', 'x', ''),
      range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-', 'lines=1-2'),
      'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'nonsense', '*'),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', "'--", ','.repeat(500)),
      origin: fc.constantFrom('null', 'https://evil.example', ''),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), method, headers, async (pieces, method, headers) => {
      const answer = await rawRequest(app.address, `/${pieces.join('/')}`, { method, headers })
      expect(answer.status).toBeLessThan(500)
      // what Node itself refuses never reaches this server
      if (answer.status !== 400 || answer.text) expect(answer.headers).toHaveProperty('content-security-policy')
    }),
    { numRuns: 500 },
  )
})

test('a CONNECT, an upgrade and a line that is no request leave the server well', async () => {
  const odd: Record<string, string>[] = [
    { connection: 'upgrade', upgrade: 'websocket' },
    { expect: '100-continue' },
    { expect: 'nonsense' },
  ]
  for (const headers of odd) expect((await rawRequest(app.address, '/', { headers })).status).toBeLessThan(500)
  await rawRequest(app.address, 'evil.example:443', { method: 'CONNECT' }).catch(() => undefined)
  expect((await rawRequest(app.address, '/healthz')).status).toBe(200)
})

test('each refusal is one line of the log, without a stack and without anything that was sent', async () => {
  await post(builtFunctions().get('login') ?? '', `{"password":"${SECRET}"`)
  await expect.poll(() => app.log()).toMatch(/"method":"POST","path":"\/_serverFn\/[^\n]*"status":400/)
  expect(app.log()).not.toContain('\n    at ')
  expect(app.log()).not.toContain(SECRET)
  for (const line of app.log().trim().split('\n')) expect(line).toMatch(/^(Ilm Study is at |\{"level":)/)
})
