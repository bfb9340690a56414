import { journeyAddresses } from './addresses.ts'
import {
  answerAll,
  examPath,
  reviewPath,
  signInAtStub,
  startStubExam,
  stubExam,
  stubItem,
  submitExam,
} from './exam-stub.ts'
import { expect, findBarriers, test } from './journey.ts'

test.use({ baseURL: journeyAddresses.stubApp })
const course = '/grade/9/subject/science'

test('results show score, level, tiles, breakdown and topics (EXR-01, EXR-02, EXR-03, EXR-04, EXR-05, EXR-06, EXR-07, EXR-08, EXR-09)', async ({
  page,
  stub,
}) => {
  await signInAtStub(
    page,
    stub,
    stubExam({
      items: ['q1', 'q2', 'q3', 'q4', 'q5'].map((id) => stubItem(id, id === 'q5' ? { topic: undefined } : {})),
    }),
  )
  await startStubExam(page)
  await answerAll(page, ['right', 'right', 'right', 'wrong', null])
  await submitExam(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Complete!' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('60%')
  await expect(main).toContainText('Fair')
  for (const [tile, value] of [
    ['Correct', '3'],
    ['Incorrect', '1'],
    ['Skipped', '1'],
  ] as const)
    await expect(page.locator('dl div').filter({ has: page.getByText(tile, { exact: true }) })).toContainText(value)
  await expect(page.locator('dl div').filter({ hasText: 'Time Used' })).toContainText(/\dm \d+s/)
  await expect(main).toContainText('Completion rate: 4 of 5 answered')
  await expect(main).toContainText('80%')
  await expect(main).toContainText('Accuracy: 3 of 4 answered are correct')
  await expect(main).toContainText('75%')
  const topics = page.getByRole('region', { name: 'Topic performance' })
  await expect(topics).toContainText('3/4')
  await expect(topics).toContainText('General')
  expect(await findBarriers(page)).toEqual([])
})

test('a weak result is met with recommendations and encouragement (EXR-10, EXR-11, EXR-12, EXR-13)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub, stubExam({ items: Array.from({ length: 13 }, (_, n) => stubItem(`q${n + 1}`)) }))
  await startStubExam(page)
  await answerAll(page, [
    'right',
    ...Array.from({ length: 6 }, () => 'wrong' as const),
    ...Array.from({ length: 6 }, () => null),
  ])
  await submitExam(page)
  await expect(page.getByRole('heading', { name: 'Exam Complete!' })).toBeVisible()
  const advice = page.getByRole('region', { name: 'Personalized recommendations' })
  for (const title of ['Review fundamentals', 'Work on time management', 'Analyze your mistakes'])
    await expect(advice).toContainText(title)
  await expect(page.getByText('A learning opportunity', { exact: true })).toBeVisible()
})

