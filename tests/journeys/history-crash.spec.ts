import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, open, signUp, test } from './journey.ts'

// a trace of tabs that die under it costs more than the journey
test.use({ trace: 'off' })

const cards = '/grade/9/subject/science/SNC1W/flashcards/sustainable-ecosystems-climate-change'

/** How often the tab is killed; HISTORY_KILLS=200 for the long run. */
const KILLS = Number(process.env.HISTORY_KILLS ?? 40)
const TABS = 4
const channel = 'ilm-history::anon'

/** Writes down every act the moment a tab says that it is saved: that is when it counts as acknowledged. */
async function watchSavedActs(context: BrowserContext): Promise<Page> {
  const watcher = await context.newPage()
  await watcher.goto('/privacy')
  await watcher.evaluate((name) => {
    const saved: string[] = []
    Object.assign(window, { saved })
    new BroadcastChannel(name).onmessage = ({ data }) => {
      if (data.kind === 'acts') for (const event of data.events) saved.push(event.id)
    }
  }, channel)
  return watcher
}

test(`a tab is killed ${KILLS} times while studying, four tabs at once: no act that was saved is lost (D5)`, async ({
  page,
  context,
}) => {
  test.setTimeout(60_000 + KILLS * 3000)
  const watcher = await watchSavedActs(context)
  let state = 1
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const studyUntilKilled = async (isCrash: boolean, after: number) => {
    const tab = await context.newPage()
    await tab.goto(cards, { waitUntil: 'commit' })
    await expect(tab.getByLabel('Due today')).toContainText(/New\d/, { timeout: 30_000 })
    const firstAct = tab.evaluate(
      (name) =>
        new Promise((resolve) =>
          new BroadcastChannel(name).addEventListener('message', () => resolve(null), { once: true }),
        ),
      channel,
    )
    await tab.evaluate(() => {
      setInterval(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' })), 2)
    })
    // on a slow machine the first act may take longer than the tab would live
    await firstAct
    await new Promise((resolve) => setTimeout(resolve, after))
    if (isCrash) {
      const session = await context.newCDPSession(tab)
      const crashed = tab.waitForEvent('crash')
      session.send('Page.crash').catch(() => {}) // nobody is left to answer it
      await crashed
    }
    await tab.close()
  }
  for (let kill = 0; kill < KILLS; kill += TABS) {
    await Promise.all(Array.from({ length: TABS }, (_, tab) => studyUntilKilled(tab === 0, 30 + chance() * 200)))
  }
  const saved = await watcher.evaluate(() => (window as unknown as { saved: string[] }).saved)
  expect(saved.length).toBeGreaterThan(KILLS / TABS)

  await signUp(page)
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Add to my record' }).click()
  await expect(page.getByText(/acts of study to your record/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export progress' }).click()
  const file: { events: { id: string }[] } = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  const kept = new Set(file.events.map((event) => event.id))
  expect(saved.filter((id) => !kept.has(id))).toEqual([])
})
