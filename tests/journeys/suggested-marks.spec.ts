import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, test } from './journey.ts'
import { button, openPractice } from './practice-questions.ts'
import { clean, lines, other, textOf, written } from './written-question.ts'

test.describe('marks that Ilm suggests', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  const OFFERED = 'GET /content/ilm/mark-suggestions'
  const ASKED = 'POST /content/ilm/mark-suggestions'
  const askIlm = (page: Page) => button(page, 'Ask Ilm for a suggestion')
  const writeAndMark = async (page: Page) => {
    await textOf(page, 'a').fill('In series, since all go dark.')
    await page.getByLabel('Voltage, in V').fill('12 V')
    await button(page, 'Mark it with the rubric').click()
  }

  test('stand at the lines with the student’s own words; made-up words are not shown, and the student decides', async ({
    page,
    stub,
  }) => {
    await stub.answer(OFFERED, { body: { isOffered: true } })
    const suggestions = [
      { line: 0, points: 1, quote: 'IN SERIES' },
      { line: 1, points: 2, quote: 'there is only one path' },
      { line: 2, points: 1, quote: '12 V' },
    ]
    await stub.answer(ASKED, { body: { suggestions } })
    await openPractice(page, stub, [written, other])
    await writeAndMark(page)
    await clean(page)
    await askIlm(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('suggested-marks')).toBeFocused()
    await expect(page.getByTestId('suggested-marks')).toContainText('found words of yours for 1 of 2 lines')
    await expect(lines(page, 'a').getByText('Ilm suggests 1 of 1, for “In series”')).toBeVisible()
    await expect(lines(page, 'a').getByText('Ilm found no words for it. Look again yourself.')).toBeVisible()
    await expect(page.locator('[data-slot=suggested-mark]')).toHaveCount(2)
    await clean(page)
    // nothing is marked by it
    await expect(page.getByTestId('written-points')).toHaveText('1 of 4 points, 2 lines still to judge')
    await lines(page, 'a').getByText('Not yet').click()
    await lines(page, 'a').getByRole('radio', { name: '2', exact: true }).check()
    await expect(page.getByTestId('written-points')).toHaveText('3 of 4 points')
    const [call] = await stub.calls(ASKED)
    expect(call?.body).toEqual({
      prompt: 'One lamp of a string burns out and all go dark.',
      parts: [
        {
          prompt: 'How are they connected?',
          model: 'In series: there is only one path.',
          text: 'In series, since all go dark.',
          lines: [
            { line: 0, criterion: 'Says in series.', points: 1 },
            { line: 1, criterion: 'Gives the one path as the reason.', points: 2 },
          ],
        },
      ],
    })
    // they are about this text: another one is asked about anew
    await button(page, 'Keep writing').click()
    await textOf(page, 'a').fill('In series: one path.')
    await button(page, 'Mark it with the rubric').click()
    await expect(askIlm(page)).toBeVisible()
    await expect(page.locator('[data-slot=suggested-mark]')).toHaveCount(0)
  })

  test('a model that is away costs nothing: it is said, the marks stay, and it can be asked again', async ({
    page,
    stub,
  }) => {
    await stub.answer(OFFERED, { body: { isOffered: true } })
    await stub.answer(ASKED, { status: 503, body: { error: 'Not now.' } })
    await openPractice(page, stub, [written, other])
    await writeAndMark(page)
    await lines(page, 'a').getByText('Yes, 1 point').click()
    await askIlm(page).click()
    await expect(page.getByText('Ilm cannot suggest marks right now.')).toBeVisible()
    await expect(page.getByTestId('written-points')).toHaveText('2 of 4 points, 1 line still to judge')
    await stub.answer(ASKED, { status: 429, body: { error: 'Used up.', code: 'daily-limit' } })
    await askIlm(page).click()
    await expect(page.getByText('You have used up today’s messages to Ilm.')).toBeVisible()
    await stub.answer(ASKED, { body: { suggestions: [{ line: 0, points: 1, quote: 'In series' }] } })
    await askIlm(page).click()
    await expect(page.locator('[data-slot=suggested-mark]')).toHaveCount(2)
  })

  test('what is too long to read says so; on paper, and without a model, nothing of it shows', async ({
    page,
    stub,
  }) => {
    await stub.answer(OFFERED, { body: { isOffered: true } })
    await openPractice(page, stub, [written, other])
    await textOf(page, 'a').fill('a'.repeat(12_001))
    await button(page, 'Mark it with the rubric').click()
    await expect(page.getByText('longer than Ilm can read')).toBeVisible()
    await expect(askIlm(page)).toHaveCount(0)
    await button(page, 'Keep writing').click()
    await textOf(page, 'a').fill('')
    await page.getByLabel('I worked on paper').check()
    await button(page, 'Mark it with the rubric').click()
    await expect(page.getByText('On paper').first()).toBeVisible()
    await expect(askIlm(page)).toHaveCount(0)
    await stub.answer(OFFERED, { body: { isOffered: false } })
    await page.reload()
    await button(page, 'Keep writing').click()
    await textOf(page, 'a').fill('In series.')
    await button(page, 'Mark it with the rubric').click()
    await expect(page.getByText('Model answer', { exact: true })).toHaveCount(2)
    await expect(page.getByText(/Ilm/).and(page.locator('#content *'))).toHaveCount(0)
  })
})
