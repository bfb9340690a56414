import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { signInAtStub as signInForExam, startStubExam, stubExam, stubItem, submitExam } from './exam-stub.ts'
import { expect, findBarriers, test } from './journey.ts'
import { button, openPractice, tabTo, tile } from './practice-questions.ts'

// Ways of answering beside CHP-39, as the embedded gateway sends them: by mouse, by finger and by keyboard alone.

const choices = (right: string, ...others: string[]) =>
  [right, ...others].map((content, index) => ({ content, correct: index === 0 }))
const wrongIdea = { feedback: 'The battery keeps its voltage, not its current.', misconception: 'constant-current' }
const newTypes = [
  {
    id: 'select',
    type: 'multiple-select',
    prompt: 'Which of these conduct?',
    options: [
      { id: 'copper', content: 'Copper', correct: true },
      {
        id: 'glass',
        content: 'Glass',
        feedback: 'Glass holds its electrons tightly.',
        misconception: 'glass-conducts',
      },
      { id: 'salt-water', content: 'Salt water', correct: true },
    ],
    misconceptions: [{ id: 'glass-conducts', belief: 'Glass conducts.', correction: 'Glass insulates.' }],
    hints: ['What is a wire made of?'],
    explanation: 'Both have charges that can move.',
  },
  {
    id: 'order',
    type: 'ordering',
    prompt: 'From small to large.',
    items: ['Atom', 'Cell', 'Leaf'],
    ends: { start: 'smallest', end: 'largest' },
  },
  {
    id: 'grid',
    type: 'table',
    prompt: 'Fill in the table.',
    table: {
      columns: ['Part', 'Current', 'Change'],
      rows: [
        {
          head: 'Lamp',
          cells: [
            { blank: { name: 'Lamp, Current', answer: 0.5, tolerance: 0.01, unit: 'A' } },
            { blank: { name: 'Lamp, Change', choices: choices('halves', 'doubles') } },
          ],
        },
      ],
    },
  },
  {
    id: 'sentence',
    type: 'inline-choice',
    prompt: 'Complete the sentence.',
    sentence: [
      { text: 'The current ' },
      {
        blank: {
          name: 'Current',
          choices: [...choices('doubles'), { content: 'stays', correct: false, ...wrongIdea }],
        },
      },
      { text: '.' },
    ],
  },
]

const feedback = (page: Page) => page.getByTestId('feedback')
const clean = async (page: Page) => expect(await findBarriers(page)).toEqual([])
const moveUp = (page: Page, name: string) => button(page, `Move ${name} up`)

/** Puts the items of the ordering question in order, whatever order they are shown in. */
async function order(page: Page, press: (name: string) => Promise<void>) {
  const places = page.getByRole('list', { name: 'Items in order' }).getByRole('listitem')
  for (const [place, item] of ['Atom', 'Cell', 'Leaf'].entries()) {
    for (let tries = 0; tries < 3 && !(await places.nth(place).textContent())?.includes(item); tries++)
      await press(item)
  }
}

