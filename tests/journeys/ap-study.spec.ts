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
