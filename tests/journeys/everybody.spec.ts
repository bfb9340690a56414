import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { answerDecks, path as cardsPath, due, flipCard, three } from './flashcards-stub.ts'
import { expect, fakeToken, open, test } from './journey.ts'
import { answerLessons, base, lesson, section } from './lesson-stub.ts'
import { openPractice, button as practiceButton, tile } from './practice-questions.ts'

// What a browser, a keyboard or a pair of eyes may lack, on pages that work without it.

test.use({ baseURL: journeyAddresses.stubApp })

const question = (id: string) => ({ id, type: 'true-false', prompt: `Statement ${id}`, answer: true })
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

test.describe('a browser that keeps nothing', () => {
  test('a database that never answers: practice goes on in memory, and says so (D5)', async ({ page, stub }) => {
    // the worker has its own: it is asked through the page's script, so it is stopped where it begins
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
      window.Worker = class {
        constructor() {
          throw new Error('no worker either')
        }
      } as unknown as typeof Worker
    })
    await openPractice(page, stub, [question('a'), question('b')])
    await practiceButton(page, /True/).click({ timeout: 60_000 })
    await expect(page.getByText('The storage of this browser does not answer')).toBeVisible()
    await expect(tile(page, 'Attempted')).toHaveText('1')
    await page.goto('/dashboard')
    await expect(page.getByText('Questions answered')).toBeVisible({ timeout: 60_000 })
  })

  test('a database that throws: the same, at once (D5)', async ({ page, stub }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    })
    await openPractice(page, stub, [question('a'), question('b')])
    await practiceButton(page, /True/).click()
    await expect(page.getByText('Your latest work could not be saved on this device.')).toBeVisible()
    await expect(tile(page, 'Attempted')).toHaveText('1')
  })

  test('a place for settings that throws: the right password signs in, for as long as the page is open (SIN-05)', async ({
    page,
    stub,
  }) => {
    const token = fakeToken({ sub: 'keeps-nothing', exp: Math.floor(Date.now() / 1000) + 3600 })
    await stub.answer('POST /auth/login', { body: { token } })
    await stub.answer('GET /me', { body: { user: { firstName: 'Noor', email: 'noor@example.ca' } } })
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Storage.prototype.getItem = refuse
      Storage.prototype.setItem = refuse
      Storage.prototype.removeItem = refuse
    })
    await open(page, '/signin')
    await page.getByLabel('Email').fill('noor@example.ca')
    await page.getByLabel('Password', { exact: true }).fill('maple-syrup-42')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/welcome')
    await expect(page.getByRole('banner')).toContainText('Noor')
  })
})

test.describe('by keyboard, the focus stays where a student goes on', () => {
  test('cards: after a rating on the next card, after the last one on what comes then; help gives it back', async ({
    page,
    stub,
  }) => {
    await answerDecks(stub, [three])
    await open(page, cardsPath)
    await due(page).click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText('Front b, 2 of 3')).toBeAttached()
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused()
    for (let left = 3; left > 0; left--) {
      await flipCard(page).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: /^Easy/ }).focus()
      await page.keyboard.press('Enter')
      if (left > 1) await expect(flipCard(page)).toBeFocused()
    }
    await expect(page.getByText('Nothing is due right now')).toBeVisible()
    expect(await hasFocus(page)).toBe(true)
  })

  test('own decks: in the form that was asked for, on the card that was added, and back at the buttons with a word on what was saved', async ({
    page,
    stub,
  }) => {
    await answerDecks(stub, [three])
    await open(page, cardsPath)
    const newDeck = page.getByRole('button', { name: 'New deck' })
    await newDeck.press('Enter')
    await expect(page.getByLabel('Name of the deck')).toBeFocused()
    await page.keyboard.type('Mine')
    await page.getByLabel('Front of card 1').fill('One')
    await page.getByLabel('Back of card 1').fill('Eins')
    await page.getByRole('button', { name: 'Add card' }).press('Enter')
    await expect(page.getByLabel('Front of card 2')).toBeFocused()
    await page.getByRole('button', { name: 'Save deck' }).press('Enter')
    await expect(newDeck).toBeFocused()
    await expect(page.getByText('“Mine” is saved, with 1 card.')).toBeVisible()
    await page.getByRole('button', { name: 'Import CSV' }).press('Enter')
    await expect(page.getByLabel('CSV file')).toBeFocused()
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'two.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\nc,d\n') })
    await page.getByRole('button', { name: 'Import 2 cards' }).press('Enter')
    await expect(newDeck).toBeFocused()
  })

  test('a lesson: on Check once it is solved, and on the arrow of what moved to the top', async ({ page, stub }) => {
    const element = { type: 'ordering', description: 'Order them.', items: ['first', 'second', 'third'] }
    await answerLessons(stub, [
      lesson('a', {
        content: [section('one', { title: 'One', interactiveElement: element, checks: [question('q')] })],
      }),
    ])
    await open(page, `${base}/lesson/one`)
    const list = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move .* up$/ }) })
    const name = (await list.nth(1).getByRole('button', { name: /up$/ }).getAttribute('aria-label')) ?? ''
    await page.getByRole('button', { name, exact: true }).press('Enter')
    await expect(list.nth(0).getByRole('button', { name, exact: true })).toBeFocused()
    await expect(page.getByText(/: place 1 of 3$/)).toBeAttached()
    await page.getByRole('radio', { name: 'True' }).press('Space')
    const check = page.getByRole('button', { name: 'Check', exact: true })
    await check.press('Enter')
    await expect(page.getByText('Right.')).toBeVisible()
    await expect(check).toBeFocused()
  })
})
