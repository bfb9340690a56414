import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { startPostgres, type TestPostgres } from '#tests/gateway/postgres.ts'
import { type FaultySite, startFaultySite } from './faulty-site.ts'
import { expect, open, signIn, signUp, storedToken, test } from './journey.ts'

// Tabs, the gateway and the server of the pages are killed while a student studies whose account keeps the study record.
// one pattern: a list of two would be read as a value and its options
test.use({ trace: 'off', expectedErrors: [/net::ERR_|Failed to load resource/] })
test.setTimeout(240_000)

const cards = '/grade/9/subject/science/SNC1W/flashcards/sustainable-ecosystems-climate-change'
const keepSwitch = (page: Page) => page.getByRole('switch', { name: 'Keep my study record with my account' })
const keptText = 'Your account has everything you did here, and this device what you did elsewhere.'

/** Writes down every act the moment a tab says that it is saved: that is when it counts as acknowledged. */
async function watchSavedActs(context: BrowserContext, site: FaultySite, user: string): Promise<Page> {
  const watcher = await context.newPage()
  await watcher.goto(`${site.address}/privacy`)
  await watcher.evaluate((name) => {
    const saved: string[] = []
    Object.assign(window, { saved })
    new BroadcastChannel(name).onmessage = ({ data }) => {
      if (data.kind === 'acts') for (const event of data.events) saved.push(event.id)
    }
  }, `ilm-history::${user}`)
  return watcher
}

async function study(context: BrowserContext, site: FaultySite): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(site.address + cards, { waitUntil: 'commit' })
  await expect(tab.getByLabel('Due today')).toContainText(/New\d/, { timeout: 60_000 })
  await tab.evaluate(() => {
    setInterval(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' })), 60)
  })
  return tab
}
async function crash(context: BrowserContext, tab: Page) {
  const session = await context.newCDPSession(tab)
  const crashed = tab.waitForEvent('crash')
  session.send('Page.crash').catch(() => {}) // nobody is left to answer it
  await crashed
  await tab.close()
}
const aWhile = (page: Page) => page.waitForTimeout(6000)

async function killEverything(page: Page, context: BrowserContext, site: FaultySite) {
  const student = await signUp(page)
  const user: string = JSON.parse(atob((await storedToken(page))?.split('.')[1] ?? '')).sub
  await open(page, '/dashboard')
  await keepSwitch(page).click()
  await expect(page.getByText(keptText)).toBeVisible()
  const watcher = await watchSavedActs(context, site, user)

  const first = await study(context, site)
  await aWhile(page)
  await crash(context, first)
  const second = await study(context, site)
  await aWhile(page)
  await site.killGateway()
  await aWhile(page)
  await site.startGateway()
  await aWhile(page)
  await site.killApp()
  await aWhile(page)
  await site.startApp()
  await aWhile(page)
  await crash(context, second)
  const saved = await watcher.evaluate(() => (window as unknown as { saved: string[] }).saved)
  expect(saved.length).toBeGreaterThan(100)

  // of several tabs one talks to the account, and the page is to be the one
  await watcher.close()
  // back at home: what had not arrived goes now
  await open(page, '/dashboard')
  await expect(page.getByText(keptText)).toBeVisible({ timeout: 60_000 })
  const other = await (
    await context.browser()?.newContext({ baseURL: site.address, serviceWorkers: 'block' })
  )?.newPage()
  if (!other) throw new Error('the browser is there')
  await open(other, '/signin?redirect=%2Fdashboard')
  await signIn(other, student)
  await expect(other.getByText(keptText)).toBeVisible({ timeout: 60_000 })
  const download = other.waitForEvent('download')
  await other.getByRole('button', { name: 'Export progress' }).click()
  const file: { events: { id: string }[] } = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  const ids = file.events.map(({ id }) => id)
  const kept = new Set(ids)
  expect(kept.size).toBe(ids.length)
  expect(saved.filter((id) => !kept.has(id))).toEqual([])
  await other.context().close()
}

for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  const onEngine = test.extend<{ site: FaultySite }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    site: async ({}, use, info) => {
      let postgres: TestPostgres | undefined
      if (engine === 'PostgreSQL') {
        const started = await startPostgres()
        if (!started.ok) return info.skip(true, started.reason)
        ;({ postgres } = started)
      }
      const site = await startFaultySite(postgres)
      await use(site)
      await site.end()
      postgres?.stop()
    },
    baseURL: ({ site }, use) => use(site.address),
  })
  onEngine(
    `tabs, gateway and server are killed while a student studies: no act that was saved is missing on the other device (${engine})`,
    async ({ page, context, site }) => killEverything(page, context, site),
  )
}
