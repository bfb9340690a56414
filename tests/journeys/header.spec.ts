import { expect, findBarriers, open, signUp, test } from './journey.ts'

test('the header is on every page, its brand leads home, its FAQ link to the FAQ (HDR-01, HDR-11)', async ({
  page,
}) => {
  for (const path of ['/faq', '/grade/9', '/ap', '/signin']) {
    await open(page, path)
    await page.getByRole('banner').getByRole('link', { name: 'Ilm Study' }).click()
    await expect(page).toHaveURL('/')
  }
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
})

test('three curricula to pick from, Ontario at first; the second menu follows (HDR-02, HDR-04, HDR-05, HDR-06, CTR-31)', async ({
  page,
}) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  const picker = header.getByLabel('Curriculum')
  await expect(picker.locator('option')).toHaveText(['Ontario', 'Alberta', 'AP'])
  await expect(picker).toHaveValue('ontario')
  await expect(header.getByRole('button', { name: 'Find My Grade' })).toBeVisible()
  await picker.selectOption('ap')
  await expect(header.getByRole('button', { name: 'AP Subjects' })).toBeVisible()
  await open(page, '/grade/9')
  await expect(picker).toHaveValue('ap')
  await expect(header.getByRole('button', { name: 'AP Subjects' })).toBeVisible()
  await picker.selectOption('ontario')
  await expect(header.getByRole('button', { name: 'Grade 9' })).toBeVisible()
})

test('grade 9 can be chosen for Ontario and Alberta, the others are coming soon (HDR-07, HDR-08, HDR-09, CON-07)', async ({
  page,
}) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  for (const curriculum of ['ontario', 'alberta']) {
    await header.getByLabel('Curriculum').selectOption(curriculum)
    await header.getByRole('button', { name: 'Find My Grade' }).click()
    await expect(header.getByRole('link', { name: /^Grade/ })).toHaveText(['Grade 9'])
    await header.getByRole('button', { name: 'Grade 11' }).hover()
    await expect(page.getByRole('tooltip')).toHaveText('Coming soon')
    await expect(header.getByRole('button', { name: 'Grade 11' })).toBeDisabled()
    await header.getByRole('button', { name: 'Grade 11' }).click({ force: true })
    await expect(page).toHaveURL('/')
    await page.keyboard.press('Escape')
    await expect(header.getByRole('link', { name: 'Grade 9' })).toBeHidden()
  }
  await header.getByRole('button', { name: 'Find My Grade' }).click()
  await header.getByRole('link', { name: 'Grade 9' }).click()
  await expect(page).toHaveURL('/grade/9')
})

test('the AP menu lists twelve subjects and works by keyboard alone (HDR-10)', async ({ page }) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  await header.getByLabel('Curriculum').selectOption('ap')
  const menu = header.getByRole('button', { name: 'AP Subjects' })
  await menu.press('ArrowDown')
  await expect(header.getByRole('link', { name: /^AP / })).toHaveCount(12)
  await expect(header.getByRole('link', { name: 'AP Biology' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(header.getByRole('link', { name: 'AP Computer Science Principles' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ap/chemistry')
})

test('leaving AP in the picker leaves the AP pages (SHL-17)', async ({ page }) => {
  await open(page, '/ap')
  await expect(page.getByLabel('Curriculum')).toHaveValue('ap')
  await page.getByLabel('Curriculum').selectOption('alberta')
  await expect(page).toHaveURL('/grade/9')
  await expect(page.getByLabel('Curriculum')).toHaveValue('alberta')
})

test('a visitor finds Sign In and Sign Up (HDR-15)', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/signup')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/signin')
})

test('a student is greeted, finds the dashboard, and leaves nothing behind at Logout (HDR-12, HDR-13, HDR-14)', async ({
  page,
}) => {
  await signUp(page, { firstName: 'Noor' })
  const header = page.getByRole('banner')
  await expect(header.getByText('Welcome Noor, you are locked in!')).toBeVisible()
  await header.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/dashboard')
  await header.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
})

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1024, height: 700 } })
  test('a long name leaves the header its width', async ({ page }) => {
    await signUp(page, { firstName: 'Maximiliana Alexandrina Wilhelmina Oluwaseun-Fitzgerald' })
    const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' })
    await expect(logout).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the drawer has everything the header has, and the dashboard (HDR-16)', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('banner').getByLabel('Curriculum')).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    for (const name of ['Grade 9', 'FAQ', 'Dashboard', 'Sign In', 'Sign Up'])
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
    await drawer.getByLabel('Curriculum').selectOption('ap')
    await expect(drawer.getByRole('link', { name: /^AP / })).toHaveCount(12)
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await drawer.getByRole('link', { name: 'AP Statistics' }).tap()
    await expect(page).toHaveURL('/ap/statistics')
    await expect(drawer).toBeHidden()
  })

  test('every target in the drawer is at least 44 px high', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const heights = await page
      .getByRole('dialog')
      .locator('a, button, select')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(8)
    expect(heights.filter((height) => height < 44)).toEqual([])
  })

  test('a student signs out from the drawer (HDR-12, HDR-14, HDR-16)', async ({ page }) => {
    await signUp(page, { firstName: 'Zayd' })
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByText('Welcome Zayd, you are locked in!')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Logout' }).tap()
    await expect(page).toHaveURL(/\/signin/)
  })
})
