import { journeyAddresses } from './addresses.ts'
import { expect, test } from './journey.ts'
import { button, number, openPractice, sixQuestions, tile } from './practice-questions.ts'

test.describe('the player', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('a choice answers, is marked, and its mistake is named; the tiles follow (CHP-01, CHP-07, CHP-08, CHP-09, CHP-10, CHP-11, CHP-12, CHP-14, CHP-15, CHP-17, CHP-19, CHP-25, CHP-32, CHP-33, CHP-41)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge Check – SNC1W / mod-1')
    await number(page, 1)
    await expect(button(page, 'Analytics')).toBeDisabled()
    await expect(button(page, '0 to Retry')).toBeDisabled()
    await expect(tile(page, 'Attempted')).toHaveText('0')
    await expect(page.getByTestId('overall-chip')).toBeHidden()
    await expect(page.getByText('Easy', { exact: true })).toBeVisible()
    for (const [hint, left] of [
      ['Think of the leaf.', 2],
      ['It has carbon in it.', 1],
      ['It is CO₂.', 0],
    ] as const) {
      await expect(page.getByText(hint)).toBeHidden()
      await button(page, /Hint/).click()
      await expect(page.getByText(hint)).toBeVisible()
      if (left > 0) await expect(button(page, /Hint/)).toContainText(`${left} left`)
    }
    await expect(button(page, /Hint/)).toBeHidden()
    await button(page, /Oxygen/).click()
    const feedback = page.getByTestId('feedback')
    await expect(feedback).toContainText('Incorrect')
    await expect(feedback).toContainText('That is what they give off.')
    await expect(page.getByTestId('misconception')).toContainText('Plants breathe oxygen in.')
    await expect(feedback).toContainText('Carbon dioxide and water become sugar.')
    await expect(button(page, /Oxygen/)).toContainText('Your answer')
    await expect(button(page, /Carbon dioxide/)).toContainText('Correct answer')
    await expect(button(page, '1 to Retry')).toBeEnabled()
    await expect(button(page, 'Analytics')).toBeEnabled()
    await expect(tile(page, 'Accuracy')).toHaveText('0.0%')
    await expect(page.getByTestId('overall-chip')).toHaveText('Overall 0.0%')
    await button(page, 'Retry').click()
    await expect(feedback).toBeEmpty()
    await button(page, /Carbon dioxide/).click()
    await expect(feedback).toContainText('Correct')
    await expect(tile(page, 'Accuracy')).toHaveText('100.0%')
    await expect(tile(page, 'Current Streak')).toHaveText('1')
    await expect(tile(page, 'Avg Time')).toHaveText(/^\d+s$/)
    await expect(page.locator('[data-slot=progress-bar]')).toContainText('1 of 6')
    await expect(page.getByTestId('overall-chip')).toHaveText('Overall 100.0%')
    await expect(page.getByTestId('overall-chip')).toHaveClass(/text-success/)
  })

  test('accuracy is shown to one decimal, and below 70 the chip warns (CHP-09, CHP-11, CHP-26, OPN-81, CTR-34)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await button(page, /Carbon dioxide/).click()
    await button(page, 'Next Question').click()
    await button(page, 'Skip').click()
    await number(page, 3)
    await button(page, 'Skip').click()
    await number(page, 4)
    await expect(tile(page, 'Attempted')).toHaveText('3')
    await expect(tile(page, 'Accuracy')).toHaveText('33.3%')
    await expect(page.getByTestId('overall-chip')).toHaveClass(/text-warning/)
    await expect(button(page, '0 to Retry')).toBeDisabled()
  })

  test('feedback comes about 300 ms after the answer (CHP-25, CON-10)', async ({ page, stub }) => {
    await openPractice(page, stub)
    await number(page, 1)
    const delay = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const feedback = document.querySelector('[data-testid=feedback]')
          const option = [...document.querySelectorAll('button')].find((b) => b.textContent?.includes('Carbon dioxide'))
          const start = performance.now()
          new MutationObserver(() => resolve(performance.now() - start)).observe(feedback ?? document, {
            childList: true,
          })
          option?.click()
        }),
    )
    expect(delay).toBeGreaterThan(280)
    // a loaded machine may be late, never early; the limit is for what never comes
    expect(delay).toBeLessThan(20_000)
  })

  test('the countdown warns at 30 and 10 seconds and locks at zero (CHP-16, CHP-30, OPN-78, OPN-79)', async ({
    page,
    stub,
  }) => {
    const timed = { ...sixQuestions[2], timeLimitSeconds: 32 }
    await openPractice(page, stub, [timed, sixQuestions[0]])
    const chip = page.getByTestId('countdown')
    await expect(chip).toHaveAttribute('data-level', 'calm')
    await expect(chip).toHaveAttribute('data-level', 'warning', { timeout: 4000 })
    await button(page, 'Next Question').click()
    await expect(chip).toBeHidden()
    await openPractice(
      page,
      stub,
      [{ ...timed, id: 'short', timeLimitSeconds: 2 }],
      '/grade/9/subject/science/SNC1W/challenges/mod-2',
    )
    await expect(chip).toHaveAttribute('data-level', 'error')
    await page.getByLabel('Your answer in m').fill('10')
    await expect(page.getByTestId('feedback')).toContainText('Time’s up', { timeout: 5000 })
    await expect(page.getByLabel('Your answer in m')).toHaveAttribute('readonly', '')
    await expect(tile(page, 'Accuracy')).toHaveText('0.0%')
    await expect(button(page, '1 to Retry')).toBeEnabled()
  })

  test('more time gives the whole limit again, as often as it is asked for (CHP-16, CHP-30)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub, [{ ...sixQuestions[2], timeLimitSeconds: 8 }])
    const chip = page.getByTestId('countdown')
    await expect(chip).toHaveAttribute('data-level', 'error')
    for (let asked = 0; asked < 8; asked++) await button(page, 'More time').click()
    await expect(chip).toHaveAttribute('data-level', 'calm')
    await expect(chip).toContainText(/1:0\d|5\ds/)
    await page.getByLabel('Your answer in m').fill('10')
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await expect(button(page, 'More time')).toBeHidden()
  })

  test('a missed question is not skipped without asking (CHP-07, CHP-33, CHP-34, OPN-74)', async ({ page, stub }) => {
    await openPractice(page, stub)
    await button(page, /Oxygen/).click()
    await expect(button(page, 'Retry')).toBeVisible()
    await button(page, 'Skip').click()
    const dialog = page.getByRole('alertdialog', { name: 'Retry Question?' })
    await dialog.getByRole('button', { name: 'Try Again (Recommended)' }).click()
    await expect(dialog).toBeHidden()
    await number(page, 1)
    await expect(page.getByTestId('feedback')).toBeEmpty()
    await button(page, 'Skip').click()
    await dialog.getByRole('button', { name: 'Skip This Question' }).click()
    await number(page, 2)
    for (let n = 2; n < 6; n++) await button(page, 'Next Question').click()
    await button(page, '1 to Retry').click()
    await number(page, 1)
  })
})

test('a visitor is asked to sign in (SHL-08, SHL-12)', async ({ page }) => {
  await page.goto('/ap/biology/challenges/core')
  await expect(page).toHaveURL(/\/signin/)
})
