import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from './tests/runner/find-browser.ts'
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
const base = 'http://127.0.0.1:3400'
for (const [w, scheme] of [[1280, 'light'], [390, 'light'], [1280,'dark'], [390, 'dark']] as const) {
const context = await browser.newContext({ baseURL: base, viewport: { width: w, height: w === 390 ? 844 : 900 }, colorScheme: scheme })
const page = await context.newPage()
page.on('console', (m) => (m.type() === 'error' || m.type() === 'warning') && console.log('CONSOLE', m.text()))
await page.goto('/signup'); await page.waitForTimeout(1500)
await page.getByLabel('First name').fill('Amina'); await page.getByLabel('Last name').fill('Khan'); await page.getByLabel('Email').fill(`a${Date.now()}@x.ca`); await page.getByLabel('Password', { exact: true }).fill('maple-syrup-42')
await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click(); await page.waitForURL('**/welcome')
await page.goto('/grade/9/subject/math?courseId=MTH1W&tab=4'); await page.waitForTimeout(2000)
await page.getByRole('button', { name: 'Break it down', exact: true }).click(); await page.waitForTimeout(2000)
await page.locator('section[aria-label="Ask Ilm"]').evaluate((e) => e.scrollIntoView({ block: 'start' })); await page.evaluate(() => window.scrollBy(0, -70)); await page.waitForTimeout(300)
await page.screenshot({ path: `/tmp/play/shots/t-${w}-${scheme}.png` })
if (w === 1280 && scheme === 'light') {
  await page.goto('/ap/biology'); await page.waitForTimeout(2500)
  console.log('AP tutor', await page.getByRole('region', { name: 'Ask Ilm' }).count())
  await page.goto('/grade/9/subject/science/SNC1W/lesson/sustainable-ecosystems-climate-change'); await page.waitForTimeout(2500)
  const ask = page.getByRole('link', { name: /Ask Ilm/ }).first()
  console.log('ask links', await page.getByRole('link', { name: /Ask Ilm/ }).count())
  if (await ask.count()) { await ask.click(); await page.waitForTimeout(3500); await page.screenshot({ path: '/tmp/play/shots/askabout.png' }); console.log((await page.getByRole('log').innerText()).slice(0, 400)) }
}
await context.close() }
await browser.close()
