import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, fakeToken, open, storedKeys, storedToken, storeToken, test } from './journey.ts'
import type { StubGateway } from './stub-gateway.ts'

test.use({ baseURL: journeyAddresses.stubApp })

const user = { email: 'amina@example.ca', firstName: 'Amina', subscriptionActive: true }
const token = (sub: string) => fakeToken({ sub, exp: Math.floor(Date.now() / 1000) + 3600 })
const outlineRoute = 'GET /content/course-outline'
const course = '/grade/9/subject/science?courseId=SNC1W'
const outline = (title: string) => ({ title, courseId: 'SNC1W', modules: [{ id: 'one', title: 'Module one' }] })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Comes to the course page from the grade page, so that the browser and not the server asks. */
async function exploreScience(page: Page) {
  await open(page, '/grade/9')
  await page.getByRole('link', { name: 'Explore Science' }).click()
  await page.waitForURL(course)
}

async function withOutline(stub: StubGateway, text = 'First') {
  await stub.answer(outlineRoute, { body: outline(text) })
}

test('a second visit asks the gateway for nothing, however old the copy (GWY-07, GWY-22, GWY-23)', async ({
  page,
  stub,
}) => {
  await withOutline(stub)
  await exploreScience(page)
  await expect(title(page)).toHaveText('First')
  await expect.poll(() => storedKeys(page, 'content-cache::')).toHaveLength(1)
  await withOutline(stub, 'Second')
  await exploreScience(page)
  await expect(title(page)).toHaveText('First')
  expect(await stub.calls(outlineRoute)).toHaveLength(1)
})

test('what the server rendered is kept for the next visit too (GWY-07)', async ({ page, stub }) => {
  await withOutline(stub)
  await page.goto(course)
  await expect.poll(() => storedKeys(page, 'content-cache::')).toHaveLength(1)
  await exploreScience(page)
  await expect(title(page)).toHaveText('First')
  expect(await stub.calls(outlineRoute)).toHaveLength(1)
})

test('keys name the user and the parameters in one writing (GWY-20, GWY-21, SES-10, CON-05)', async ({
  page,
  stub,
}) => {
  await withOutline(stub)
  await stub.answer('GET /me', { body: { user } })
  await exploreScience(page)
  await expect
    .poll(() => storedKeys(page, 'content-cache::'))
    .toEqual(['content-cache::anon::outline::courseId=SNC1W&curriculum=ontario&grade=9&subject=science'])
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token('u7'))
  await exploreScience(page)
  await expect
    .poll(() => storedKeys(page, 'content-cache::u7::'))
    .toEqual(['content-cache::u7::outline::courseId=SNC1W&curriculum=ontario&grade=9&subject=science'])
})

