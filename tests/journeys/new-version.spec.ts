import type { Page } from '@playwright/test'
import { expect, open } from './journey.ts'
import { test, waitUntilKept } from './own-app.ts'
import { renewedSite } from './renewed-site.ts'

const line = (page: Page) => page.getByText('There is a new version of Ilm Study')
const takeIt = (page: Page) => page.getByRole('button', { name: 'Use it now' })

test('a new version breaks no open page: what it needs stays, a quiet line offers the change, the last page of the old one decides', async ({
  page,
  context,
  app,
}) => {
  const site = await renewedSite(app.address)
  try {
    await open(page, `${site.address}/welcome`)
    await waitUntilKept(page)
    const other = await context.newPage()
    await open(other, `${site.address}/ap`)
    site.renew()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(line(page)).toBeVisible()
    await expect(line(other)).toBeVisible()
    // a page whose script was not loaded yet, and is on no server any more
    await other.getByRole('link', { name: 'FAQ' }).first().click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Questions people ask')
    await takeIt(page).click()
    await expect(page.getByText('Close the other tabs of Ilm Study first')).toBeVisible()
    await other.getByRole('link', { name: 'All courses' }).first().click()
    await expect(other.getByRole('heading', { level: 1 })).toContainText('courses')
    await other.close()
    const loaded = page.waitForEvent('load')
    await takeIt(page).click()
    await loaded
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(line(page)).toHaveCount(0)
    const waiting = () => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting)
    expect(await waiting()).toBe(false)
  } finally {
    await site.close()
  }
})
