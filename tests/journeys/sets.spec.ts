import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { signInAtStub as signInForExam, startStubExam, stubExam, stubItem, submitExam } from './exam-stub.ts'
import { expect, findBarriers, test } from './journey.ts'
import { button, number, openPractice } from './practice-questions.ts'
import { examWithSet, practiceWithSet, variantOfSet } from './set-stub.ts'

// A stimulus and its questions (D24): in practice and in an exam, with what the student marks on it (D5).

const pane = (page: Page) => page.getByRole('region', { name: 'Two lamps', exact: true })
const textOf = (page: Page, name = 'Two lamps') => page.getByRole('group', { name: `Text of ${name}` })
const clean = async (page: Page) => expect(await findBarriers(page)).toEqual([])
const next = (page: Page) => button(page, /Next Question/).click()
/** An act is on the disk. */
const settle = (page: Page) => page.waitForTimeout(400)

/** Drags over the words of the first paragraph, as a mouse does. */
async function selectFirstParagraph(page: Page) {
  await textOf(page).locator('p').first().click({ clickCount: 3 })
}
const marked = (page: Page) =>
  page.evaluate(() =>
    ['student-highlight', 'student-note'].map((name) => [...(CSS.highlights.get(name) ?? [])].map(String)),
  )

test.use({ baseURL: journeyAddresses.stubApp })

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } })

    test('practice shows a set with its stimulus, item by item; filter, other numbers and reload keep it together (D24)', async ({
      page,
      stub,
    }) => {
      await stub.answer('GET /content/practice-variant', { body: variantOfSet })
      await openPractice(page, stub, practiceWithSet)
      await number(page, 1, 5)
      await expect(pane(page)).toBeHidden()
      await next(page)
      await expect(pane(page)).toContainText('Questions 2 to 4')
      await expect(pane(page)).toContainText('The source gives 6 V.')
      await clean(page)
      if (width === 1280) {
        const [left, right] = [
          await pane(page).boundingBox(),
          await page.getByText('Question s1, seed 6?').boundingBox(),
        ]
        expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
      } else {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        // one tap puts it away, one brings it back
        await button(page, 'Hide Two lamps').click()
        await expect(textOf(page)).toBeHidden()
        await clean(page)
        await settle(page)
        await page.reload()
        await number(page, 2, 5)
        await expect(textOf(page)).toBeHidden()
        await button(page, 'Show Two lamps').click()
      }
      // its own scroll
      await textOf(page).evaluate((box) => box.scrollTo(0, 300))
      await next(page)
      await expect(page.getByText('Question s2, seed 6?')).toBeVisible()
      expect(await textOf(page).evaluate((box) => box.scrollTop)).toBe(300)

      await button(page, /right s2/).click()
      await button(page, 'This set with other numbers').click()
      await expect(page.getByText('Question s2, seed 9?')).toBeVisible()
      await expect(pane(page)).toContainText('The source gives 9 V.')
      await next(page)
      await expect(page.getByText('Question s3, seed 9?')).toBeVisible()
      await expect(pane(page)).toContainText('The source gives 9 V.')
      await settle(page)
      await page.reload()
      await expect(page.getByText('Question s3, seed 9?')).toBeVisible()
      await expect(pane(page)).toContainText('The source gives 9 V.')
      await next(page)
      await expect(page.getByText('Question alone-2, seed 0?')).toBeVisible()
      await expect(pane(page)).toBeHidden()

      await page.getByText('Filter by tag').click()
      await button(page, 'special').click()
      await number(page, 1, 1)
      // the lone item with its stimulus
      await expect(pane(page)).toContainText('Question 1')
      await expect(pane(page)).toContainText('The source gives 6 V.')
    })

    test('what is marked by mouse, and how far was read, is there after a reload, and in the list (D5)', async ({
      page,
      stub,
    }) => {
      await openPractice(page, stub, practiceWithSet)
      await next(page)
      await selectFirstParagraph(page)
      await button(page, 'Highlight').click()
      await expect(pane(page).getByRole('status')).toHaveText('Highlighted')
      await expect.poll(() => marked(page)).toEqual([['The source gives 6 V.'], []])
      await textOf(page).locator('p').nth(1).click({ clickCount: 3 })
      await button(page, 'Note').click()
      await page.getByLabel(/Your note on “Paragraph 1/).fill('What is "dim"?')
      await button(page, 'Save note').click()
      await button(page, 'My notes (2)').click()
      await expect(page.getByText('What is "dim"?')).toBeVisible()
      await clean(page)
      await button(page, 'My notes (2)').click()
      await textOf(page).evaluate((box) => box.scrollTo(0, 400))
      await page.waitForTimeout(1200)

      await page.reload()
      await expect(button(page, 'My notes (2)')).toBeVisible()
      await expect
        .poll(() => marked(page))
        .toMatchObject([['The source gives 6 V.'], [expect.stringContaining('Paragraph 1')]])
      await expect.poll(() => textOf(page).evaluate((box) => Math.round(box.scrollTop / 100))).toBe(4)
      await button(page, 'My notes (2)').click()
      await button(page, 'Show in the text: “The source gives 6 V.”').click()
      expect(await page.evaluate(() => String(document.getSelection()))).toBe('The source gives 6 V.')
      // a second press takes the highlight away
      await button(page, 'Highlight').click()
      await expect(button(page, 'My notes (1)')).toBeVisible()
      await button(page, /Remove the mark on “Paragraph 1/).click()
      await expect(button(page, 'My notes (0)')).toBeVisible()
      await expect.poll(() => marked(page)).toEqual([[], []])
    })

    test('by keyboard alone: fold, select words, highlight, write a note, remove it', async ({ page, stub }) => {
      await openPractice(page, stub, practiceWithSet)
      await next(page)
      await textOf(page).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Shift+ArrowRight')
      await expect(pane(page).getByRole('status')).toHaveText('source gives')
      await page.keyboard.press('h')
      await expect.poll(() => marked(page)).toEqual([['source gives'], []])
      await page.keyboard.press('Shift+ArrowDown')
      await expect(pane(page).getByRole('status')).toHaveText('source gives 6 V.')
      await page.keyboard.press('n')
      await expect(page.getByLabel('Your note on “source gives 6 V.”')).toBeFocused()
      await page.keyboard.type('Twice as much?')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(textOf(page)).toBeFocused()
      // 1 to 9 and letters that were typed chose nothing
      await expect(page.getByTestId('feedback')).toBeEmpty()
      await page.keyboard.press('Shift+Tab')
      await expect(button(page, 'My notes (2)')).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(button(page, 'Show in the text: “source gives”')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(button(page, 'My notes (1)')).toBeVisible()
      await expect(page.getByText('Twice as much?')).toBeVisible()
    })

    test('an exam shows a set beside its passage, as a group in the navigator, through reload to the review (D8, D24)', async ({
      page,
      stub,
    }) => {
      await signInForExam(page, stub, stubExam(examWithSet(stubItem)))
      await startStubExam(page)
      const poem = page.getByRole('region', { name: 'A poem', exact: true })
      await expect(poem).toBeHidden()
      await page.getByRole('button', { name: 'Question 2, set 1, not answered' }).click()
      await expect(poem).toContainText('Questions 2 to 3')
      // every fifth line is numbered, gaps are not counted
      expect(
        await poem.locator('[data-line]').evaluateAll((lines) => lines.map((line) => line.textContent.trim())),
      ).toEqual(['Line 5 of it.', 'Line 10 of it.', 'Line 15 of it.', 'Line 20 of it.'])
      await clean(page)
      await page.getByRole('radio', { name: /right q2/ }).check({ force: true })
      await textOf(page, 'A poem').focus()
      await page.keyboard.press('ArrowRight')
      // N writes a note here, it is not the next question
      await page.keyboard.press('n')
      await page.getByLabel('Your note on “The”').fill('Who speaks?')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Question 2 of 4')).toBeVisible()
      await settle(page)
      await page.reload()
      await page.getByRole('button', { name: 'Question 3, set 1, not answered' }).click()
      await expect(poem.getByRole('button', { name: 'My notes (1)' })).toBeVisible()
      await page.getByRole('button', { name: 'Question 4, not answered' }).click()
      await expect(poem).toBeHidden()
      await submitExam(page)
      await expect(page.getByText('25%').first()).toBeVisible()
      const sent = (await stub.calls('POST /content/exam/attempts')).at(-1)
      expect(sent?.body).toMatchObject({ answers: { q2: 0 }, score: 25, exam: { stimuli: [{ id: 'poem' }] } })
      await page
        .getByRole('link', { name: /Review/ })
        .first()
        .click()
      await page.getByRole('tab', { name: /^Correct/ }).click()
      await expect(poem.getByRole('button', { name: 'My notes (1)' })).toBeVisible()
      await clean(page)
      await page.getByRole('tab', { name: /^Unanswered/ }).click()
      await expect(poem).toBeVisible()
      await expect(textOf(page, 'A poem')).toBeHidden()
      await poem.getByRole('button', { name: 'Show A poem' }).click()
      await expect(textOf(page, 'A poem')).toContainText('The first line')
    })
  })
}

