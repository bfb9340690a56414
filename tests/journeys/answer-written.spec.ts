import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, test } from './journey.ts'
import { button, openPractice, tabTo, tile } from './practice-questions.ts'

// An answer in writing: first written, then marked by the student with the rubric.

const written = {
  id: 'lights',
  type: 'written',
  prompt: 'One lamp of a string burns out and all go dark.',
  lessonId: 'circuits',
  written: {
    parts: [
      {
        prompt: 'How are they connected?',
        model: 'In series: there is only one path.',
        rubric: [
          { criterion: 'Says in series.' },
          {
            criterion: 'Gives the one path as the reason.',
            points: 2,
            feedback: 'Follow the charges round.',
            misconception: 'used-up',
          },
        ],
      },
      {
        prompt: 'How large is the voltage of one of ten lamps at 120 V?',
        model: 'They share it: 12 V.',
        rubric: [{ criterion: 'Gives 12 V.', blank: { name: 'Voltage', answer: 12, tolerance: 0.1, unit: 'V' } }],
      },
    ],
    pitfalls: ['Repeating what is seen is no reason.'],
  },
  misconceptions: [{ id: 'used-up', belief: 'Current is used up.', correction: 'Current is the same all round.' }],
  hints: ['Draw three lamps.'],
  explanation: 'One path means series.',
}
const other = { id: 'sun', type: 'true-false', prompt: 'The Sun is a star.', answer: true }

const feedback = (page: Page) => page.getByTestId('feedback')
const textOf = (page: Page, part: string) => page.getByLabel(`Your answer to part ${part}`)
const lines = (page: Page, part: string) => page.getByRole('list', { name: `Rubric of part ${part}` })
const clean = async (page: Page) => expect(await findBarriers(page)).toEqual([])

test.describe('a written question', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('by mouse: written, marked point by point beside the model answer, recorded with its points and its wrong idea', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub, [written, other])
    await expect(button(page, 'Mark it with the rubric')).toBeDisabled()
    await expect(button(page, 'Check Answer')).toBeDisabled()
    await textOf(page, 'a').fill('In series, since all go dark.')
    await page.getByLabel('Voltage, in V').fill('12 V')
    await expect(page.getByText('Model answer', { exact: true })).toHaveCount(0)
    await clean(page)
    await button(page, 'Mark it with the rubric').click()
    await expect(page.getByText('Model answer', { exact: true })).toHaveCount(2)
    await expect(page.getByText('In series, since all go dark.')).toBeVisible()
    await expect(page.getByTestId('written-points')).toHaveText('1 of 4 points, 2 lines still to judge')
    await clean(page)
    await lines(page, 'a').getByText('Yes, 1 point').click()
    await lines(page, 'a').getByRole('radio', { name: '1', exact: true }).check()
    await expect(page.getByTestId('written-points')).toHaveText('3 of 4 points')
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText('Partly correct: 75%')
    await expect(feedback(page)).toContainText('Follow the charges round.')
    await expect(page.getByTestId('misconception')).toContainText('Current is the same all round.')
    await expect(lines(page, 'a').getByText('1 of 2')).toBeVisible()
    await clean(page)
    await expect(tile(page, 'Attempted')).toHaveText('1')
  })

  test('by keyboard alone', async ({ page, stub }) => {
    await openPractice(page, stub, [written, other])
    await textOf(page, 'a').focus()
    await page.keyboard.type('In series: one path.')
    await page.keyboard.press('Tab')
    await textOf(page, 'b').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type('12')
    await tabTo(page, 'Mark it with the rubric')
    await page.keyboard.press('Enter')
    // the step that follows begins where the focus is
    await expect(page.getByText(/Now mark it yourself/)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByTestId('written-points')).toHaveText('4 of 4 points')
    await tabTo(page, 'Check Answer')
    await page.keyboard.press('Enter')
    await expect(feedback(page)).toContainText('Correct')
  })

  test('nothing typed is lost: by a reload, by going to another question, and a retry goes on from it', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub, [written, other])
    await textOf(page, 'a').fill('A long thought')
    await page.waitForTimeout(200)
    await page.reload()
    await expect(textOf(page, 'a')).toHaveValue('A long thought')
    await button(page, 'Next Question').click()
    await expect(page.getByText('The Sun is a star.')).toBeVisible()
    await button(page, 'Previous').click()
    await expect(textOf(page, 'a')).toHaveValue('A long thought')
    await button(page, 'Mark it with the rubric').click()
    await lines(page, 'a').getByText('Not yet').click()
    await lines(page, 'a').getByRole('radio', { name: '0', exact: true }).check()
    await page.waitForTimeout(200)
    await page.reload()
    await expect(page.getByTestId('written-points')).toHaveText('0 of 4 points')
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText('Incorrect')
    await button(page, 'Retry').click()
    await expect(textOf(page, 'a')).toHaveValue('A long thought')
    await expect(page.getByText('Model answer', { exact: true })).toHaveCount(0)
  })

  test('on paper: nothing has to be typed', async ({ page, stub }) => {
    await openPractice(page, stub, [written, other])
    await page.getByLabel('I worked on paper').check()
    await button(page, 'Mark it with the rubric').click()
    await expect(page.getByText('On paper').first()).toBeVisible()
    await button(page, 'Keep writing').click()
    await expect(page.getByLabel('I worked on paper')).toBeChecked()
  })
})

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

test.describe('a written question by finger', () => {
  test.use({ baseURL: journeyAddresses.stubApp, hasTouch: true, viewport: { width: 390, height: 844 } })

  test('written and marked by touch on a phone, and nothing is wider than the screen', async ({ page, stub }) => {
    await openPractice(page, stub, [written, other])
    await textOf(page, 'a').tap()
    await page.keyboard.type('In series')
    await button(page, 'Mark it with the rubric').tap()
    await lines(page, 'a').getByText('Yes, 1 point').tap()
    await lines(page, 'a').getByText('2', { exact: true }).tap()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await button(page, 'Check Answer').tap()
    await expect(feedback(page)).toContainText('Partly correct: 75%')
  })
})
