import { expect, findBarriers, signUp, test } from './journey.ts'

for (const { who, address } of [
  { who: 'a Grade 11 student', address: '/grade/11/subject/biology/SBI3U/challenges/' },
  { who: 'an AP student', address: '/ap/biology/challenges/' },
  {
    who: 'a student of Grade 9',
    address: '/grade/9/subject/math/MTH1W/challenges/',
  },
]) {
  test(`${who} answers the first question three acts after signing up (D22, WEL-04)`, async ({ page }) => {
    await signUp(page)
    await expect(page).toHaveURL('/welcome')
    const ways = page.getByRole('region', { name: 'Or start with a question' })
    await ways.locator(`a[href^="${address}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${address}[a-z-]+`))
    const answers = page.getByRole('list', { name: 'Answers' })
    // a choice is an act by itself; what is typed is checked
    await answers.getByRole('button').first().click()
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
