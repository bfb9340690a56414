import { journeyAddresses } from './addresses.ts'
import { expect, open, test } from './journey.ts'
import { rawRequest } from './raw-request.ts'
import { type StartedApp, startApp } from './start-app.ts'

const SHARED = [
  '/',
  '/ap',
  '/ap/biology',
  '/courses',
  '/faq',
  '/grade/9',
  '/grade/9/subject/science?courseId=SNC1W',
  '/grade/9/subject/science/SNC1W/lesson/sustainable-ecosystems-climate-change',
  '/grade/9/subject/science/SNC1W/lessons/sustainable-ecosystems-climate-change/introduction-to-ecosystems',
  '/privacy',
  '/term/photosynthesis',
  '/terms',
]

const NONCE = /'nonce-([^']+)'/
const nonceOf = (policy: unknown) => NONCE.exec(String(policy))?.[1] ?? ''

/** A page as a program gets it, its nonce taken out. */
async function readPage(app: string, path: string, headers: Record<string, string> = {}) {
  const answer = await rawRequest(app, path, { headers: { accept: 'text/html', ...headers } })
  const nonce = nonceOf(answer.headers['content-security-policy'])
  expect(nonce).not.toBe('')
  expect(answer.text).toContain(`<script nonce="${nonce}"`)
  // when it was rendered stands in it too
  return { ...answer, nonce, html: answer.text.replaceAll(nonce, 'NONCE').replaceAll(/\b1[78]\d{11}\b/g, 'TIME') }
}

/** What is shown of a page; how the data behind it is cut into pieces is a matter of time. */
const shownOf = (html: string) => html.slice(0, html.indexOf('</footer>'))

test.describe('a page that is kept', () => {
  test('is rendered from nothing of its reader', async () => {
    let keepsNothing: StartedApp | undefined
    try {
      keepsNothing = await startApp({ KEPT_PAGES_MB: '0' })
      for (const path of SHARED) {
        // the first page after a start comes in parts
        await readPage(keepsNothing.address, path)
        const plain = await readPage(keepsNothing.address, path)
        const reader = await readPage(keepsNothing.address, path, {
          cookie: 'auth_token=a.b.c; device=mark~mark; curriculum=ap; theme=dark; grade=12',
          authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJzdHVkZW50In0.x',
          'accept-language': 'fr-CA',
          'user-agent': 'Another/1.0 (Phone)',
          referer: 'https://elsewhere.example/page?student=amina',
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-host': 'elsewhere.example',
          host: 'another.example',
          'sec-gpc': '1',
          dnt: '1',
        })
        expect(plain.headers.etag, path).toBeUndefined()
        expect(shownOf(reader.html), path).toBe(shownOf(plain.html))
        // nor in the data behind it
        expect(reader.html, path).not.toMatch(
          /a\.b\.c|mark~mark|eyJhbG|student=amina|elsewhere\.example|another\.example|203\.0\.113\.9|Another\/1\.0/,
        )
      }
    } finally {
      await keepsNothing?.stop()
    }
  })

  for (const path of SHARED) {
    test(`is the same for the next reader, but for its nonce: ${path}`, async () => {
      await readPage(journeyAddresses.app, path)
      const first = await readPage(journeyAddresses.app, path)
      const second = await readPage(journeyAddresses.app, path)
      expect(first.headers.etag).toMatch(/^W\/"[\w-]{22}"$/)
      expect(second.headers.etag).toBe(first.headers.etag)
      expect(second.nonce).not.toBe(first.nonce)
      expect(second.html).toBe(first.html)
    })
  }

  test('is not sent again to whoever has it; the copy keeps the policy it came with', async () => {
    await readPage(journeyAddresses.app, '/faq')
    const { headers } = await readPage(journeyAddresses.app, '/faq')
    const again = await rawRequest(journeyAddresses.app, '/faq', {
      headers: { accept: 'text/html', 'if-none-match': `"other", ${headers.etag}` },
    })
    expect([again.status, again.text, again.headers['content-security-policy']]).toEqual([304, '', undefined])
  })

  test('works when the browser opens it from its own copy', async ({ page }) => {
    for (let time = 0; time < 3; time++) {
      await open(page, '/faq')
      await page.getByRole('button', { name: 'What is Ilm Study?' }).click()
    }
  })
})

test('a page with a failure on it, one asked in another way and one that is a student’s own are not kept', async () => {
  for (const path of [
    '/grade/9/subject/science?courseId=NOPE1',
    '/grade/9/subject/science/SNC1W/lesson/nowhere',
    '/faq?utm=1',
    '/signin',
    '/dashboard',
    '/search?q=cell',
  ]) {
    await rawRequest(journeyAddresses.app, path, { headers: { accept: 'text/html' } })
    const again = await rawRequest(journeyAddresses.app, path, { headers: { accept: 'text/html' } })
    expect([again.headers.etag, again.headers['cache-control']], path).toEqual([undefined, 'no-store'])
  }
})
