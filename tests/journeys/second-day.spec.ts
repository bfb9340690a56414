import { expect, findBarriers, open, signUp, test } from './journey.ts'

const lesson = '/grade/9/subject/science/SNC1W/lessons/sustainable-ecosystems-climate-change/energy-flow-in-food-webs'

test('on the second day home, header and dashboard lead back to where the student was, and on (D22)', async ({
  page,
}) => {
  await signUp(page)
  // before the first day there is nothing to go back to
  await open(page, '/dashboard')
  await expect(page.getByRole('link', { name: 'Find your first one' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(0)

  await open(page, lesson)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page.getByRole('banner').getByRole('link', { name: `Continue: ${title}` })).toBeVisible()

  await open(page, '/')
  const back = page.getByRole('region', { name: 'Pick up where you were' })
  await expect(back.getByText(title)).toBeVisible()
  await expect(back.getByText('Next step')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await back.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(new RegExp(`${lesson}$`))

  await open(page, '/dashboard')
  const courses = page.getByRole('region', { name: 'Your courses' })
  await expect(courses.getByRole('link', { name: `Continue Science: ${title}` })).toBeVisible()
  await expect(courses.getByRole('link', { name: /^Next: / })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
})

test('by keyboard: a course is pinned before it is studied, stands first, and is removed; it lasts through a reload (D22)', async ({
  page,
}) => {
  await signUp(page)
  await open(page, lesson)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Continue: / })).toBeVisible()
  await open(page, '/ap/biology')
  const pin = page.getByRole('button', { name: 'Pin to my courses' })
  await expect(pin).toBeEnabled()
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')

  await open(page, '/dashboard')
  const courses = page.getByRole('region', { name: 'Your courses' })
  await expect(courses.getByRole('listitem')).toHaveCount(2)
  await expect(courses.getByRole('listitem').first()).toContainText('AP Biology')
  await courses.getByRole('button', { name: /^Remove Science/ }).focus()
  await page.keyboard.press('Enter')
  await expect(courses.getByRole('listitem')).toHaveCount(1)
  await open(page, '/dashboard')
  await expect(courses.getByRole('listitem')).toHaveCount(1)
  await expect(courses.getByRole('button', { name: 'Pin AP Biology' })).toHaveAttribute('aria-pressed', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer leads back too (HDR-16, D22)', async ({ page }) => {
    await signUp(page)
    await open(page, '/grade/9/subject/science/SNC1W/challenges/sustainable-ecosystems-climate-change')
    await expect(page.getByText(/^Question 1 of/)).toBeVisible()
    await open(page, lesson)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('banner').getByRole('link', { name: 'Ilm Study' }).click()
    await expect(page.getByRole('region', { name: 'Pick up where you were' }).getByText(title)).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: `Continue: ${title}` })
      .click()
    await expect(page).toHaveURL(new RegExp(`${lesson}$`))
  })
})
