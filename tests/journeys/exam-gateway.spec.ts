import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { answerAll, signInAtStub, startStubExam, stubExam, stubItem, submitExam } from './exam-stub.ts'
import { expect, test } from './journey.ts'

test.use({ baseURL: journeyAddresses.stubApp })

const SUBMIT = 'POST /content/exam/attempts'
const resultsOf = (attemptId: string) => `/grade/9/subject/science/SNC1W/exam-results/${attemptId}`
const tile = (page: Page, label: string) =>
  page.locator('dl div').filter({ has: page.getByText(label, { exact: true }) })

test.describe('an attempt that only the gateway knows', () => {
  const attempt = {
    id: 'attempt-4711',
    examId: 'stub-exam',
    answers: { q1: 0, q2: 1, q4: 0 },
    score: 50,
    correctCount: 2,
    incorrectCount: 1,
    unansweredCount: 1,
    flagged: [],
    totalQuestions: 4,
    responses: [
      { questionId: 'q1', correct: true },
      { questionId: 'q2', correct: false },
      { questionId: 'q3', correct: false },
      { questionId: 'q4', correct: true },
    ],
  }
  const answered = (change: object = {}, exam: unknown = stubExam()) => ({
    body: { attempt: { ...attempt, ...change }, exam },
  })

  test('shows with exactly the fields of the specification, and its questions can be reviewed (EXD-02, EXD-11, EXD-12, EXD-14, EXR-05)', async ({
    page,
    stub,
  }) => {
    await signInAtStub(page, stub)
    await stub.answer('GET /content/exam/attempts/attempt-4711', answered({ durationSec: 130, timeSpent: 125 }))
    await page.goto(resultsOf('attempt-4711'))
    await expect(page.getByRole('heading', { level: 1, name: 'Exam Complete!' })).toBeVisible()
    await expect(page.getByText('50%', { exact: true }).first()).toBeVisible()
    for (const [label, value] of [
      ['Correct', '2'],
      ['Incorrect', '1'],
      ['Skipped', '1'],
      ['Time Used', '2m 5s'],
    ] as const)
      await expect(tile(page, label)).toContainText(value)
    await page.getByRole('link', { name: 'Review Questions' }).click()
    await expect(page.getByRole('tab', { name: 'Incorrect (1)' })).toBeEnabled()
    await expect(page.getByRole('article')).toContainText('Question q2?')
  })

  test('shows whatever its grade, its id and its spelling of numbers are; without a time it reads N/A (EXD-11, EXD-12, EXD-13, EXD-14, EXR-05)', async ({
    page,
    stub,
  }) => {
    await signInAtStub(page, stub)
    const variants = [
      answered({ grade: 9, subject: 'Science', courseId: 'SNC1W' }),
      answered({ id: 7, score: '50', correctCount: '2', startedAt: 1, completedAt: 'yesterday' }),
      { body: { attempt: { ...attempt, exam: stubExam() } } },
    ]
    for (const [index, variant] of variants.entries()) {
      await stub.answer(`GET /content/exam/attempts/a-${index}`, variant)
      await page.goto(resultsOf(`a-${index}`))
      await expect(page.getByText('50%', { exact: true }).first()).toBeVisible()
      await expect(tile(page, 'Time Used')).toContainText('N/A')
      await expect(tile(page, 'Correct')).toContainText('2')
    }
  })

  test('with no items left in its exam still shows the score, and says that topics are not known (EXR-08)', async ({
    page,
    stub,
  }) => {
    await signInAtStub(page, stub)
    await stub.answer('GET /content/exam/attempts/old', answered({}, stubExam({ items: [] })))
    await page.goto(resultsOf('old'))
    await expect(page.getByText('50%', { exact: true }).first()).toBeVisible()
    await expect(tile(page, 'Skipped')).toContainText('1')
    await expect(page.getByText('Topic analysis not available for this exam.')).toBeVisible()
    await page.getByRole('link', { name: 'Review Questions' }).click()
    await expect(page.getByText('Could not load exam review. Missing exam or answer data.')).toBeVisible()
    await stub.answer('GET /content/exam/attempts/bare', { body: { attempt: { score: 80 }, exam: { items: [] } } })
    await page.goto(resultsOf('bare'))
    await expect(page.getByText('80%', { exact: true }).first()).toBeVisible()
    await expect(tile(page, 'Correct')).toContainText('N/A')
  })
})

test('a gateway that comes to a score of 0 is heard (D7, EXD-13)', async ({ page, stub }) => {
  await signInAtStub(page, stub, stubExam({ items: [stubItem('q1'), stubItem('q2')] }))
  await stub.answer(SUBMIT, { status: 201, body: { attemptId: 'x', attempt: { score: 0 } } })
  await startStubExam(page)
  await answerAll(page, ['right', 'right'])
  await submitExam(page)
  await expect(page.getByText('Your device counted 100%, our server 0%.')).toBeVisible()
})

