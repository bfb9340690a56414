import { expect, findBarriers, open, signUp, test } from './journey.ts'

test('who guesses an exam reads a forecast that agrees with it, what it rests on, and what would narrow it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signUp(page)
  await open(page, '/grade/9/subject/science/SNC1W/exam')
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
