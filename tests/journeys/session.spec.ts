import { journeyAddresses } from './addresses.ts'
import { expect, fakeToken, findBarriers, signIn, storedToken, storeToken, test } from './journey.ts'

const user = { email: 'amina@example.ca', firstName: 'Amina', subscriptionActive: true, plan: 'free' }
const liveToken = () => fakeToken({ sub: 'u1', email: user.email, exp: Math.floor(Date.now() / 1000) + 3600 })

test.describe('a session on a gateway that answers as told', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('a stored token is checked at the start; meanwhile protected pages say Loading... (SES-01, SES-03, SES-04, SHL-16, CON-05)', async ({
    page,
    stub,
  }) => {
    await stub.answer('GET /me', { body: { user }, delayMs: 1500 })
    await storeToken(page, liveToken())
    await page.goto('/dashboard')
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Amina')
    expect(await stub.calls('GET /me')).toHaveLength(1)
  })

  test('shortly before the sign-in ends a line says so, and leads to a new one and back (SES-09)', async ({
    page,
    stub,
  }) => {
    await stub.answer('GET /me', { body: { user } })
    const exp = Math.floor(Date.now() / 1000) + 600
    await storeToken(page, fakeToken({ sub: 'u1', email: user.email, exp }))
    await page.goto('/insights')
    await expect(page.getByText(/^You’ll be signed out at /)).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await expect(page).toHaveURL('/signin?redirect=%2Finsights')
    await stub.answer('POST /auth/login', { body: { token: liveToken() } })
    await signIn(page, { email: user.email, password: 'maple-syrup-42' })
    await expect(page).toHaveURL('/insights')
    await expect(page.getByText(/^You’ll be signed out at /)).toHaveCount(0)
  })

  test('without JavaScript protected pages say what they need instead of loading for ever (SHL-16)', async ({
    page,
  }) => {
    for (const path of ['/dashboard', '/grade/9/subject/science/SNC1W/exam']) {
      const html = await (await page.request.get(path)).text()
      expect(html, path).toMatch(/<noscript>.*Signing in needs JavaScript/s)
    }
  })

  test('an answer that refuses ends the session, whatever its status (SES-02, D10)', async ({ page, stub }) => {
    for (const status of [401, 403, 500]) {
      await stub.answer('GET /me', { status, body: { error: 'no' } })
      await page.goto('/faq')
      await page.evaluate((token) => localStorage.setItem('auth_token', token), liveToken())
      await page.reload()
      await expect.poll(() => storedToken(page)).toBeNull()
      await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
    }
  })

  test('a gateway that cannot be reached keeps the session and the name (D10)', async ({ page, stub }) => {
    await stub.answer('GET /me', { body: { user } })
    await storeToken(page, liveToken())
    await page.goto('/faq')
    await expect(page.getByText('Welcome Amina, you are locked in!')).toBeVisible()
    await stub.answer('GET /me', { isCut: true })
    await page.reload()
    await expect(page.getByText('Welcome Amina, you are locked in!')).toBeVisible()
    expect(await storedToken(page)).not.toBeNull()
  })

  for (const status of [401, 403])
    test(`a ${status} that the server gets while it renders the page ends the session, and a new one lasts (SES-08, CTR-35, D10)`, async ({
      page,
      stub,
    }) => {
      const course = '/grade/9/subject/science?courseId=SNC1W'
      const outline = 'GET /content/course-outline'
      await stub.answer('GET /me', { body: { user } })
      await stub.answer(outline, { status, body: { error: 'no' } })
      await storeToken(page, liveToken())
      await page.goto(course)
      await expect.poll(() => storedToken(page)).toBeNull()
      await expect(page.getByText('Please sign in again')).toBeVisible()

      await stub.answer('POST /auth/login', { body: { token: liveToken() } })
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
      await signIn(page, { email: user.email, password: 'maple-syrup-42' })
      await page.waitForURL('**/welcome')
      await stub.answer(outline, { body: { title: 'Back again', courseId: 'SNC1W', modules: [] } })
      for (let steps = 0; steps < 2; steps++) await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Back again' })).toBeVisible()
      await expect(page.getByText('you are locked in!')).toBeVisible()
      expect(await storedToken(page)).not.toBeNull()
    })

  test('an expired token is removed without asking (SES-09, OPN-29)', async ({ page, stub }) => {
    await storeToken(page, fakeToken({ sub: 'u1', exp: 1000 }))
    await page.goto('/faq')
    await expect.poll(() => storedToken(page)).toBeNull()
    expect(await stub.calls('GET /me')).toEqual([])
  })

  test('a token that expires while the page is open ends the session (SES-09, OPN-27)', async ({ page, stub }) => {
    await stub.answer('GET /me', { body: { user } })
    await storeToken(page, fakeToken({ sub: 'u1', exp: Math.ceil(Date.now() / 1000) + 4 }))
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Amina')
    await expect(page).toHaveURL('/signin?redirect=%2Fdashboard', { timeout: 8000 })
    await expect.poll(() => storedToken(page)).toBeNull()
  })
})
