import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, open, signUp, test } from './journey.ts'
import { openPractice, practicePath, signInAtStub, sixQuestions } from './practice-questions.ts'

const main = '#content'
const tile = (page: Page, label: string) =>
  page.locator('[data-slot=stat-tile]').filter({ hasText: label }).locator('dd')
const button = (page: Page, name: string | RegExp) =>
  page.locator(main).getByRole('button', { name, exact: typeof name === 'string' })
const number = (page: Page, n: number, of = 6) =>
  expect(page.getByText(`Question ${n} of ${of}`, { exact: true })).toBeVisible()
const goTo = async (page: Page, n: number) => {
  for (let i = 1; i < n; i++) await button(page, /Next Question/).click()
  await number(page, n)
}

test.describe('at a gateway of odd shapes', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('a choice answers, is marked, and its mistake is named; the tiles follow (CHP-01, CHP-07..12, CHP-14, CHP-15, CHP-17, CHP-19, CHP-25, CHP-32, CHP-33, CHP-41)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge Check – SNC1W / mod-1')
    await number(page, 1)
    await expect(button(page, 'Analytics')).toBeDisabled()
    await expect(button(page, '0 to Retry')).toBeDisabled()
    await expect(tile(page, 'Attempted')).toHaveText('0')
    await expect(page.getByTestId('overall-chip')).toBeHidden()
    await expect(page.getByText('Easy', { exact: true })).toBeVisible()
    for (const [hint, left] of [
      ['Think of the leaf.', 2],
      ['It has carbon in it.', 1],
      ['It is CO₂.', 0],
    ] as const) {
      await expect(page.getByText(hint)).toBeHidden()
      await button(page, /Hint/).click()
      await expect(page.getByText(hint)).toBeVisible()
      if (left > 0) await expect(button(page, /Hint/)).toContainText(`${left} left`)
    }
    await expect(button(page, /Hint/)).toBeHidden()
    await button(page, /Oxygen/).click()
    const feedback = page.getByTestId('feedback')
    await expect(feedback).toContainText('Incorrect')
    await expect(feedback).toContainText('That is what they give off.')
    await expect(page.getByTestId('misconception')).toContainText('Plants breathe oxygen in.')
    await expect(feedback).toContainText('Carbon dioxide and water become sugar.')
    await expect(button(page, /Oxygen/)).toContainText('Your answer')
    await expect(button(page, /Carbon dioxide/)).toContainText('Correct answer')
    await expect(button(page, '1 to Retry')).toBeEnabled()
    await expect(button(page, 'Analytics')).toBeEnabled()
    await expect(tile(page, 'Accuracy')).toHaveText('0.0%')
    await expect(page.getByTestId('overall-chip')).toHaveText('Overall 0.0%')
    await button(page, 'Retry').click()
    await expect(feedback).toBeEmpty()
    await button(page, /Carbon dioxide/).click()
    await expect(feedback).toContainText('Correct')
    await expect(tile(page, 'Accuracy')).toHaveText('100.0%')
    await expect(tile(page, 'Current Streak')).toHaveText('1')
    await expect(tile(page, 'Avg Time')).toHaveText(/^\d+s$/)
    await expect(page.getByText('1 of 6')).toBeVisible()
    await expect(page.getByTestId('overall-chip')).toHaveText('Overall 100.0%')
    await expect(page.getByTestId('overall-chip')).toHaveClass(/text-success/)
  })

  test('accuracy is shown to one decimal, and below 70 the chip warns (CHP-09, CHP-11, CHP-26, OPN-81, CTR-34)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await button(page, /Carbon dioxide/).click()
    await button(page, 'Next Question').click()
    await button(page, 'Skip').click()
    await number(page, 3)
    await button(page, 'Skip').click()
    await number(page, 4)
    await expect(tile(page, 'Attempted')).toHaveText('3')
    await expect(tile(page, 'Accuracy')).toHaveText('33.3%')
    await expect(page.getByTestId('overall-chip')).toHaveClass(/text-warning/)
    await expect(button(page, '0 to Retry')).toBeDisabled()
  })

  test('feedback comes about 300 ms after the answer (CHP-25, CON-10)', async ({ page, stub }) => {
    await openPractice(page, stub)
    await number(page, 1)
    const delay = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const feedback = document.querySelector('[data-testid=feedback]')
          const option = [...document.querySelectorAll('button')].find((b) => b.textContent?.includes('Carbon dioxide'))
          const start = performance.now()
          new MutationObserver(() => resolve(performance.now() - start)).observe(feedback ?? document, {
            childList: true,
          })
          option?.click()
        }),
    )
    expect(delay).toBeGreaterThan(280)
    expect(delay).toBeLessThan(700)
  })

  test('true and false without options come from the answer; labels of difficulty (CHP-14, OPN-76)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await goTo(page, 2)
    await expect(page.getByText('Intermediate', { exact: true })).toBeVisible()
    await button(page, /True/).click()
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await button(page, 'Next Question').click()
    await expect(page.getByText('Advanced', { exact: true })).toBeVisible()
  })

  test('a number counts within its tolerance, in any unit; what is no number is not counted (CHP-20, CHP-21, CHP-22)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await goTo(page, 3)
    const input = page.getByLabel('Your answer in m')
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await expect(button(page, 'Check Answer')).toBeDisabled()
    await input.fill('   ')
    await expect(button(page, 'Check Answer')).toBeDisabled()
    await input.fill('ten or so')
    await button(page, 'Check Answer').click()
    await expect(page.getByText(/doesn’t read as a number yet/)).toBeVisible()
    await expect(input).toBeFocused()
    await expect(tile(page, 'Attempted')).toHaveText('0')
    await input.fill('1.05e3 cm')
    await expect(page.getByText('Read as 1050')).toBeVisible()
    await input.press('Enter')
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await expect(tile(page, 'Attempted')).toHaveText('1')
    await button(page, 'Next Question').click()
    await button(page, 'Previous').click()
    // CHP-31: a change of question resets
    await expect(input).toHaveValue('')
    await input.fill('10.51')
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Incorrect')
    await expect(page.getByTestId('feedback')).toContainText('10 m')
  })

  test('a short answer is compared fairly, with its sample either way; characters are counted (CHP-22, CHP-23, CHP-24, D17)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await goTo(page, 4)
    const input = page.getByLabel('Your answer')
    await input.fill('  ')
    await expect(button(page, 'Check Answer')).toBeDisabled()
    await input.fill('The  Photo-Synthesis.')
    await expect(page.getByText('21 characters')).toBeVisible()
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await expect(page.getByTestId('feedback')).toContainText('Sample answer')
    await button(page, 'Next Question').click()
    await button(page, 'Previous').click()
    await input.fill('respiration')
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Incorrect')
    await expect(page.getByTestId('feedback')).toContainText('Photosynthesis')
  })

  test('pairs are put together by pointer and checked; draw and match have Show Answer (CHP-27, CHP-28, CHP-29, CTR-30, D18)', async ({
    page,
    stub,
  }) => {
    await openPractice(page, stub)
    await goTo(page, 5)
    await expect(button(page, 'Check Answer')).toBeDisabled()
    for (const right of ['H2O', 'NaCl', 'O2'])
      await page.getByRole('list', { name: 'Partners' }).getByRole('button', { name: right }).click()
    await button(page, 'Check Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await button(page, 'Next Question').click()
    await expect(page.getByText('Drawing interface will be available in a future update.')).toBeVisible()
    await expect(button(page, 'Check Answer')).toBeHidden()
    await button(page, 'Show Answer').click()
    await expect(page.getByTestId('feedback')).toContainText('Answer shown')
    await expect(page.getByTestId('feedback')).toContainText('Grass, hare, lynx')
    // CHP-18: the last one starts over
    await expect(button(page, 'Next Question')).toBeHidden()
    await button(page, 'Start Over').click()
    await number(page, 1)
    await button(page, 'Previous').click()
    await number(page, 6)
  })

  test('a match without pairs is a preview (CHP-27)', async ({ page, stub }) => {
    const match = { id: 'm', type: 'match', prompt: 'Match these.', options: [{ id: '1', content: 'Leaf' }] }
    await openPractice(page, stub, [match])
    await expect(page.getByText('Preview only')).toBeVisible()
    await expect(page.getByText('Leaf')).toBeVisible()
    await expect(button(page, 'Check Answer')).toBeHidden()
    await button(page, 'Show Answer').click()
    await expect(tile(page, 'Attempted')).toHaveText('1')
  })

  test('the countdown warns at 30 and 10 seconds and locks at zero (CHP-16, CHP-30, OPN-78, OPN-79)', async ({
    page,
    stub,
  }) => {
    const timed = { ...sixQuestions[2], timeLimitSeconds: 32 }
    await openPractice(page, stub, [timed, sixQuestions[0]])
    const chip = page.getByTestId('countdown')
    await expect(chip).toHaveAttribute('data-level', 'calm')
    await expect(chip).toHaveAttribute('data-level', 'warning', { timeout: 4000 })
    await button(page, 'Next Question').click()
    await expect(chip).toBeHidden()
    await openPractice(
      page,
      stub,
      [{ ...timed, id: 'short', timeLimitSeconds: 2 }],
      '/grade/9/subject/science/SNC1W/challenges/mod-2',
    )
    await expect(chip).toHaveAttribute('data-level', 'error')
    await page.getByLabel('Your answer in m').fill('10')
    await expect(page.getByTestId('feedback')).toContainText('Time’s up', { timeout: 5000 })
    await expect(page.getByLabel('Your answer in m')).toHaveAttribute('readonly', '')
    await expect(tile(page, 'Accuracy')).toHaveText('0.0%')
    await expect(button(page, '1 to Retry')).toBeEnabled()
  })

  test('a missed question is not skipped without asking (CHP-07, CHP-33, CHP-34, OPN-74)', async ({ page, stub }) => {
    await openPractice(page, stub)
    await button(page, /Oxygen/).click()
    await expect(button(page, 'Retry')).toBeVisible()
    await button(page, 'Skip').click()
    const dialog = page.getByRole('alertdialog', { name: 'Retry Question?' })
    await dialog.getByRole('button', { name: 'Try Again (Recommended)' }).click()
    await expect(dialog).toBeHidden()
    await number(page, 1)
    await expect(page.getByTestId('feedback')).toBeEmpty()
    await button(page, 'Skip').click()
    await dialog.getByRole('button', { name: 'Skip This Question' }).click()
    await number(page, 2)
    await goToLast(page)
    await button(page, '1 to Retry').click()
    await number(page, 1)
  })

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
    await stub.answer('GET /content/practice-questions', { status: 500, body: { error: 'x' }, delayMs: 500 })
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

  test('every type of question by keyboard alone, and axe finds nothing (CHP-19..32, D18)', async ({ page, stub }) => {
    await openPractice(page, stub)
    const press = async (name: string | RegExp) => {
      await tabTo(page, name)
      await page.keyboard.press('Enter')
    }
    const clean = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await clean()
    await press(/Oxygen/)
    await expect(page.getByTestId('feedback')).toContainText('Incorrect')
    await page.waitForTimeout(400)
    await clean()
    await press('Next Question')
    await expect(page.getByText('Question 2 of 6')).toBeFocused()
    await press(/True/)
    await press('Next Question')
    await tabTo(page, 'Your answer in m')
    await page.keyboard.type('10 m')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await press('Next Question')
    await tabTo(page, 'Your answer')
    await page.keyboard.type('photosynthesis')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await press('Next Question')
    await clean()
    for (const right of ['H2O', 'NaCl', 'O2']) await press(new RegExp(`^${right}`))
    await press('Check Answer')
    await expect(page.getByTestId('feedback')).toContainText('Correct')
    await press('Next Question')
    await press('Show Answer')
    await expect(page.getByTestId('feedback')).toContainText('Answer shown')
    await press('Start Over')
    await number(page, 1)
    await expect(tile(page, 'Attempted')).toHaveText('6')
  })
})

