import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, findBarriers, open, test } from './journey.ts'
import type { StubGateway } from './stub-gateway.ts'

const course = '/grade/9/subject/science?courseId=SNC1W'
const outline = (title = 'A course') => ({
  title,
  courseId: 'SNC1W',
  description: 'What it is about.',
  durationWeeks: 18,
  modules: ['one', 'two', 'three', 'four'].map((id) => ({
    id,
    title: `Module ${id}`,
    summary: `Summary of ${id}`,
    category: `Strand ${id}`,
  })),
})
const answerOutline = (stub: StubGateway, body: unknown = outline()) =>
  stub.answer('GET /content/course-outline', { body })
const selectedTab = (page: Page) => page.getByRole('tab', { selected: true })

test('five tabs in order, the first one open; a tab has an address (CRS-03, D16)', async ({ page }) => {
  await open(page, course)
  await expect(page.getByRole('tab')).toHaveText([
    'Course Content',
    'Study Cards',
    'Knowledge Check',
    'Exam Practice',
    'Ask Ilm',
  ])
  await expect(selectedTab(page)).toHaveText('Course Content')
  await page.getByRole('tab', { name: 'Knowledge Check' }).click()
  await expect(page).toHaveURL(`${course}&tab=2`)
  await page.reload()
  await expect(selectedTab(page)).toHaveText('Knowledge Check')
})

