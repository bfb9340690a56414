import { readdirSync } from 'node:fs'
import { type AnswerKind, answerHeaders } from '#server/answer-headers.ts'
import { readEdgeSettings } from '#server/edge-settings.ts'
import { journeyAddresses } from './addresses.ts'
import { builtFunctions } from './built-functions.ts'
import { expect, test } from './journey.ts'
import { type RawAnswer, rawRequest } from './raw-request.ts'
import { startApp } from './start-app.ts'

const html = { accept: 'text/html' }
const own = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' }
const call = (name: string) => `${builtFunctions().get(name)}`
const asset = () => `/assets/${readdirSync('dist/client/assets').find((name) => name.startsWith('tutor.worker'))}`

/** Every kind of answer, as the built server gives it. */
const answers: { name: string; kind: AnswerKind; status: number; ask: (address: string) => Promise<RawAnswer> }[] = [
  { name: 'a page', kind: 'page', status: 200, ask: (app) => rawRequest(app, '/signin', { headers: html }) },
  {
    name: 'a page for all',
    kind: 'kept page',
    status: 200,
    ask: async (app) => {
      // the first page after a start comes in parts, and is not kept
      await rawRequest(app, '/', { headers: html })
      return rawRequest(app, '/', { headers: html })
    },
  },
  { name: 'HEAD of a page', kind: 'page', status: 200, ask: (app) => rawRequest(app, '/faq', { method: 'HEAD' }) },
  { name: 'a page that is not there', kind: 'page', status: 404, ask: (app) => rawRequest(app, '/nowhere') },
  {
    name: 'a page for a program',
    kind: 'page',
    status: 406,
    ask: (app) => rawRequest(app, '/', { headers: { accept: 'image/png' } }),
  },
  {
    name: 'a server function',
    kind: 'function',
    status: 200,
    ask: (app) => rawRequest(app, call('fetchContentVersion'), { headers: own }),
  },
  {
    name: 'a call from elsewhere',
    kind: 'function',
    status: 403,
    ask: (app) => rawRequest(app, call('fetchContentVersion')),
  },
  {
    name: 'a malformed call',
    kind: 'function',
    status: 400,
    ask: (app) => rawRequest(app, `${call('fetchLessons')}?payload={`, { headers: own }),
  },
  {
    name: 'an unknown function',
    kind: 'function',
    status: 404,
    ask: (app) => rawRequest(app, `/_serverFn/${'0'.repeat(64)}`, { headers: own }),
  },
  {
    name: 'a call by the wrong method',
    kind: 'function',
    status: 405,
    ask: (app) => rawRequest(app, call('login'), { headers: own }),
  },
  { name: 'a hashed file', kind: 'hashed file', status: 200, ask: (app) => rawRequest(app, asset()) },
  {
    name: 'a part of a hashed file',
    kind: 'hashed file',
    status: 206,
    ask: (app) => rawRequest(app, asset(), { headers: { range: 'bytes=0-9' } }),
  },
  { name: 'an unhashed file', kind: 'file', status: 200, ask: (app) => rawRequest(app, '/favicon.svg') },
  {
    name: 'the service worker',
    kind: 'service worker',
    status: 200,
    ask: (app) => rawRequest(app, '/service-worker.js'),
  },
  {
    name: 'a part past the end',
    kind: 'file',
    status: 416,
    ask: (app) => rawRequest(app, '/favicon.svg', { headers: { range: 'bytes=999999-' } }),
  },
  {
    name: 'a picture',
    kind: 'media',
    status: 200,
    ask: (app) => rawRequest(app, '/media/AP-BIOLOGY/activation-energy.svg'),
  },
  {
    name: 'a picture that is not there',
    kind: 'media',
    status: 404,
    ask: (app) => rawRequest(app, '/media/SNC1W/nothing.svg'),
  },
  {
    name: 'a way out of the pictures',
    kind: 'media',
    status: 404,
    ask: (app) => rawRequest(app, '/media/..%2f..%2fhealthz'),
  },
  { name: 'the state of the server', kind: 'health', status: 200, ask: (app) => rawRequest(app, '/healthz') },
  {
    name: 'a malformed address',
    kind: 'refusal',
    status: 400,
    ask: (app) => rawRequest(app, '/%ff', { headers: html }),
  },
  {
    name: 'half a letter',
    kind: 'refusal',
    status: 400,
    ask: (app) => rawRequest(app, '/%E0%A4%A', { headers: html }),
  },
  { name: 'another host', kind: 'refusal', status: 404, ask: (app) => rawRequest(app, '//x', { headers: html }) },
  { name: 'TRACE', kind: 'refusal', status: 405, ask: (app) => rawRequest(app, '/', { method: 'TRACE' }) },
  {
    name: 'a method nobody takes',
    kind: 'refusal',
    status: 405,
    ask: (app) => rawRequest(app, '/', { method: 'DELETE' }),
  },
]

