import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { signInAtStub, startStubExam, stubExam } from './exam-stub.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'
import { tabTo } from './practice-questions.ts'

const practice = '/grade/12/subject/advanced-functions/MHF4U/challenges/polynomial-functions'
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Graphing calculator' })
const tab = (page: Page, name: string) => sheet(page).getByRole('tab', { name })
const result = (page: Page) => sheet(page).getByRole('tabpanel')

async function openCalculator(page: Page) {
  await page.getByRole('button', { name: 'Graphing calculator' }).click()
  await expect(sheet(page).getByLabel('f₁(x) =')).toBeVisible()
}

test.describe('in practice of a course that works with one', () => {
  test('functions are graphed, traced, zoomed and analysed, by keyboard alone', async ({ page }) => {
    await signUp(page)
    await open(page, practice)
    await tabTo(page, 'Graphing calculator')
    await page.keyboard.press('Enter')
    const first = sheet(page).getByLabel('f₁(x) =')
    await expect(first).toBeVisible()
    await first.focus()
    await page.keyboard.type('x^2 - 2')
    await page.keyboard.press('Tab')
    await page.keyboard.type('y = x')
    await expect(sheet(page).getByRole('img', { name: /the graphs of f₁, f₂/ })).toBeVisible()
    const trace = sheet(page).getByRole('slider', { name: 'Trace' })
    await trace.focus()
    await page.keyboard.press('ArrowRight')
    await expect(trace).toHaveAttribute('aria-valuetext', 'x = 0.1, f₁(x) = −1.99')
    await sheet(page).getByRole('button', { name: 'Zoom in' }).press('Enter')
    await expect(sheet(page).getByLabel('x max')).toHaveValue('5')
    await tab(page, 'Graph').focus()
    await page.keyboard.press('ArrowRight')
    await expect(result(page)).toContainText('x = 1.4142136')
    const find = sheet(page).getByLabel('Find')
    await find.selectOption('intersections')
    await expect(result(page)).toContainText('(−1, −1)')
    await expect(result(page)).toContainText('(2, 2)')
    await find.selectOption('extremes')
    await expect(result(page)).toContainText('(0, −2)')
    await find.selectOption('derivative')
    await sheet(page).getByLabel('x', { exact: true }).fill('3')
    await expect(result(page)).toContainText('f₁′(3)')
    await expect(result(page).getByText('6', { exact: true })).toBeVisible()
    await find.selectOption('integral')
    await sheet(page).getByLabel('To', { exact: true }).fill('√3')
    await expect(result(page)).toContainText('−1.7320508')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Graphing calculator' })).toBeFocused()
  })

  test('tables, statistics and distributions give what a table of them says; what cannot be read says why', async ({
    page,
  }) => {
    await signUp(page)
    await open(page, practice)
    await openCalculator(page)
    await sheet(page).getByLabel('f₁(x) =').fill('2^')
    await expect(sheet(page).getByText(/can’t be read/)).toBeVisible()
    await sheet(page).getByLabel('f₁(x) =').fill('2^x')
    await tab(page, 'Table').click()
    await expect(sheet(page).getByRole('row', { name: '10 1024' })).toBeVisible()
    await tab(page, 'Statistics').click()
    await sheet(page).getByLabel('List 1 (x)').fill('1 2 3 4')
    await sheet(page).getByLabel('List 2 (y)').fill('2, 4, 5, 8')
    await expect(sheet(page).getByRole('region', { name: 'List 1, one variable' })).toContainText('1.2909944')
    await expect(sheet(page).getByRole('region', { name: 'Two variables' })).toContainText('0.98115578')
    await sheet(page).getByLabel('List 2 (y)').fill('2, four')
    await expect(sheet(page).getByText('“four” is no number.')).toBeVisible()
    await tab(page, 'Distributions').click()
    await expect(result(page)).toContainText('0.68268949')
    await sheet(page).getByLabel('Distribution', { exact: true }).selectOption({ label: 'Binomial: at most k' })
    await expect(result(page)).toContainText('0.6230468')
    await tab(page, 'Calculate').click()
    await sheet(page).getByLabel('Calculation').fill('sin(30°)·4')
    await page.keyboard.press('Enter')
    await expect(result(page)).toContainText('= 2')
  })

  test('a course that works without one has none', async ({ page }) => {
    await signUp(page)
    await open(page, '/grade/9/subject/science/SNC1W/challenges/sustainable-ecosystems-climate-change')
    await expect(page.getByRole('button', { name: /to Retry/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Graphing calculator' })).toHaveCount(0)
  })
})

test.describe('on a phone, dark, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true })

  test('every part fits and is free of barriers', async ({ page }) => {
    await signUp(page)
    await open(page, practice)
    await page.getByRole('button', { name: 'Graphing calculator' }).tap()
    await sheet(page).getByLabel('f₁(x) =').fill('sin x')
    await sheet(page).getByRole('button', { name: 'Zoom out' }).tap()
    await expect(sheet(page).getByLabel('x max')).toHaveValue('20')
    for (const name of ['Graph', 'Analyse', 'Table', 'Calculate', 'Statistics', 'Distributions']) {
      await tab(page, name).tap()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
      expect(await findBarriers(page, '[role=dialog]')).toEqual([])
      expect(await sheet(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    }
  })
})

test.describe('in an exam', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('the part says which calculator there is; what was entered is there after a reload (D8, D21, D24)', async ({
    page,
    stub,
  }) => {
    const parts = [
      { title: 'Part A', minutes: 60, calculator: true, firstQuestion: 0, questionCount: 2 },
      {
        title: 'Part B',
        minutes: 45,
        calculator: true,
        calculatorKind: 'graphing',
        firstQuestion: 2,
        questionCount: 2,
      },
    ]
    await signInAtStub(page, stub, stubExam({ durationMinutes: 105, parts }))
    await startStubExam(page)
    await expect(page.getByRole('button', { name: 'Calculator', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Graphing calculator' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Next Question' }).click()
    await page.getByRole('button', { name: 'Go on to Part B' }).click()
    await page.getByRole('button', { name: 'Start Part B' }).click()
    await expect(page.getByRole('button', { name: 'Calculator', exact: true })).toHaveCount(0)
    await openCalculator(page)
    await sheet(page).getByLabel('f₂(x) =').fill('ln x')
    await sheet(page).getByLabel('x max').fill('2π')
    await sheet(page).getByLabel('x max').press('Tab')
    await tab(page, 'Statistics').click()
    await sheet(page).getByLabel('List 1 (x)').fill('3 4 5')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Question 3 of 4')).toBeVisible()
    await openCalculator(page)
    await expect(sheet(page).getByLabel('f₂(x) =')).toHaveValue('ln x')
    await expect(sheet(page).getByLabel('x max')).toHaveValue('6.2831853')
    await tab(page, 'Statistics').click()
    await expect(sheet(page).getByLabel('List 1 (x)')).toHaveValue('3 4 5')
  })
})
