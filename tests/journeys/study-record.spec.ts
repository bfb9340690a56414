import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { builtFunctions } from './built-functions.ts'
import {
  expect,
  fakeToken,
  findBarriers,
  open,
  type Student,
  signIn,
  signUp,
  storedToken,
  storeToken,
  test,
} from './journey.ts'
import { tile } from './practice-questions.ts'

const base = '/grade/9/subject/science/SNC1W'
const moduleId = 'sustainable-ecosystems-climate-change'
const cards = `${base}/flashcards/${moduleId}`
const lesson = `${base}/lessons/${moduleId}/energy-flow-in-food-webs`
const practice = `${base}/challenges/${moduleId}`

const keepSwitch = (page: Page) => page.getByRole('switch', { name: 'Keep my study record with my account' })
const keptText = 'Your account has everything you did here, and this device what you did elsewhere.'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const attempted = (page: Page) => tile(page, 'Attempted')

async function exportedEvents(page: Page): Promise<{ id: string; type: string }[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export progress' }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8')).events
}
/** What goes out to server functions, by their names. */
function callsOf(page: Page): string[] {
  const names = new Map([...builtFunctions()].map(([name, path]) => [path, name]))
  const calls: string[] = []
  page.on('request', (request) => {
    const name = names.get(new URL(request.url()).pathname)
    if (name) calls.push(name)
  })
  return calls
}
/** Another device of the same student, signed in. */
async function otherDevice(browser: Browser, student: Student): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: journeyAddresses.app, serviceWorkers: 'block' })).newPage()
  await open(page, '/signin?redirect=%2Fdashboard')
  await signIn(page, student)
  await page.waitForURL('**/dashboard')
  return page
}
async function keepRecord(page: Page) {
  await open(page, '/dashboard')
  await keepSwitch(page).click()
  await expect(page.getByText(keptText)).toBeVisible()
}
/** As when the student comes back to the page: the device looks what others did. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
async function studySection(page: Page) {
  await open(page, lesson)
  await button(page, 'Mark Complete').first().click()
  await expect(page.getByText('1 of 4 sections completed')).toBeVisible()
}

test('off until asked: nothing of the record leaves the device; turned on, another device has it, and the first what is done there', async ({
  page,
  browser,
}) => {
  const calls = callsOf(page)
  const student = await signUp(page)
  await studySection(page)
  await open(page, '/dashboard')
  await expect(keepSwitch(page)).not.toBeChecked()
  const quiet = await otherDevice(browser, student)
  await expect(keepSwitch(quiet)).not.toBeChecked()
  expect(await exportedEvents(quiet)).toEqual([])
  expect(calls).toContain('fetchCurrentUser')
  expect(calls.filter((name) => /Record|Entries/.test(name))).toEqual([])

  await keepRecord(page)
  expect(calls).toContain('pushEntries')
  expect(await findBarriers(page)).toEqual([])
  const other = await otherDevice(browser, student)
  await expect(keepSwitch(other)).toBeChecked()
  await open(other, lesson)
  await expect(other.getByText('1 of 4 sections completed')).toBeVisible()
  await open(other, cards)
  await button(other, 'Bookmark this card').click()
  await open(other, '/dashboard')
  await expect(other.getByText(keptText)).toBeVisible()
  await open(page, cards)
  await comeBack(page)
  await expect(button(page, 'Remove bookmark')).toBeVisible()
  await quiet.context().close()
  await other.context().close()
})

test('practice that starts over on one device starts over on the other, and what an import brings is there too', async ({
  page,
  browser,
}) => {
  const student = await signUp(page)
  const now = Date.now()
  const answer = (id: string, at: number) => ({
    ...{ curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'SNC1W', moduleId },
    ...{ id, at, zone: 'America/Toronto', device: 'old phone', type: 'question-answered', questionId: id },
    ...{ questionText: 'x', questionType: 'multiple-choice', tags: [], status: 'correct', answer: 'x' },
    ...{ seconds: 30, hintsUsed: 0, source: 'practice' },
  })
  const later = { id: 'n1', at: now, zone: 'UTC', device: 'x', type: 'from-a-later-release', note: 'kept' }
  const bring = (events: object[]) =>
    page.getByLabel('Import progress').setInputFiles({
      name: 'progress.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          format: 'ilm-study-backup',
          version: 1,
          exportedAt: new Date(now).toISOString(),
          events,
          documents: {},
        }),
      ),
    })
  await keepRecord(page)
  const other = await otherDevice(browser, student)
  await expect(other.getByText(keptText)).toBeVisible()
  await bring([answer('q1', now - 60_000), answer('q2', now - 365 * 86_400_000), later])
  await expect(page.getByText('Added 3 acts of study.')).toBeVisible()
  await open(other, practice)
  await expect(async () => {
    await comeBack(other)
    await expect(attempted(other)).toContainText('2', { timeout: 6000 })
  }).toPass()

  await button(other, 'Analytics').click()
  await other.getByRole('dialog').getByRole('button', { name: 'Reset Progress' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Reset Progress' }).click()
  await expect(attempted(other)).toContainText('0')
  await open(page, practice)
  await expect(async () => {
    await comeBack(page)
    await expect(attempted(page)).toContainText('0', { timeout: 6000 })
  }).toPass()
  await open(other, '/dashboard')
  const events = await exportedEvents(other)
  expect(events.map(({ type }) => type).sort()).toEqual([
    'challenge-progress-reset',
    'from-a-later-release',
    'question-answered',
    'question-answered',
  ])
  expect(events).toContainEqual(later)
  await other.context().close()
})

test('turned off, the account forgets it and each device keeps what it has; all progress deleted goes from the account too', async ({
  page,
  browser,
}) => {
  const student = await signUp(page)
  await studySection(page)
  await keepRecord(page)
  await keepSwitch(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop and delete it there' }).click()
  await expect(keepSwitch(page)).not.toBeChecked()
  const other = await otherDevice(browser, student)
  await expect(keepSwitch(other)).not.toBeChecked()
  expect(await exportedEvents(other)).toEqual([])
  expect(await exportedEvents(page)).toHaveLength(2)

  await keepSwitch(page).click()
  await expect(page.getByText(keptText)).toBeVisible()
  await page.getByRole('button', { name: 'Delete all progress' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('in your account')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all progress' }).click()
  await expect(page.getByText('Your study record on this device and in your account is deleted.')).toBeVisible()
  await page.reload()
  await expect(keepSwitch(page)).not.toBeChecked()
  expect(await exportedEvents(page)).toEqual([])
  await other.context().close()
})

/** Everything the browser keeps for this site: keys and values of its storages. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of databases) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const all = <T>(ask: (from: IDBObjectStore) => IDBRequest<T>) =>
          new Promise<T>((resolve) => {
            const asked = ask(database.transaction(store).objectStore(store))
            asked.onsuccess = () => resolve(asked.result)
          })
        kept.push(await all((from) => from.getAllKeys()), await all((from) => from.getAll()))
      }
      database.close()
    }
    return JSON.stringify(kept)
  })

test('a shared computer: signed out and removed, nothing of the student is left in the browser, and signing in brings it back', async ({
  page,
}) => {
  const student = await signUp(page)
  await studySection(page)
  await keepRecord(page)
  await page.getByRole('button', { name: 'Sign out and remove from this device' }).click()
  expect(await findBarriers(page, '[role=alertdialog]')).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out and remove' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => storedToken(page)).toBeNull()
  const kept = await everythingKept(page)
  for (const word of [student.email, student.firstName, 'section-completed', 'energy-flow-in-food-webs', 'ontario'])
    expect(kept).not.toContain(word)

  await open(page, '/signin?redirect=%2Fdashboard')
  await signIn(page, student)
  await expect(page.getByText(keptText)).toBeVisible()
  await open(page, lesson)
  await expect(page.getByText('1 of 4 sections completed')).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  test('what has not reached the account is named before it is removed, and may stay', async ({ page, context }) => {
    await signUp(page)
    await keepRecord(page)
    await open(page, cards)
    await context.setOffline(true)
    await button(page, 'Bookmark this card').click()
    await expect(button(page, 'Remove bookmark')).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('button', { name: 'Sign out and remove from this device' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Sign out and remove' }).click()
    await expect(dialog).toContainText('One act of study has not reached your account')
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    expect(await exportedEvents(page)).toHaveLength(1)
    await context.setOffline(false)
    await expect(page.getByText(keptText)).toBeVisible()
  })
})

test('the account deleted, its record is gone with it, and another device is signed out (D9)', async ({
  page,
  browser,
}) => {
  const student = await signUp(page)
  await studySection(page)
  await keepRecord(page)
  const other = await otherDevice(browser, student)
  await expect(other.getByText(keptText)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export account' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file.recordEntries.map(({ type }: { type: string }) => type)).toEqual(['lesson-opened', 'section-completed'])
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Your password').fill(student.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await other.reload()
  await expect(other).toHaveURL(/signin/)
  await other.context().close()
})

test.describe('a gateway that keeps no records', () => {
  test.use({ baseURL: journeyAddresses.stubApp })
  test('is not asked to: the switch is not there', async ({ page, stub }) => {
    const user = { email: 'amina@example.ca', firstName: 'Amina', subscriptionActive: true, plan: 'free' }
    await stub.answer('GET /me', { body: { user } })
    await storeToken(page, fakeToken({ sub: 'u1', exp: Math.floor(Date.now() / 1000) + 3600 }))
    await open(page, '/dashboard')
    await expect(page.getByRole('button', { name: 'Export progress' })).toBeVisible()
    await expect(keepSwitch(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Sign out and remove from this device' })).toBeVisible()
  })
})
