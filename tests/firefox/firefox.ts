import { test as base, expect } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { journeyAddresses } from '#tests/journeys/addresses.ts'

/** A browser that is not Playwright's own build cannot be Playwright's: Firefox as it ships speaks WebDriver BiDi, and Puppeteer speaks that with it. */
const executablePath = process.env.FIREFOX_PATH

type FirefoxFixtures = { firefox: Page }
type FirefoxWorker = { started: Browser }

/** A test with a page of Firefox, which also fails on what its console calls an error. Skipped where there is no Firefox. */
export const test = base.extend<FirefoxFixtures, FirefoxWorker>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      if (!executablePath) throw new Error('no Firefox: set FIREFOX_PATH')
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        // long-term releases cannot yet be told a viewport: the window has the size
        defaultViewport: null,
        args: ['--width=1280', '--height=900'],
        // the locale that the pages are read in, and no service worker between a journey and the server
        extraPrefsFirefox: { 'intl.accept_languages': 'en-CA', 'dom.serviceWorkers.enabled': false },
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  firefox: async ({ started }, use) => {
    const context = await started.createBrowserContext()
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    await use(page)
    await context.close()
    expect(problems, 'console errors in Firefox').toEqual([])
  },
})
test.skip(!executablePath, 'there is no Firefox here, and none could be installed')

export { expect }

// Puppeteer waits by making functions from text, which the pages' policy forbids, so what is waited for here is asked for again and again.

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string) {
  await page.goto(journeyAddresses.app + path)
  // a page that all share starts with the first act
  await page.keyboard.press('Shift')
  const isAlive = () =>
    page.evaluate(() => {
      const element = document.querySelector('#content *')
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    })
  await expect.poll(isAlive).toBe(true)
}

/** Where a page is; Puppeteer does not hear of every change of the address. */
export const pathOf = (page: Page): Promise<string> => page.evaluate(() => location.pathname)

/** What a student sees of a page. */
export const textOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText)

/** Clicks the first element of a selector whose text holds some words, once it is there. */
export async function click(page: Page, selector: string, words = '') {
  const find = () =>
    page.evaluateHandle(
      (all, text) => [...document.querySelectorAll(all)].find((one) => one.textContent?.includes(text)) ?? null,
      selector,
      words,
    )
  await expect.poll(async () => (await find()).asElement() !== null, `${selector} ${words}`).toBe(true)
  const element = (await find()).asElement()
  await element?.evaluate((one) => (one as Element).scrollIntoView({ block: 'center', behavior: 'instant' }))
  await (element as { click: () => Promise<void> } | null)?.click()
}

/** Types into a field by its name. */
export async function fill(page: Page, name: string, value: string) {
  await click(page, `main input[name=${name}]`)
  await page.keyboard.type(value)
}
