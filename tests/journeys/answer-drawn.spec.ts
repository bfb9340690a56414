import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, test } from './journey.ts'
import { button, openPractice, tabTo } from './practice-questions.ts'

const choice = (right: string, ...others: string[]) =>
  [right, ...others].map((content, index) => ({ content, correct: index === 0, feedback: `Not ${content}.` }))
const maths = {
  id: 'slope',
  type: 'maths',
  prompt: 'Differentiate.',
  expressions: [
    {
      name: 'f′(x) =',
      accepted: ['6x^2 - 5'],
      mistakes: [{ answer: '6x^2', feedback: 'The linear term has a slope too.', misconception: 'lost-term' }],
    },
  ],
  misconceptions: [{ id: 'lost-term', belief: 'A linear term has no slope.', correction: 'Its slope is its factor.' }],
}
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120" width="384" height="144"><rect x="40" y="30" width="100" height="60" fill="var(--fig-lightblue)"/><rect x="180" y="30" width="100" height="60" fill="var(--fig-peachpuff)"/></svg>'
const label = {
  id: 'parts',
  type: 'label',
  prompt: 'Name the parts.',
  figures: [{ at: 'places', kind: 'drawing', alt: 'Two boxes, a left one (1) and a right one (2).', markup: svg }],
  places: [
    { x: 0.28, y: 0.5, blank: { name: 'the left box', choices: choice('cell', 'lamp') } },
    { x: 0.72, y: 0.5, blank: { name: 'the right box', choices: choice('lamp', 'cell').reverse() } },
  ],
}
const axis = { min: -5, max: 5, step: 1 }
const line = {
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
    mistakes: [
      {
        answer: [
          [0, 1],
          [2, 2],
        ],
        feedback: 'Rise over run.',
      },
    ],
  },
}
const interval = {
  id: 'interval',
  type: 'graph',
  prompt: 'Draw x > 2.',
  graph: {
    shape: 'interval',
    x: { ...axis, label: 'x' },
    answer: [
      [2, 0],
      [5, 0],
    ],
    ends: { start: 'open', end: 'none' },
  },
}

const feedback = (page: Page) => page.getByTestId('feedback')
const clean = async (page: Page) => expect(await findBarriers(page)).toEqual([])
const board = (page: Page) => page.getByRole('group', { name: /^(Axes|Number line)/ })

/** The place of a point of the axes on the screen. */
async function placeOf(page: Page, x: number, y: number) {
  await board(page).scrollIntoViewIfNeeded()
  const frame = await board(page).boundingBox()
  if (!frame) throw new Error('there is no board')
  const unit = frame.width / 320
  return { x: frame.x + unit * (40 + ((x + 5) / 10) * 262), y: frame.y + unit * (280 - ((y + 5) / 10) * 248) }
}

