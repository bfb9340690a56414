import type { Page } from '@playwright/test'
import { expect, fillSignUp, findBarriers, newStudent, open, signIn, signUp, test } from './journey.ts'

/** From the home page to /welcome, without a pointer. */
async function signUpFromHome(page: Page) {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).press('Enter')
  await page.waitForURL('**/signup')
  await fillSignUp(page, newStudent())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/welcome')
}

for (const { who, address } of [
  { who: 'a Grade 11 student', address: '/grade/11/subject/biology/SBI3U/challenges/' },
  { who: 'an AP student', address: '/ap/biology/challenges/' },
  {
    who: 'a student of Grade 9',
    address: '/grade/9/subject/math/MTH1W/challenges/',
  },
]) {
  test(`${who} answers the first question three acts after signing up, from the home page by keyboard alone (D22, WEL-04)`, async ({
    page,
  }) => {
    await signUpFromHome(page)
    const ways = page.getByRole('region', { name: 'Or start with a question' })
    await ways.locator(`a[href^="${address}"]`).press('Enter')
    await expect(page).toHaveURL(new RegExp(`${address}[a-z-]+`))
    const answers = page.getByRole('list', { name: 'Answers' })
    // a choice is an act by itself; what is typed is checked
    await answers.getByRole('button').first().press('Enter')
    await expect(page.getByTestId('feedback')).toContainText(/Correct|Incorrect/)
  })
}

test('the list of first questions is read by everybody, and nothing is wider than a phone (D22)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signUp(page)
  await expect(page.getByRole('region', { name: 'Or start with a question' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('an Alberta student: from the home page to the first answer, by keyboard alone (D22, D26, HDR-02, HDR-08)', async ({
  page,
}) => {
  await signUpFromHome(page)
  const header = page.getByRole('banner')
  const picker = header.getByLabel('Curriculum')
  await picker.focus()
  await picker.press('ArrowDown')
  await expect(picker).toHaveValue('alberta')
  await header.getByRole('button', { name: 'Find My Grade' }).press('Enter')
  await header.getByRole('link', { name: 'Grade 9' }).press('Enter')
  // the address is there before its page is; until then the page before has a link to Science too
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grade 9')
  await expect(page).toHaveURL('/grade/9')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Science/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Science 9 (Alberta)')
  await page.getByRole('tab', { name: 'Knowledge Check' }).press('Enter')
  await page.getByRole('tabpanel').getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/grade\/9\/subject\/science\/AB-SCIENCE-9\/challenges\//)
  await page.getByRole('list', { name: 'Answers' }).getByRole('button').first().press('Enter')
  await expect(page.getByTestId('feedback')).toContainText(/Correct|Incorrect/)
})

test('what was chosen lasts on the device and with the account: the next device begins there (D22, SES-13)', async ({
  page,
  browser,
}) => {
  const student = await signUp(page)
  const picker = page.getByRole('banner').getByLabel('Curriculum')
  await picker.selectOption('alberta')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('keptStudyChoice')))
    .toContain('"curriculum":"alberta"')
  await page.reload()
  await expect(picker).toHaveValue('alberta')

  const other = await browser.newContext()
  const tablet = await other.newPage()
  await open(tablet, '/signin')
  await signIn(tablet, student)
  await expect(tablet.getByRole('banner').getByLabel('Curriculum')).toHaveValue('alberta')
  await other.close()
})

test('the header’s curriculum follows the page: a grade’s course is never AP’s (CTR-31, CTR-32, D22)', async ({
  page,
}) => {
  const picker = page.getByRole('banner').getByLabel('Curriculum')
  await open(page, '/ap/biology')
  await expect(picker).toHaveValue('ap')
  await open(page, '/grade/11/subject/biology?courseId=SBI3U')
  await expect(picker).toHaveValue('ontario')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Grade 11' })).toBeVisible()
  await picker.selectOption('ap')
  await expect(page).toHaveURL('/ap')
  await expect(picker).toHaveValue('ap')
})
