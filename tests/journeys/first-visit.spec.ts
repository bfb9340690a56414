import type { Page } from '@playwright/test'
import { expect, findBarriers, test } from './journey.ts'

// pages that are whole without the app, in a browser that has never been here
test.use({ isFirstVisit: true })

const COURSE = '/grade/9/subject/science?courseId=SNC1W'
const LESSON = '/grade/9/subject/science/SNC1W/lessons/sustainable-ecosystems-climate-change/introduction-to-ecosystems'

/** The scripts that the page has asked for so far. */
function scriptsOf(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url())
  })
  return scripts
}

/** From here on no script comes before `let through`: what happens meanwhile happens before the app is there. */
async function holdScripts(page: Page) {
  let letThrough = () => {}
  const opened = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await opened
    await route.continue()
  })
  return letThrough
}

for (const path of ['/', '/faq', COURSE, LESSON]) {
  test(`until somebody acts, one small script is all there is: ${path}`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(scripts).toHaveLength(1)
    expect(await findBarriers(page)).toEqual([])
    await page.mouse.move(200, 200)
    await expect.poll(() => scripts.length).toBeGreaterThan(5)
  })
}

test('whoever comes back finds the app started', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(200, 200)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
  const scripts = scriptsOf(page)
  await page.goto('/faq')
  // nobody acts; on a busy machine half a second may pass between two scripts
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
})

test('what is clicked before the app is there is done once it is', async ({ page }) => {
  await page.goto('/faq')
  const letThrough = await holdScripts(page)
  const question = page.getByRole('button', { name: 'What is Ilm Study?' })
  await question.click()
  await page.getByRole('button', { name: 'What is the Socratic question engine?' }).click()
  letThrough()
  // the second closes the first
  await expect(page.getByRole('button', { name: 'What is the Socratic question engine?' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('a key does as much as a click, and a tab of the course opens', async ({ page }) => {
  await page.goto(COURSE)
  const letThrough = await holdScripts(page)
  const tab = page.getByRole('tab', { name: 'Study Cards' })
  await tab.focus()
  await page.keyboard.press('Enter')
  letThrough()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('links, menus and the search work without the app', async ({ page }) => {
  await page.goto('/')
  await holdScripts(page)
  await page.getByRole('button', { name: 'Find My Grade' }).click()
  await page.getByRole('link', { name: 'Grade 9' }).first().click()
  await expect(page).toHaveURL(/\/grade\/9$/)
})

test('words typed into the search before the app is there are searched', async ({ page }) => {
  await page.goto('/')
  const letThrough = await holdScripts(page)
  const field = page.getByRole('searchbox').first()
  await field.fill('photosynthesis')
  letThrough()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
  await expect(field).toHaveValue('photosynthesis')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=photosynthesis/)
})

test('a curriculum chosen before the app is there is chosen', async ({ page }) => {
  await page.goto('/')
  const letThrough = await holdScripts(page)
  const picker = page.getByRole('banner').getByLabel('Curriculum').first()
  await picker.selectOption('alberta')
  letThrough()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selectedCurriculum'))).not.toBeNull()
  await expect(picker).toHaveValue('alberta')
})

test('on a phone the menu opens by the first touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await context.close()
})
