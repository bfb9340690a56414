import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, fakeToken, open, signUp, storedToken, storeToken, test } from './journey.ts'
import type { StubAnswer, StubGateway } from './stub-gateway.ts'

const tutorTab = '/grade/9/subject/science?courseId=SNC1W&tab=4'
const CHAT = 'POST /content/ilm/chat'
const QUICK_PROMPTS = ['Quiz me!', 'Break it down', 'Real example?', 'Practice time!', 'Explain this', 'Help me study']

const input = (page: Page) => page.getByLabel('Message to Ilm')
const log = (page: Page) => page.getByRole('log')
const messages = (page: Page) => log(page).locator('[data-message-id]')
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

async function say(page: Page, text: string) {
  await input(page).fill(text)
  await input(page).press('Enter')
}

test.describe('with the gateway inside', () => {
  test('a quiz from question to hint to answer, and everything is there again after a reload (CRS-12, CHT-01, CHT-06, CHT-09, CHT-10, CHT-18, CHT-19)', async ({
    page,
  }) => {
    await signUp(page, { firstName: 'Amina' })
    await open(page, tutorTab)
    await expect(messages(page).first()).toContainText('Hi Amina! I’m Ilm')
    await expect(messages(page).first()).toHaveAttribute('data-message-id', '1')
    for (const prompt of QUICK_PROMPTS)
      await expect(page.getByRole('button', { name: prompt, exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Quiz me!', exact: true }).click()
    await expect(messages(page)).toHaveCount(3)
    await expect(log(page).getByRole('list', { name: 'From the lessons' }).getByRole('link')).toHaveCount(1)
    await page.getByRole('button', { name: 'Give me a hint' }).click()
    await expect(messages(page).last()).toContainText(/hint/i)
    await say(page, 'just tell me the answer')
    await expect(messages(page)).toHaveCount(7)

    const conversation = await log(page).locator('ol').first().getAttribute('data-conversation-id')
    await input(page).fill('half a thought')
    // the draft is kept a moment after the last key
    await page.waitForTimeout(600)
    await page.reload()
    await expect(messages(page)).toHaveCount(7)
    await expect(log(page).locator('ol').first()).toHaveAttribute('data-conversation-id', conversation ?? '')
    await expect(input(page)).toHaveValue('half a thought')
    await expect(messages(page).nth(2).locator('[data-slot="rich-text"]')).toBeVisible()
  })

  test('a new chat greets anew, the earlier one can be opened, and clearing asks first (CHT-07, CHT-08)', async ({
    page,
  }) => {
    await signUp(page)
    await open(page, tutorTab)
    await say(page, 'what is photosynthesis?')
    await expect(messages(page)).toHaveCount(3)
    const list = log(page).locator('ol').first()
    const first = (await list.getAttribute('data-conversation-id')) ?? ''

    await page.getByRole('button', { name: 'New chat' }).click()
    await expect(messages(page)).toHaveCount(1)
    expect(await list.getAttribute('data-conversation-id')).not.toBe(first)
    await page.getByRole('button', { name: 'Earlier chats' }).click()
    await page.getByRole('menuitem', { name: /what is photosynthesis/ }).click()
    await expect(messages(page)).toHaveCount(3)

    await input(page).fill('a draft')
    await page.getByRole('button', { name: 'Clear chat' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Start fresh with Science?' })).toBeVisible()
    await page.getByRole('button', { name: 'Keep them' }).click()
    await expect(messages(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Clear chat' }).click()
    await page.getByRole('button', { name: 'Start fresh' }).click()
    await expect(messages(page)).toHaveCount(1)
    await expect(input(page)).toHaveValue('')
    await page.waitForTimeout(600)
    await page.reload()
    await expect(messages(page)).toHaveCount(1)
    await expect(input(page)).toHaveValue('')
  })

  test('copying is confirmed for 1.2 s (CHT-11)', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signUp(page)
    await open(page, tutorTab)
    await say(page, 'what is photosynthesis?')
    await page.getByRole('button', { name: 'Copy' }).click()
    const shownAt = Date.now()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Photosynthesis')
    await expect(page.getByText('Copied')).toBeHidden()
    expect(Date.now() - shownAt).toBeLessThan(2500)
  })

  test('a visitor is asked to sign in, and comes back to the chat (CHT-02, CHT-03, D11)', async ({ page }) => {
    await open(page, tutorTab)
    await expect(page.getByText('Sign in to chat with Ilm')).toBeVisible()
    await expect(input(page)).toBeHidden()
    await page.getByRole('region', { name: 'Ask Ilm' }).getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/signin\?redirect=.*tab%3D4/)
  })

  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in a conversation, ${scheme}, and a phone shows it whole`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await signUp(page)
      await open(page, tutorTab)
      await page.getByRole('button', { name: 'Break it down', exact: true }).click()
      await expect(messages(page)).toHaveCount(3)
      const checked = await new AxeBuilder({ page }).include('#content').analyze()
      expect(checked.violations).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
  }
})

test.describe('against the stub gateway', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  const user = {
    email: 'ada@example.ca',
    firstName: 'Ada',
    lastName: 'B',
    subscriptionActive: true,
    plan: 'free',
    subscriptionExpiry: null,
  }
  const token = () => fakeToken({ sub: 'u1', email: user.email, exp: Math.floor(Date.now() / 1000) + 3600 })
  const reply = (response = 'What do **you** think?'): StubAnswer => ({
    body: { response, conversationId: 'c', conversationHistory: [] },
  })

  async function openChat(page: Page, stub: StubGateway, answer: StubAnswer, who: Partial<typeof user> = {}) {
    await stub.answer('GET /me', { body: { user: { ...user, ...who } } })
    await stub.answer('GET /content/course-outline', {
      body: { title: 'Science', courseId: 'SNC1W', description: 'A year of science.', durationWeeks: 18, modules: [] },
    })
    await stub.answer(CHAT, answer)
    await storeToken(page, token())
    await open(page, tutorTab)
  }

  test('the request carries bearer, grade, course and conversation; the reply is shown (CHT-20, CHT-21, GWY-11, GWY-12)', async ({
    page,
    stub,
  }) => {
    await openChat(page, stub, reply())
    await say(page, '  Why is the sky blue? ')
    await expect(messages(page).last()).toContainText('What do you think?')
    await say(page, 'No idea')
    await expect(messages(page)).toHaveCount(5)
    const [first, second] = await stub.calls(CHAT)
    expect(first?.authorization).toMatch(/^Bearer /)
    expect(first?.body).toEqual({
      message: 'Why is the sky blue?',
      conversationHistory: [],
      studentGrade: '9',
      subject: 'science',
      course: 'SNC1W',
      conversationId: expect.any(String),
    })
    expect(second?.body).toMatchObject({
      conversationHistory: [
        { role: 'user', content: 'Why is the sky blue?' },
        { role: 'assistant', content: 'What do **you** think?' },
      ],
    })
    const body = (call: typeof first) => (call?.body ?? {}) as { conversationId?: string }
    expect(body(second).conversationId).toBe(body(first).conversationId)
  })

  test('while Ilm thinks the input is disabled; Enter sends, Shift+Enter breaks the line, the input grows to 80 px (CHT-05, CHT-15, CHT-16, CHT-17)', async ({
    page,
    stub,
  }) => {
    await openChat(page, stub, { ...reply(), delayMs: 1500 })
    await expect(send(page)).toBeDisabled()
    await input(page).fill('   ')
    await expect(send(page)).toBeDisabled()
    await input(page).fill('one')
    await input(page).press('Shift+Enter')
    await input(page).pressSequentially('two')
    await expect(input(page)).toHaveValue('one\ntwo')
    await input(page).fill(Array.from({ length: 12 }, (_none, line) => `line ${line}`).join('\n'))
    const height = await input(page).evaluate((element) => element.getBoundingClientRect().height)
    expect(height).toBeGreaterThan(60)
    expect(height).toBeLessThanOrEqual(80)
    await input(page).fill('Hello')
    await input(page).press('Enter')
    await expect(page.getByText('Ilm is thinking')).toBeVisible()
    await expect(input(page)).toBeDisabled()
    await expect(messages(page).last()).toContainText('What do you think?')
    await expect(input(page)).toBeEnabled()
    await expect(input(page)).toBeFocused()
  })

  test('1000 characters are sent, 1001 are not, and say why (CHT-13, ERR-27)', async ({ page, stub }) => {
    await openChat(page, stub, reply())
    await say(page, 'x'.repeat(1001))
    await expect(log(page).getByText('Message too long (max 1000 characters)')).toBeVisible()
    expect(await stub.calls(CHAT)).toHaveLength(0)
    await say(page, 'y'.repeat(1000))
    await expect(messages(page).last()).toContainText('What do you think?')
    expect(await stub.calls(CHAT)).toHaveLength(1)
  })

  const other = "I'm having trouble right now. Try again in a moment!"
  const failures: { rows: string; answer: StubAnswer; bubble: string }[] = [
    { rows: 'ERR-18, ERR-26', answer: { isCut: true }, bubble: 'Network issue! Check your connection.' },
    { rows: 'ERR-19, ERR-28', answer: { status: 503, body: { error: 'down' } }, bubble: other },
    { rows: 'ERR-20', answer: { status: 429, body: { error: 'slow' } }, bubble: other },
    { rows: 'ERR-21', answer: { status: 400, body: { error: 'odd' } }, bubble: other },
    { rows: 'ERR-22', answer: { raw: '{ broken' }, bubble: other },
  ]
  for (const { rows, answer, bubble } of failures) {
    test(`a failed call is a bubble, the session stays, and the next try works (CHT-06, ${rows})`, async ({
      page,
      stub,
    }) => {
      await openChat(page, stub, answer)
      await say(page, 'Hello')
      await expect(log(page).locator('[data-error]')).toContainText(bubble)
      expect(await storedToken(page)).not.toBeNull()
      await stub.answer(CHAT, reply())
      await say(page, 'Again')
      await expect(messages(page).last()).toContainText('What do you think?')
      const last = (await stub.calls(CHAT)).at(-1)?.body as { conversationHistory: { content: string }[] }
      // error bubbles are not part of the conversation (OPN-54)
      expect(JSON.stringify(last.conversationHistory)).not.toContain(bubble)
    })
  }

  test('an ended session is said so, and the token goes (ERR-17, ERR-25, SES-08)', async ({ page, stub }) => {
    await openChat(page, stub, { status: 401, body: { error: 'No.' } })
    await say(page, 'Hello')
    await expect(page.getByRole('alert')).toHaveText(
      'Session expired! Refresh the page or check /forgot-password for more chat time.',
    )
    expect(await storedToken(page)).toBeNull()
  })

  test('a used-up day shows the limit screen and a bubble, and the session stays (CHT-02, ERR-23, CTR-25)', async ({
    page,
    stub,
  }) => {
    await openChat(page, stub, { status: 429, body: { error: 'Day.', code: 'daily-limit' } })
    await say(page, 'Hello')
    const text = "You've hit your daily chat limit! Click below to request more chat time."
    await expect(log(page).locator('[data-error]')).toContainText(text)
    await expect(page.locator('[data-slot="limit-screen"]')).toContainText(text)
    expect(await storedToken(page)).not.toBeNull()
    await page.locator('[data-slot="limit-screen"]').getByRole('link').click()
    await expect(page).toHaveURL('/forgot-password')
  })

  test('without a subscription the limit screen shows; a flag of the window opens the chat, and a refusal does not sign out (CHT-03, CHT-04)', async ({
    page,
    stub,
  }) => {
    await openChat(
      page,
      stub,
      { status: 403, body: { error: 'No.', code: 'no-subscription' } },
      { subscriptionActive: false },
    )
    await expect(page.locator('[data-slot="limit-screen"]')).toBeVisible()
    await expect(input(page)).toBeHidden()
    await page.addInitScript(() => {
      window.__BYPASS_SUBSCRIPTION__ = true
    })
    await page.reload()
    await say(page, 'Hello')
    await expect(log(page).locator('[data-error]')).toContainText("You've hit your daily chat limit!")
    expect(await storedToken(page)).not.toBeNull()
  })

  test('a reply that does not come within 30 s is a network error (CHT-22, OPN-56)', async ({ page, stub }) => {
    test.setTimeout(60_000)
    await openChat(page, stub, { ...reply(), delayMs: 33_000 })
    await say(page, 'Hello')
    await expect(page.getByText('Ilm is thinking')).toBeVisible()
    await expect(log(page).locator('[data-error]')).toContainText('Network issue! Check your connection.', {
      timeout: 33_000,
    })
  })

  test('the chat can be closed and opened (CHT-01)', async ({ page, stub }) => {
    await openChat(page, stub, reply())
    await page.getByRole('button', { name: 'Close chat' }).click()
    await expect(input(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(input(page)).toBeVisible()
  })
})
