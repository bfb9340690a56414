import { expect, findBarriers, open, signUp, test } from './journey.ts'

const module = '/grade/9/subject/science/SNC1W/challenges/sustainable-ecosystems-climate-change'

test('a teacher narrows practice down and shares it; whoever opens the link finds the same questions (D22)', async ({
  page,
  browser,
}) => {
  await signUp(page)
  await open(page, module)
  await expect(page.getByText(/^Question 1 of/)).toBeVisible()
  await page.getByTestId('tag-filter').getByText('Filter by tag').click()
  const tag = page.getByTestId('tag-filter').getByRole('button').first()
  const name = await tag.innerText()
  await tag.click()
  await expect(page).toHaveURL(/\?tags=/)
  const count = await page.getByText(/^Question 1 of/).innerText()

  // by keyboard
  await page.getByRole('button', { name: 'Share' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Share these questions' })
  await expect(dialog.getByRole('img', { name: 'QR code of the link to these questions' })).toBeVisible()
  const link = await dialog.getByLabel('Link').inputValue()
  expect(link).toContain(module)
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()

  const other = await (await browser.newContext()).newPage()
  await signUp(other)
  await open(other, link)
  await expect(other.getByText(count, { exact: true })).toBeVisible()
  await expect(other.getByTestId('tag-filter')).toContainText(name)
  // taking the filter off is no longer what was shared
  await other.getByRole('button', { name: 'Clear' }).click()
  await expect(other).toHaveURL(new RegExp(`${module}$`))
  await other.context().close()
})

test('questions on one lesson only, and the way to all of the module (D22)', async ({ page }) => {
  await signUp(page)
  await open(page, `${module}?lesson=energy-flow-in-food-webs`)
  await expect(page.getByText('Only questions on “Energy flow in food webs”.')).toBeVisible()
  const [, few] = /of (\d+)/.exec(await page.getByText(/^Question 1 of/).innerText()) ?? []
  await page.getByRole('link', { name: 'All questions of the module' }).click()
  await expect(page.getByText('Only questions on')).toHaveCount(0)
  const [, all] = /of (\d+)/.exec(await page.getByText(/^Question 1 of/).innerText()) ?? []
  expect(Number(few)).toBeGreaterThan(0)
  expect(Number(few)).toBeLessThan(Number(all))
})

test.describe('with leave to copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a lesson says where it is, and its link is copied (D22, LES-04)', async ({ page }) => {
    await open(page, '/grade/9/subject/science/SNC1W/lesson/sustainable-ecosystems-climate-change')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await expect(page).toHaveTitle(
      `${title} · Sustainable Ecosystems and Climate Change · Science, Grade 9 · Ilm Study`,
    )
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('link')).toHaveText(['Grade 9', 'Science'])
    await expect(trail.getByText(title)).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/\/SNC1W\/lessons\/sustainable-ecosystems-climate-change\/[a-z-]+$/)
    await page.goto(copied)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

test('exam pages and pages that are not there have names (D22)', async ({ page }) => {
  await signUp(page)
  await open(page, '/ap/biology/exam')
  await expect(page).toHaveTitle('Practice exam · AP Biology · Ilm Study')
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/404/] })
  test('is named as that (D22)', async ({ page }) => {
    await open(page, '/no-such-page')
    await expect(page).toHaveTitle('Page not found · Ilm Study')
  })
})
