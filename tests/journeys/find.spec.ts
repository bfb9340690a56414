import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'

test('a grade 11 student gets from home to the first answer in Biology (D22, GRD-08)', async ({ page }) => {
  await signUp(page)
  await open(page, '/')
  await page.getByRole('link', { name: 'All courses, grades 9 to 12' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Grade' }).getByRole('link', { name: '11' }).click()
  await page.getByRole('navigation', { name: 'Subject' }).getByRole('link', { name: 'Science', exact: true }).click()
  await expect(page).toHaveURL('/courses?grade=11&subject=science')
  await expect(page.getByRole('status').filter({ hasText: '3 courses' })).toBeVisible()
  const biology = page.getByRole('link', { name: 'Explore Biology, Grade 11, University Preparation' })
  await expect(page.getByText(/\d+ lessons · \d+ cards · \d+ questions · exam of \d+ minutes/)).toHaveCount(3)
  await biology.click()
  await expect(page).toHaveURL(/\/grade\/11\/subject\/biology\?courseId=SBI3U/)
  await page.getByRole('tab', { name: 'Knowledge Check' }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /Genetic Processes/ })
    .click()
  await expect(page).toHaveURL(/\/SBI3U\/challenges\/genetic-processes/)
  await expect(page.getByText(/^Question 1 of/)).toBeVisible()
})

test('by keyboard: a slash opens the search, a find leads to its section (D22)', async ({ page }) => {
  await open(page, '/faq')
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Search courses, lessons and terms' })
  await expect(field).toBeFocused()
  await page.keyboard.type('ohms law')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=ohms+law')
  await expect(page.getByRole('status').filter({ hasText: /\d+ results for “ohms law”/ })).toBeVisible()
  const section = page.getByRole('region', { name: 'Sections of lessons' }).getByRole('link', { name: /^Ohm's law/ })
  await section.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/grade\/9\/subject\/science\/SNC1W\/lessons\/[^#]+#/)
  await expect(page.getByRole('button', { name: /Ohm's law/, expanded: true })).toBeVisible()
  // where somebody types, a slash is a slash; Ctrl K still leads to the search
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox').first()).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(page.getByRole('searchbox').first()).toHaveValue('a/b')
})

test('a key term has a page: its meaning, its lesson, its cards; one that is not there says so (D22)', async ({
  page,
}) => {
  await open(page, '/search?q=trophic+level')
  await page
    .getByRole('region', { name: 'Key terms' })
    .getByRole('link', { name: /^Trophic level/ })
    .click()
  await expect(page).toHaveURL('/term/trophic-level')
  await expect(page).toHaveTitle(/^Trophic level · /)
  await expect(page.getByRole('link', { name: 'Lesson: Energy flow in food webs' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cards about it' }).first()).toBeVisible()
})

test('a search that finds nothing leads on, and a course code finds its course', async ({ page }) => {
  await open(page, '/search?q=zzzzqqq')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await open(page, '/search?q=mcr+3u')
  await expect(page.getByRole('region', { name: 'Courses' }).getByRole('link')).toHaveCount(1)
})

test('a lesson that was begun shows in the list, with the way back to it', async ({ page }) => {
  await signUp(page)
  await open(page, '/ap/biology/lessons/core/introduction')
  await page.getByRole('button', { name: 'Mark Complete' }).first().click()
  await open(page, '/courses?curriculum=ap&subject=science')
  await expect(page.getByText('Lessons read')).toBeVisible()
  await page.getByRole('link', { name: 'Continue AP Biology' }).click()
  await expect(page).toHaveURL('/ap/biology/lessons/core/introduction')
})

test.describe('an address that leads to no term', () => {
  test.use({ expectedErrors: [/404/] })
  test('answers 404 and offers the search', async ({ page }) => {
    const answer = await page.goto('/term/no-such-term')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Search for “no such term”' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('courses can be narrowed down and searches asked', async ({ page }) => {
    await page.goto('/courses')
    await page.getByRole('navigation', { name: 'Grade' }).getByRole('link', { name: '12' }).click()
    await expect(page.getByRole('heading', { name: 'Ontario, Grade 12' })).toBeVisible()
    await page.goto('/search')
    await page.getByRole('main').getByRole('searchbox').fill('osmosis')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(page.getByRole('region', { name: 'Key terms' })).toBeVisible()
  })
})

test.describe('a gateway without these calls', () => {
  test.use({ baseURL: journeyAddresses.stubApp })
  test('all courses are the built-in ones; the search says that there is none (D2, D22)', async ({ page, stub }) => {
    await stub.answer('GET /content/courses', { status: 404, body: { error: 'no such call' } })
    await stub.answer('GET /content/search', { status: 404, body: { error: 'no such call' } })
    await open(page, '/courses')
    await expect(page.getByRole('status').filter({ hasText: '26 courses' })).toBeVisible()
    await open(page, '/search?q=light')
    await expect(page.getByText('There is no search here.')).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link', { name: 'All courses' })).toBeVisible()
  })
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme })
    test('axe finds nothing where things are found, and nothing is wider than the screen', async ({ page }) => {
      for (const path of ['/courses', '/search', '/search?q=energy', '/term/trophic-level']) {
        await open(page, path)
        expect(await findBarriers(page), path).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      }
    })
  })
}