test('an attempt that several send at once is sent once (D7)', async ({ page, stub }) => {
  await signInAtStub(page, stub, stubExam({ items: [stubItem('q1'), stubItem('q2')] }))
  await stub.answer(SUBMIT, { status: 201, body: {}, delayMs: 1000 })
  await startStubExam(page)
  await answerAll(page, ['right', 'right'])
  await submitExam(page)
  // while the first is under way, and the gateway has not answered
  await expect.poll(async () => (await stub.calls(SUBMIT)).length).toBe(1)
  await page.evaluate(() => {
    for (let time = 0; time < 3; time += 1) window.dispatchEvent(new Event('online'))
  })
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.reload()
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Not yet synced')).toBeHidden()
  expect(await stub.calls(SUBMIT)).toHaveLength(1)
})

test.describe('an attempt that the gateway refuses', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  for (const status of [409, 422]) {
    test(`with ${status} stays on the device, says so, and is not sent again by itself (D7, EXP-18)`, async ({
      page,
      stub,
    }) => {
      await signInAtStub(page, stub)
      await stub.answer('GET /content/course-outline', { body: { title: 'Science', courseId: 'SNC1W', modules: [] } })
      await stub.answer(SUBMIT, { status, body: { error: 'This exam is not one of ours.' } })
      await startStubExam(page)
      await answerAll(page, ['right', 'right', 'wrong', null])
      await submitExam(page)
      await expect(page.getByRole('dialog')).toContainText('This exam is not one of ours.')
      await page.getByRole('button', { name: 'Review More' }).click()
      await page.getByRole('link', { name: 'See my results' }).click()
      const notice = page.getByRole('main').getByText('Kept on this device')
      await expect(notice).toBeVisible()
      await expect(page.getByText('What it said: “This exam is not one of ours.”')).toBeVisible()
      await expect(page.getByText('50%', { exact: true }).first()).toBeVisible()

      const sent = (await stub.calls(SUBMIT)).length
      await page.reload()
      await expect(notice).toBeVisible()
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await page.goto('/grade/9/subject/science?courseId=SNC1W&tab=3')
      await expect(page.getByRole('link', { name: /Attempt 1.*Kept on this device/ })).toBeVisible()
      expect(await stub.calls(SUBMIT)).toHaveLength(sent)

      await page.getByRole('link', { name: /Attempt 1/ }).click()
      await stub.answer(SUBMIT, { status: 201, body: {} })
      await page.getByRole('button', { name: 'Send again' }).click()
      await expect(notice).toBeHidden()
      const ids = (await stub.calls(SUBMIT)).map((call) => (call.body as { id: string }).id)
      expect(new Set(ids).size).toBe(1)
    })
  }

  test('as too large, at the edge or at a proxy, stays on the device, says so, and holds up no other one (D7)', async ({
    page,
    stub,
  }) => {
    await signInAtStub(page, stub)
    await stub.answer('GET /content/course-outline', { body: { title: 'Science', courseId: 'SNC1W', modules: [] } })
    let refused = 0
    await page.route('**/_serverFn/**', (route) => {
      if (!route.request().postData()?.includes('timeFactor')) return route.fallback()
      refused += 1
      return route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' })
    })
    await startStubExam(page)
    await answerAll(page, ['right', 'right', 'wrong', null])
    await submitExam(page)
    await expect(page.getByRole('dialog')).toContainText('This attempt is larger than our server takes.')
    await page.getByRole('button', { name: 'Review More' }).click()
    await page.getByRole('link', { name: 'See my results' }).click()
    await expect(page.getByRole('main').getByText('Kept on this device')).toBeVisible()
    await expect(page.getByText('What it said: “This attempt is larger than our server takes.”')).toBeVisible()
    await page.reload()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByRole('main').getByText('Kept on this device')).toBeVisible()
    expect(refused).toBe(1)

    await page.unroute('**/_serverFn/**')
    await startStubExam(page)
    await answerAll(page, ['right', 'right', 'right', 'right'])
    await submitExam(page)
    await expect.poll(async () => (await stub.calls(SUBMIT)).length).toBe(1)
  })

  test('for now, by a server in trouble, is sent again later (D7)', async ({ page, stub }) => {
    await signInAtStub(page, stub)
    await stub.answer(SUBMIT, { status: 503, body: { error: 'Busy.' } })
    await startStubExam(page)
    await answerAll(page, ['right', 'right', 'right', 'right'])
    await submitExam(page)
    await expect(page.getByRole('dialog')).toContainText('Busy.')
    await stub.answer(SUBMIT, { status: 201, body: {} })
    await page.goto('/faq')
    await expect.poll(async () => (await stub.calls(SUBMIT)).length).toBe(2)
  })
})
