import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { expect, open, test } from './journey.ts'
import type { StubGateway } from './stub-gateway.ts'

const base = '/grade/9/subject/science/SNC1W'
const section = (id: string, more: object = {}) => ({ id, text: `Text of ${id}.`, ...more })
const lesson = (id: string, more: object = {}) => ({
  id,
  title: `Lesson ${id}`,
  summary: `Summary of ${id}.`,
  difficulty: 'beginner',
  learningObjectives: ['Know one thing.', 'Know another.'],
  content: [
    section('first', { order: 1, title: 'Begin' }),
    section('second', { order: 2, title: 'Go on', isOptional: true }),
    section('third'),
    section('fourth', { order: 4, title: 'End' }),
  ],
  ...more,
})
const outline = {
  title: 'A course',
  courseId: 'SNC1W',
  modules: [
    { id: 'one', title: 'Module one', lessons: [listed('a'), listed('b'), { ...listed('c'), isAvailable: false }] },
    { id: 'two', title: 'Module two', lessons: [listed('d')] },
  ],
}
function listed(id: string) {
  return { id, title: `Lesson ${id}`, isAvailable: true, sectionIds: ['first', 'second', 'third', 'fourth'] }
}
async function answer(stub: StubGateway, lessons: unknown) {
  await stub.answer('GET /content/course-outline', { body: outline })
  await stub.answer('GET /content/lesson', { body: lessons })
}
const sections = (page: Page) => page.getByTestId('lesson-section')
const openSections = (page: Page) => page.locator('[data-testid=lesson-section][data-state=open]')

