import { flipCard } from './flashcards-stub.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'

test('an AP subject is read, reviewed and practised like a course (APX-07, APX-08, D12)', async ({ page }) => {
  const expectClean = async () => {
    const violations = await findBarriers(page)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await signUp(page)
  await open(page, '/ap/biology/lessons/core/introduction')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Lesson not found')
  await page.getByRole('button', { name: 'Mark Complete' }).first().click()
  await expect(page.getByText(/^1 of \d sections completed$/)).toBeVisible()
  await expectClean()

  await open(page, '/ap/biology/flashcards/core')
  await flipCard(page).click()
  await page.getByRole('button', { name: /^Good/ }).click()
  await expect(page.getByLabel('Due today', { exact: true })).toContainText('New19')
  await expectClean()

  await open(page, '/ap/biology/challenges/core')
  await page.getByRole('list', { name: 'Answers' }).getByRole('button').first().click()
  await expect(page.getByTestId('feedback')).toContainText(/Correct|Incorrect/)
  await page.reload()
  await expect(page.getByTestId('feedback'), 'resumed where it was left').not.toBeEmpty()
  await expectClean()
})

test('a lesson of two courses: what was read in AP Calculus AB is read in BC, and the other way round', async ({
  page,
}) => {
  await signUp(page)
  const lesson = 'unit-3-composite-implicit-inverse/chain-rule'
  await open(page, `/ap/calculus-ab/lessons/${lesson}`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Mark Complete' }).first().click()
  await expect(page.getByText(/^1 of \d sections completed$/)).toBeVisible()

  await open(page, `/ap/calculus-bc/lessons/${lesson}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(/^1 of \d sections completed$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Completed: 1. Rates multiply' }).first()).toBeVisible()
  await page.getByRole('button', { name: '2. Inside and outside', exact: true }).click()
  await page.getByRole('button', { name: 'Mark Complete' }).first().click()
  await expect(page.getByText(/^2 of \d sections completed$/)).toBeVisible()

  await open(page, `/ap/calculus-ab/lessons/${lesson}`)
  await expect(page.getByText(/^2 of \d sections completed$/)).toBeVisible()
})
