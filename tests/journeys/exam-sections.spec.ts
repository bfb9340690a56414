import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { atBreak, button, clean, rubric, saved, start, textOf, twoSections } from './exam-sections-stub.ts'
import { examPath, option, signInAtStub, stubExam, submitExam } from './exam-stub.ts'
import { expect, test } from './journey.ts'

// An exam with a choice section and a written one (D24).

/** Goes on with the keyboard alone. */
async function pressOn(page: Page, name: string | RegExp) {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

test.use({ baseURL: journeyAddresses.stubApp })

test('the whole exam by keyboard: a break between the sections, a reload in the second, the choice score at once, the composite when it is marked (D24, D8)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub, twoSections())
  await page.goto(examPath)
  await expect(page.getByRole('radio', { name: /The whole exam/ })).toBeChecked()
  await expect(page.getByRole('row', { name: /Section II/ })).toContainText('40%')
  await clean(page)
  await pressOn(page, 'Start Practice Exam')
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  await page.keyboard.press('1')
  await expect(option(page, 'right q1')).toBeChecked()
  await pressOn(page, 'Next Question')
  await pressOn(page, /Go on to Section II/)
  await expect(page.getByRole('alertdialog')).toContainText('You have 1 unanswered question in this part.')
  await expect(page.getByRole('alertdialog')).toContainText('a break of up to 10 minutes')
  await pressOn(page, 'Finish and take the break')

  await expect(atBreak(page)).toBeFocused()
  await expect(page.getByText('Section I is closed, with 1 of 2 answered.')).toBeVisible()
  await expect(page.getByText('20 minutes')).toBeVisible()
  await expect(page.getByText('No calculator')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/10:00|9:5\d/)
  await clean(page)
  await page.reload()
  await expect(atBreak(page)).toBeVisible()
  await pressOn(page, 'I am ready: start now')

  await expect(page.getByText('Question 1 of 1')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/20:00|19:5\d/)
  await expect(button(page, 'Calculator')).toHaveCount(0)
  await expect(button(page, 'Mark it with the rubric')).toHaveCount(0)
  await textOf(page, 'a').focus()
  await page.keyboard.type('In series.')
  await page.getByLabel('Voltage, in V').focus()
  await page.keyboard.type('12 V')
  await expect(page.getByText('1 of 1 answered')).toBeVisible()
  await clean(page)
  await saved(page)
  await page.reload()
  await expect(textOf(page, 'a')).toHaveValue('In series.')
  await expect(page.getByRole('timer')).toHaveText(/19:[0-5]\d/)
  await pressOn(page, 'Submit Exam')
  await pressOn(page, 'Submit Final Answers')

  await expect(page.getByText('Your written answers are not marked yet')).toBeVisible()
  await expect(page.getByText('50%').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /^Section II / })).toContainText('Not marked yet')
  await clean(page)
  const link = page.getByRole('link', { name: 'Mark them now' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('left-to-mark')).toContainText('1 of 1 still to mark')
  await expect(page.getByText('In series: there is only one path.')).toBeVisible()
  await expect(button(page, 'Keep writing')).toHaveCount(0)
  await rubric(page, 'a').getByRole('radio', { name: 'Yes, 1 point' }).focus()
  await page.keyboard.press('Space')
  await rubric(page, 'a').getByRole('radio', { name: '1', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByTestId('written-points')).toHaveText('3 of 4 points')
  // 60 % of 1/2 and 40 % of 3/4
  await expect(page.getByTestId('left-to-mark')).toContainText('All marked: your score is 60%')
  await clean(page)
  await page.getByRole('link', { name: 'Back to results' }).click()
  await expect(page.getByText('Composite score: 60%')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Section II / })).toContainText('3 of 4')
  await expect(page.getByText('not marked yet')).toHaveCount(0)
  await clean(page)
  await page.reload()
  await expect(page.getByText('Composite score: 60%')).toBeVisible()

  const calls = await stub.calls('POST /content/exam/attempts')
  const bodies = calls.map(({ body }) => body as Record<string, unknown>)
  expect(bodies[0]).toMatchObject({ score: 50, totalQuestions: 2, answers: { q1: 0 } })
  expect(bodies[0]).not.toHaveProperty('section')
  expect(bodies.at(-1)).toMatchObject({ id: bodies[0]?.id, score: 60, totalQuestions: 3, markedAt: expect.any(String) })
})