test.describe('formulas, labels and graphs', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('a formula is shown as it is understood; a known mistake is named however it is written', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub, [maths])
    const field = page.getByRole('textbox', { name: 'f′(x) =' })
    const preview = page.getByTestId('maths-preview')
    await field.fill('1/2x')
    await expect(preview.locator('mfrac')).toHaveCount(1)
    await field.fill('6x^')
    await expect(preview).toContainText('Not a whole formula yet')
    await field.fill('6x')
    await button(page, 'Insert x², squared').click()
    await expect(field).toHaveValue('6x^2')
    await expect(preview.locator('msup')).toHaveText('x2')
    await clean(page)
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText('The linear term has a slope too.')
    await expect(page.getByTestId('misconception')).toContainText('Its slope is its factor.')
    await clean(page)
  })

  test('a formula by keyboard alone; what is no formula is not counted, and survives a reload', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub, [maths])
    await page.getByRole('textbox', { name: 'f′(x) =' }).focus()
    await page.keyboard.type('6x*x - ')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/doesn’t read as a formula yet/)).toBeVisible()
    await page.reload()
    await page.getByRole('textbox', { name: 'f′(x) =' }).focus()
    await page.keyboard.press('End')
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await expect(feedback(page)).toContainText('Correct')
  })

  test('labels: by pressing a place and a word, or in the list by keyboard', async ({ page, stub }) => {
    await openPractice(page, stub, [label, { ...label, id: 'again' }])
    await button(page, '2, the right box: open').click()
    await button(page, 'cell').click()
    await expect(page.getByLabel('2, the right box', { exact: true })).toHaveValue('0')
    // the next open place is the one asked for
    await expect(page.getByRole('group', { name: 'Words for 1, the left box' })).toBeVisible()
    await button(page, 'cell').click()
    await clean(page)
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText('Partly correct: 50%')
    await expect(page.getByText('Here: lamp')).toBeVisible()
    await clean(page)
    await button(page, 'Next Question').click()
    await page.getByLabel('1, the left box', { exact: true }).focus()
    await page.keyboard.type('cell')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('2, the right box', { exact: true })).toBeFocused()
    await page.keyboard.type('lamp')
    await tabTo(page, 'Check Answer')
    await page.keyboard.press('Enter')
    await expect(feedback(page)).toContainText('Correct')
  })

  test('a line by mouse: pressed, dragged, snapped; a known mistake is named and the right line drawn', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub, [line])
    await expect(button(page, 'Check Answer')).toBeDisabled()
    const [first, second, wrong] = [
      await placeOf(page, 0.2, 1.1),
      await placeOf(page, 1, 4),
      await placeOf(page, 2.1, 2),
    ]
    await page.mouse.click(first.x, first.y)
    await expect(page.getByLabel('Point 1, x')).toHaveValue('0')
    await expect(page.getByLabel('Point 1, y')).toHaveValue('1')
    await page.mouse.click(second.x, second.y)
    await page.mouse.move(second.x, second.y)
    await page.mouse.down()
    await page.mouse.move(wrong.x, wrong.y, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByLabel('Point 2, x')).toHaveValue('2')
    await clean(page)
    await page.waitForTimeout(200)
    await page.reload()
    await expect(page.getByLabel('Point 2, y')).toHaveValue('2')
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText('Partly correct: 50%')
    await expect(feedback(page)).toContainText('Rise over run.')
    await expect(page.getByText('Right, dashed in green: line through (0, 1) and (1, 3)')).toBeVisible()
    await clean(page)
  })

  test('a line by keyboard alone: placed, moved with the arrows, or typed; any two of its points will do', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub, [line, interval])
    await tabTo(page, 'Place point 1')
    await page.keyboard.press('Enter')
    const point = page.locator('[data-point="0"]')
    await expect(point).toBeFocused()
    for (let move = 0; move < 3; move++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(point).toHaveAttribute('aria-label', /at \(1, 3\)/)
    await page.getByLabel('Point 2, x').focus()
    await page.keyboard.type('−2')
    await page.keyboard.press('Tab')
    await page.keyboard.type('−3')
    await tabTo(page, 'Check Answer')
    await page.keyboard.press('Enter')
    await expect(feedback(page)).toContainText('Correct')
    await tabTo(page, 'Next Question')
    await page.keyboard.press('Enter')
    await page.getByLabel('Left end', { exact: true }).focus()
    await page.keyboard.type('2')
    await page.getByLabel('Left end: does it belong?').selectOption('open')
    await page.getByLabel('Right end: does it belong?').selectOption('none')
    await clean(page)
    await tabTo(page, 'Check Answer')
    await page.keyboard.press('Enter')
    await expect(feedback(page)).toContainText('Correct')
  })
})

test.describe('formulas, labels and graphs by finger', () => {
  test.use({ baseURL: journeyAddresses.stubApp, hasTouch: true, viewport: { width: 390, height: 844 } })

  test('each works by touch on a phone, and nothing is wider than the screen', async ({ page, stub }) => {
    await openPractice(page, stub, [maths, label, line])
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('textbox', { name: 'f′(x) =' }).tap()
    await page.keyboard.type('6x^2-5')
    await fits()
    await button(page, 'Check Answer').tap()
    await expect(feedback(page)).toContainText('Correct')
    await button(page, 'Next Question').tap()
    await button(page, '1, the left box: open').tap()
    await button(page, 'cell').tap()
    await button(page, 'lamp').tap()
    await fits()
    await button(page, 'Check Answer').tap()
    await expect(feedback(page)).toContainText('Correct')
    await button(page, 'Next Question').tap()
    await board(page).scrollIntoViewIfNeeded()
    for (const [x, y] of [
      [0, 1],
      [2, 5],
    ] as const) {
      const place = await placeOf(page, x, y)
      await page.touchscreen.tap(place.x, place.y)
    }
    await fits()
    await button(page, 'Check Answer').tap()
    await expect(feedback(page)).toContainText('Correct')
  })
})
