import { journeyAddresses } from './addresses.ts'
import {
  answerAll,
  examPath,
  option,
  playerPath,
  signInAtStub,
  startStubExam,
  stubExam,
  submitExam,
} from './exam-stub.ts'
import { expect, test } from './journey.ts'

test.use({ baseURL: journeyAddresses.stubApp })

test('the player shows title, timer, place, progress, and options A, B, C (EXP-01, EXP-02, EXP-03, EXP-05, CON-12)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub)
  await startStubExam(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Stub exam' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/1:(30:00|29:5\d)/)
  await expect(page.getByText('Question 1 of 4')).toBeVisible()
  await expect(page.getByText('0 of 4 answered')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Questions answered' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(option(page, 'Option A.*right q1')).toBeAttached()
  await expect(option(page, 'Option C.*other q1')).toBeAttached()
})

test('answers change freely, flags toggle, and the navigator knows both (EXP-04, EXP-06, EXP-08, EXP-09)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub)
  await startStubExam(page)
  await option(page, 'wrong q1').check({ force: true })
  await option(page, 'right q1').check({ force: true })
  await page.getByRole('button', { name: 'Next Question' }).click()
  await page.getByRole('button', { name: 'Flag for review' }).click()
  await page.getByRole('button', { name: 'Next Question' }).click()
  const grid = page.getByRole('navigation', { name: 'Questions' })
  await expect(grid.getByRole('button', { name: 'Question 1, answered' })).toHaveClass(/success/)
  await expect(grid.getByRole('button', { name: 'Question 2, not answered, flagged' })).toHaveClass(/warning/)
  await expect(grid.getByRole('button', { name: /Question 3/ })).toHaveClass(/bg-info/)
  await expect(grid.getByRole('button', { name: 'Question 4, not answered' })).toHaveClass(/bg-white/)
  await expect(grid).toContainText('Answered: 1 of 4')
  await expect(grid).toContainText('Flagged: 1')
  await grid.getByRole('button', { name: /Question 1/ }).click()
  await expect(option(page, 'right q1')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
})

test('the submit dialog counts, warns and is final (EXP-07, EXP-10, EXP-11, EXP-12, EXP-13, EXP-14, EXP-17, EXP-19)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub)
  await stub.answer('POST /content/exam/attempts', { status: 201, body: {}, delayMs: 600 })
  await startStubExam(page)
  await answerAll(page, ['right', 'wrong', null, null])
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit Exam?' })
  await expect(dialog).toContainText('2 of 4')
  await expect(dialog).toContainText(
    'You have 2 unanswered questions. These will be marked as incorrect if you submit now.',
  )
  await expect(dialog).toContainText('Once submitted, you cannot return to this exam.')
  await expect(dialog).toContainText(/1:2\d:\d\d/)
  await dialog.getByRole('button', { name: 'Review More' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await dialog.getByRole('button', { name: 'Submit Final Answers' }).dblclick()
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page).toHaveURL(/exam-results\/[0-9a-f-]{36}$/)
  await page.goto(playerPath)
  await expect(page.getByText('No exam was provided. Please start from the exam setup page.')).toBeVisible()
})

test('the submission carries all the specification names, once, with the bearer (EXD-11, EXD-13, EXP-15, CTR-18)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub)
  await startStubExam(page)
  await page.getByRole('button', { name: 'Flag for review' }).click()
  await answerAll(page, ['right', 'wrong', null, 'right'])
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.getByRole('button', { name: 'Submit Final Answers' }).dblclick()
  await expect(page).toHaveURL(/exam-results/)
  const calls = await stub.calls('POST /content/exam/attempts')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.authorization).toMatch(/^Bearer /)
  expect(calls[0]?.body).toMatchObject({
    examId: 'stub-exam',
    exam: { id: 'stub-exam', title: 'Stub exam' },
    answers: { q1: 0, q2: 1, q4: 0 },
    score: 50,
    correctCount: 2,
    incorrectCount: 1,
    unansweredCount: 1,
    totalQuestions: 4,
    flagged: ['q1'],
    durationSec: expect.any(Number),
    timeSpent: expect.any(Number),
    grade: '9',
    subject: 'science',
    courseId: 'SNC1W',
  })
})

