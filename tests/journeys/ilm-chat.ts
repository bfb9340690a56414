import type { Page } from '@playwright/test'

/** Where the tutor is, and its parts on the page. */
export const ilmTab = '/grade/9/subject/science?courseId=SNC1W&tab=4'
export const CHAT = 'POST /content/ilm/chat'
export const QUICK_PROMPTS = [
  'Quiz me!',
  'Break it down',
  'Real example?',
  'Practice time!',
  'Explain this',
  'Help me study',
]

export const input = (page: Page) => page.getByLabel('Message to Ilm')
export const log = (page: Page) => page.getByRole('log')
export const messages = (page: Page) => log(page).locator('[data-message-id]')
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

export async function say(page: Page, text: string) {
  await input(page).fill(text)
  await input(page).press('Enter')
}