test('tabs are worked by the keyboard', async ({ page }) => {
  await open(page, course)
  await page.getByRole('tab', { name: 'Course Content' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(selectedTab(page)).toHaveText('Study Cards')
  await page.keyboard.press('End')
  await expect(selectedTab(page)).toHaveText('Ask Ilm')
})

test('each tab leads to the modules’ lessons, cards, checks and the exam (CRS-04, CRS-06, CRS-07, CRS-08, CRS-16)', async ({
  page,
}) => {
  const base = '/grade/9/subject/science/SNC1W'
  const moduleId = 'sustainable-ecosystems-climate-change'
  const card = page.getByTestId('module-card').filter({ hasText: 'Sustainable Ecosystems' })
  await open(page, course)
  await expect(card.getByRole('link', { name: /^Start lessons/ })).toHaveAttribute('href', `${base}/lesson/${moduleId}`)
  await expect(card.getByRole('link', { name: 'Cycling of matter' })).toHaveAttribute(
    'href',
    `${base}/lessons/${moduleId}/cycling-of-matter`,
  )
  await page.getByRole('tab', { name: 'Study Cards' }).click()
  await expect(card.getByRole('link')).toHaveAttribute('href', `${base}/flashcards/${moduleId}`)
  await page.getByRole('tab', { name: 'Knowledge Check' }).click()
  await expect(card.getByRole('link')).toHaveAttribute('href', `${base}/challenges/${moduleId}`)
  await page.getByRole('tab', { name: 'Exam Practice' }).click()
  await expect(page.getByRole('link', { name: 'Start Exam' })).toHaveAttribute('href', `${base}/exam`)
})

test('headings go down one level at a time, and axe finds nothing, on every tab and on an AP hub (CRS-03, APX-07)', async ({
  page,
}) => {
  const tabs = [0, 1, 2, 3, 4].map((tab) => `/grade/9/subject/science?courseId=SNC1W&tab=${tab}`)
  for (const path of [...tabs, '/ap/biology']) {
    await open(page, path)
    const levels = await page.evaluate(() =>
      [...document.querySelectorAll('#content :is(h1, h2, h3, h4, h5, h6)')].map((heading) =>
        Number(heading.tagName[1]),
      ),
    )
    expect(levels[0]).toBe(1)
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(jumps, `${path}: ${levels}`).toEqual([])
    expect(await findBarriers(page), path).toEqual([])
  }
})

test('a course page without a course goes back to the grade (CRS-02)', async ({ page }) => {
  await page.goto('/grade/9/subject/science')
  await expect(page).toHaveURL('/grade/9/')
})

test('the course may come with the link instead of the address (CRS-01, CTR-41)', async ({ page }) => {
  await open(page, '/grade/9')
  await page.getByRole('link', { name: 'Explore Science' }).click()
  await page.waitForURL(course)
  await page.evaluate(() => history.replaceState(history.state, '', '/grade/9/subject/science'))
  await page.reload()
  await expect(page.getByTestId('module-card').first()).toBeVisible()
  await expect(page).toHaveURL('/grade/9/subject/science')
})

test('picking Alberta says that the course is Ontario’s, and where Alberta’s own is (D13, D26, CTR-32)', async ({
  page,
}) => {
  await open(page, '/grade/9/subject/math?courseId=MTH1W')
  await page.getByLabel('Curriculum').selectOption('alberta')
  await expect(page.getByText('This is a course of Ontario, MTH1W', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Science 9 (Alberta)' })).toBeHidden()
  await open(page, course)
  await expect(page.getByText('This is a course of Ontario, SNC1W', { exact: false })).toBeVisible()
  await expect(page.getByTestId('module-card').first()).toBeVisible()
  await page.getByRole('link', { name: 'Science 9 (Alberta)' }).click()
  await expect(page).toHaveURL('/grade/9/subject/science?courseId=AB-SCIENCE-9')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Science 9 (Alberta)')
  await expect(page.getByText('This is a course of Ontario', { exact: false })).toBeHidden()
})

test.describe('on a gateway that answers as told', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('the outline’s fields are shown and the three themes cycle (CRS-05, CRS-13, CRS-15, OPN-44)', async ({
    page,
    stub,
  }) => {
    await answerOutline(stub)
    await open(page, course)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A course')
    for (const text of ['What it is about.', '18 weeks', 'Module one', 'Summary of one', 'Strand one']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    const themes = await page
      .getByTestId('module-card')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-course-theme')))
    expect(themes).toEqual(['1', '2', '3', '1'])
  })

  test('the call carries course, subject, grade and curriculum, no bearer, all on one host (GWY-01, GWY-07, GWY-12, GWY-13, GWY-14, CTR-20)', async ({
    page,
    stub,
  }) => {
    await answerOutline(stub)
    await open(page, '/grade/9/subject/Science?courseId=snc1w')
    const [call] = await stub.calls('GET /content/course-outline')
    expect(call?.query).toEqual({ grade: '9', subject: 'science', courseId: 'SNC1W', curriculum: 'ontario' })
    expect(call?.authorization).toBeNull()
  })

  for (const [name, answer] of [
    ['an error', { status: 500 }],
    ['nothing', { body: [] }],
    ['no outline', { body: { title: 'x' } }],
    ['broken JSON', { raw: '{' }],
    ['no connection', { isCut: true }],
  ] as const) {
    test(`${name} instead of an outline fails as told, and trying again helps (CRS-13, CRS-14)`, async ({
      page,
      stub,
    }) => {
      await stub.answer('GET /content/course-outline', answer)
      await open(page, course)
      await expect(page.getByText('Failed to load course outline')).toBeVisible()
      await expect(page.getByText('No course outline found', { exact: true })).toBeVisible()
      await answerOutline(stub)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Module one', { exact: true })).toBeVisible()
    })
  }

  test('a slow outline shows that it is loading (CRS-13)', async ({ page, stub }) => {
    await stub.answer('GET /content/course-outline', { body: outline(), delayMs: 1500 })
    await open(page, '/grade/9')
    await page.getByRole('link', { name: 'Explore Science' }).click()
    await expect(page.getByText('Loading the course')).toBeAttached()
    await expect(page.getByText('Module one', { exact: true })).toBeVisible()
  })

  test('AP asks by the slug alone (D12, CTR-08)', async ({ page, stub }) => {
    await answerOutline(stub, { ...outline('AP Calculus'), courseId: 'AP-CALCULUS-AB' })
    await open(page, '/ap/calculus-ab')
    const [call] = await stub.calls('GET /content/course-outline')
    expect(call?.query).toEqual({ subject: 'calculus-ab', courseId: 'AP-CALCULUS-AB', curriculum: 'ap' })
  })
})
