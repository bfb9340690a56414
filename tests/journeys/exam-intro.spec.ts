import { journeyAddresses } from './addresses.ts'
import { examPath, playerPath, signInAtStub, stubExam, stubItem } from './exam-stub.ts'
import { expect, open, test } from './journey.ts'

test.use({ baseURL: journeyAddresses.stubApp })
const unavailable = { expectedErrors: [/Failed to load resource/] }

test('the intro tells what the exam is like (EXI-01, EXI-02, EXI-03, EXI-04, EXI-05, EXI-06)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub)
  await page.goto(examPath)
  await expect(page.getByRole('heading', { level: 1, name: 'Stub exam' })).toBeVisible()
  await expect(page.getByText('A short one.')).toBeVisible()
  for (const chip of ['4 questions', '1 hour 30 minutes', 'Digital Exam Format'])
    await expect(page.getByText(chip, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Topics covered' })).toBeVisible()
  const warning = page.getByText('Before You Begin').locator('..')
  for (const word of ['timed', 'cannot pause', 'quiet environment', 'stable internet'])
    await expect(warning).toContainText(word)
  const checklist = page.getByRole('region', { name: 'Checklist' })
  for (const item of ['Quiet environment', 'Stable internet', 'Calculator ready', 'closed book'])
    await expect(checklist).toContainText(item)
  await expect(page.getByRole('link', { name: /Back to/ })).toHaveAttribute(
    'href',
    '/grade/9/subject/science?courseId=SNC1W',
  )
})

test('an exam with a reference sheet is closed book but for that sheet, and says so (EXI-06)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub, stubExam({ referenceSheet: '$v = d / t$' }))
  await page.goto(examPath)
  await expect(page.getByRole('region', { name: 'Checklist' })).toContainText(
    'No external resources (closed book): the reference sheet is in the exam',
  )
})

test('topics covered are the modules of the items, by the outline’s titles, else by their ids (EXI-04, EXD-02)', async ({
  page,
  stub,
}) => {
  const topics = page.getByRole('region', { name: 'Topics covered' }).getByRole('listitem')
  await signInAtStub(page, stub)
  await page.goto(examPath)
  await expect(topics).toHaveText(['m1', 'm2'])
  await stub.answer('GET /content/course-outline', {
    body: { title: 'Science', courseId: 'SNC1W', modules: [{ id: 'm2', title: 'Chemistry' }] },
  })
  await page.goto(examPath)
  await expect(topics).toHaveText(['m1', 'Chemistry'])
})

test('the instructions say time, format, navigation, scoring and pace (EXI-07, EXI-08, EXI-09, CON-13)', async ({
  page,
  stub,
}) => {
  await signInAtStub(
    page,
    stub,
    stubExam({ durationMinutes: 1, items: Array.from({ length: 6 }, (_, n) => stubItem(`q${n}`)) }),
  )
  await open(page, examPath)
  await page.getByRole('button', { name: 'Read Instructions' }).click()
  const dialog = page.getByRole('dialog')
  for (const text of [
    '1 minute',
    'Multiple-choice',
    'back and forth',
    'skip',
    'No penalty for incorrect answers',
    'About 15 seconds per question',
  ])
    await expect(dialog).toContainText(text)
})

test('the exam is asked for as specified, each time anew, with a seed when the address has one (EXI-14, GWY-05, GWY-06, GWY-19, FIX-02)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub)
  await page.goto('/grade/9/subject/Science/snc1w/exam')
  await expect(page.getByRole('heading', { level: 1, name: 'Stub exam' })).toBeVisible()
  await page.goto(`${examPath}?seed=42`)
  await expect(page.getByRole('heading', { level: 1, name: 'Stub exam' })).toBeVisible()
  await page.goto(`${examPath}?seed=-1`)
  await expect(page.getByRole('heading', { level: 1, name: 'Stub exam' })).toBeVisible()
  const calls = await stub.calls('GET /content/exam')
  const same = { grade: '9', subject: 'science', courseId: 'SNC1W', curriculum: 'ontario' }
  expect(calls.map((call) => call.query)).toEqual([same, { ...same, seed: '42' }, same])
  expect(calls.every((call) => call.authorization === null)).toBe(true)
})

test('starting goes to the player with the exam (EXI-10, EXI-11, EXI-12)', async ({ page, stub }) => {
  await signInAtStub(page, stub)
  await stub.answer('GET /content/exam', { body: stubExam(), delayMs: 400 })
  await page.goto(examPath)
  await expect(page.getByRole('status', { name: 'Loading the exam' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
  await expect(page).toHaveURL(playerPath)
  await expect(page.getByText('Question 1 of 4')).toBeVisible()
  expect(await page.evaluate(() => history.state.exam.title)).toBe('Stub exam')
})

test('an exam without an id cannot be started and says so (EXI-12, ERR-37)', async ({ page, stub }) => {
  await signInAtStub(page, stub, stubExam({ id: undefined }))
  await open(page, examPath)
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
  await expect(page.getByText('No exam available to start.')).toBeVisible()
})

test('no exam, no items and a failing gateway are told apart (EXI-13, ERR-35, ERR-36)', async ({ page, stub }) => {
  await signInAtStub(page, stub)
  await stub.answer('GET /content/exam', { status: 404, body: { error: 'none' } })
  await page.goto(examPath)
  await expect(
    page.getByText('No practice exam is currently available for Grade 9 science. Please check back later.'),
  ).toBeVisible()
  await stub.answer('GET /content/exam', { body: stubExam({ items: [] }) })
  await page.goto(examPath)
  await expect(page.getByText('Exam items are empty.')).toBeVisible()
  await stub.answer('GET /content/exam', { status: 500, body: {} })
  await page.goto(examPath)
  await expect(page.getByRole('alert')).toContainText('Failed to load exam data')
  await stub.answer('GET /content/exam', { body: stubExam() })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Start Practice Exam' })).toBeVisible()
})

test('an exam without a duration takes the profile of its subject (CON-11)', async ({ page, stub }) => {
  await signInAtStub(page, stub, stubExam({ durationMinutes: undefined, subject: 'Physics' }))
  await page.goto(examPath)
  await expect(page.getByText('1 hour 20 minutes', { exact: true })).toBeVisible()
})

test.describe(() => {
  test.use(unavailable)
  test('every response shape of a question is played, and unplayable ones are left out (EXD-01, EXD-04, EXD-05, EXD-06, EXD-07)', async ({
    page,
    stub,
  }) => {
    const items = [
      { id: 's1', text: 'By index', options: ['right s1', 'wrong s1'], correctIndex: 0 },
      {
        _id: 's2',
        prompt: { type: 'text', content: 'By answer' },
        options: [{ id: 'wrong s2' }, { id: 'right s2' }],
        answer: 1,
      },
      { id: 's3', prompt: 'No right one', options: ['x', 'y'] },
      { id: 's4', options: ['x', 'y'], answer: 0 },
    ]
    await signInAtStub(page, stub, { _id: 'e', title: 'Shapes', duration: 20, items })
    await page.goto(examPath)
    await expect(page.getByText('2 questions', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Start Practice Exam' }).click()
    await page.getByRole('radio', { name: /right s1/ }).check({ force: true })
    await page.getByRole('button', { name: 'Next Question' }).click()
    await page.getByRole('radio', { name: /right s2/ }).check({ force: true })
    await page.getByRole('button', { name: 'Submit Exam' }).click()
    await page.getByRole('button', { name: 'Submit Final Answers' }).click()
    await expect(page.getByText('100%', { exact: true }).first()).toBeVisible()
  })
})
