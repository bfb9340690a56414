import type { Page } from '@playwright/test'
import { expect, findBarriers, open, signIn, signUp, storedToken, test } from './journey.ts'
import { exportedEvents, importEvents, keepRecord, keptText, lesson, studySection } from './record-kit.ts'

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
  await expect(page.getByText(/^1 of \d+ sections completed$/)).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  test('what has not reached the account is named before it is removed, and may stay', async ({ page, context }) => {
    await signUp(page)
    await keepRecord(page)
    await context.setOffline(true)
    await importEvents(page, [
      { id: 'c1', at: Date.now(), zone: 'America/Toronto', device: 'x', type: 'own-deck-deleted', deckId: 'd1' },
    ])
    await expect(page.getByText('Added 1 act of study.')).toBeVisible()
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
