import type { Page } from '@playwright/test'
import { canLimit } from '#tests/faults/disk-faults.ts'
import { startPostgres, type TestPostgres } from '#tests/gateway/postgres.ts'
import { callOf, isDone, resultOf, send } from '#tests/load/app-client.ts'
import { examPath, playerPath } from './exam-stub.ts'
import { type FaultySite, startFaultySite } from './faulty-site.ts'
import { test as base, expect, fillSignUp, findBarriers, newStudent, open, signUp, storedToken } from './journey.ts'

// What a student sees while something behind the pages is broken, with a gateway of its own for each journey.

const SAFE = 'Everything you did on this device is safe.'
const WILL_BE_SENT = 'Nothing is lost: your exam is saved on this device and will be sent by itself later.'
const NOT_SYNCED = 'These results are saved on this device. They will be sent as soon as there is a connection.'
/** What did not arrive is sent again by itself within this, however busy the machine is. */
const SENT_AGAIN = { timeout: 80_000 }

const test = base.extend<{ site: FaultySite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  site: async ({}, use) => {
    const site = await startFaultySite()
    await use(site)
    await site.end()
  },
  baseURL: ({ site }, use) => use(site.address),
})
test.setTimeout(240_000)

/** Into an exam, one question of it answered, up to the question whether to submit. */
async function reachSubmission(page: Page) {
  await page.goto(examPath)
  await page.getByRole('radio', { name: /Choice section only/ }).click()
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
  await page.waitForURL(`**${playerPath}`)
  await page.getByText('Question 1 of').waitFor()
  const numbers = page.getByRole('navigation', { name: 'Questions' }).getByRole('button')
  const radios = page.getByRole('radio')
  for (let index = 0; (await radios.count()) === 0; index++) await numbers.nth(index).click()
  await radios.first().check({ force: true })
  await expect(page.getByText(/^1 of \d+ answered$/)).toBeVisible()
  await numbers.last().click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Final Answers' }).click()
const attemptIdOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** The gateway has the attempt that the results page shows, and no other. */
async function expectStoredOnce(page: Page, site: FaultySite) {
  const token = (await storedToken(page)) ?? undefined
  const attempt = { attemptId: attemptIdOf(page), subject: 'science', courseId: 'SNC1W' }
  const answer = await send(site.address, callOf('fetchAttempt', attempt, { token }))
  expect(isDone(resultOf(answer.text)), answer.text.slice(0, 300)).toBe(true)
  const exported = await send(site.address, callOf('exportAccount', undefined, { token }))
  expect(exported.text.split(`"id":"${attempt.attemptId}"`)).toHaveLength(2)
}

/** While it is broken: signing up says what happened and keeps what was typed; once it is mended the same form works. */
async function expectSignUpTells(page: Page, { breakIt, mend }: { breakIt: () => unknown; mend: () => unknown }) {
  const student = newStudent()
  await open(page, '/signup')
  await fillSignUp(page, student)
  await breakIt()
  const button = page.getByRole('main').getByRole('button', { name: 'Sign up' })
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: SAFE })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  await mend()
  await button.click()
  await page.waitForURL('**/welcome')
}

