import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { builtFunctions } from './built-functions.ts'
import { expect, open, type Student, signIn } from './journey.ts'
import { tile } from './practice-questions.ts'

export const base = '/grade/9/subject/science/SNC1W'
export const moduleId = 'sustainable-ecosystems-climate-change'
export const cards = `${base}/flashcards/${moduleId}`
export const lesson = `${base}/lessons/${moduleId}/energy-flow-in-food-webs`
export const practice = `${base}/challenges/${moduleId}`

export const keepSwitch = (page: Page) => page.getByRole('switch', { name: 'Keep my study record with my account' })
export const keptText = 'Your account has everything you did here, and this device what you did elsewhere.'
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const attempted = (page: Page) => tile(page, 'Attempted')

export async function exportedEvents(page: Page): Promise<{ id: string; type: string }[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export progress' }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8')).events
}
/** What goes out to server functions, by their names. */
export function callsOf(page: Page): string[] {
  const names = new Map([...builtFunctions()].map(([name, path]) => [path, name]))
  const calls: string[] = []
  page.on('request', (request) => {
    const name = names.get(new URL(request.url()).pathname)
    if (name) calls.push(name)
  })
  return calls
}
/** Another device of the same student, signed in. */
export async function otherDevice(browser: Browser, student: Student): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: journeyAddresses.app, serviceWorkers: 'block' })).newPage()
  await open(page, '/signin?redirect=%2Fdashboard')
  await signIn(page, student)
  await page.waitForURL('**/dashboard')
  return page
}
export async function keepRecord(page: Page) {
  await open(page, '/dashboard')
  await keepSwitch(page).click()
  await expect(page.getByText(keptText)).toBeVisible()
}
/** As when the student comes back to the page: the device looks what others did. */
export const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
export async function studySection(page: Page) {
  await open(page, lesson)
  await button(page, 'Mark Complete').first().click()
  await expect(page.getByText(/^1 of \d+ sections completed$/)).toBeVisible()
}

/** Imports a backup file with these events. */
export const importEvents = (page: Page, events: object[]) =>
  page.getByLabel('Import progress').setInputFiles({
    name: 'progress.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        format: 'ilm-study-backup',
        version: 1,
        exportedAt: new Date().toISOString(),
        events,
        documents: {},
      }),
    ),
  })
