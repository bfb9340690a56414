import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../runner/find-browser.ts'
import { median, printGoal } from './measure.ts'
import { serveBuiltApp } from './serve-built-app.ts'

// A student's pages on a slow link, nothing of the app kept on the device: when they show what they are about, when they can be used, and how much
// moves meanwhile. A signed-in student with a first lesson and a first question behind them.

const LINK = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false }
const RUNS = Number(process.env.RUNS ?? 3)
const SCREENS = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 } },
}
const course = '/grade/9/subject/science/SNC1W'
const practised = `${course}/challenges/sustainable-ecosystems-climate-change`
const QUESTION = 'main section[aria-labelledby=question-number]'
/** before it is known where the student left off, or after */
const STATEMENT = `main [data-slot=first-question], ${QUESTION}`
const PAGES = {
  dashboard: { path: '/dashboard', shown: '[data-slot=stat-tile]', ready: 'section[aria-labelledby=today] a' },
  practice: { path: practised, shown: STATEMENT, ready: QUESTION },
  'practice not begun': {
    path: `${course}/challenges/stem-skills-careers-connections`,
    shown: STATEMENT,
    ready: QUESTION,
  },
}
const MOST_MS = 4_000
const MOST_CLS = 0.02

type Shift = { value: number; of: string[] }
type Seen = { lcp: number; shifts: Shift[]; shown: number; ready: number }

/** Runs in the page, before anything of it. */
function watch() {
  const seen = { lcp: 0, shifts: [] as Shift[] }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      }
      const of = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML ?? '')
      if (!hadRecentInput) seen.shifts.push({ value, of: of.map((html) => html.slice(0, 90)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Signs a student up, who then opens a lesson and answers a question, all on a quick link. */
async function study(page: Page) {
  await page.goto('/signup', { waitUntil: 'networkidle' })
  await page.getByLabel('First name').fill('Amina')
  await page.getByLabel('Last name').fill('Khan')
  await page.getByLabel('Email').fill(`amina-${Date.now()}@example.ca`)
  await page.getByLabel('Password', { exact: true }).fill('maple-syrup-42')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/welcome')
  await page.goto(`${course}/lesson/sustainable-ecosystems-climate-change`, { waitUntil: 'networkidle' })
  await page.goto(practised, { waitUntil: 'networkidle' })
  const answer = page.getByRole('list', { name: 'Answers' }).getByRole('button').first()
  await answer.click()
  await page.getByRole('button', { name: 'Next Question' }).click()
  await page.waitForTimeout(500)
}

async function visit(page: Page, { path, shown, ready }: Record<'path' | 'shown' | 'ready', string>): Promise<Seen> {
  const session = await page.context().newCDPSession(page)
  await page.goto('about:blank')
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Network.emulateNetworkConditions', LINK)
  const started = performance.now()
  await page.goto(path, { waitUntil: 'commit', timeout: 60_000 })
  await page.locator(shown).first().waitFor({ timeout: 60_000 })
  const shownAt = performance.now() - started
  await page.locator(ready).first().waitFor({ timeout: 60_000 })
  const readyAt = performance.now() - started
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_500)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Pick<Seen, 'lcp' | 'shifts'> }).seen)
  await session.detach()
  return { ...seen, shown: shownAt, ready: readyAt }
}

async function measureOn(browser: Browser, baseURL: string, name: keyof typeof SCREENS) {
  // a first visit: nothing is kept yet
  const context = await browser.newContext({ ...SCREENS[name], baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await study(page)
  await page.addInitScript(watch)
  for (const [title, one] of Object.entries(PAGES)) {
    const runs: Seen[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await visit(page, one))
    const shifted = runs.map(({ shifts }) => shifts.reduce((sum, { value }) => sum + value, 0))
    const most = runs[shifted.indexOf(Math.max(...shifted))]
    console.log(`\n${title}, ${name}: usable after ${Math.round(median(runs.map(({ ready }) => ready)))} ms`)
    for (const [what, name] of [
      ['what it is about (tiles, question)', 'shown'],
      ['largest contentful paint', 'lcp'],
    ] as const) {
      const ms = median(runs.map((run) => run[name]))
      printGoal(`${what} (goal at most ${MOST_MS})`, ms, ms <= MOST_MS, ' ms')
    }
    printGoal(`layout shift (goal at most ${MOST_CLS})`, Math.max(...shifted), Math.max(...shifted) <= MOST_CLS, '')
    for (const { value, of } of most?.shifts ?? [])
      if (value > 0.002) console.log(`        ${value.toFixed(4)} ${of.join(' | ')}`)
  }
  await context.close()
}

const app = await serveBuiltApp()
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
try {
  for (const name of ['phone', 'laptop'] as const) await measureOn(browser, app.address, name)
} finally {
  await browser.close()
  await app.stop()
}
