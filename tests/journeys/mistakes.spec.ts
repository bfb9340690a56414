import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'
import { button, goTo, openPractice, practicePath, sixQuestions } from './practice-questions.ts'

const mistakesOf = (path: string) => path.replace(/\/challenges\/.*$/, '/mistakes')

test.describe('with a gateway whose questions have one form', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('what was missed is asked again, the latest first, until it is right (D22)', async ({ page, stub }) => {
    await openPractice(page, stub)
    await button(page, /Oxygen/).click()
    await expect(page.getByTestId('feedback')).toContainText('Incorrect')
    await goTo(page, 3)
    await page.getByLabel('Your answer in m').fill('2')
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Incorrect')

    await page.getByRole('link', { name: 'Practise my mistakes in the whole course' }).click()
    await expect(page).toHaveURL(new RegExp(`${mistakesOf(practicePath)}$`))
    await expect(page.getByRole('heading', { level: 1, name: 'Practise my mistakes' })).toBeVisible()
    await expect(page.getByText('2 mistakes are left to mend.')).toBeVisible()
    await expect(page.getByText('Question 1 of 2')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.getByLabel('Your answer in m').fill('10')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await expect(page.getByText('1 mistake is left to mend.')).toBeVisible()
    await button(page, 'Next Question').click()
    await button(page, /Carbon dioxide/).click()
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await expect(page.getByText('All mended', { exact: false })).toBeVisible()

    await page.reload()
    await expect(page.getByText('No mistakes waiting')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Practise something new' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
  })

  test('when the questions cannot be had, it says so and tries again (D22)', async ({ page, stub }) => {
    await openPractice(page, stub)
    await button(page, /Oxygen/).click()
    await expect(page.getByTestId('feedback')).toContainText('Incorrect')
    await stub.answer('GET /content/practice-questions', { status: 500, body: {} })
    await page.evaluate(() => indexedDB.deleteDatabase('keyval-store'))
    await page.waitForTimeout(300)
    await open(page, mistakesOf(practicePath))
    await expect(page.getByText('Your mistakes could not be loaded')).toBeVisible()
    await stub.answer('GET /content/practice-questions', { body: sixQuestions })
    await button(page, 'Try again').click()
    await expect(page.getByText('1 mistake is left to mend.')).toBeVisible()
  })
})

test('a missed question with numbers comes back with others (D14, D22)', async ({ page }) => {
  await signUp(page)
  const module = '/grade/9/subject/science/SNC1W/challenges/principles-applications-electricity'
  await open(page, `${module}?lesson=current-electricity-and-circuits`)
  const answer = page.getByLabel(/^Your answer/)
  const heading = page.getByRole('heading', { name: /^Question \d+ of/ })
  await expect(heading).toBeVisible()
  while (!(await answer.isVisible())) {
    const before = await heading.innerText()
    await button(page, 'Next Question').click()
    await expect(heading).not.toHaveText(before)
  }
  const prompt = page.locator('section[aria-labelledby="question-number"] .rich-text').first()
  const missed = await prompt.innerText()
  await answer.fill('987654')
  await button(page, 'Check Answer').click()
  await expect(page.getByTestId('feedback')).toContainText('Incorrect')
  await page.waitForTimeout(200)
  await open(page, mistakesOf(module))
  await expect(page.getByText('1 mistake is left to mend.')).toBeVisible()
  // the thing that holds the cells and the numbers change, the question does not
  const again = await prompt.innerText()
  expect(again.split('. ').at(-1)).toBe(missed.split('. ').at(-1))
  expect(again).not.toBe(missed)
})