test('results stay after a reload, lead to review and retake, and back to the course (EXR-14, EXR-15, EXD-12, EXD-14, EXD-16)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub, stubExam({ seed: 7 }))
  await startStubExam(page)
  await answerAll(page, ['right', 'wrong', null, 'right'])
  await submitExam(page)
  await expect(page.getByRole('heading', { name: 'Exam Complete!' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('50%', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retake Exam' })).toHaveAttribute('href', examPath)
  await expect(page.getByRole('link', { name: 'The same exam again' })).toHaveAttribute('href', `${examPath}?seed=7`)
  await expect(page.getByRole('link', { name: 'Back to Course' })).toHaveAttribute('href', `${course}?courseId=SNC1W`)
  await page.getByRole('link', { name: 'Review Questions' }).click()
  await expect(page).toHaveURL(reviewPath)
  await expect(page.getByRole('heading', { name: 'Exam review' })).toBeVisible()
})

test('the review steps through questions by outcome (EXV-01, EXV-02, EXV-03, EXV-04, EXV-05, EXV-06, EXV-07, EXD-08)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub)
  await startStubExam(page)
  await answerAll(page, ['wrong', 'wrong', null, 'right'])
  await submitExam(page)
  await page.getByRole('link', { name: 'Review Questions' }).click()
  for (const name of ['Incorrect (2)', 'Unanswered (1)', 'Correct (1)', 'Topic Analysis'])
    await expect(page.getByRole('tab', { name })).toBeEnabled()
  const card = page.getByRole('article')
  await expect(card).toContainText('Incorrect')
  await expect(card).toContainText('Intermediate')
  await expect(card).toContainText('Energy')
  await expect(card).toContainText('Food webs')
  await expect(card.getByRole('listitem').filter({ hasText: 'right q1' })).toHaveClass(/success/)
  await expect(card.getByRole('listitem').filter({ hasText: 'wrong q1' })).toHaveClass(/error/)
  await expect(card).toContainText('Your Answer')
  await expect(card).toContainText('Correct Answer')
  await expect(card).toContainText('Because of q1.')
  await expect(card).toContainText('Why wrong q1 is wrong.')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(card).toContainText('Question q2?')
  await expect(page.getByRole('progressbar', { name: 'Questions looked at' })).toHaveAttribute('aria-valuenow', '2')
  await page.getByRole('tab', { name: 'Unanswered (1)' }).click()
  await expect(card).toContainText('Not answered')
  await page.getByRole('tab', { name: 'Incorrect (2)' }).click()
  await expect(card).toContainText('Question q1?')
  expect(await findBarriers(page)).toEqual([])
})

test('topic analysis groups mistakes and marks the focus area (EXV-08, EXV-09, EXV-10)', async ({ page, stub }) => {
  const long = 'x'.repeat(150)
  await signInAtStub(
    page,
    stub,
    stubExam({ items: [stubItem('q1', { prompt: long }), stubItem('q2'), stubItem('q3', { topic: 'Matter' })] }),
  )
  await startStubExam(page)
  await answerAll(page, [null, 'wrong', 'right'])
  await submitExam(page)
  await page.getByRole('link', { name: 'Review Questions' }).click()
  await page.getByRole('tab', { name: 'Topic Analysis' }).click()
  const panel = page.getByRole('button', { name: /Energy/ })
  await expect(panel).toContainText('2 mistake(s)')
  await expect(panel).toContainText('Focus Area')
  await panel.click()
  await expect(page.getByText(`${'x'.repeat(100)}…`, { exact: true })).toBeVisible()
})

test('all right is a perfect score (EXV-02, EXV-11)', async ({ page, stub }) => {
  await signInAtStub(page, stub)
  await startStubExam(page)
  await answerAll(page, ['right', 'right', 'right', 'right'])
  await submitExam(page)
  await page.getByRole('link', { name: 'Review Questions' }).click()
  await expect(page.getByText('Perfect Score!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toHaveAttribute(
    'href',
    `${course}?courseId=SNC1W`,
  )
  await expect(page.getByRole('tab', { name: 'Incorrect (0)' })).toBeDisabled()
})

test.describe('what cannot be shown', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  test('unknown attempts and reviews without one say so (ERR-29, ERR-38, ERR-40, EXR-01, OPN-112)', async ({
    page,
    stub,
  }) => {
    await signInAtStub(page, stub)
    await page.goto(`/grade/9/subject/science/SNC1W/exam-results/${crypto.randomUUID()}`)
    await expect(page.getByRole('alert')).toContainText('Couldn’t load results')
    await expect(page.getByRole('alert')).toContainText('Attempt not found')
    const broken = crypto.randomUUID()
    await stub.answer(`GET /content/exam/attempts/${broken}`, { status: 500, body: {} })
    await page.goto(`/grade/9/subject/science/SNC1W/exam-results/${broken}`)
    await expect(page.getByRole('alert')).toContainText('Failed to fetch attempt')
    const incomplete = crypto.randomUUID()
    await stub.answer(`GET /content/exam/attempts/${incomplete}`, { body: { attempt: {} } })
    await page.goto(`/grade/9/subject/science/SNC1W/exam-results/${incomplete}`)
    await expect(page.getByRole('alert')).toContainText('Missing exam/attempt data.')
    await page.goto(reviewPath)
    await expect(page.getByRole('alert')).toContainText('No exam ID provided')
  })
})

test('the course page lists attempts newest first and deletes them after asking (CRS-08, CRS-09, CRS-10, CRS-11, CON-03, CON-04, D9)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub)
  await stub.answer('GET /content/course-outline', {
    body: { title: 'Science', courseId: 'SNC1W', modules: [{ id: 'm1', title: 'One' }] },
  })
  for (const answers of [
    ['right', 'right', 'right', 'right'],
    ['wrong', 'wrong', 'wrong', 'right'],
  ] as const) {
    await startStubExam(page)
    await answerAll(page, [...answers])
    await submitExam(page)
    await expect(page.getByRole('heading', { name: 'Exam Complete!' })).toBeVisible()
  }
  await page.goto(`${course}?courseId=SNC1W&tab=3`)
  await expect(page.getByRole('link', { name: 'Start Exam' })).toHaveAttribute('href', examPath)
  const list = page.getByRole('region', { name: 'Recent Exam Attempts' }).getByRole('listitem')
  await expect(list).toHaveText([/Attempt 2.*0 min.*25%.*Not yet/, /Attempt 1.*0 min.*100%.*Passed/])
  await page.getByRole('button', { name: 'Reset All' }).click()
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(list).toHaveCount(2)
  await page.getByRole('button', { name: 'Reset All' }).click()
  await page.getByRole('button', { name: 'Delete all' }).click()
  await expect(page.getByText('No attempts yet.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No attempts yet.')).toBeVisible()
})
