import { journeyAddresses } from './addresses.ts'
import { expect, open, test } from './journey.ts'
import {
  button,
  goTo,
  number,
  openPractice,
  practicePath,
  signInAtStub,
  sixQuestions,
  tile,
} from './practice-questions.ts'

test.describe('states of the page', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('tags filter the set, any of them will do, and an empty set says so (CHP-13, CHP-36, CHP-37, CHP-43, OPN-82)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await goTo(page, 6)
    const panel = page.getByTestId('tag-filter')
    await panel.getByText('Filter by tag').click()
    for (const tag of ['real-world', 'reasoning', 'deep-thinking', 'critical-thinking', 'application'])
      await expect(panel.getByRole('button', { name: tag })).toBeVisible()
    await panel.getByRole('button', { name: 'reasoning' }).click()
    await number(page, 1, 2)
    await panel.getByRole('button', { name: 'application' }).click()
    await number(page, 1, 3)
    // the set changes under a filter that was kept
    await expect.poll(() => page.evaluate(() => document.querySelector('details')?.open)).toBe(true)
    await stub.answer('GET /content/practice-questions', { body: [sixQuestions[5]] })
    await page.evaluate(() => indexedDB.deleteDatabase('keyval-store'))
    await page.waitForTimeout(300)
    await open(page, practicePath)
    await expect(page.getByText('No questions available')).toBeVisible()
    await expect(page.getByText('Try clearing your tag filters to see all questions.')).toBeVisible()
    await button(page, 'Clear Filters').click()
    await number(page, 1, 1)
  })

  test('work goes on exactly where it was left: question, draft, hints, answer (CHP-35, D5)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await goTo(page, 3)
    await page.getByLabel('Your answer in m').fill('9.7')
    await page.waitForTimeout(200)
    await page.reload()
    await number(page, 3)
    await expect(page.getByLabel('Your answer in m')).toHaveValue('9.7')
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await page.waitForTimeout(200)
    await page.reload()
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await expect(tile(page, 'Attempted')).toHaveText('1')
  })

  test('after a miss, Ilm can be asked about it (D20)', async ({ page, stub }) => {
    await openPractice(page, stub)
    await button(page, /Oxygen/).click()
    await page.getByRole('link', { name: 'Ask Ilm about this' }).click()
    await expect(page).toHaveURL(/\/grade\/9\/subject\/science\?.*tab=4/)
    const carried = await page.evaluate(() => history.state)
    expect(carried.askAbout).toEqual({ moduleId: 'mod-1', questionId: 'q1', answer: 'Oxygen' })
  })

  for (const [name, body] of [
    ['a list', sixQuestions],
    ['items', { items: sixQuestions }],
    ['questions', { questions: sixQuestions }],
    ['challenges', { challenges: sixQuestions }],
    ['the module id', { 'mod-1': sixQuestions }],
  ] as const) {
    test(`questions come as ${name} (CHP-38, CHP-39, CHP-42)`, async ({ page, stub }) => {
      await openPractice(page, stub, body)
      await number(page, 1)
    })
  }

  test('a prompt is text or a typed item (CHP-40, CHP-44)', async ({ page, stub }) => {
    const base = { type: 'true-false', answer: true, priority: 'high' }
    const png = 'https://example.org/leaf.png'
    await page.route('https://example.org/**', (route) => route.fulfill({ status: 200, body: '' }))
    const prompts = [
      'plain',
      { type: 'text', content: 'typed text' },
      { type: 'image', content: png, alt: 'A leaf' },
      { type: 'video', content: 'https://example.org/a.mp4', alt: 'A film' },
      { type: 'audio', content: 'https://example.org/a.mp3', alt: 'A sound' },
      { type: 'interactive', content: 'https://example.org/sim', alt: 'A simulation' },
    ]
    await openPractice(
      page,
      stub,
      prompts.map((prompt, index) => ({ ...base, id: String(index), prompt })),
    )
    await expect(page.getByText('plain')).toBeVisible()
    await button(page, 'Next Question').click()
    await expect(page.getByText('typed text')).toBeVisible()
    await button(page, 'Next Question').click()
    await expect(page.getByRole('img', { name: 'A leaf' })).toHaveAttribute('src', png)
    await button(page, 'Next Question').click()
    await expect(page.getByLabel('A film')).toBeAttached()
    await button(page, 'Next Question').click()
    await expect(page.getByLabel('A sound')).toBeAttached()
    await button(page, 'Next Question').click()
    await expect(page.getByRole('link', { name: /A simulation/ })).toHaveAttribute('href', 'https://example.org/sim')
  })

  test('nothing there, nothing usable, broken: each says so (CHP-04, CHP-05, CHP-06, ERR-33, OPN-72, OPN-73)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub, { questions: [] })
    await expect(page.getByText('No challenges available for "mod-1"')).toBeVisible()
    await openPractice(page, stub, [], '/grade/9/subject/science/SNC1W/challenges/mod-2')
    await expect(page.getByText('No practice content found for Grade 9 science (SNC1W).')).toBeVisible()
    await stub.answer('GET /content/practice-questions', { status: 500, body: { error: 'x' }, delayMs: 2500 })
    await page.goto('/grade/9/subject/science/SNC1W/challenges/mod-3')
    await expect(page.getByText('Loading challenges…')).toBeVisible()
    await expect(page.getByText(/rough moment/)).toBeVisible()
    await stub.answer('GET /content/practice-questions', { body: sixQuestions })
    await button(page, 'Try again').click()
    await number(page, 1)
  })

  test('a grade that is no number asks for nothing (CHP-02, CHP-03)', async ({ page, stub }) => {
    await signInAtStub(page, stub)
    await open(page, '/grade/abc/subject/science/SNC1W/challenges/mod-1')
    await expect(page.getByText('Missing parameters.')).toBeVisible()
    expect(await stub.calls('GET /content/practice-questions')).toEqual([])
  })
})
