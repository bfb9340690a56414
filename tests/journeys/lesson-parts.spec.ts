import { journeyAddresses } from './addresses.ts'
import { expect, open, test } from './journey.ts'
import { answerLessons, base, lesson, openSections, section } from './lesson-stub.ts'

test.describe('with a stub gateway', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  for (const [row, shape] of [
    ['LES-30', [lesson('a')]],
    ['LES-31', { lessonsByModule: { one: [lesson('a')] } }],
    ['LES-31, under lessons', { lessons: { one: [lesson('a')] } }],
    ['LES-32', { lessonsByModule: [lesson('a')] }],
    ['LES-32, under lessons', { lessons: [lesson('a')] }],
  ] as const)
    test(`a gateway may answer in this shape (${row}, LES-29)`, async ({ page, stub }) => {
      await answerLessons(stub, shape)
      await open(page, `${base}/lessons/one/a`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lesson a')
    })

  test('every kind of part is drawn (LES-15, LES-16, LES-17, LES-18, LES-19, LES-20, LES-21, LES-22, LES-23, LES-24, LES-25, LES-26)', async ({
    page,
    stub,
  }) => {
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
    await answerLessons(stub, [lesson('a', { content: [section('all', { title: 'All', ...parts })] })])
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
    await answerLessons(stub, [lesson('a', { content: [section('s', { title: 'S', workedExample })] })])
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
    await answerLessons(stub, [
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
