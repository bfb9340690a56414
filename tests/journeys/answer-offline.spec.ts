import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { examPath, signInAtStub, startStubExam, stubExam, stubItem, submitExam } from './exam-stub.ts'
import { expect, test } from './journey.ts'
import { button, goTo, openPractice, tile } from './practice-questions.ts'
import { lines, textOf, written } from './written-question.ts'

// Every way of answering beside CHP-39 with the network gone: it is there, checked by the device, and recorded (D5, D7).

test.use({ baseURL: journeyAddresses.stubApp, expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] })

const choices = (right: string, other: string) => [
  { content: right, correct: true },
  { content: other, correct: false },
]
const current = { name: 'Current', answer: 0.5, tolerance: 0.01, unit: 'A' }
const change = { name: 'Change', choices: choices('halves', 'doubles') }
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120" width="384" height="144"><rect x="40" y="30" width="100" height="60" fill="var(--fig-lightblue)"/></svg>'
const axis = { min: -5, max: 5, step: 1 }
const questions = [
  { id: 'sun', type: 'true-false', prompt: 'The Sun is a star.', answer: true },
  {
    id: 'select',
    type: 'multiple-select',
    prompt: 'Which of these conduct?',
    options: [
      { id: 'copper', content: 'Copper', correct: true },
      { id: 'glass', content: 'Glass' },
      { id: 'salt-water', content: 'Salt water', correct: true },
    ],
  },
  { id: 'order', type: 'ordering', prompt: 'From small to large.', items: ['Atom', 'Cell'] },
  {
    id: 'grid',
    type: 'table',
    prompt: 'Fill in the table.',
    table: { columns: ['Part', 'Current'], rows: [{ head: 'Lamp', cells: [{ blank: current }] }] },
  },
  { id: 'sentence', type: 'inline-choice', prompt: 'Complete it.', sentence: [{ text: 'It ' }, { blank: change }] },
  { id: 'slope', type: 'maths', prompt: 'Differentiate.', expressions: [{ name: 'f′(x) =', accepted: ['6x^2 - 5'] }] },
  {
    id: 'parts',
    type: 'label',
    prompt: 'Name the part.',
    figures: [{ at: 'places', kind: 'drawing', alt: 'A box (1).', markup: svg }],
    places: [{ x: 0.28, y: 0.5, blank: { name: 'the box', choices: choices('cell', 'lamp') } }],
  },
  {
    id: 'line',
    type: 'graph',
    prompt: 'Draw y = 2x + 1.',
    graph: {
      shape: 'line',
      x: { ...axis, label: 'x' },
      y: { ...axis, label: 'y' },
      answer: [
        [0, 1],
        [1, 3],
      ],
    },
  },
]

/** Puts the right answer to a question where it is answered. */
const give: Record<string, (page: Page) => Promise<void>> = {
  select: async (page) => {
    await page.getByLabel('Copper').check()
    await page.getByLabel('Salt water').check()
  },
  order: async (page) => {
    const first = page.getByRole('list', { name: 'Items in order' }).getByRole('listitem').first()
    if (!(await first.textContent())?.includes('Atom')) await button(page, 'Move Atom up').click()
    // an order that stands right already is said to be meant
    else
      await button(page, 'Move Atom down')
        .click()
        .then(() => button(page, 'Move Atom up').click())
  },
  grid: (page) => page.getByLabel('Current').fill('500 mA'),
  sentence: async (page) => void (await page.getByLabel('Change').selectOption('halves')),
  slope: (page) => page.getByRole('textbox', { name: 'f′(x) =' }).fill('3*2*x*x - 5'),
  parts: async (page) => void (await page.getByLabel('the box').last().selectOption('cell')),
  line: async (page) => {
    for (const [name, value] of [
      ['Point 1, x', '-1'],
      ['Point 1, y', '-1'],
      ['Point 2, x', '2'],
      ['Point 2, y', '5'],
    ] as const)
      await page.getByLabel(name).fill(value)
  },
}
const kinds = questions.slice(1)
const examItems = [
  stubItem('q1'),
  ...kinds.map((question) => {
    const { id, prompt } = question
    return { id, prompt, question, moduleId: 'm1', topic: 'Energy' }
  }),
]

test('in practice: each is answered, checked and recorded without a network, and is still there when it is back', async ({
  page,
  context,
  stub,
}) => {
  await openPractice(page, stub, [...questions, written])
  // what the page fetches ahead is there
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const { id } of kinds) {
    await button(page, 'Next Question').click()
    await give[id]?.(page)
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback'), id).toContainText('Correct')
  }
  await button(page, 'Next Question').click()
  await textOf(page, 'a').fill('In series: one path.')
  await page.getByLabel('Voltage, in V').fill('12')
  await button(page, 'Mark it with the rubric').click()
  await lines(page, 'a').getByText('Yes, 1 point').click()
  await lines(page, 'a').getByRole('radio', { name: '2', exact: true }).check()
  await button(page, 'Check Answer').click()
  await expect(page.getByTestId('feedback')).toContainText('Correct')
  await expect(tile(page, 'Attempted')).toHaveText('8')
  await context.setOffline(false)
  await page.reload()
  await expect(tile(page, 'Attempted')).toHaveText('8')
})

test('in an exam: questions not seen before the network went are answered, scored by the device, and sent when it is back (D7, D8)', async ({
  page,
  context,
  stub,
}) => {
  await signInAtStub(page, stub, stubExam({ items: examItems }))
  await startStubExam(page)
  // an exam that has begun has all it needs: nothing is waited for
  await context.setOffline(true)
  await page.getByRole('radio', { name: /right q1/ }).check({ force: true })
  for (const { id } of kinds) {
    await page.getByRole('button', { name: 'Next Question' }).click()
    await give[id]?.(page)
  }
  await expect(page.getByText('8 of 8 answered')).toBeVisible()
  await submitExam(page)
  await expect(page.getByText('100%').first()).toBeVisible()
  await expect(page.getByText('Not yet synced')).toBeVisible()
  expect(await stub.calls('POST /content/exam/attempts')).toEqual([])
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Not yet synced')).toBeHidden()
  const [sent] = await stub.calls('POST /content/exam/attempts')
  expect(sent?.body).toMatchObject({
    score: 100,
    replies: Object.fromEntries(kinds.map(({ id, type }) => [id, { type }])),
  })
})

test('an exam that cannot be had whole does not begin: its clock stands still until the network is back (D8)', async ({
  page,
  context,
  stub,
}) => {
  await signInAtStub(page, stub, stubExam({ items: examItems }))
  await page.goto(examPath)
  const start = button(page, 'Start Practice Exam')
  await expect(start).toBeEnabled()
  await context.setOffline(true)
  await start.click()
  await expect(page.getByText('The exam could not be started. Please check your connection')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue the exam' })).toHaveCount(0)
  await context.setOffline(false)
  await start.click()
  await expect(page.getByText('Question 1 of 8')).toBeVisible()
})

test.describe('what a page can do without', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('cannot be fetched: the page lives on without it', async ({ page, stub }) => {
    const refused: string[] = []
    await page.route(/\/assets\/[^/]*(?:continue-link|signed-in)-[^/]*\.js$/, (route) => {
      refused.push(route.request().url())
      return route.abort()
    })
    await openPractice(page, stub)
    await goTo(page, 2)
    expect(refused.some((url) => url.includes('continue-link'))).toBe(true)
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  })
})
