import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { option, stubExam, stubItem } from './exam-stub.ts'
import { expect, fakeToken, findBarriers, open, storeToken, test } from './journey.ts'
import { answerLessons } from './lesson-stub.ts'
import type { StubGateway } from './stub-gateway.ts'

// Exams with clocks that are wrong, beside other exams, and in colours that are not ours.

test.use({ baseURL: journeyAddresses.stubApp })

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
    await open(page, '/grade/9/subject/science?courseId=SNC1W&tab=3')
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
