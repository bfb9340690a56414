import { expect, open, signUp } from './journey.ts'
import { goOffline, test, waitUntilKept } from './own-app.ts'

// Pages without a network, with the real service worker (docs/offline.md).

const hub = '/ap/biology'
const lesson = '/ap/biology/lessons/core/introduction'

test('reload, deep links and pages that nobody opened yet: the app is there without a network', async ({
  page,
  context,
  app,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await signUp(page)
  await open(page, hub)
  await open(page, lesson)
  const title = (await heading.textContent()) ?? ''
  await waitUntilKept(page)
  await goOffline(app, context)
  await page.reload()
  await expect(heading).toHaveText(title)
  await page.goto(hub)
  await expect(heading).toContainText('Biology')
  await page.goto('/faq')
  await expect(heading).toBeVisible()
  await page.goto('/dashboard')
  await expect(heading).toContainText('Amina')
  await page.goto('/nowhere')
  await expect(heading).toContainText(/not|find/i)
})
