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

for (const width of [320, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({
        baseURL: journeyAddresses.app,
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
        expectedErrors: [/404/],
      })

      test('axe finds nothing on any kind of page', async ({ page }) => {
        test.setTimeout(300_000)
        for (const path of OF_VISITORS) {
          await open(page, path)
          expect(await findBarriers(page), path).toEqual([])
        }
        await signUp(page)
        for (const path of OF_STUDENTS) {
          await open(page, path)
          await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
          expect(await findBarriers(page), path).toEqual([])
        }
      })
    })
  }
}