function expectHeaders({ headers }: RawAnswer, kind: AnswerKind, env: Record<string, string> = {}) {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  const wanted = Object.fromEntries(answerHeaders(kind, readEdgeSettings(env), nonce === undefined ? {} : { nonce }))
  expect(headers).toMatchObject(wanted)
}

for (const { name, kind, status, ask } of answers) {
  test(`${name} answers ${status} with every header of its kind`, async () => {
    const answer = await ask(journeyAddresses.app)
    expect(answer.status).toBe(status)
    expectHeaders(answer, kind)
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.headers).not.toHaveProperty('x-powered-by')
  })
}

test('a file the browser has, and a page it has not, each know their headers', async () => {
  const first = await rawRequest(journeyAddresses.app, '/favicon.svg')
  const again = await rawRequest(journeyAddresses.app, '/favicon.svg', {
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.status).toBe(304)
  expectHeaders(again, 'file')
  const picture = await rawRequest(journeyAddresses.app, '/media/AP-BIOLOGY/activation-energy.svg')
  expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  const same = await rawRequest(journeyAddresses.app, '/media/AP-BIOLOGY/activation-energy.svg', {
    headers: { 'if-none-match': String(picture.headers.etag), 'accept-encoding': 'br' },
  })
  expect([same.status, same.text, same.headers['content-encoding']]).toEqual([304, '', undefined])
  expectHeaders(same, 'media')
})

test('two pages never share a nonce', async () => {
  const policies = await Promise.all(['/', '/'].map((path) => rawRequest(journeyAddresses.app, path)))
  const nonces = policies.map(
    ({ headers }) => /'nonce-([^']{20,})'/.exec(String(headers['content-security-policy']))?.[1],
  )
  expect(new Set(nonces).size).toBe(2)
  expect(nonces).not.toContain(undefined)
})

test('behind a TLS proxy PUBLIC_ORIGIN is who may call, and its subdomains are https too', async () => {
  const env = { PUBLIC_ORIGIN: 'https://study.example' }
  const app = await startApp(env)
  try {
    expectHeaders(await rawRequest(app.address, '/signin'), 'page', env)
    const page = await rawRequest(app.address, '/faq')
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    const calledFrom = async (headers: Record<string, string>) =>
      (
        await rawRequest(app.address, call('fetchContentVersion'), {
          headers: { 'x-tsr-serverfn': 'true', ...headers },
        })
      ).status
    // browsers without Sec-Fetch-Site
    expect(await calledFrom({ origin: 'https://study.example' })).toBe(200)
    expect(await calledFrom({ referer: 'https://study.example/ap' })).toBe(200)
    expect(await calledFrom({ origin: app.address })).toBe(403)
    expect(await calledFrom({ origin: 'https://evil.example' })).toBe(403)
    expect(await calledFrom({ referer: 'https://study.example.evil.example/' })).toBe(403)
    expect(await calledFrom({ 'sec-fetch-site': 'cross-site', origin: 'https://study.example' })).toBe(403)
  } finally {
    await app.stop()
  }
})

test('a PUBLIC_ORIGIN that is no address ends the start with a line that says so', async () => {
  await expect(startApp({ PUBLIC_ORIGIN: 'study.example/app' })).rejects.toThrow(
    'PUBLIC_ORIGIN is an address without a path',
  )
})
