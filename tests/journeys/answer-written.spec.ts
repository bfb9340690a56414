import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, test } from './journey.ts'
import { button, openPractice, tabTo, tile } from './practice-questions.ts'
import { clean, lines, other, textOf, written } from './written-question.ts'

// An answer in writing: first written, then marked by the student with the rubric.

const feedback = (page: Page) => page.getByTestId('feedback')

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
