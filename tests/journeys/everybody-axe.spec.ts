import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'

const science = '/grade/9/subject/science/SNC1W'
const module = 'sustainable-ecosystems-climate-change'

const OF_VISITORS = [
  '/',
  '/faq',
  '/terms',
  '/privacy',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password?token=x',
]
/** One page of each kind, with the real content; lessons with a drawing, a plot to move, a program, tables and formulas. */
const OF_STUDENTS = [
  '/welcome',
  '/courses',
  '/search?q=cell',
  '/term/Ecosystem',
  '/insights',
  '/dashboard',
  '/grade/9',
  '/grade/9/subject/science?courseId=SNC1W',
  '/grade/9/subject/science?courseId=SNC1W&tab=flashcards',
  `${science}/lesson/${module}`,
  `${science}/challenges/${module}`,
  `${science}/flashcards/${module}`,
  `${science}/mistakes`,
  `${science}/exam`,
  '/grade/9/subject/science?courseId=AB-SCIENCE-9',
  '/grade/12/subject/math/MCV4U/lessons/vectors/cross-product',
  '/grade/11/subject/math/MCR3U/lessons/exponential-functions/exponential-graphs',
  '/grade/12/subject/english/ENG4U/challenges/reading-and-literature-studies-4u',
  '/ap',
  '/ap/computer-science-principles',
  '/ap/computer-science-principles/lessons/core/introduction',
  '/ap/biology/challenges/unit-8-ecology',
  '/ap/chemistry/exam',
  '/nowhere',
]

test.use({ baseURL: journeyAddresses.app, reducedMotion: 'reduce', expectedErrors: [/404/] })

/** Axe on a page as it stands, narrow and wide, light and dark. What is found does not stop the walk through the other pages. */
async function expectNoBarriers(page: Page, path: string) {
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const found = await findBarriers(page)
      const barriers = found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect.soft(barriers, `${path} at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

test('axe finds nothing on any kind of page of a visitor, narrow or wide, light or dark', async ({ page }) => {
  test.setTimeout(300_000)
  for (const path of OF_VISITORS) await expectNoBarriers(page, path)
})

test('axe finds nothing on any kind of page of a student, narrow or wide, light or dark', async ({ page }) => {
  test.setTimeout(600_000)
  await signUp(page)
  for (const path of OF_STUDENTS) await expectNoBarriers(page, path)
})
