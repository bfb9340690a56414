import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'

const base = '/grade/9/subject/science/SNC1W'
const moduleId = 'sustainable-ecosystems-climate-change'
const cards = `${base}/flashcards/${moduleId}`
const lesson = `${base}/lessons/${moduleId}/energy-flow-in-food-webs`

const bookmark = (page: Page) => page.getByRole('button', { name: 'Bookmark this card' })
const bookmarkOff = (page: Page) => page.getByRole('button', { name: 'Remove bookmark' })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

async function completeFirstSection(page: Page) {
  await open(page, lesson)
  await page.getByRole('button', { name: 'Mark Complete' }).first().click()
  await expect(page.getByText(/^1 of \d+ sections completed$/)).toBeVisible()
}

type BackupFile = { format: string; events: { id: string; type: string }[] }
async function exportProgress(page: Page): Promise<{ text: string; file: BackupFile }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export progress' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  return { text, file: JSON.parse(text) }
}
const importProgress = (page: Page, text: string) =>
  page
    .getByLabel('Import progress')
    .setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('everything is exported as one file, deleted after asking, and brought back by importing it; twice changes nothing (D9)', async ({
  page,
}) => {
  await signUp(page)
  await completeFirstSection(page)
  await open(page, '/dashboard')
  await expect(page.getByText('Everything you do is saved on this device, at once.')).toBeVisible()
  const { text, file } = await exportProgress(page)
  expect(file.format).toBe('ilm-study-backup')
  expect(file.events.map((event) => event.type)).toEqual(['lesson-opened', 'section-completed'])

  await page.getByRole('button', { name: 'Delete all progress' }).click()
  await page.getByRole('button', { name: 'Keep everything' }).click()
  await page.getByRole('button', { name: 'Delete all progress' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all progress' }).click()
  await expect(page.getByText('Your study record on this device is deleted.')).toBeVisible()
  await expect(page.getByText('Continue where you left off')).toBeHidden()

  await importProgress(page, text)
  await expect(page.getByText('Added 2 acts of study.')).toBeVisible()
  await expect(page.getByText('Continue where you left off')).toBeVisible()
  await importProgress(page, text)
  await expect(page.getByText('Nothing new: all 2 acts of this file are here already.')).toBeVisible()
  await importProgress(page, '{"some": "file"}')
  await expect(page.getByText('This file is not an Ilm Study backup.')).toBeVisible()

  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(page.getByText(/^1 of \d+ sections completed$/)).toBeVisible()
})

test('a skill missed in an exam brings its cards back on the same day', async ({ page }) => {
  await signUp(page)
  const act = {
    curriculum: 'ontario',
    grade: '9',
    subject: 'science',
    courseId: 'SNC1W',
    moduleId,
    lessonId: 'ecosystems-and-dynamic-equilibrium',
    zone: 'America/Toronto',
    device: 'other',
  }
  const now = Date.now()
  const rated = {
    ...act,
    id: 'r1',
    at: now - 7_200_000,
    type: 'card-rated',
    deckId: 'ecosystems-and-energy',
    cardId: 'carrying-capacity',
    rating: 4,
    seconds: 4,
  }
  const missed = {
    ...act,
    id: 'q1',
    at: now - 3_600_000,
    type: 'question-answered',
    questionId: 'x',
    questionText: 'x',
    questionType: 'multiple-choice',
    tags: [],
    status: 'incorrect',
    answer: 'x',
    seconds: 30,
    hintsUsed: 0,
    source: 'exam',
  }
  const file = (events: object[]) =>
    JSON.stringify({
      format: 'ilm-study-backup',
      version: 1,
      exportedAt: new Date(now).toISOString(),
      events,
      documents: {},
    })
  await open(page, '/dashboard')
  await importProgress(page, file([rated]))
  await expect(page.getByText('Added 1 act of study.')).toBeVisible()
  await expect(page.getByText('Cards due in Science')).toBeHidden()
  await importProgress(page, file([rated, missed]))
  await expect(page.getByText('1 due')).toBeVisible()
  await page.getByRole('link', { name: 'Sustainable Ecosystems and Climate Change', exact: true }).click()
  await expect(page.getByText('This one is back early, because you missed its topic in an exam.')).toBeVisible()
  await expect(page.getByTestId('flip-card')).toHaveAccessibleName(/carrying capacity/)
})

test('what a visitor did can be added to the account after signing up (D9)', async ({ page }) => {
  await completeFirstSection(page)
  await signUp(page)
  await open(page, '/dashboard')
  await expect(page.getByText('Work from before you signed in')).toBeVisible()
  await page.getByRole('button', { name: 'Add to my record' }).click()
  await expect(page.getByText(/Added \d acts of study to your record/)).toBeVisible()
  await open(page, lesson)
  await expect(page.getByText(/^1 of \d+ sections completed$/)).toBeVisible()
})

test('two tabs at once lose nothing and see each other’s acts (D5)', async ({ page, context }) => {
  const other = await context.newPage()
  await open(page, cards)
  await open(other, cards)
  await bookmark(page).click()
  await expect(bookmarkOff(other)).toBeVisible()
  await next(other).click()
  await next(page).click()
  await Promise.all([bookmark(other).click(), next(page).click()])
  await bookmark(page).click()
  await page.reload()
  await page.getByRole('switch', { name: 'Bookmarked' }).click()
  await expect(page.getByText('Card 1 of 3')).toBeVisible()
})

test('a damaged part is set aside and told, everything else is there (D5, ERR-34)', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await completeFirstSection(page)
  await open(page, cards)
  await bookmark(page).click()
  await expect(bookmarkOff(page)).toBeVisible()
  // a page without the app: nothing there opens the record and finds the damage before the lesson does
  await page.route('**/without-the-app', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto('/without-the-app')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ilm-history::anon')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const store = opening.result.transaction('log', 'readwrite').objectStore('log')
          store.put({ garbage: true }, 'chunk/broken/000000')
          store.transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await open(page, lesson)
  await expect(page.getByText('Part of your study record could not be read and was set aside')).toBeVisible()
  expect(warnings.some((text) => text.startsWith('Failed to load progress'))).toBe(true)
  await expect(page.getByText(/^1 of \d+ sections completed$/)).toBeVisible()
})

test('without a database the student goes on in memory, and is told (D5)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await open(page, lesson)
  await expect(page.getByText('This browser gives no storage')).toBeVisible()
  await page.getByRole('button', { name: 'Mark Complete' }).first().click()
  await expect(page.getByText(/^1 of \d+ sections completed$/)).toBeVisible()
})

test('with a full disk the student goes on in memory, and is told; once there is room, nothing was lost (D5)', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  const allow = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: journeyAddresses.app,
      ...(quotaSize !== undefined && { quotaSize }),
    })
  // from the start: the browser remembers for half a minute how much room there was
  await allow(1)
  await open(page, lesson)
  await expect(page.getByText('This device is out of storage.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark Complete' }).first().click()
  await expect(page.getByText(/^1 of \d+ sections completed$/)).toBeVisible()
  await allow()
  await page.getByRole('button', { name: 'Next section' }).first().click()
  await page.locator('[data-state=open]').getByRole('button', { name: 'Mark Complete' }).click()
  await expect(page.getByText('This device is out of storage.')).toBeHidden()
  await page.reload()
  await expect(page.getByText(/^2 of \d+ sections completed$/)).toBeVisible()
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' })
    test('axe finds nothing on the dashboard with work in it', async ({ page }) => {
      await completeFirstSection(page)
      await signUp(page)
      await completeFirstSection(page)
      await open(page, '/dashboard')
      await expect(page.getByText('Continue where you left off')).toBeVisible()
      const violations = await findBarriers(page)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    })
  })