test('either section alone, at 1.5×: its own time, its own result, and the list says which (D24)', async ({
  page,
  stub,
}) => {
  await signInAtStub(page, stub, twoSections())
  await page.goto(examPath)
  await page.getByRole('radio', { name: /Written section only/ }).click()
  await page.getByRole('radio', { name: /1.5× · 30 minutes/ }).click()
  await start(page)
  await expect(page.getByText('Question 1 of 1')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/30:00|29:5\d/)
  await page.getByLabel('I worked on paper').check()
  await submitExam(page)
  await expect(page.getByText('Then your score stands here.')).toBeVisible()
  await expect(page.getByText('Needs Improvement')).toHaveCount(0)
  await clean(page)
  await page.goto('/grade/9/subject/science?courseId=SNC1W&tab=3')
  await expect(page.getByRole('link', { name: /Attempt 1/ })).toContainText('Written section')
  await expect(page.getByRole('link', { name: /Attempt 1/ })).toContainText('To mark')
  await page.getByRole('link', { name: /Attempt 1/ }).click()
  await page.getByRole('link', { name: 'Mark them now' }).click()
  await rubric(page, 'a').getByText('Yes, 1 point').click()
  await rubric(page, 'a').getByRole('radio', { name: '2', exact: true }).check()
  await expect(page.getByTestId('left-to-mark')).toContainText('your score is 75%')

  await page.goto(examPath)
  await page.getByRole('radio', { name: /Choice section only/ }).click()
  await start(page)
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  await option(page, 'right q1').check({ force: true })
  await button(page, 'Next Question').click()
  await option(page, 'right q2').check({ force: true })
  await submitExam(page)
  await expect(page.getByText('100%').first()).toBeVisible()
  await expect(page.getByText('Composite score')).toHaveCount(0)
  const calls = await stub.calls('POST /content/exam/attempts')
  const bodies = calls.map(({ body }) => body as { id: string; section?: string; markedAt?: string })
  // a page that is left before it heard the gateway's answer sends the same once more (D7)
  const states = new Map(bodies.map(({ id, section, markedAt }) => [`${id} ${markedAt}`, section]))
  expect([...states.values()]).toEqual(['written', 'written', 'choice'])
})

test('an exam that says which part it has not, and which is shorter, tells so before the start (D24)', async ({
  page,
  stub,
}) => {
  const missingParts = [{ title: 'Section II', questions: 6, minutes: 90, weight: 50 }]
  await signInAtStub(page, stub, stubExam({ missingParts }))
  await page.goto(examPath)
  await expect(page.getByText('Not here yet: Section II.')).toContainText('6 questions in 1 hour 30 minutes')
  await expect(page.getByRole('radiogroup', { name: 'What to take' })).toHaveCount(0)
  await stub.answer('GET /content/exam', { body: twoSections({}, { whole: { questions: 6, minutes: 90 } }) })
  await page.reload()
  await expect(page.getByText('Section II is shorter here')).toContainText('1 of the real examination’s 6 questions')
  await clean(page)
})

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const) {
  test(`sections at ${width} px, ${colorScheme}: nothing sticks out, axe finds nothing`, async ({
    page,
    stub,
  }, info) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const fits = async (name: string) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, name).toBeLessThanOrEqual(0)
      await clean(page)
      await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
    }
    await signInAtStub(page, stub, twoSections())
    await page.goto(examPath)
    await expect(page.getByRole('radio', { name: /The whole exam/ })).toBeVisible()
    await fits('intro')
    await start(page)
    await option(page, 'right q1').check({ force: true })
    await button(page, 'Next Question').click()
    await button(page, /Go on to Section II/).click()
    await button(page, 'Finish and take the break').click()
    await expect(atBreak(page)).toBeVisible()
    await fits('break')
    await button(page, 'I am ready: start now').click()
    await textOf(page, 'a').fill('In series, since there is one path.')
    await fits('written')
    await submitExam(page)
    await expect(page.getByText('Your written answers are not marked yet')).toBeVisible()
    await fits('results')
    await page.getByRole('link', { name: 'Mark them now' }).click()
    await rubric(page, 'a').getByText('Yes, 1 point').click()
    await fits('marking')
    await rubric(page, 'a').getByRole('radio', { name: '2', exact: true }).check()
    await expect(page.getByTestId('left-to-mark')).toContainText('All marked')
    await page.getByRole('link', { name: 'Back to results' }).click()
    await expect(page.getByText('Composite score')).toBeVisible()
    await fits('composite')
  })
}
