import { journeyAddresses } from './addresses.ts'
import { expect, open, test } from './journey.ts'
import { answerLessons, base, lesson, openSections, sections } from './lesson-stub.ts'

test.describe('with a stub gateway', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('"Loading lesson…" shows while the gateway takes its time (LES-01)', async ({ page, stub }) => {
    await answerLessons(stub, { lessonsByModule: { one: [lesson('a')] } })
    await open(page, '/grade/9/subject/science?courseId=SNC1W')
    await stub.answer('GET /content/lesson', { body: { lessonsByModule: { one: [lesson('a')] } }, delayMs: 1500 })
    await page.getByRole('link', { name: 'Lesson a' }).click()
    await expect(page.getByText('Loading lesson…')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Lesson a' })).toBeVisible()
  })

  test('without a grade nothing is asked, and the lesson is not found (LES-02, LES-03)', async ({ page, stub }) => {
    await answerLessons(stub, [lesson('a')])
    await open(page, '/grade/nine/subject/science/SNC1W/lesson/one')
    await expect(page.getByText('Lesson not found')).toBeVisible()
    expect(await stub.calls('GET /content/lesson')).toEqual([])
  })

  test('a failure shows its message and a way back, and can be tried again (LES-03, ERR-30)', async ({
    page,
    stub,
  }) => {
    await answerLessons(stub, null)
    await stub.answer('GET /content/lesson', { status: 500, body: { error: 'x' } })
    await open(page, `${base}/lesson/one`)
    await expect(page.getByText('Our servers are having a rough moment.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Subject' })).toHaveAttribute(
      'href',
      /^\/grade\/9\/subject\/science/,
    )
    await stub.answer('GET /content/lesson', { body: [lesson('a')] })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lesson a')
  })

  test('an unknown lesson is "Lesson not found"; so is an empty answer, with its reason (LES-03, ERR-31, CTR-05)', async ({
    page,
    stub,
  }) => {
    await answerLessons(stub, [lesson('a')])
    await open(page, `${base}/lessons/one/zzz`)
    await expect(page.getByText('Lesson not found')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Subject' }).click()
    await expect(page).toHaveURL('/grade/9/subject/science?courseId=SNC1W')
    await stub.answer('GET /content/lesson', { body: {} })
    await open(page, `${base}/lesson/two`)
    await expect(page.getByText('Lesson not found')).toBeVisible()
    await expect(page.getByText('No lessons here yet.')).toBeVisible()
  })

  test('the link back carries the subject and the upper-cased course (LES-04)', async ({ page, stub }) => {
    await answerLessons(stub, [lesson('a')])
    await open(page, '/grade/9/subject/science/snc1w/lesson/one')
    await page.getByRole('main').getByRole('link', { name: 'Science' }).first().click()
    await expect(page).toHaveURL('/grade/9/subject/science?courseId=SNC1W')
    expect(await page.evaluate(() => history.state)).toMatchObject({ level: 'science', courseId: 'SNC1W' })
  })

  test('the header has title, summary, objectives and a chip for each difficulty (LES-05, LES-06, LES-07)', async ({
    page,
    stub,
  }) => {
    const colours = new Set<string>()
    for (const difficulty of ['beginner', 'intermediate', 'advanced', 'legendary']) {
      // another module each time: what was loaded before is kept on the device
      await answerLessons(stub, [lesson('a', { difficulty })])
      await open(page, `${base}/lesson/${difficulty}`)
      const chip = page.getByTestId('difficulty-chip')
      await expect(chip).toHaveText(difficulty)
      colours.add(await chip.evaluate((element) => getComputedStyle(element).color))
    }
    expect(colours.size).toBe(4)
    await expect(page.getByText('Summary of a.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Learning Objectives' }).getByRole('listitem')).toHaveText([
      'Know one thing.',
      'Know another.',
    ])
  })

  test('sections open one at a time, the first by default; headings as written (LES-08, LES-09)', async ({
    page,
    stub,
  }) => {
    await answerLessons(stub, [lesson('a')])
    await open(page, `${base}/lesson/one`)
    await expect(sections(page).getByRole('heading', { level: 2 })).toHaveText([
      '1. Begin',
      '2. Go on (Optional)',
      '4. End',
      'Section 4',
    ])
    await expect(openSections(page)).toHaveCount(1)
    await expect(page.getByText('Text of first.')).toBeVisible()
    await page.getByRole('button', { name: '2. Go on (Optional)' }).last().click()
    await expect(openSections(page)).toHaveCount(1)
    await expect(page.getByText('Text of second.')).toBeVisible()
    await expect(page.getByText('Text of first.')).toBeHidden()
  })

  test('"Mark Complete" goes once pressed, progress follows, and both are kept, on this device only (LES-10, LES-11, LES-12, GWY-29, D5)', async ({
    page,
    stub,
  }) => {
    await answerLessons(stub, [lesson('a'), lesson('b')])
    await open(page, `${base}/lesson/one`)
    await expect(page.getByText('0 of 4 sections completed')).toBeVisible()
    await openSections(page).getByRole('button', { name: 'Mark Complete' }).click()
    await expect(openSections(page).getByRole('button', { name: 'Mark Complete' })).toBeHidden()
    await expect(page.getByText('1 of 4 sections completed')).toBeVisible()
    await expect(page.getByText('25%')).toBeVisible()
    await page.getByRole('link', { name: /^Next/ }).click()
    await expect(page.getByText('0 of 4 sections completed')).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: /^Previous/ }).click()
    await expect(page.getByText('1 of 4 sections completed')).toBeVisible()
    await page.goto('/grade/9/subject/science?courseId=SNC1W')
    await expect(page.getByRole('region', { name: 'Continue where you left off' })).toContainText('Lesson a')
    // the gateway was asked for content and told nothing (GWY-29)
    expect((await stub.allCalls()).filter((call) => call.method !== 'GET')).toEqual([])
  })

  test('Previous and Next step over the modules and stop at the ends (LES-13, LES-14, LES-33)', async ({
    page,
    stub,
  }) => {
    await answerLessons(stub, { lessonsByModule: { one: [lesson('a'), lesson('b')], two: [lesson('d')] } })
    await open(page, `${base}/lesson/one`)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    for (const [id, moduleId] of [
      ['b', 'one'],
      ['d', 'two'],
    ] as const) {
      await page.getByRole('link', { name: /^Next/ }).click()
      await expect(page).toHaveURL(`${base}/lessons/${moduleId}/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lesson ${id}`)
    }
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
  })
})
