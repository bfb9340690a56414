import { readFile } from 'node:fs/promises'
import { journeyAddresses } from './addresses.ts'
import { expect, fakeToken, findBarriers, open, signUp, storeToken, test } from './journey.ts'
import {
  attempted,
  button,
  callsOf,
  cards,
  comeBack,
  exportedEvents,
  importEvents,
  keepRecord,
  keepSwitch,
  keptText,
  lesson,
  moduleId,
  otherDevice,
  practice,
  studySection,
} from './record-kit.ts'

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
  await expect(other.getByText(/^1 of \d+ sections completed$/)).toBeVisible()
  await open(other, cards)
  await button(other, 'Bookmark this card').click()
  await open(other, '/dashboard')
  await expect(other.getByText(keptText)).toBeVisible()
  await open(page, cards)
  // what the other device does reaches the account within seconds, and this one when its student comes back
  await expect(async () => {
    await comeBack(page)
    await expect(button(page, 'Remove bookmark')).toBeVisible({ timeout: 2_000 })
  }).toPass()
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
  await keepRecord(page)
  const other = await otherDevice(browser, student)
  await expect(other.getByText(keptText)).toBeVisible()
  await importEvents(page, [answer('q1', now - 60_000), answer('q2', now - 365 * 86_400_000), later])
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
