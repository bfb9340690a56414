import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'
import { button, goTo, number, openPractice, tabTo, tile } from './practice-questions.ts'

test.describe('types of question', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('true and false without options come from the answer; labels of difficulty (CHP-14, OPN-76)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await goTo(page, 2)
    await expect(page.getByText('Intermediate', { exact: true })).toBeVisible()
    await button(page, /True/).click()
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await button(page, 'Next Question').click()
    await expect(page.getByText('Advanced', { exact: true })).toBeVisible()
  })

  test('a number counts within its tolerance, in any unit; what is no number is not counted (CHP-20, CHP-21, CHP-22)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await goTo(page, 3)
    const input = page.getByLabel('Your answer in m')
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await expect(button(page, 'Check Answer')).toBeDisabled()
    await input.fill('   ')
    await expect(button(page, 'Check Answer')).toBeDisabled()
    await input.fill('ten or so')
    await button(page, 'Check Answer').click()
    await expect(page.getByText(/doesn’t read as a number yet/)).toBeVisible()
    await expect(input).toBeFocused()
    await expect(tile(page, 'Attempted')).toHaveText('0')
    await input.fill('1.05e3 cm')
    await expect(page.getByText('Read as 1050')).toBeVisible()
    await input.press('Enter')
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await expect(tile(page, 'Attempted')).toHaveText('1')
    await button(page, 'Next Question').click()
    await button(page, 'Previous').click()
    // CHP-31: a change of question resets
    await expect(input).toHaveValue('')
    await input.fill('10.51')
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Incorrect')
    await expect(page.getByTestId('feedback')).toContainText('10 m')
  })

  test('a short answer is compared fairly, with its sample either way; characters are counted (CHP-22, CHP-23, CHP-24, D17)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await goTo(page, 4)
    const input = page.getByLabel('Your answer')
    await input.fill('  ')
    await expect(button(page, 'Check Answer')).toBeDisabled()
    await input.fill('The  Photo-Synthesis.')
    await expect(page.getByText('21 characters')).toBeVisible()
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await expect(page.getByTestId('feedback')).toContainText('Sample answer')
    await button(page, 'Next Question').click()
    await button(page, 'Previous').click()
    await input.fill('respiration')
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Incorrect')
    await expect(page.getByTestId('feedback')).toContainText('Photosynthesis')
  })

  test('pairs are put together by pointer and checked; draw and match have Show Answer (CHP-27, CHP-28, CHP-29, CTR-30, D18)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await goTo(page, 5)
    await expect(button(page, 'Check Answer')).toBeDisabled()
    for (const right of ['H2O', 'NaCl', 'O2'])
      await page.getByRole('list', { name: 'Partners' }).getByRole('button', { name: right }).click()
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await button(page, 'Next Question').click()
    await expect(page.getByText('Drawing interface will be available in a future update.')).toBeVisible()
    await expect(button(page, 'Check Answer')).toBeHidden()
    await button(page, 'Show Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Answer shown')
    await expect(page.getByTestId('feedback')).toContainText('Grass, hare, lynx')
    // CHP-18: the last one starts over
    await expect(button(page, 'Next Question')).toBeHidden()
    await button(page, 'Start Over').click()
    await number(page, 1)
    await button(page, 'Previous').click()
    await number(page, 6)
  })

  test('a match without pairs is a preview (CHP-27)', async ({ page, stub }) => {
    const match = { id: 'm', type: 'match', prompt: 'Match these.', options: [{ id: '1', content: 'Leaf' }] }
    await openPractice(page, stub, [match])
    await expect(page.getByText('Preview only')).toBeVisible()
    await expect(page.getByText('Leaf')).toBeVisible()
    await expect(button(page, 'Check Answer')).toBeHidden()
    await button(page, 'Show Answer').click()
    await expect(tile(page, 'Attempted')).toHaveText('1')
  })

  test('keys choose wherever the focus is, but not while a dialog is open (CHP-19)', async ({ page, stub }) => {
    await openPractice(page, stub)
    await number(page, 1)
    await page.getByRole('banner').getByRole('link').first().focus()
    await page.keyboard.press('1')
    await expect(page.getByTestId('feedback')).toBeVisible()
    await expect(tile(page, 'Attempted')).toHaveText('1')
    await button(page, 'Next Question').click()
    await button(page, 'Analytics').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(tile(page, 'Attempted')).toHaveText('1')
  })

  test('every type of question by keyboard alone, and axe finds nothing (CHP-19, CHP-20, CHP-21, CHP-22, CHP-23, CHP-24, CHP-25, CHP-26, CHP-27, CHP-28, CHP-29, CHP-30, CHP-31, CHP-32, D18)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    const press = async (name: string | RegExp) => {
      await tabTo(page, name)
      await page.keyboard.press('Enter')
    }
    const clean = async () => expect(await findBarriers(page)).toEqual([])
    await clean()
    await press(/Oxygen/)
    await expect(page.getByTestId('feedback')).toContainText('Incorrect')
    await page.waitForTimeout(400)
    await clean()
    await press('Next Question')
    await expect(page.getByText('Question 2 of 6')).toBeFocused()
    await page.keyboard.press('1')
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await press('Next Question')
    await tabTo(page, 'Your answer in m')
    await page.keyboard.type('10 m')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await press('Next Question')
    await tabTo(page, 'Your answer')
    await page.keyboard.type('photosynthesis')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await press('Next Question')
    await clean()
    for (const right of ['H2O', 'NaCl', 'O2']) await press(new RegExp(`^${right}`))
    await press('Check Answer')
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await press('Next Question')
    await press('Show Answer')
    await expect(page.getByTestId('feedback')).toContainText('Answer shown')
    await press('Start Over')
    await number(page, 1)
    await expect(tile(page, 'Attempted')).toHaveText('6')
  })
})

test('a real module: its title, other numbers for a template, a formula read and compared (CHP-01, D14, D17)', async ({
  page,
}) => {
  await signUp(page)
  await open(page, '/grade/9/subject/math/MTH1W/challenges/algebraic-expressions-equations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Knowledge Check – MTH1W \/ [A-Z]/)
  await expect(page).toHaveTitle(/^Knowledge Check – MTH1W \/ [A-Z].* · Ilm Study$/)
  // numbers stand in the prompt, in its figure or in the answers
  const answers = page.getByRole('list', { name: 'Answers' })
  const before = await answers.textContent()
  await answers.getByRole('button').first().click()
  await button(page, 'Another like this').click()
  await expect(answers).not.toHaveText(before ?? '')
  await expect(page.getByTestId('feedback')).toBeEmpty()
  // the loom question takes a formula
  for (let tries = 0; tries < 40 && !(await page.getByText(/loom design/).isVisible()); tries++)
    await button(page, 'Next Question').click()
  const input = page.getByLabel('Your answer')
  await input.fill('2(n+')
  await button(page, 'Check Answer').click()
  await expect(page.getByText(/doesn’t read as a formula yet/)).toBeVisible()
  await expect(tile(page, 'Attempted')).toHaveText('1')
  await input.fill('3n+2(x+1)')
  await expect(page.getByText('Read as 3·n + 2·(x + 1)')).toBeVisible()
})
