import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'

const main = '#content'
const card = (page: Page, subject: string) => page.getByTestId('subject-card').filter({ hasText: subject })

test.describe('with nothing studied yet', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('the sample, labelled so, without a call to the gateway (INS-01, INS-02, INS-03, INS-04, INS-05, INS-06, INS-08, INS-09, INS-10, D19)', async ({
    page,
    stub,
  }) => {
    await open(page, '/insights')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personalized Insights & Analytics')
    await expect(page.getByText('Sample data', { exact: true })).toBeVisible()
    const headings = page.locator(main).getByRole('heading', { level: 2 })
    await expect(headings).toHaveText([
      'Mastery Overview',
      'Subject Progress',
      'Recommended Next Topics',
      'Achievements',
    ])
    await expect(
      page.getByRole('img', { name: /Radar chart of mastery from 0 to 100: Biology 85, .*English 55/ }),
    ).toBeVisible()
    await expect(page.getByRole('row', { name: /Physics 64/ })).toBeVisible()
    for (const [subject, tone] of [
      ['Biology', 'success'],
      ['Chemistry', 'warning'],
      ['Physics', 'warning'],
      ['Math', 'success'],
      ['English', 'error'],
    ] as const)
      await expect(card(page, subject).getByTestId('mastery-chip')).toHaveClass(new RegExp(`text-${tone}`))
    await expect(card(page, 'Biology')).toContainText('Lessons completed')
    await expect(card(page, 'Biology')).toContainText('Flashcards learned')
    await expect(card(page, 'Biology')).toContainText('Challenges solved')
    await expect(card(page, 'Math').getByRole('button')).toHaveCount(0)
    await card(page, 'Biology').getByRole('button', { name: 'Show Review Areas' }).click()
    await expect(card(page, 'Biology').getByText('Negative feedback')).toBeVisible()
    await card(page, 'Biology').getByRole('button', { name: 'Hide Review Areas' }).click()
    await expect(card(page, 'Biology').getByText('Negative feedback')).toBeHidden()
    for (const badge of ['Quick Learner', 'Top Challenger']) await expect(page.getByText(badge)).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    for (const path of ['course-outline', 'practice-questions', 'lesson'] as const)
      expect(await stub.calls(`GET /content/${path}`)).toEqual([])
  })
})

test('Start Learning opens a course that exists (INS-07, CTR-11, D19)', async ({ page }) => {
  for (const topic of ['Series and parallel circuits', 'Elements and compounds', 'Supporting a thesis']) {
    await open(page, '/insights')
    await page.getByRole('link', { name: `Start Learning: ${topic}` }).click()
    await expect(page).toHaveURL(/\/grade\/9\/subject\/(physics|chemistry|english)\?courseId=/)
    await expect(page.getByTestId('module-card').first()).toBeVisible()
  }
})

test('a student’s own work takes the place of the sample (D19, INS-02, INS-03, INS-04, INS-05, INS-06, INS-07)', async ({
  page,
}) => {
  await signUp(page)
  await open(page, '/grade/9/subject/math/MTH1W/challenges/algebraic-expressions-equations')
  const answers = page.getByRole('list', { name: 'Answers' })
  await answers.getByRole('button').first().click()
  await expect(page.getByTestId('feedback')).not.toBeEmpty()
  await open(page, '/insights')
  await expect(page.getByText('Sample data', { exact: true })).toBeHidden()
  await expect(card(page, 'Math')).toBeVisible()
  await expect(page.getByTestId('subject-card')).toHaveCount(1)
  await expect(page.getByText('1 day in a row')).toBeVisible()
  await expect(page.getByRole('img', { name: /Radar chart/ })).toBeVisible()
  await expect(page.getByText('Studied on 1 of the last 112 days')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page
    .getByRole('link', { name: /^Start Learning/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/grade\/9\/subject\/math\/MTH1W\/lessons\//)
})