test('a visitor is asked to sign in (SHL-08, SHL-12)', async ({ page }) => {
  await page.goto('/ap/biology/challenges/core')
  await expect(page).toHaveURL(/\/signin/)
})

test('a real module: its title, other numbers for a template, a formula read and compared (CHP-01, D14, D17)', async ({
  page,
}) => {
  await signUp(page)
  await open(page, '/grade/9/subject/math/MTH1W/challenges/algebraic-expressions-equations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Knowledge Check – MTH1W \/ [A-Z]/)
  const prompt = page.locator('[data-slot=rich-text]').first()
  const before = await prompt.textContent()
  await page.getByRole('list', { name: 'Answers' }).getByRole('button').first().click()
  await button(page, 'Another like this').click()
  await expect(prompt).not.toHaveText(before ?? '')
  await expect(page.getByTestId('feedback')).toBeEmpty()
  // the loom question takes a formula
  for (let tries = 0; tries < 40 && !(await page.getByText(/loom design/).isVisible()); tries++)
    await button(page, 'Next Question').click()
  const input = page.getByLabel('Your answer')
  await input.fill('2(n+')
  await button(page, 'Check Answer').click()
  await expect(page.getByText(/doesn’t read as a formula yet/)).toBeVisible()
  await expect(tile(page, 'Attempted')).toHaveText('1')
  await input.fill('3n+2(x+1)')
  await expect(page.getByText('Read as 3·n + 2·(x + 1)')).toBeVisible()
})

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let tries = 0; tries < 80; tries++) {
    const isThere = await page.evaluate(
      ([source, isExact]) => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement) || !element.matches('button, a, input')) return false
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent
        const text = (label ?? '').trim()
        return isExact ? text === source : new RegExp(String(source)).test(text)
      },
      [typeof name === 'string' ? name : name.source, typeof name === 'string'] as const,
    )
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached by keyboard`)
}

async function goToLast(page: Page) {
  for (let n = 2; n < 6; n++) await button(page, /Next Question/).click()
}
