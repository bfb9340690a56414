import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { CHAT, ilmTab, log, messages, say } from './ilm-chat.ts'
import { expect, fakeToken, findBarriers, open, storeToken, test } from './journey.ts'
import type { StubAnswer, StubGateway } from './stub-gateway.ts'

// Ilm asks about something to look at: the figure stands in the bubble, with the numbers of the question in it.

test.use({ baseURL: journeyAddresses.stubApp })

const VARIANT = 'GET /content/practice-variant'
const alt = 'A line from 0 to 4 metres in 2 seconds.'
const asked: StubAnswer = {
  body: {
    response: 'Look at the graph. How fast is it?',
    conversationId: 'c',
    conversationHistory: [],
    figures: { moduleId: 'm1', questionId: 'speed', seed: 7, alts: [alt] },
  },
}
const markup =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="384" height="240"><path d="M40 170L290 30" fill="none" stroke="var(--fig-blue)"/></svg>'
const question = {
  id: 'speed',
  type: 'numeric',
  prompt: 'How fast is it?',
  answer: 2,
  seed: 7,
  figures: [{ at: 'prompt', kind: 'plot', alt, markup, table: { headers: ['t', 'd'], rows: [['0', '0']] } }],
}

const free = { lastName: 'B', subscriptionActive: true, plan: 'free', subscriptionExpiry: null }

async function ask(page: Page, stub: StubGateway, variant: StubAnswer) {
  const inOneHour = Math.floor(Date.now() / 1000) + 3600
  await stub.answer('GET /me', { body: { user: { firstName: 'Ada', email: 'ada@example.ca', ...free } } })
  await storeToken(page, fakeToken({ sub: `figures-${Date.now()}`, exp: inOneHour }))
  await stub.answer('GET /content/course-outline', {
    body: { title: 'Science', courseId: 'SNC1W', description: 'A year.', durationWeeks: 18, modules: [] },
  })
  await stub.answer(CHAT, asked)
  await stub.answer(VARIANT, variant)
  await open(page, ilmTab)
  await say(page, 'Quiz me!')
  await expect(messages(page).last()).toContainText('How fast is it?')
}
const picture = (page: Page) => log(page).getByRole('img', { name: alt })

test('a figure is drawn in the bubble with the question’s numbers, readable without sight, and there again after a reload', async ({
  page,
  stub,
}) => {
  await ask(page, stub, { body: { question } })
  await expect(picture(page)).toBeVisible()
  await expect(picture(page).locator('path')).toHaveAttribute('stroke', 'var(--fig-blue)')
  await log(page).getByText('Show as a table').click()
  await expect(log(page).getByRole('columnheader', { name: 'd' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  const [call] = await stub.calls(VARIANT)
  expect(call?.query).toMatchObject({ moduleId: 'm1', questionId: 'speed', seed: '7' })
  await page.reload()
  await expect(picture(page)).toBeVisible()
})

test('on a phone the figure is no wider than its bubble', async ({ page, stub }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await ask(page, stub, { body: { question } })
  await expect(picture(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('where it cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  test('the bubble says in words what it shows', async ({ page, stub }) => {
    await ask(page, stub, { status: 500, body: {} })
    await expect(log(page).getByText(alt)).toBeVisible()
    await expect(picture(page)).toHaveCount(0)
  })
})
