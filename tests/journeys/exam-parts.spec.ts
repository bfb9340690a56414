import { journeyAddresses } from './addresses.ts'
import { examPath, signInAtStub, startStubExam, stubExam, stubItem } from './exam-stub.ts'
import { expect, test } from './journey.ts'

test.use({ baseURL: journeyAddresses.stubApp })

test('parts run one after the other with their own time and calculator rule (D21)', async ({ page, stub }) => {
  const parts = [
    { title: 'Part A', minutes: 60, calculator: false, firstQuestion: 0, questionCount: 2 },
    { title: 'Part B', minutes: 45, calculator: true, firstQuestion: 2, questionCount: 2 },
  ]
  await signInAtStub(page, stub, stubExam({ durationMinutes: 105, parts }))
  await startStubExam(page)
  await expect(page.getByRole('timer')).toHaveText(/1:00:00|59:5\d/)
  await expect(page.getByRole('button', { name: 'Calculator' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Next Question' }).click()
  await page.getByRole('button', { name: 'Go on to Part B' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You have 2 unanswered questions in this part.')
  await page.getByRole('button', { name: 'Start Part B' }).click()
  await expect(page.getByText('Question 3 of 4')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/45:00|44:5\d/)
  // the finished part stays finished after a reload, with the deadline it had
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Question 3 of 4')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/45:00|44:[45]\d/)
  await expect(page.getByText('could not be read')).toHaveCount(0)
  await page.getByRole('button', { name: 'Calculator' }).click()
  await page.getByRole('textbox', { name: 'Calculation' }).fill('sin(30)×4')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2', { exact: true }).first()).toBeVisible()
})

test('extra time is chosen before the start and the timer can be hidden', async ({ page, stub }) => {
  await signInAtStub(page, stub, stubExam({ items: [stubItem('q1'), stubItem('q2')] }))
  await page.goto(examPath)
  await page.getByRole('radio', { name: /1.5×/ }).click()
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
  await expect(page.getByRole('timer')).toHaveText(/2:1[45]:\d\d/)
  await page.getByRole('button', { name: 'Hide the timer' }).click()
  await expect(page.getByRole('timer')).toHaveCount(0)
})