test('time running out hands the exam in by itself (EXP-16, EXD-10)', async ({ page, stub }) => {
  await signInAtStub(page, stub, stubExam({ durationMinutes: 0.05 }))
  await startStubExam(page)
  await option(page, 'right q1').check({ force: true })
  await expect(page).toHaveURL(/exam-results/, { timeout: 10_000 })
  await expect(page.getByText('25%', { exact: true }).first()).toBeVisible()
})

test.describe('when the gateway answers with an error', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  test('it is shown, submit is enabled again, and nothing is lost (EXP-18, ERR-43)', async ({ page, stub }) => {
    await signInAtStub(page, stub)
    await stub.answer('POST /content/exam/attempts', { status: 500, body: {} })
    await startStubExam(page)
    await answerAll(page, ['right', 'right', 'right', 'right'])
    await submitExam(page)
    await expect(page.getByRole('dialog')).toContainText('Failed to submit exam')
    await stub.answer('POST /content/exam/attempts', { status: 201, body: {} })
    await page.getByRole('button', { name: 'Submit Final Answers' }).click()
    await expect(page).toHaveURL(/exam-results/)
    await expect(page.getByText('100%', { exact: true }).first()).toBeVisible()
    const ids = (await stub.calls('POST /content/exam/attempts')).map((call) => (call.body as { id: string }).id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })
})

test('without a connection the results come from the device and are sent later (D7)', async ({ page, stub }) => {
  await signInAtStub(page, stub)
  await stub.answer('POST /content/exam/attempts', { isCut: true })
  await startStubExam(page)
  await answerAll(page, ['right', 'right', 'wrong', null])
  await submitExam(page)
  await expect(page).toHaveURL(/exam-results/)
  await expect(page.getByText('Not yet synced')).toBeVisible()
  await stub.answer('POST /content/exam/attempts', { status: 201, body: { attemptId: 'x', attempt: { score: 49 } } })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Not yet synced')).toBeHidden()
  await expect(page.getByText('Your device counted 50%, our server 49%.')).toBeVisible()
})

test('reload, a second tab and a closed tab change neither answers nor deadline (D8)', async ({
  page,
  stub,
  context,
}) => {
  await signInAtStub(page, stub)
  await startStubExam(page)
  await option(page, 'right q1').check({ force: true })
  await page.getByRole('button', { name: 'Flag for review' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const deadline = Date.now() + 90 * 60_000
  const second = await context.newPage()
  await second.goto(playerPath)
  await expect(option(second, 'right q1')).toBeChecked()
  await option(second, 'wrong q1').check({ force: true })
  await expect(option(page, 'wrong q1')).toBeChecked()
  await page.close({ runBeforeUnload: false })
  await second.reload()
  await expect(option(second, 'wrong q1')).toBeChecked()
  await expect(second.getByRole('navigation', { name: 'Questions' })).toContainText('Flagged: 1')
  const shown = /(\d+):(\d\d):(\d\d)/.exec(await second.getByRole('timer').innerText()) ?? []
  const [hours = 0, minutes = 0, seconds = 0] = shown.slice(1).map(Number)
  const left = (hours * 3600 + minutes * 60 + seconds) * 1000
  expect(Math.abs(Date.now() + left - deadline)).toBeLessThan(5000)
})

test('without an exam, or with nothing to play, the player says so (ERR-41, ERR-42, CTR-21)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub, stubExam({ items: [{ text: 'only a text' }] }))
  await page.goto(playerPath)
  await expect(page.getByText('No exam was provided. Please start from the exam setup page.')).toBeVisible()
  await page.goto(examPath)
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
  await expect(page.getByText('This exam has no playable multiple-choice / true–false questions.')).toBeVisible()
})

test('a whole exam by keyboard alone: choose, strike, flag, move, submit', async ({ page, stub }) => {
  await signInAtStub(page, stub)
  await startStubExam(page)
  await page.keyboard.press('a')
  await expect(option(page, 'right q1')).toBeChecked()
  await page.keyboard.press('f')
  await page.keyboard.press('n')
  await expect(page.getByText('Question 2 of 4')).toBeFocused()
  await page.keyboard.press('Shift+b')
  await expect(option(page, 'Option B, struck out')).toBeAttached()
  await page.keyboard.press('1')
  await page.keyboard.press('n')
  await page.keyboard.press('c')
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  const submit = page.getByRole('button', { name: 'Submit Exam' })
  await submit.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Submit Final Answers' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/exam-results/)
  await expect(page.getByText('75%', { exact: true }).first()).toBeVisible()
})