test.describe('ways of answering', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('by mouse: each is put together, checked, marked in its places, and in part right where it is', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub, newTypes)
    await expect(button(page, 'Check Answer')).toBeDisabled()
    await page.getByLabel('Copper').check()
    await page.getByLabel('Glass').check()
    await page.getByLabel('Salt water').check()
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText('Partly correct: 50%')
    await expect(feedback(page)).toContainText('Glass holds its electrons tightly.')
    await expect(page.getByTestId('misconception')).toContainText('Glass insulates.')
    await expect(page.getByText('Not this one')).toBeVisible()
    await clean(page)
    await button(page, 'Next Question').click()

    await expect(button(page, 'Check Answer')).toBeDisabled()
    await order(page, (name) => moveUp(page, name).click())
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText('Correct')
    await clean(page)
    await button(page, 'Next Question').click()

    await page.getByLabel('Lamp, Current').fill('lots')
    await page.getByLabel('Lamp, Change').selectOption('doubles')
    await button(page, 'Check Answer').click()
    // what is no number is not counted (CHP-21)
    await expect(page.getByText(/doesn’t read as a number yet/)).toBeVisible()
    await page.getByLabel('Lamp, Current').fill('500 mA')
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText('Partly correct: 50%')
    await expect(page.getByText('Here: halves')).toBeVisible()
    await clean(page)
    await button(page, 'Next Question').click()

    await page.getByLabel('Current').selectOption('stays')
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText('The battery keeps its voltage')
    await clean(page)
    await expect(tile(page, 'Attempted')).toHaveText('4')
  })

  test('by keyboard alone', async ({ page, stub }) => {
    await openPractice(page, stub, newTypes)
    const press = async (name: string | RegExp, key = 'Enter') => {
      await tabTo(page, name)
      await page.keyboard.press(key)
    }
    await press('Copper', 'Space')
    await press('Salt water', 'Space')
    await press('Check Answer')
    await expect(feedback(page)).toContainText('Correct')
    await press('Next Question')
    await order(page, async (name) => {
      await moveUp(page, name).focus()
      await page.keyboard.press('Enter')
      // the row moved, and the focus with it
      await expect(moveUp(page, name)).toBeFocused()
    })
    await press('Check Answer')
    await expect(feedback(page)).toContainText('Correct')
    await press('Next Question')
    await page.getByLabel('Lamp, Current').focus()
    await page.keyboard.type('0.5')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Lamp, Change')).toBeFocused()
    await page.keyboard.type('halves')
    await press('Check Answer')
    await expect(feedback(page)).toContainText('Correct')
    await press('Next Question')
    await page.getByLabel('Current').focus()
    await page.keyboard.type('doubles')
    await press('Check Answer')
    await expect(feedback(page)).toContainText('Correct')
  })

  test('what is put together survives a reload', async ({ page, stub }) => {
    await openPractice(page, stub, newTypes)
    await page.getByLabel('Copper').check()
    await page.waitForTimeout(200)
    await page.reload()
    await expect(page.getByLabel('Copper')).toBeChecked()
    await expect(page.getByLabel('Glass')).not.toBeChecked()
  })

  test('in an exam: answers are kept through a reload, handed in beside the options, scored and reviewed (EXD-09, EXD-13)', async ({
    page,
    stub,
  }) => {
    const { prompt, ...select } = { ...newTypes[0], prompt: 'Which of these conduct?' }
    const items = [
      stubItem('q1'),
      { id: 'select', prompt, moduleId: 'm1', topic: 'Energy', question: { ...select, prompt } },
      { id: 'unknown', prompt: 'From a later release', question: { id: 'x', type: 'hologram', prompt: 'x' } },
    ]
    await signInForExam(page, stub, stubExam({ items }))
    await startStubExam(page)
    // what this release does not know is left out (EXD-07)
    await expect(page.getByText('Question 1 of 2')).toBeVisible()
    await page.getByRole('radio', { name: /right q1/ }).check({ force: true })
    await page.getByRole('button', { name: 'Next Question' }).click()
    await page.getByLabel('Copper').check()
    await expect(page.getByText('2 of 2 answered')).toBeVisible()
    await page.waitForTimeout(200)
    await page.reload()
    await page.getByRole('button', { name: 'Next Question' }).click()
    await expect(page.getByLabel('Copper')).toBeChecked()
    await clean(page)
    await submitExam(page)
    await expect(page.getByText('75%').first()).toBeVisible()
    const sent = (await stub.calls('POST /content/exam/attempts')).at(-1)
    expect(sent?.body).toMatchObject({
      answers: { q1: 0 },
      replies: { select: { type: 'multiple-select', optionIds: ['copper'] } },
      score: 75,
    })
    await page
      .getByRole('link', { name: /Review/ })
      .first()
      .click()
    await expect(page.getByText('Partly correct: 50%')).toBeVisible()
    await expect(page.getByText('Missed')).toBeVisible()
  })
})

test.describe('by finger', () => {
  test.use({ baseURL: journeyAddresses.stubApp, hasTouch: true, viewport: { width: 390, height: 844 } })

  test('every way of answering works by touch on a phone, and nothing is wider than the screen', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub, newTypes)
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByText('Copper', { exact: true }).tap()
    await page.getByText('Salt water', { exact: true }).tap()
    await fits()
    await button(page, 'Check Answer').tap()
    await expect(feedback(page)).toContainText('Correct')
    await button(page, 'Next Question').tap()
    await order(page, (name) => moveUp(page, name).tap())
    await fits()
    await button(page, 'Check Answer').tap()
    await expect(feedback(page)).toContainText('Correct')
    await button(page, 'Next Question').tap()
    await page.getByLabel('Lamp, Current').tap()
    await page.keyboard.type('0.5')
    await page.getByLabel('Lamp, Change').selectOption('halves')
    await fits()
    await button(page, 'Check Answer').tap()
    await expect(feedback(page)).toContainText('Correct')
    await button(page, 'Next Question').tap()
    await page.getByLabel('Current').selectOption('doubles')
    await fits()
    await button(page, 'Check Answer').tap()
    await expect(feedback(page)).toContainText('Correct')
  })
})
