import { expect, open, signUp, test } from './journey.ts'

test('grade 9 lists its courses with code, label and description, and Explore leads on (SHL-02, GRD-01, GRD-02, GRD-03, GRD-04, GRD-08)', async ({
  page,
}) => {
  await open(page, '/grade/9')
  for (const text of ['SNC1W', 'MTH1W', 'Science', 'Math', 'Ontario Core']) {
    await expect(page.locator('main').getByText(text, { exact: true }).first()).toBeVisible()
  }
  const explore = page.getByRole('link', { name: 'Explore Science' })
  await expect(explore).toHaveAttribute('href', '/grade/9/subject/science?courseId=SNC1W')
  await explore.click()
  await expect(page).toHaveURL('/grade/9/subject/science?courseId=SNC1W')
  const state = await page.evaluate(() => history.state)
  expect(state).toMatchObject({ level: 'Ontario Core', courseId: 'SNC1W' })
})

for (const [grade, codes] of [
  ['10', ['SNC2D']],
  ['11', ['SBI3U', 'SCH3U', 'SPH3U', 'MCR3U', 'ENG3U']],
  ['12', ['SBI4U', 'SCH4U', 'SPH4U', 'MHF4U', 'MCV4U', 'ENG4U']],
] as const) {
  test(`grade ${grade} works by its address though no menu offers it (GRD-09, GRD-10, GRD-11, CON-01)`, async ({
    page,
  }) => {
    await open(page, `/grade/${grade}`)
    await expect(page.getByRole('link', { name: /^Explore/ })).toHaveCount(codes.length)
    for (const code of codes) await expect(page.getByText(code, { exact: true })).toBeVisible()
  })
}

test.describe('a grade without subjects', () => {
  test.use({ expectedErrors: [/404/] })
  for (const grade of ['13', '99', 'abc', '0']) {
    test(`/grade/${grade} says so, and answers 404 (GRD-05, OPN-06)`, async ({ page }) => {
      const answer = await page.goto(`/grade/${grade}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: `Grade ${grade}` })).toBeVisible()
      await expect(page.getByText('No subjects available')).toBeVisible()
      await expect(page.getByText(`We couldn't find any subjects for Grade ${grade}.`)).toBeVisible()
      await page.getByRole('link', { name: 'Go to Grade 9' }).click()
      await expect(page.getByRole('link', { name: /^Explore/ }).first()).toBeVisible()
    })
  }
})

test('while the grade page is on its way six cards stand in (GRD-06, CON-06)', async ({ page }) => {
  // the page's own script is held back, also where it is fetched ahead
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/assets\/.*(gradeId|grade).*\.js/i, async (route) => {
    await seen
    await route.continue()
  })
  await open(page, '/faq')
  await page.evaluate(() => history.pushState(null, '', '/grade/9'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByTestId('course-skeleton')).toHaveCount(6)
  letGo()
  await expect(page.getByText('SNC1W', { exact: true })).toBeVisible()
})

test('/ap lists ten courses in order (SHL-11, APX-01, APX-02, APX-03, APX-04, APX-05, APX-06)', async ({ page }) => {
  await open(page, '/ap')
  const headings = page.locator('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    'AP Biology',
    'AP Chemistry',
    'AP Physics 1',
    'AP Physics 2',
    'AP Physics C: Mechanics',
    'AP Physics C: E&M',
    'AP Environmental Science',
    'AP Calculus AB',
    'AP Calculus BC',
    'AP Statistics',
  ])
})

test('an AP path makes AP the stored curriculum (SHL-17, SES-13, CON-05)', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('selectedCurriculum'))
  await open(page, '/faq')
  expect(await stored()).toBeNull()
  await open(page, '/ap')
  expect(await stored()).toBe('ap')
})

test('the hub has its four ways in and every module (APX-07, APX-08, D12)', async ({ page }) => {
  await open(page, '/ap/biology')
  const ways = page.getByRole('navigation', { name: 'Ways to study' })
  for (const [name, href] of [
    ['Lessons', '/ap/biology/lessons/core/introduction'],
    ['Flashcards', '/ap/biology/flashcards/core'],
    ['Challenges', '/ap/biology/challenges/core'],
    ['Practice Exam', '/ap/biology/exam'],
  ] as const) {
    await expect(ways.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(page.getByTestId('module-card')).toHaveCount(9)
})

test('the computer-science hubs, which /ap does not list, work (D13)', async ({ page }) => {
  for (const slug of ['computer-science-a', 'computer-science-principles']) {
    await open(page, `/ap/${slug}`)
    await expect(page.getByTestId('module-card').first()).toBeVisible()
  }
})

test.describe('who may open what (ROL-01, ROL-03)', () => {
  const course = '/grade/9/subject/science/SNC1W'
  const moduleId = 'sustainable-ecosystems-climate-change'
  const openPages = [
    '/',
    '/signin',
    '/signup',
    '/faq',
    '/forgot-password',
    '/welcome',
    '/terms',
    '/privacy',
    '/insights',
    '/grade/9',
    '/ap',
    '/ap/biology',
    '/grade/9/subject/science?courseId=SNC1W',
    `${course}/lesson/${moduleId}`,
    `${course}/lessons/${moduleId}/cycling-of-matter`,
    `${course}/flashcards/${moduleId}`,
  ]
  const protectedPages = [
    '/dashboard',
    `${course}/challenges/${moduleId}`,
    `${course}/exam`,
    `${course}/exam-player`,
    `${course}/exam-results/a1`,
    `${course}/exam-review`,
    '/ap/biology/lessons/core/introduction',
    '/ap/biology/flashcards/core',
    '/ap/biology/challenges/core',
    '/ap/biology/exam',
    '/ap/biology/exam-player',
    '/ap/biology/exam-results/a1',
    '/ap/biology/exam-review',
  ]

  test('open pages need no account (SHL-01, SHL-02, SHL-03, SHL-04, SHL-05, SHL-06, SHL-11, TRM-01)', async ({
    page,
  }) => {
    for (const path of openPages) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0])
    }
  })

  test('protected pages send a visitor to sign in, with the way back (SHL-07, SHL-08, SHL-09, SHL-12, SHL-13, SHL-14, SHL-15)', async ({
    page,
  }) => {
    for (const path of protectedPages) {
      const response = await page.goto(path)
      expect(await response?.text(), path).toContain('Loading...')
      await expect(page, path).toHaveURL(`/signin?redirect=${encodeURIComponent(path)}`)
    }
  })

  test('a signed-in student may open all of them (ROL-03, ROL-04)', async ({ page }) => {
    await signUp(page)
    for (const path of protectedPages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect(new URL(page.url()).pathname, path).toBe(path)
    }
  })
})

test('the old challenges address leads to the course page (SHL-10)', async ({ page }) => {
  await page.goto('/grade/9/subject/science/SNC1W/challenges/nature-of-matter/redirect')
  await expect(page).toHaveURL('/grade/9/subject/science?courseId=SNC1W')
})

test.describe('unknown addresses', () => {
  test.use({ expectedErrors: [/404/] })
  test('are answered with 404 and a way home (OPN-06)', async ({ page }) => {
    for (const path of ['/nowhere', '/ap/latin']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('main').getByRole('link', { name: /home/i }).first()).toBeVisible()
    }
  })
})
