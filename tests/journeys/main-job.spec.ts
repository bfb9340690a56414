import { expect, signIn, signUp, test } from './journey.ts'

const course = '/grade/9/subject/science?courseId=SNC1W'

test('a student signs up, deep-links into a real course, opens a module, signs out and comes back (SHL-03, CRS-01, SES-07, ROL-02)', async ({
  page,
}) => {
  const student = await signUp(page)
  const response = await page.goto(course)
  expect(await response?.text()).toContain('Sustainable Ecosystems and Climate Change')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Science')
  await expect(page.getByText(`Welcome ${student.firstName}, you are locked in!`)).toBeVisible()

  const card = page.getByTestId('module-card').filter({ hasText: 'Sustainable Ecosystems and Climate Change' })
  await card.getByRole('link', { name: /Start lessons/ }).click()
  await expect(page).toHaveURL('/grade/9/subject/science/SNC1W/lesson/sustainable-ecosystems-climate-change')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/signin')
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()

  await signIn(page, student)
  await expect(page).toHaveURL('/welcome')
  await page.goto(course)
  await expect(page.getByText(`Welcome ${student.firstName}, you are locked in!`)).toBeVisible()
  await expect(page.getByTestId('module-card').first()).toBeVisible()
})

test.describe('with JavaScript blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('the course is there all the same, with its modules and working tabs (SHL-03, CRS-03, CRS-04)', async ({
    page,
  }) => {
    await page.goto(course)
    await expect(page.getByRole('link', { name: 'Ecosystems and dynamic equilibrium' })).toBeVisible()
    await page.getByRole('tab', { name: 'Study Cards' }).click()
    await expect(page.getByRole('link', { name: /Study cards: Sustainable/ })).toBeVisible()
  })
})

test('a wrong courseId is handled: an unknown one says so, an invalid one counts as missing (CRS-02, CRS-14, CTR-42)', async ({
  page,
}) => {
  await page.goto('/grade/9/subject/science?courseId=XYZ9Z')
  await expect(page.getByText('Failed to load course outline')).toBeVisible()
  await expect(page.getByText('No course outline found')).toBeVisible()

  await page.goto('/grade/9/subject/science?courseId=%3Cscript%3E&tab=77')
  await expect(page).toHaveURL(/\/grade\/9\/$/)
  await expect(page.getByText('SNC1W')).toBeVisible()
})
