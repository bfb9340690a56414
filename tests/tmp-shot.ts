import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from './runner/find-browser.ts'
const [path, name, ...looks] = process.argv.slice(2)
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
for (const look of looks) {
  const [w, scheme] = look.split('-')
  const context = await browser.newContext({ viewport: { width: Number(w), height: 900 }, colorScheme: scheme as 'light', reducedMotion: 'reduce', baseURL: 'http://127.0.0.1:3210' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  await page.goto(path!, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `/tmp/learnshots/${name}-${look}.png`, fullPage: true })
  console.log(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
  await context.close()
}
await browser.close()
