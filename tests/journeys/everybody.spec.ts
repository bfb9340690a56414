import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { option, stubExam, stubItem } from './exam-stub.ts'
import { answerDecks, path as cardsPath, due, flipCard, three } from './flashcards-stub.ts'
import { expect, fakeToken, findBarriers, open, storeToken, test } from './journey.ts'
import { answerLessons, base, lesson, section } from './lesson-stub.ts'
import { openPractice, button as practiceButton, tile } from './practice-questions.ts'
import type { StubGateway } from './stub-gateway.ts'

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
    await expect(page.getByText('Card 2 of 3: Front b')).toBeAttached()
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

/** An exam of a student whose session outlasts days; the page's clock can be shifted from one page to the next. */
async function signInForDays(page: Page, stub: StubGateway, exam: unknown) {
  await stub.answer('GET /me', { body: { user: { firstName: 'Noor', email: 'noor@example.ca' } } })
  await stub.answer('GET /content/exam', { body: exam })
  await stub.answer('POST /content/exam/attempts', { status: 201, body: {} })
  const exp = Math.floor(Date.now() / 1000) + 30 * 86_400
  await storeToken(page, fakeToken({ sub: `days-${process.pid}-${Date.now()}`, exp }))
  await page.addInitScript(() => {
    const shift = Number(sessionStorage.getItem('shift') ?? 0)
    const now = Date.now.bind(Date)
    Date.now = () => now() + shift
  })
}
const shiftClock = (page: Page, days: number) =>
  page.evaluate((ms) => sessionStorage.setItem('shift', String(ms)), days * 86_400_000)
const player = '/grade/9/subject/science/SNC1W/exam-player'
async function startExam(page: Page) {
  await open(page, '/grade/9/subject/science/SNC1W/exam')
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
}

test.describe('an exam under way', () => {
  test('another one of the course asks first, and hands the first in: one exam at a time (D8, D7)', async ({
    page,
    stub,
  }) => {
    await answerLessons(stub, [])
    await signInForDays(page, stub, stubExam())
    await startExam(page)
    await page.waitForURL(`**${player}`)
    await option(page, 'right q1').check({ force: true })
    page.on('dialog', (dialog) => void dialog.accept())
    await startExam(page)
    const dialog = page.getByRole('alertdialog', { name: 'You have an exam under way' })
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('button', { name: 'Start Practice Exam' })).toBeFocused()
    await page.getByRole('button', { name: 'Start Practice Exam' }).click()
    await dialog.getByRole('button', { name: 'Hand it in and start this one' }).click()
    await page.waitForURL(`**${player}`)
    await expect(page.getByText('0 of 4 answered')).toBeVisible()
    await open(page, '/grade/9/subject/science?courseId=SNC1W&tab=exam')
    await expect(page.getByText('Attempt 1')).toBeVisible()
    await open(page, '/dashboard')
    // three of four were left open: one question was answered
    await expect(
      page.locator('[data-slot=stat-tile]').filter({ hasText: 'Questions answered' }).locator('dd'),
    ).toHaveText('1')
  })

  test('a clock that is set back gives no time, and after its time the exam is said to be over, not running (D8)', async ({
    page,
    stub,
  }) => {
    await signInForDays(page, stub, stubExam())
    await startExam(page)
    await page.waitForURL(`**${player}`)
    page.on('dialog', (dialog) => void dialog.accept())
    await shiftClock(page, -1)
    await page.goto(player)
    await expect(page.getByRole('timer')).toHaveText(/^Time left: 1:(29|30):\d\d$/)
    await shiftClock(page, 1)
    await open(page, '/dashboard')
    await expect(page.getByText('The time of your exam in Science is over.')).toBeVisible()
    await expect(page.getByText('The time of your exam is over: hand it in')).toBeVisible()
    await page.getByRole('link', { name: 'Hand it in' }).click()
    await page.waitForURL('**/exam-results/**')
  })
})

test.describe('in the reader’s own colours', () => {
  test.use({ forcedColors: 'active' })

  test('an exam shows what is chosen, what is flagged and what its legend means (EXP-08)', async ({ page, stub }) => {
    await signInForDays(page, stub, stubExam({ items: ['q1', 'q2', 'q3', 'q4'].map((id) => stubItem(id)) }))
    await startExam(page)
    await option(page, 'right q1').check({ force: true })
    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    await expect.poll(() => styleOf('label:has(:checked)', 'outline-style')).toBe('solid')
    expect(await styleOf('label:not(:has(:checked))', 'outline-style')).toBe('none')
    await page.getByRole('button', { name: 'Next Question' }).click()
    await page.getByRole('button', { name: 'Flag for review' }).click()
    await page.getByRole('button', { name: 'Next Question' }).click()
    const borders = await Promise.all(
      ['current', 'answered', 'flagged', 'open'].map(async (look) => [
        await styleOf(`nav button[data-cell=${look}]`, 'border-top-style'),
        await styleOf(`nav span[data-cell=${look}]`, 'border-top-style'),
      ]),
    )
    expect(borders).toEqual([
      ['solid', 'solid'],
      ['double', 'double'],
      ['dashed', 'dashed'],
      ['solid', 'solid'],
    ])
    const current = await styleOf('nav button[data-cell=current]', 'background-color')
    expect(current).not.toBe(await styleOf('nav button[data-cell=open]', 'background-color'))
    expect(await styleOf('nav span[data-cell=current]', 'background-color')).toBe(current)
    expect(await findBarriers(page)).toEqual([])
  })
})

test('drawings in dark ink keep their white in the reader’s own colours (LES-16)', async ({ page, stub }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const media = [{ type: 'image', url: '/icon-192.png', altText: 'The icon', caption: '', transcript: '' }]
  await answerLessons(stub, [lesson('a', { content: [section('one', { title: 'One', media })] })])
  await open(page, `${base}/lesson/one`)
  const frame = page.locator('.bg-white').filter({ has: page.getByRole('img', { name: 'The icon' }) })
  await expect(frame).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