test.describe('dark, and at 400 % zoom', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 256 } })

  test('the stimulus leaves room for its question, and nothing is cut off', async ({ page, stub }) => {
    await openPractice(page, stub, practiceWithSet)
    await next(page)
    await expect(textOf(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    // with so little height it does not stay in view but scrolls away, and folded it takes one line
    await expect(pane(page)).toHaveCSS('position', 'static')
    await button(page, 'Hide Two lamps').click()
    expect((await pane(page).boundingBox())?.height).toBeLessThan(90)
    await expect(pane(page)).toHaveCSS('position', 'sticky')
    await clean(page)
  })

  test('printed, the whole text stands before its question, folded or not', async ({ page, stub }) => {
    await openPractice(page, stub, practiceWithSet)
    await next(page)
    await button(page, 'Hide Two lamps').click()
    await page.emulateMedia({ media: 'print' })
    await expect(textOf(page)).toBeVisible()
    const cut = await textOf(page).evaluate((box) => box.scrollHeight - box.clientHeight)
    expect(cut).toBeLessThanOrEqual(1)
  })
})

test.describe('a gateway that sends odd stimuli', () => {
  test('costs the stimulus, never the question', async ({ page, stub }) => {
    await openPractice(page, stub, { ...practiceWithSet, stimuli: [{ id: 'two-lamps' }, null, 'x'] })
    await next(page)
    await expect(page.getByText('Question s1, seed 6?')).toBeVisible()
    await expect(pane(page)).toBeHidden()
    await clean(page)
  })
})