/** While it is broken: the exam is told to be safe, with the results on the device; once it is mended, it is sent without a click. */
async function expectExamKept(
  page: Page,
  site: FaultySite,
  { breakIt, mend, words }: { breakIt: () => unknown; mend: () => unknown; words: string },
) {
  await reachSubmission(page)
  await breakIt()
  await submit(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words)
  await expect(dialog).toContainText(WILL_BE_SENT)
  expect(await findBarriers(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Review More' }).click()
  await page.getByRole('link', { name: 'See my results' }).click()
  await expect(page.getByText(NOT_SYNCED)).toBeVisible()
  await mend()
  await expect(page.getByText(NOT_SYNCED)).toBeHidden(SENT_AGAIN)
  await expectStoredOnce(page, site)
}

test.describe('the gateway is gone', () => {
  test('signing up says that our servers are out of reach and nothing is lost, and works once it is back', async ({
    page,
    site,
  }) => {
    await expectSignUpTells(page, { breakIt: site.killGateway, mend: site.startGateway })
  })

  test('a finished exam stays on the device, says so, and is sent by itself once it is back', async ({
    page,
    site,
  }) => {
    await signUp(page)
    await reachSubmission(page)
    await site.killGateway()
    await submit(page)
    await expect(page.getByText(NOT_SYNCED)).toBeVisible()
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('Still no connection. It will be sent later by itself.')).toBeVisible()
    await site.startGateway()
    await expect(page.getByText(NOT_SYNCED)).toBeHidden(SENT_AGAIN)
    await expectStoredOnce(page, site)
  })
})

test('the gateway is killed after it stored an exam and before it said so: the student is told that it waits, and it arrives once', async ({
  page,
  site,
}) => {
  await signUp(page)
  await reachSubmission(page)
  site.killGatewayAtHandIn()
  await submit(page)
  await expect(page.getByText(NOT_SYNCED)).toBeVisible()
  await site.startGateway()
  await expect(page.getByText(NOT_SYNCED)).toBeHidden(SENT_AGAIN)
  await expectStoredOnce(page, site)
})

test.describe('the server of the pages is gone', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a finished exam and its results are on the device, and it is sent by itself once the pages are back', async ({
    page,
    site,
  }) => {
    await signUp(page)
    await reachSubmission(page)
    await site.killApp()
    await submit(page)
    await expect(page.getByText(NOT_SYNCED)).toBeVisible()
    await site.startApp()
    await expect(page.getByText(NOT_SYNCED)).toBeHidden(SENT_AGAIN)
    await expectStoredOnce(page, site)
  })
})

test.describe('the disk is full', () => {
  test.skip(() => !canLimit(), 'prlimit is not installed')

  test('signing up says that nothing is lost, and works once there is room', async ({ page, site }) => {
    await expectSignUpTells(page, { breakIt: site.fillDisk, mend: site.makeRoom })
  })

  test('a finished exam stays on the device, says why, and is sent by itself once there is room; a password says so, too', async ({
    page,
    site,
  }) => {
    const { password } = await signUp(page)
    const words = 'Our server has no room to save anything right now. Please try again later.'
    await expectExamKept(page, site, { breakIt: site.fillDisk, mend: site.makeRoom, words })
    await page.goto('/dashboard')
    site.fillDisk()
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password').fill(password)
    await dialog.getByLabel('New password').fill('another quiet lantern 7')
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await expect(dialog).toContainText(`${words} ${SAFE}`)
  })
})

const testOnPostgres = test.extend<object, { postgres: TestPostgres | undefined }>({
  postgres: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const server = await startPostgres()
      await use(server.ok ? server.postgres : undefined)
      if (server.ok) server.postgres.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ postgres }, use) => {
    testOnPostgres.skip(!postgres, 'PostgreSQL is not installed')
    const site = await startFaultySite(postgres)
    await use(site)
    await site.end()
  },
})

/** PostgreSQL ends without goodbye; it comes back where it was. */
const comeAndGo = (postgres: TestPostgres | undefined) => {
  if (!postgres) throw new Error('without PostgreSQL the journey is skipped')
  return { breakIt: postgres.halt, mend: postgres.resume }
}

testOnPostgres.describe('the database is gone', () => {
  testOnPostgres('signing up says that nothing is lost, and works once it is back', async ({ page, postgres }) => {
    await expectSignUpTells(page, comeAndGo(postgres))
  })

  testOnPostgres(
    'a finished exam stays on the device, says why, and is sent by itself once it is back',
    async ({ page, site, postgres }) => {
      await signUp(page)
      const words = 'Our server cannot reach its records right now. Please try again in a minute.'
      await expectExamKept(page, site, { ...comeAndGo(postgres), words })
    },
  )
})
