import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'
import { answerLessons, base, lesson, section } from './lesson-stub.ts'

// Texts and drawings as a reader needs them.

test.describe('with a stub gateway', () => {
  test.use({ baseURL: journeyAddresses.stubApp })
  test('drawings in dark ink keep their white in the reader’s own colours (LES-16)', async ({ page, stub }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const media = [{ type: 'image', url: '/icon-192.png', altText: 'The icon', caption: '', transcript: '' }]
    await answerLessons(stub, [lesson('a', { content: [section('one', { title: 'One', media })] })])
    await open(page, `${base}/lesson/one`)
    const frame = page.locator('.bg-white').filter({ has: page.getByRole('img', { name: 'The icon' }) })
    await expect(frame).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
})

const real = '/grade/9/subject/science'
const lessonPath = `${real}/SNC1W/lessons/sustainable-ecosystems-climate-change/energy-flow-in-food-webs`
const WIDE_OF_TEXT = [
  '/',
  '/dashboard',
  '/insights',
  '/search?q=energy',
  `${real}?courseId=SNC1W`,
  lessonPath,
  `${real}/SNC1W/flashcards/sustainable-ecosystems-climate-change`,
  `${real}/SNC1W/challenges/sustainable-ecosystems-climate-change`,
  `${real}/SNC1W/exam`,
]
/** Text that its own box cuts off, on pages that do not scroll sideways. */
const findClipped = (page: Page) =>
  page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (element.closest('.sr-only') || element.clientWidth === 0) return []
      const isCut =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
      return isCut ? [`${element.className}: ${element.textContent?.slice(0, 40)}`] : []
    })
  })

test.describe('at 400 % zoom (320 px)', () => {
  test.use({ baseURL: journeyAddresses.app, viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })

  test('nothing is cut off or wider than the screen: with the text spacing of WCAG 1.4.12, and with easier reading', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await signUp(page)
    for (const path of WIDE_OF_TEXT) {
      await open(page, path)
      // what the student's own record says comes after the rest
      if (path === '/insights') await expect(page.getByTestId('subject-card').first()).toBeVisible()
      for (const reading of ['spaced', 'easier']) {
        await page.evaluate((mode) => {
          if (mode === 'easier') document.documentElement.dataset.reading = mode
          const sheet = new CSSStyleSheet()
          if (mode === 'spaced')
            sheet.replaceSync(
              '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
            )
          document.adoptedStyleSheets = [sheet]
        }, reading)
        const where = `${path}, ${reading}`
        const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        await expect.poll(wider, where).toBeLessThanOrEqual(0)
        expect(await findClipped(page), where).toEqual([])
      }
    }
  })
})

test.describe('easier reading', () => {
  test.use({ baseURL: journeyAddresses.app })

  test('is chosen beside the theme, lasts through a reload without a flash, and goes along with the record', async ({
    page,
  }) => {
    await signUp(page)
    await open(page, lessonPath)
    const text = page.locator('.prose-lesson p').first()
    const spacing = () => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).letterSpacing) || 0)
    expect(await spacing()).toBe(0)
    const choice = page.getByRole('button', { name: 'Easier reading' })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(spacing).toBeGreaterThan(1)
    expect(await findBarriers(page)).toEqual([])
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => document.documentElement.dataset.reading === 'easier')
    // a device that has the record but not the choice, as another one of the student's
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await page.evaluate(() => localStorage.removeItem('reading'))
    await open(page, lessonPath)
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(spacing).toBeGreaterThan(1)
    await choice.click()
    await expect.poll(spacing).toBe(0)
  })
})
