import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { CHAT, ilmTab, input, log, messages, say, send } from './ilm-chat.ts'
import { expect, fakeToken, open, storedToken, storeToken, test } from './journey.ts'
import type { StubAnswer, StubGateway } from './stub-gateway.ts'

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
    await open(page, ilmTab)
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
  })

  test('the gateway’s conversation id is used from the second message on, after a reload too, until a new chat (CHT-07, CHT-10, CHT-21, OPN-53)', async ({
    page,
    stub,
  }) => {
    await openChat(page, stub, reply())
    for (const text of ['One', 'Two']) {
      await say(page, text)
      await expect(input(page)).toBeEnabled()
    }
    await page.reload()
    await expect(messages(page)).toHaveCount(5)
    await say(page, 'Three')
    await expect(messages(page)).toHaveCount(7)
    await page.getByRole('button', { name: 'New chat' }).click()
    await say(page, 'Four')
    await expect(messages(page)).toHaveCount(3)
    const ids = (await stub.calls(CHAT)).map((call) => (call.body as { conversationId: string }).conversationId)
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), 'c', 'c', expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expect(ids[3]).not.toBe(ids[0])
  })

  const streamed = (...events: [event: string, data: object][]): StubAnswer => ({
    headers: { 'content-type': 'text/event-stream' },
    pieces: events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
  })

  test('a reply that streams is seen as it grows, and kept once it is whole (CHT-21, D20)', async ({ page, stub }) => {
    const whole = { response: 'Look **up**. What do you see?', conversationId: 'c', conversationHistory: [] }
    await openChat(page, stub, streamed(['text', { text: 'Look **up**.' }], ['reply', whole]))
    await say(page, 'Why is the sky blue?')
    const speaking = log(page).locator('[data-slot=speaking]')
    await expect(speaking.locator('strong')).toHaveText('up')
    await expect(messages(page)).toHaveCount(2)
    await expect(input(page)).toBeDisabled()
    await expect(messages(page).last()).toContainText('What do you see?')
    await expect(speaking).toBeHidden()
    await page.reload()
    await expect(messages(page).last()).toContainText('What do you see?')
  })

  test('a reply that breaks off half-way is an error bubble, and nothing of it is kept (CHT-06, ERR-26, ERR-28)', async ({
    page,
    stub,
  }) => {
    await openChat(page, stub, streamed(['text', { text: 'Look up.' }]))
    await say(page, 'Why is the sky blue?')
    await expect(log(page).locator('[data-error]')).toContainText('Network issue! Check your connection.')
    await expect(log(page).getByText('Look up.')).toBeHidden()
    await stub.answer(CHAT, streamed(['text', { text: 'Look up.' }], ['error', { error: 'It failed.' }]))
    await say(page, 'Please?')
    await expect(log(page).locator('[data-error]').last()).toContainText("I'm having trouble right now")
    await stub.answer(CHAT, reply())
    await say(page, 'And now?')
    await expect(messages(page).last()).toContainText('What do you think?')
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
    await expect.poll(() => storedToken(page)).toBeNull()
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
