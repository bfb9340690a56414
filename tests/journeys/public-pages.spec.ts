import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, findBarriers, open, signUp, test } from './journey.ts'

test('home names the five ways to study and starts at the welcome page (HOM-01, HOM-02, HOM-05)', async ({ page }) => {
  await open(page, '/')
  for (const name of [
    'Lessons',
    'Flash cards with spaced repetition',
    'Practice at 3 difficulty levels',
    'Exam prep',
    'Ilm, your AI tutor',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'At a glance' }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Made with care' }).getByRole('listitem')).toHaveCount(6)
  await page.getByRole('link', { name: 'Start Learning Today!' }).click()
  await expect(page).toHaveURL('/welcome')
})

test('Signup Free! leads a visitor to sign up (HOM-04)', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Signup Free!' }).click()
  await expect(page).toHaveURL('/signup')
})

test('Signup Free! leads a signed-in student on (HOM-03)', async ({ page }) => {
  await signUp(page)
  await open(page, '/')
  await expect(page.getByText('you are locked in!')).toBeVisible()
  await page.getByRole('link', { name: 'Signup Free!' }).click()
  await expect(page).toHaveURL('/welcome')
})

test('welcome asks for curriculum and grade, keeps both and goes on after 800 ms (HDR-03, WEL-01, WEL-02, WEL-03, WEL-04, WEL-05, WEL-06, WEL-07)', async ({
  page,
}) => {
  await open(page, '/welcome')
  const hint = page.getByText('Please select both curriculum and grade to continue')
  const start = page.getByRole('button', { name: "Let's Start Learning!" })
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(hint).toBeVisible()
  await expect(start).toBeDisabled()
  await page.getByRole('radio', { name: 'Ontario Curriculum' }).check()
  await expect(hint).toBeVisible()
  await expect(start).toBeDisabled()
  await page.getByRole('radio', { name: 'Grade 9 Age 14-15' }).check()
  await expect(hint).toBeHidden()
  const started = Date.now()
  await start.click()
  await expect(page.getByRole('button', { name: 'Setting things up...' })).toBeDisabled()
  await page.waitForURL('**/grade/9')
  expect(Date.now() - started).toBeGreaterThanOrEqual(800)
  const stored = await page.evaluate(() => [localStorage.selectedCurriculum, localStorage.selectedGrade])
  expect(stored).toEqual(['ontario', '9'])
})

test('the FAQ is an accordion of four questions (FAQ-01, FAQ-02)', async ({ page }) => {
  await open(page, '/faq')
  const questions = page.locator('#content').getByRole('button')
  await expect(questions).toHaveText([
    'What is Ilm Study?',
    'What is the Socratic question engine?',
    'How is my progress tracked?',
    'Does it follow my curriculum?',
  ])
  const progress = page.getByRole('button', { name: 'How is my progress tracked?' })
  await expect(progress).toHaveAttribute('aria-expanded', 'false')
  await progress.press('Enter')
  await expect(page.getByText('noted on your device the moment it happens')).toBeVisible()
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'false')
  await progress.click()
  await expect(page.getByText('noted on your device the moment it happens')).toBeHidden()
})

test('terms and privacy open from sign-up; the footer jumps to their short forms (TRM-01, TRM-02, FTR-01, FTR-02)', async ({
  page,
}) => {
  await open(page, '/signup')
  const form = page.locator('#content')
  await expect(form.getByRole('link', { name: /privacy/i })).toHaveAttribute('href', '/privacy')
  await form.getByRole('link', { name: /terms/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© ')
  await expect(footer.getByRole('link', { name: 'Terms', exact: true })).toHaveAttribute('href', '#terms')
  const footerLinks = footer.getByRole('navigation')
  await footerLinks.getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/terms#privacy')
  await expect(page.locator('#privacy')).toBeInViewport()
  await footerLinks.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
})

test.describe('a wrong address', () => {
  test.use({ expectedErrors: [/404/] })
  test('says so and offers ways on', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not in the notebook')
    await page.getByRole('link', { name: 'AP courses' }).click()
    await expect(page).toHaveURL('/ap')
  })
})

test('the chosen theme is there from the first frame and after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await paper()
  const choose = page.getByRole('banner').getByRole('button', { name: /^Theme:/ })
  await choose.click()
  await choose.click()
  await expect(choose).toHaveAccessibleName('Theme: dark')
  const dark = await paper()
  expect(dark).not.toBe(light)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('body')
  expect(await paper()).toBe(dark)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the public pages can be read, the folded answers too', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByText('Hints come one at a time.')).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Start Learning Today!' })).toBeVisible()
    await page.getByRole('button', { name: 'Find My Grade' }).click()
    await expect(page.getByRole('link', { name: 'Grade 9', exact: true })).toBeVisible()
  })
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, expectedErrors: [/404/] })
    test('axe finds nothing on any public page, and nothing is wider than the screen', async ({ page }) => {
      test.slow() // nine pages, each read through by axe
      for (const path of [
        '/',
        '/welcome',
        '/faq',
        '/terms',
        '/privacy',
        '/signin',
        '/signup',
        '/forgot-password',
        '/nope',
      ]) {
        await open(page, path)
        const violations = await findBarriers(page)
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      }
    })
  })

test('the styleguide is for development: as it ships there is no such page, and nothing of it in the build', async ({
  page,
}) => {
  expect((await page.request.get('/styleguide')).status()).toBe(404)
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(50)
  // the caption of a sample
  const samples = files.filter((name) =>
    readFileSync(join('dist', name), 'utf8').includes('points with error bars and a line'),
  )
  expect(samples).toEqual([])
})
