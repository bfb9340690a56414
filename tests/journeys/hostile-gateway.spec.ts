import { gzipSync } from 'node:zlib'
import { journeyAddresses } from './addresses.ts'
import { expect, fakeToken, open, storeToken, test } from './journey.ts'
import { answerLessons, base, lesson, section } from './lesson-stub.ts'
import { rawRequest } from './raw-request.ts'
import type { StubAnswer } from './stub-gateway.ts'

// A foreign gateway is trusted with the content, not with the student's token nor with this server's memory and patience.
test.use({ baseURL: journeyAddresses.stubApp })

const STEAL = `document.title = 'stolen ' + localStorage.getItem('auth_token'); parent.postMessage('stolen', '*')`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="${STEAL}"><script>${STEAL}</script>
  <script href="/media/SNC1W/steal.js"/><foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="${STEAL}"/>
  <iframe srcdoc="&lt;script&gt;parent.${STEAL}&lt;/script&gt;"/></body></foreignObject><rect width="9" height="9"/></svg>`
const PAGE = `<!doctype html><title>a page</title><script src="/media/SNC1W/steal.js"></script><script>${STEAL}</script>`
const sent = (type: string, raw: string): StubAnswer => ({
  raw,
  headers: {
    'content-type': type,
    'set-cookie': 'session=taken',
    'content-security-policy': 'script-src * data: blob:',
    'access-control-allow-origin': '*',
    link: '</media/SNC1W/steal.js>; rel=preload; as=script',
    refresh: '0;url=https://evil.example',
  },
})
const token = () => fakeToken({ sub: 'u1', email: 'ada@example.ca', exp: Math.floor(Date.now() / 1000) + 3600 })

test.describe('opened as a page of its own', () => {
  // what the sandbox stops, Chromium says
  test.use({
    expectedErrors: [
      /sandboxed|Content Security Policy|Failed to load resource|^policy violated: (script|img|frame)-src/,
    ],
  })

  test('an SVG with script in it is shown and runs nothing', async ({ page, stub }) => {
    await stub.answer('GET /content/media/SNC1W/web.svg', sent('image/svg+xml', SVG))
    await stub.answer('GET /content/media/SNC1W/steal.js', sent('text/javascript', STEAL))
    await storeToken(page, token())
    const answer = await page.goto('/media/SNC1W/web.svg')
    expect(answer?.status()).toBe(200)
    const headers = answer?.headers() ?? {}
    expect(headers['content-security-policy']).toContain('sandbox')
    for (const name of ['set-cookie', 'access-control-allow-origin', 'link', 'refresh'])
      expect(headers).not.toHaveProperty(name)
    await expect(page.locator('rect')).toBeAttached()
    expect(await page.title()).toBe('')
    // a place of its own, where nothing of the student's is
    expect(await page.evaluate(() => origin)).toBe('null')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'localStorage')).catch(() => 'no storage')).toBe(
      'no storage',
    )
  })

  for (const type of [
    'text/html',
    'application/xhtml+xml',
    'text/xml',
    'text/javascript',
    'application/pdf',
    'image/svg+xml,text/html',
    'image/x-icon',
    '',
  ])
    test(`a picture that says it is ${type || 'nothing'} is not there`, async ({ page, stub }) => {
      await stub.answer('GET /content/media/SNC1W/web.svg', sent(type, PAGE))
      await stub.answer('GET /content/media/SNC1W/steal.js', sent('text/javascript', STEAL))
      await storeToken(page, token())
      const answer = await page.goto('/media/SNC1W/web.svg')
      expect(answer?.status()).toBe(404)
      await expect(page.locator('body')).toHaveText('There is no such picture.')
      expect(await page.title()).not.toContain('stolen')
    })
})

test('as a picture in a lesson the same SVG is shown and runs nothing', async ({ page, stub }) => {
  await stub.answer('GET /content/media/SNC1W/web.svg', sent('image/svg+xml', SVG))
  await answerLessons(stub, [lesson('a', { content: [section('first', { text: '![A web](/media/SNC1W/web.svg)' })] })])
  await open(page, `${base}/lessons/one/a`)
  const picture = page.getByRole('img', { name: 'A web' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await page.title()).not.toContain('stolen')
})

test('no way of writing two dots leaves the pictures', async ({ stub }) => {
  await stub.answer('GET /healthz', { headers: { 'content-type': 'image/png' }, raw: 'secret' })
  await stub.answer('GET /content/course-outline', { headers: { 'content-type': 'image/png' }, raw: 'secret' })
  const dots = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '%25252e%25252e', '..;', '%c0%ae%c0%ae', '．．', '..%00']
  const slashes = ['/', '%2f', '%5c', '\\', '%252f', '%25255c']
  const paths = dots.flatMap((dot) =>
    slashes.flatMap((slash) => [
      `/media/${dot}${slash}${dot}${slash}healthz`,
      `/media/A/${dot}${slash}${dot}${slash}course-outline`,
    ]),
  )
  for (const path of [
    ...paths,
    '/media/',
    '/media//x.png',
    '/media/A/',
    '/media/.env',
    '/media/A/x.png%3f',
    '/media/A/%23',
  ]) {
    const answer = await rawRequest(journeyAddresses.stubApp, encodeURI(path).replaceAll('%25', '%'))
    // a path that a client would have tidied is another path: /media/../../healthz is /healthz
    if (!answer.headers['content-type']?.includes('json')) expect([400, 404]).toContain(answer.status)
    expect(answer.text).not.toContain('secret')
  }
  for (const call of await stub.allCalls())
    expect(call.path).toMatch(/^\/(healthz|content\/version|content\/media\/A)$/)
})

test('a gateway that never comes to an end makes the state of the server 503, not a hanging request', async ({
  stub,
}) => {
  await stub.answer('GET /healthz', { pieces: Array(20).fill(' ') })
  const answer = await rawRequest(journeyAddresses.stubApp, '/healthz')
  expect(answer.status).toBe(503)
  // besides, it may say that this server was held up
  expect(JSON.parse(answer.text)).toMatchObject({ status: 'ok', gateway: 'unreachable' })
})

test.describe('a page that cannot have its content', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  const opensWithError =
    (answer: StubAnswer) =>
    async ({
      page,
      stub,
    }: {
      page: import('@playwright/test').Page
      stub: import('./stub-gateway.ts').StubGateway
    }) => {
      await stub.answer('GET /content/course-outline', answer)
      await stub.answer('GET /elsewhere', { body: { title: 'Stolen course', courseId: 'SNC1W', modules: [] } })
      await open(page, '/grade/9/subject/science?courseId=SNC1W')
      await expect(
        page.getByText('Our servers are having a rough moment. Give it a minute, then try again.').first(),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
      return stub.calls('GET /elsewhere')
    }

  for (const status of [301, 302, 303, 307, 308])
    test(`a gateway that sends elsewhere with ${status} is not followed`, async ({ page, stub }) => {
      const location = `${journeyAddresses.stub}/elsewhere`
      expect(await opensWithError({ status, headers: { location } })({ page, stub })).toEqual([])
    })

  test('a gzip bomb is cut and says so kindly', async ({ page, stub }) => {
    const bomb = gzipSync(Buffer.alloc(200_000_000, ' ')).toString('base64')
    await opensWithError({ base64: bomb, headers: { 'content-encoding': 'gzip' } })({ page, stub })
  })
})

test('a picture larger than any of ours is cut', async ({ stub }) => {
  const bomb = gzipSync(Buffer.alloc(60_000_000, ' ')).toString('base64')
  const headers = { 'content-encoding': 'gzip', 'content-type': 'image/png' }
  await stub.answer('GET /content/media/SNC1W/large.png', { base64: bomb, headers })
  await expect(rawRequest(journeyAddresses.stubApp, '/media/SNC1W/large.png')).rejects.toThrow(
    /aborted|hang up|ECONNRESET/,
  )
})
