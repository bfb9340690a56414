import { writeFileSync } from 'node:fs'
import { makeBackup, writeBackup } from '#domain/history/backup.ts'
import { demoEvents } from '#tests/demo/demo-student.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'

test('who guesses an exam reads a forecast that agrees with it, what it rests on, and what would narrow it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signUp(page)
  await open(page, '/grade/9/subject/science/SNC1W/exam')
  await page.getByRole('radio', { name: /Choice section only/ }).click()
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
  await page.getByText('Question 1 of').waitFor()
  const next = page.getByRole('button', { name: 'Next Question' })
  for (let question = 0; ; question++) {
    const options = page.getByRole('radio')
    await options.nth(question % (await options.count())).check({ force: true })
    if (!(await next.isVisible()) || (await next.isDisabled())) break
    await next.click()
  }
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.getByRole('button', { name: 'Submit Final Answers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Complete!' })).toBeVisible()
  const score = Number(
    (
      await page
        .getByText(/^\d+%$/)
        .first()
        .textContent()
    )?.replace('%', ''),
  )

  await open(page, '/insights')
  const forecast = page.getByTestId('readiness')
  await expect(forecast).toContainText(/It rests on \d+ answers, \d+ of them in exams, in \d+ lessons/)
  await expect(forecast).toContainText(/Level|Below Level 1/)
  await expect(forecast).toContainText(/Twelve questions on .+ would narrow it most/)
  const [, low, high] = (await forecast.innerText()).match(/likely between (\d+)% and (\d+)%/)?.map(Number) ?? []
  expect(score).toBeGreaterThanOrEqual(low ?? Number.NaN)
  expect(score).toBeLessThanOrEqual(high ?? Number.NaN)
  expect((high ?? 0) - (low ?? 0)).toBeLessThan(40)
  expect(await findBarriers(page)).toEqual([])
})

test('who has studied for months sees how the forecast came about, as a chart and as a table', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('months.json')
  writeFileSync(file, writeBackup(makeBackup(demoEvents(2000), {}, Date.UTC(2026, 10, 20))))
  await signUp(page)
  await open(page, '/dashboard')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('Added 2,000 acts of study.')).toBeVisible()

  await open(page, '/insights')
  const course = page
    .getByTestId('readiness')
    .filter({ has: page.getByRole('img', { name: /^The forecast since/ }) })
    .first()
  await expect(course.getByRole('img')).toHaveAccessibleName(/from \d+% to \d+%$/)
  await expect(course).toContainText(/(up from|Down from|Within what was likely before:) \d+% \(\d+–\d+%\) on \w+/)
  await course.getByText('The same as a table').click()
  const rows = course.getByRole('row')
  await expect(rows.last()).toContainText(/Now\d+%\d+–\d+%/)
  expect(await rows.count()).toBeGreaterThan(2)
  expect(await findBarriers(page)).toEqual([])
})