test('signing out clears the copies and the token (HDR-14, OPN-34)', async ({ page, stub }) => {
  await withOutline(stub)
  await stub.answer('GET /me', { body: { user } })
  await stub.answer('POST /auth/logout', { status: 204 })
  await storeToken(page, token('u1'))
  await exploreScience(page)
  await expect.poll(() => storedKeys(page, 'content-cache::')).toHaveLength(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/signin')
  await expect.poll(() => storedKeys(page, 'content-cache::')).toEqual([])
  await expect.poll(() => storedToken(page)).toBeNull()
})

for (const [name, raw] of [
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['an empty text', '""'],
  ['null', 'null'],
]) {
  test(`${name} is no content and is not kept (GWY-24, ERR-14)`, async ({ page, stub }) => {
    await stub.answer(outlineRoute, { raw: raw ?? '' })
    await exploreScience(page)
    await expect(page.getByText('We couldn’t find what you’re looking for.', { exact: false })).toBeVisible()
    expect(await storedKeys(page, 'content-cache::')).toEqual([])
  })
}

for (const { row, answer, text } of [
  { row: 'ERR-07', answer: { isCut: true }, text: 'refresh the page, or try another module' },
  { row: 'ERR-09', answer: { status: 401 }, text: 'Please sign in again' },
  { row: 'ERR-09', answer: { status: 403 }, text: 'Please sign in again' },
  { row: 'ERR-10', answer: { status: 404 }, text: 'We couldn’t find what you’re looking for' },
  { row: 'ERR-11', answer: { status: 500 }, text: 'Our servers are having a rough moment' },
  { row: 'ERR-11', answer: { status: 503 }, text: 'Our servers are having a rough moment' },
  { row: 'ERR-12', answer: { raw: 'not json' }, text: 'Our servers are having a rough moment' },
  { row: 'ERR-15', answer: { status: 418 }, text: 'Something didn’t go as planned' },
]) {
  test(`${JSON.stringify(answer)} reads: ${text} (${row}, ERR-06)`, async ({ page, stub }) => {
    await stub.answer(outlineRoute, answer)
    await exploreScience(page)
    await expect(page.getByText(text, { exact: false })).toBeVisible()
  })
}

test('a 401 or 403 of a content call ends the session too (SES-08, CTR-35)', async ({ page, stub }) => {
  await stub.answer('GET /me', { body: { user } })
  for (const status of [401, 403]) {
    await stub.answer(outlineRoute, { status })
    await open(page, '/grade/9')
    await page.evaluate((value) => localStorage.setItem('auth_token', value), token('u1'))
    await page.reload()
    await expect(page.getByText('you are locked in!')).toBeVisible()
    await page.getByRole('link', { name: 'Explore Science' }).click()
    await expect.poll(() => storedToken(page)).toBeNull()
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  }
})

test('a newer content version makes a copy a miss; when the fetch then fails the copy still serves (D15, GWY-26)', async ({
  page,
  stub,
}) => {
  const version = (value: string) => ({ 'x-content-version': value })
  await stub.answer(outlineRoute, { body: outline('Old'), headers: version('v1') })
  await exploreScience(page)
  await expect(title(page)).toHaveText('Old')
  await expect.poll(() => storedKeys(page, 'content-cache::')).toHaveLength(1)

  // the page carries the version it was made from; here a newer one
  const renderedFrom = async (value: string) => {
    await page.route('**/grade/9', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/data:(null|"v\d"),(dataUpdateCount)/, `data:"${value}",$2`)
      await route.fulfill({ response, body: html })
    })
  }
  await renderedFrom('v2')
  await stub.answer(outlineRoute, { status: 500 })
  await exploreScience(page)
  await expect(title(page)).toHaveText('Old')
  expect(await stub.calls(outlineRoute)).toHaveLength(2)

  await stub.answer(outlineRoute, { body: outline('New'), headers: version('v2') })
  await exploreScience(page)
  await expect(title(page)).toHaveText('New')
  expect(await stub.calls(outlineRoute)).toHaveLength(3)
})

test('a device that cannot keep a copy only warns (GWY-27)', async ({ page, stub }) => {
  await withOutline(stub)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await exploreScience(page)
  await expect(title(page)).toHaveText('First')
  await expect.poll(() => warnings.some((warning) => warning.includes('still safe on our servers'))).toBe(true)
})

test('the debug flag tells what the cache does (GWY-28, OPN-35)', async ({ page, stub }) => {
  await withOutline(stub)
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.addInitScript(() => localStorage.setItem('content-cache-debug', '1'))
  await exploreScience(page)
  await expect.poll(() => lines.some((line) => line.startsWith('content cache: kept'))).toBe(true)
  await exploreScience(page)
  await expect.poll(() => lines.some((line) => line.startsWith('content cache: hit'))).toBe(true)
})

test('leaving while content loads is silent (GWY-15)', async ({ page, stub }) => {
  await stub.answer(outlineRoute, { body: outline('Late'), delayMs: 3000 })
  await exploreScience(page)
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await expect(page).toHaveURL('/faq')
  await page.waitForTimeout(500)
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
})

test('the browser itself never calls the gateway (FIX-03)', async ({ page, stub }) => {
  await withOutline(stub)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await exploreScience(page)
  await expect(title(page)).toHaveText('First')
  expect([...hosts].filter((host) => host.startsWith('http'))).toEqual([journeyAddresses.stubApp])
})
