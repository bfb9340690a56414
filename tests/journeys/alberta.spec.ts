import { expect, findBarriers, open, signUp, test } from './journey.ts'

const science = '/grade/9/subject/science?courseId=AB-SCIENCE-9'
const base = '/grade/9/subject/science/AB-SCIENCE-9'
const unit = 'biological-diversity'

test('Alberta is chosen, Grade 9 has its own Science 9 and Mathematics 9, and all units of Science are there (D26, HDR-02, HDR-08, GRD-03, SES-14)', async ({
  page,
}) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  await header.getByLabel('Curriculum').selectOption('alberta')
  await header.getByRole('button', { name: 'Find My Grade' }).click()
  await header.getByRole('link', { name: 'Grade 9' }).click()
  await expect(page).toHaveURL('/grade/9')
  const cards = page.getByRole('main').getByRole('link', { name: /^Explore/ })
  await expect(cards).toHaveCount(2)
  const toScience = cards.and(page.getByLabel('Explore Science 9 (Alberta)'))
  await expect(toScience).toHaveAttribute('href', science)
  await expect(cards.and(page.getByLabel('Explore Mathematics 9 (Alberta)'))).toBeVisible()
  for (const ontario of ['SNC1W', 'MTH1W']) await expect(page.getByText(ontario, { exact: true })).toBeHidden()
  expect(await findBarriers(page)).toEqual([])
  await toScience.click()
  await expect(page).toHaveURL(science)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Science 9 (Alberta)')
  await expect(page.getByTestId('module-card')).toHaveCount(5)
  await expect(page.getByTestId('module-card').filter({ hasText: 'In preparation' })).toHaveCount(0)
})

test('the deep link to Science 9 opens Alberta’s course, also where Ontario is picked: rendered, read and practised (D26, CRS-01, SHL-03)', async ({
  page,
}) => {
  await signUp(page)
  const answer = await page.goto(science)
  expect(await answer?.text()).toContain('Science 9 (Alberta)')
  await expect(page.getByText('This is a course of Ontario', { exact: false })).toBeHidden()
  await page
    .getByTestId('module-card')
    .first()
    .getByRole('link', { name: 'Diversity among and within species' })
    .click()
  await expect(page).toHaveURL(`${base}/lessons/${unit}/diversity-and-niches`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diversity among and within species')
  await open(page, `${base}/challenges/${unit}`)
  await expect(page.getByText('from Ontario’s course', { exact: false })).toBeHidden()
  await page.getByRole('list', { name: 'Answers' }).getByRole('button').first().click()
  await expect(page.getByTestId('feedback')).toContainText(/Correct|Incorrect/)
})

test('the practice test of Science 9 says what it covers, is taken, handed in and kept as Alberta’s (D26, EXD-09)', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(`${base}/exam`)
  await expect(page.getByText('Science 9 practice test (Alberta)').first()).toBeVisible()
  await expect(page.getByText('75 minutes over all five units', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
  await page.waitForURL(`**${base}/exam-player`)
  const numbers = page.getByRole('navigation', { name: 'Questions' }).getByRole('button')
  const radios = page.getByRole('radio')
  await page.getByText('Question 1 of').waitFor()
  for (let index = 0; (await radios.count()) === 0; index++) await numbers.nth(index).click()
  await radios.first().check({ force: true })
  await numbers.last().click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.getByRole('button', { name: 'Submit Final Answers' }).click()
  await page.waitForURL(`**${base}/exam-results/**`)
  await page.goto(`${science}&tab=3`)
  await expect(page.getByRole('link', { name: /Attempt 1/ })).toBeVisible()
})
