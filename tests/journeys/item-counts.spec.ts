import { expect, findBarriers, open, signUp, test } from './journey.ts'
import { startApp } from './start-app.ts'

test('where the operator counts items, a student is asked, off at first, reads what it means, and can take it back', async ({
  browser,
}) => {
  const app = await startApp({ LOG_LEVEL: 'silent', ITEM_COUNTS: 'on' })
  const context = await browser.newContext({ baseURL: app.address })
  const page = await context.newPage()
  await signUp(page)
  await open(page, '/dashboard')
  const choice = page.getByRole('switch', { name: 'Help make the questions better' })
  await expect(choice).not.toBeChecked()
  await choice.click()
  await expect(page.getByText('Your exam answers are counted.')).toBeVisible()
  await expect(choice).toBeChecked()
  expect(await findBarriers(page)).toEqual([])
  await page.reload()
  await expect(choice).toBeChecked()
  await choice.click()
  await expect(page.getByText('Your exam answers are no longer counted.')).toBeVisible()
  await expect(choice).not.toBeChecked()
  await page.locator('#counts-meaning').getByRole('link', { name: 'What is counted' }).click()
  await expect(page.getByRole('heading', { name: 'Answers that are counted' })).toBeInViewport()
  await context.close()
  await app.stop()
})

test('where it does not, there is nothing to choose', async ({ page }) => {
  await signUp(page)
  await open(page, '/dashboard')
  await expect(page.getByRole('button', { name: 'Export account' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Help make the questions better' })).toHaveCount(0)
})
