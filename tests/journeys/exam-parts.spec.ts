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

test('two sessions with a break between them, or one alone; the results show each (D24)', async ({ page, stub }) => {
  const session = { minutes: 60, calculator: true, questionCount: 2, isSession: true }
  const parts = [
    { ...session, title: 'Session A', firstQuestion: 0 },
    { ...session, title: 'Session B', firstQuestion: 2 },
  ]
  const basis = {
    of: 'the assessment of a province',
    year: '2025',
    source: 'its own page',
    unlike: ['It adapts; this one does not.'],
  }
  await signInAtStub(page, stub, stubExam({ durationMinutes: 120, parts, basis }))
  await page.goto(examPath)
  await expect(
    page.getByText('Modelled on the assessment of a province, 2025. Source: its own page. Unlike it:'),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Unlike the real examination' })).toContainText(
    'It adapts; this one does not.',
  )

  // the second session alone: its own questions and clock
  await page.getByRole('radio', { name: /Session B only/ }).click()
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/1:00:00|59:5\d/)
  await page.getByRole('button', { name: 'Next Question' }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.getByRole('button', { name: 'Submit Final Answers' }).click()
  await expect(page.getByText('2 questions in total', { exact: false })).toBeVisible()
  await expect
    .poll(() => stub.calls('POST /content/exam/attempts').then((calls) => calls.at(-1)?.body))
    .toMatchObject({
      section: 'choice',
      session: 2,
      totalQuestions: 2,
    })

  // both: a break between them
  await page.goto(examPath)
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
  await page.getByRole('button', { name: 'Next Question' }).click()
  await page.getByRole('button', { name: 'Go on to Session B' }).click()
  await page.getByRole('button', { name: 'Finish and take the break' }).click()
  await expect(page.getByRole('heading', { name: 'Take a break' })).toBeVisible()
  await page.getByRole('button', { name: 'I am ready: start now' }).click()
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Next Question' }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.getByRole('button', { name: 'Submit Final Answers' }).click()
  await expect(page.getByRole('row', { name: /^Session A / })).toContainText('0 of 2')
  await expect(page.getByRole('row', { name: /^Session B / })).toContainText('0 of 2')
})
