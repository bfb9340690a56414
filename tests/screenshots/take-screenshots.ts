import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../runner/find-browser.ts'
import { type PageShot, pageShots } from './pages.ts'

// `npm run screenshots [-- name …]`: serves the built app (`npm run build` first) with an empty database, signs up a student
// and photographs the pages of pages.ts into docs/screenshots.
const folder = 'docs/screenshots'
const base = `http://127.0.0.1:${process.env.SCREENSHOT_PORT ?? 3210}`
const height = { 1280: 800, 390: 844 }
const names = process.argv.slice(2)
const wanted = names.length > 0 ? pageShots.filter(({ name }) => names.includes(name)) : pageShots

const dataDir = mkdtempSync(join(tmpdir(), 'ilm-screenshots-'))
const server = spawn(process.execPath, ['serve.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: new URL(base).port, DATA_DIR: dataDir },
})
try {
  await untilAnswering(`${base}/healthz`)
  mkdirSync(folder, { recursive: true })
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
  const storageState = await signUp(browser)
  for (const shot of wanted) await photograph(browser, storageState, shot)
  await browser.close()
} finally {
  server.kill()
  rmSync(dataDir, { recursive: true, force: true })
}

type StorageState = Awaited<ReturnType<typeof signUp>>

async function photograph(browser: Browser, storageState: StorageState, { name, path, looks, prepare }: PageShot) {
  for (const { width, scheme } of looks) {
    const context = await browser.newContext({
      storageState: name === 'home' ? { cookies: [], origins: [] } : storageState,
      viewport: { width, height: height[width] },
      colorScheme: scheme,
      // bars that fill and cards that turn stand still in a picture
      reducedMotion: 'reduce',
      locale: 'en-CA',
      timezoneId: 'America/Toronto',
      baseURL: base,
    })
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const file = `${folder}/${name}-${width}-${scheme}.png`
    await page.screenshot({ path: file })
    console.log(file)
    await context.close()
  }
}

/** A student with an account; the storage of the signed-in browser. */
async function signUp(browser: Browser) {
  const context = await browser.newContext({ baseURL: base })
  const page = await context.newPage()
  await page.goto('/signup', { waitUntil: 'networkidle' })
  await page.getByLabel('First name').fill('Amina')
  await page.getByLabel('Last name').fill('Khan')
  await page.getByLabel('Email').fill('amina@example.ca')
  await page.getByLabel('Password', { exact: true }).fill('maple-syrup-42')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/welcome')
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

async function untilAnswering(url: string) {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The app does not answer at ${url}. Was it built (npm run build)?`)
}
