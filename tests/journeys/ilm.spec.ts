import { ilmTab, input, log, messages, QUICK_PROMPTS, say } from './ilm-chat.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'

test.describe('with the gateway inside', () => {
  test('a quiz from question to hint to answer, and everything is there again after a reload (CRS-12, CHT-01, CHT-06, CHT-09, CHT-10, CHT-18, CHT-19)', async ({
    page,
  }) => {
    await signUp(page, { firstName: 'Amina' })
    await open(page, ilmTab)
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
    await open(page, ilmTab)
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
    await open(page, ilmTab)
    await say(page, 'what is photosynthesis?')
    const before = Date.now()
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Photosynthesis')
    await expect(page.getByText('Copied')).toBeHidden()
    expect(Date.now() - before).toBeGreaterThanOrEqual(1200)
  })

  test('a visitor is asked to sign in, and comes back to the chat (CHT-02, CHT-03, D11)', async ({ page }) => {
    await open(page, ilmTab)
    await expect(page.getByText('Sign in to chat with Ilm')).toBeVisible()
    await expect(input(page)).toBeHidden()
    await page.getByRole('region', { name: 'Ask Ilm' }).getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/signin\?redirect=.*tab%3D4/)
  })

  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in a conversation, ${scheme}, and a phone shows it whole`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await signUp(page)
      await open(page, ilmTab)
      await page.getByRole('button', { name: 'Break it down', exact: true }).click()
      await expect(messages(page)).toHaveCount(3)
      expect(await findBarriers(page, '#content')).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
  }
})