test.describe('with a stub gateway', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('"Loading lesson…" shows while the gateway takes its time (LES-01)', async ({ page, stub }) => {
    await answer(stub, { lessonsByModule: { one: [lesson('a')] } })
    await open(page, '/grade/9/subject/science?courseId=SNC1W')
    await stub.answer('GET /content/lesson', { body: { lessonsByModule: { one: [lesson('a')] } }, delayMs: 1500 })
    await page.getByRole('link', { name: 'Lesson a' }).click()
    await expect(page.getByText('Loading lesson…')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Lesson a' })).toBeVisible()
  })

  test('without a grade nothing is asked, and the lesson is not found (LES-02, LES-03)', async ({ page, stub }) => {
    await answer(stub, [lesson('a')])
    await open(page, '/grade/nine/subject/science/SNC1W/lesson/one')
    await expect(page.getByText('Lesson not found')).toBeVisible()
    expect(await stub.calls('GET /content/lesson')).toEqual([])
  })

  test('a failure shows its message and a way back, and can be tried again (LES-03)', async ({ page, stub }) => {
    await answer(stub, null)
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

  test('an unknown lesson is "Lesson not found"; so is an empty answer, with its reason (LES-03, CTR-05)', async ({
    page,
    stub,
  }) => {
    await answer(stub, [lesson('a')])
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
    await answer(stub, [lesson('a')])
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
      await answer(stub, [lesson('a', { difficulty })])
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
    await answer(stub, [lesson('a')])
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

  test('"Mark Complete" goes once pressed, progress follows, and both are kept (LES-10, LES-11, LES-12, D5)', async ({
    page,
    stub,
  }) => {
    await answer(stub, [lesson('a'), lesson('b')])
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
  })

  test('Previous and Next step over the modules and stop at the ends (LES-13, LES-14, LES-33)', async ({
    page,
    stub,
  }) => {
    await answer(stub, { lessonsByModule: { one: [lesson('a'), lesson('b')], two: [lesson('d')] } })
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

  for (const [row, shape] of [
    ['LES-30', [lesson('a')]],
    ['LES-31', { lessonsByModule: { one: [lesson('a')] } }],
    ['LES-31, under lessons', { lessons: { one: [lesson('a')] } }],
    ['LES-32', { lessonsByModule: [lesson('a')] }],
    ['LES-32, under lessons', { lessons: [lesson('a')] }],
  ] as const)
    test(`a gateway may answer in this shape (${row}, LES-29)`, async ({ page, stub }) => {
      await answer(stub, shape)
      await open(page, `${base}/lessons/one/a`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lesson a')
    })

  test('every kind of part is drawn (LES-15..26)', async ({ page, stub }) => {
    const parts = {
      media: [
        { type: 'image', url: '/icon-192.png', altText: 'The icon', caption: 'A caption', transcript: 'What is said' },
      ],
      comparison: [{ title: 'Card one', definition: 'Its definition', characteristics: ['round'], examples: ['ball'] }],
      interactiveElement: {
        type: 'poll',
        description: 'Think.',
        instructions: 'Say it.',
        items: ['item one', 'item two'],
      },
      diagram: { type: 'flow', description: 'A flow.', elements: ['start', 'end'], altText: '' },
      caseStudy: {
        title: 'Lake',
        scenario: 'A lake.',
        impact: 'Fewer fish.',
        questions: ['Why?'],
        discussionPrompts: ['Who?'],
      },
      activity: {
        description: 'Build it.',
        instructions: 'With care.',
        items: ['paper'],
        expectedOutcome: 'It stands.',
      },
      keyTerms: [{ term: 'Niche', definition: 'A role.', examples: ['bee'] }],
      examples: [{ title: 'An example', type: 'everyday', explanation: 'Because.', examples: ['case'] }],
      comparisonTable: { title: 'Both', headers: ['', 'Plant', 'Animal'], rows: [['Food', 'makes it', 'eats it']] },
      hints: ['Nudge one.', 'Nudge two.'],
      estimatedMinutes: 7,
    }
    await answer(stub, [lesson('a', { content: [section('all', { title: 'All', ...parts })] })])
    await open(page, `${base}/lesson/one`)
    const shown = openSections(page)
    await expect(shown.getByRole('img', { name: 'The icon' })).toBeVisible()
    await expect(shown.getByText('A caption')).toBeVisible()
    await expect(shown.getByText('What is said')).toBeHidden()
    await shown.getByRole('button', { name: 'Transcript' }).click()
    await expect(shown.getByText('What is said')).toBeVisible()
    for (const [name, words] of [
      ['Compare & Contrast', ['Card one', 'Its definition', 'round', 'ball']],
      ['Try It', ['Think.', 'Say it.', 'item one', 'item two']],
      ['Diagram: flow', ['A flow.', 'start', 'end']],
      ['Case study: Lake', ['A lake.', 'Fewer fish.', 'Why?', 'Who?']],
      ['Activity', ['Build it.', 'With care.', 'paper']],
      ['Key terms', ['Niche', 'A role.', 'bee']],
      ['Example', ['An example', 'everyday', 'Because.', 'case']],
    ] as const)
      for (const word of words) await expect(shown.getByRole('region', { name, exact: true })).toContainText(word)
    await shown.getByRole('button', { name: 'Expected outcome' }).click()
    await expect(shown.getByText('It stands.')).toBeVisible()
    const table = shown.getByRole('table')
    await expect(table.getByRole('columnheader', { name: 'Plant' })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: 'Food' })).toBeVisible()
    await expect(table.getByRole('cell')).toHaveText(['makes it', 'eats it'])
    await expect(shown.getByText('7 min')).toBeVisible()
    await expect(shown.getByText('Nudge one.')).toBeHidden()
    await shown.getByRole('button', { name: /Show a hint/ }).click()
    await expect(shown.getByText('Nudge one.')).toBeVisible()
    await expect(shown.getByText('Nudge two.')).toBeHidden()
  })

  test('a worked example comes step by step, by keyboard, then the answer, the strategy and the mistake (LES-25)', async ({
    page,
    stub,
  }) => {
    const workedExample = {
      title: 'How many?',
      problem: 'Two and two.',
      given: ['Two'],
      steps: [
        { step: 1, action: 'Take two.', reasoning: 'Why not.', calculation: '$2$' },
        { step: 2, action: 'Add two.', calculation: '$2 + 2 = 4$' },
      ],
      answer: 'It is four.',
      strategy: 'Count on.',
      commonMistake: 'Twenty-two.',
    }
    await answer(stub, [lesson('a', { content: [section('s', { title: 'S', workedExample })] })])
    await open(page, `${base}/lesson/one`)
    await expect(page.getByText('Take two.')).toBeHidden()
    await page.getByRole('button', { name: /Show the first step/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Take two.')).toBeVisible()
    await expect(page.getByText('Add two.')).toBeHidden()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    for (const word of ['Final answer', 'It is four.', 'Key strategy', 'Count on.', 'Common mistake', 'Twenty-two.'])
      await expect(page.getByText(word)).toBeVisible()
  })

  test('"Extend Your Learning" has the misconception with and without its reason (LES-27, LES-28)', async ({
    page,
    stub,
  }) => {
    const extension = { criticalThinking: 'Think.', realWorldApplication: 'Apply.', reflection: 'Reflect.' }
    const misconception = { misconception: 'It is flat.', correction: 'It is round.' }
    await answer(stub, [
      lesson('a', { ...extension, commonMisconception: { ...misconception, explanation: 'It looks so.' } }),
      lesson('b', { commonMisconception: misconception }),
    ])
    await open(page, `${base}/lessons/one/a`)
    const block = page.getByRole('region', { name: 'Extend Your Learning' })
    for (const word of ['Think.', 'Apply.', 'Reflect.', 'It is flat.', 'It is round.', 'It looks so.'])
      await expect(block).toContainText(word)
    await expect(block.getByText('Why students think this way')).toBeVisible()
    await page.getByRole('link', { name: /^Next/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lesson b')
    await expect(block).toContainText('It is round.')
    await expect(block.getByText('Why students think this way')).toBeHidden()
  })
})

const foodWebs = `${base}/lessons/sustainable-ecosystems-climate-change/energy-flow-in-food-webs`

test('Try It is worked by keyboard alone: put into order, with a verdict (LES-18)', async ({ page }) => {
  await open(page, foodWebs)
  const tryIt = openSections(page).getByRole('region', { name: 'Try It' })
  const chain = ['Sunlight', 'Algae', 'Zooplankton', 'Yellow perch', 'Northern pike']
  const items = tryIt.getByRole('listitem')
  await tryIt.getByRole('button', { name: 'Check my order' }).press('Enter')
  await expect(tryIt.getByText(/are in the right place/)).toBeVisible()
  for (const [place, name] of chain.entries())
    while (!(await items.nth(place).innerText()).includes(name))
      await tryIt.getByRole('button', { name: `Move ${name} up` }).press('Enter')
  await tryIt.getByRole('button', { name: 'Check my order' }).press('Enter')
  await expect(tryIt.getByText('That is the right order.')).toBeVisible()
})

test('a slider shows what follows from it, with maths loaded only then (LES-18)', async ({ page }) => {
  await open(page, foodWebs)
  await page
    .getByRole('button', { name: /The 10 % rule/ })
    .last()
    .click()
  const tryIt = openSections(page).getByRole('region', { name: 'Try It' })
  await expect(tryIt.getByText('100 kJ', { exact: true })).toBeVisible()
  await tryIt.getByRole('slider', { name: 'Share passed on' }).press('End')
  await expect(tryIt.getByText('1563 kJ')).toBeVisible()
})

test('a check in the lesson answers to the very choice', async ({ page }) => {
  await open(page, foodWebs)
  const check = openSections(page).getByRole('region', { name: 'Check yourself' })
  await check.getByLabel('The hare hunts the lynx').check()
  await check.getByRole('button', { name: 'Check' }).click()
  await expect(check.getByRole('status')).toContainText('not who chases whom')
  await check.getByLabel('Energy moves from hare to lynx').check()
  await check.getByRole('button', { name: 'Check' }).click()
  await expect(check.getByRole('status')).toContainText('Right.')
})

test('a lesson is studied by keyboard alone: opened, answered, marked, and on to the next section', async ({
  page,
}) => {
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60 && !name.test(await focused()); presses++) await page.keyboard.press('Tab')
    expect(await focused()).toMatch(name)
  }
  await open(page, '/grade/9/subject/science?courseId=SNC1W')
  await page.getByRole('link', { name: 'Energy flow in food webs' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Energy flow in food webs')
  const check = openSections(page).getByRole('region', { name: 'Check yourself' })
  await check.getByRole('radio').first().focus()
  for (let option = 0; option < 3 && !(await check.getByLabel('Energy moves from hare to lynx').isChecked()); option++)
    await page.keyboard.press('ArrowDown')
  await tabTo(/^Check$/)
  await page.keyboard.press('Enter')
  await expect(check.getByRole('status')).toContainText('Right.')
  await tabTo(/^Mark Complete$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 4 sections completed')).toBeVisible()
  expect(await focused()).toMatch(/^Next section/)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/^2\. A pull on one thread/)
  await expect(openSections(page).getByText('Change one species')).toBeVisible()
})

test('"Ask Ilm about this" takes the section along to the chat (CRS-12)', async ({ page }) => {
  await open(page, foodWebs)
  await openSections(page).getByRole('link', { name: 'Ask Ilm about this' }).click()
  await expect(page).toHaveURL('/grade/9/subject/science?courseId=SNC1W&tab=4')
  expect(await page.evaluate(() => history.state.askAbout)).toEqual({
    moduleId: 'sustainable-ecosystems-climate-change',
    lessonId: 'energy-flow-in-food-webs',
    sectionId: 'chains-and-webs',
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole lesson can be read, worked steps included', async ({ page }) => {
    await page.goto(foodWebs)
    await expect(page.getByText('Find the energy in the hares.')).toBeVisible()
    await expect(page.getByText('About 800 kJ')).toBeVisible()
  })
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' })
    test('axe finds nothing in a lesson, whichever section is open, and nothing is wider than the screen', async ({
      page,
    }) => {
      await open(page, foodWebs)
      for (let index = 0; index < 4; index++) {
        if (index > 0) await sections(page).nth(index).getByRole('heading', { level: 2 }).getByRole('button').click()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      }
    })
  })
