import { journeyAddresses } from './addresses.ts'
import { answerDecks, bookmarked, card, deck, flipCard, next, path, previous, shows, three } from './flashcards-stub.ts'
import { expect, open, test } from './journey.ts'

test.describe('with a stub gateway', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('the call names grade, subject, course and module; "Loading flashcards…" meanwhile (FLC-01, FLC-02)', async ({
    page,
    stub,
  }) => {
    await stub.answer('GET /content/course-outline', {
      body: { title: 'C', courseId: 'SNC1W', modules: [{ id: 'one', title: 'One' }] },
    })
    await open(page, '/grade/9/subject/science?courseId=SNC1W&tab=1')
    await stub.answer('GET /content/flashcards', { body: { decks: [three] }, delayMs: 1200 })
    await page.getByRole('link', { name: /Study cards: One/ }).click()
    await expect(page.getByText('Loading flashcards…')).toBeVisible()
    await expect(flipCard(page)).toBeVisible()
    const [call] = await stub.calls('GET /content/flashcards')
    expect(call?.query).toMatchObject({ grade: '9', subject: 'science', courseId: 'SNC1W', moduleId: 'one' })
  })

  test('an error has its heading and message (FLC-03, ERR-32)', async ({ page, stub }) => {
    await stub.answer('GET /content/flashcards', { status: 500, body: { error: 'x' } })
    await open(page, path)
    await expect(page.getByRole('heading', { name: 'Failed to load flashcards' })).toBeVisible()
    await expect(page.getByText('Our servers are having a rough moment.')).toBeVisible()
  })

  test('no deck, and none that can be used, is the same empty state (FLC-04, FLC-22, FLC-23, CTR-05)', async ({
    page,
    stub,
  }) => {
    const bad = [
      { id: 1, title: 'Number', cards: [] },
      { id: 'x', cards: [] },
      { id: 'y', title: 'No cards' },
    ]
    const foreign = deck('f', [card('z')], { moduleId: 'two' })
    for (const [index, body] of [{ decks: [] }, {}, { decks: [...bad, foreign] }].entries()) {
      await answerDecks(stub, body)
      await open(page, path.replace('/one', `/empty-${index}`))
      await expect(page.getByText('No flashcards available')).toBeVisible()
      await expect(page.getByText("Flashcards for this module haven't been created yet.")).toBeVisible()
    }
  })

  test('the first deck is chosen, and decks are switched (FLC-06, FLC-21, OPN-67)', async ({ page, stub }) => {
    await answerDecks(stub, { decks: [three, deck('e', [card('x')], { moduleId: 'one' })] })
    await open(page, path)
    await expect(page.getByLabel('Deck', { exact: true })).toHaveValue('d')
    await shows(page, 'Front a')
    await page.getByLabel('Deck', { exact: true }).selectOption('e')
    await shows(page, 'Front x')
    await expect(page.getByText('Card 1 of 1')).toBeVisible()
  })

  test('time runs, auto-play goes on every 4 seconds, reset starts over (FLC-07, FLC-08, FLC-09, OPN-69)', async ({
    page,
    stub,
  }) => {
    await answerDecks(stub, [three])
    await page.clock.install()
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { name: 'Flashcard Study Session' })).toBeVisible()
    await page.clock.runFor(65_000)
    await expect(page.getByRole('timer')).toHaveText(/1:0\d/)
    await page.getByRole('button', { name: 'Auto-play' }).click()
    await page.clock.runFor(3500)
    await expect(page.getByText('Card 1 of 3')).toBeVisible()
    await page.clock.runFor(600)
    await expect(page.getByText('Card 2 of 3')).toBeVisible()
    await page.clock.runFor(4100)
    await expect(page.getByText('Card 3 of 3')).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('Card 1 of 3')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText('0:00')
    await page.clock.runFor(9000)
    await expect(page.getByText('Card 1 of 3')).toBeVisible()
  })

  test('cards step by button and arrow, and the ends meet (FLC-10, FLC-16, FLC-17, OPN-66)', async ({ page, stub }) => {
    await answerDecks(stub, [three])
    await open(page, path)
    await expect(page.getByText('Card 1 of 3')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Card 1 of 3' })).toBeVisible()
    await expect(page.getByText('Click the card to flip it • Use arrows to navigate')).toBeVisible()
    await previous(page).click()
    await expect(page.getByText('Card 3 of 3')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Card 1 of 3')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await shows(page, 'Front c')
  })

  test('with one card the steps are disabled and auto-play does nothing (FLC-15, OPN-70)', async ({ page, stub }) => {
    await answerDecks(stub, [deck('d', [card('only')])])
    await open(page, path)
    await expect(previous(page)).toBeDisabled()
    await expect(next(page)).toBeDisabled()
  })

  test('shuffle changes the order and starts at the first card; off restores it (FLC-11, OPN-68)', async ({
    page,
    stub,
  }) => {
    const ids = Array.from({ length: 30 }, (_, index) => `n${index + 1}x`)
    await answerDecks(stub, [
      deck(
        'd',
        ids.map((id) => card(id)),
      ),
    ])
    await open(page, path)
    await next(page).click()
    await page.getByRole('button', { name: 'Shuffle' }).click()
    await expect(page.getByText('Card 1 of 30')).toBeVisible()
    const order: string[] = []
    for (let step = 0; step < 6; step++) {
      order.push((await flipCard(page).textContent()) ?? '')
      await next(page).click()
    }
    expect(order.map((label) => /n\d+x/.exec(label)?.[0])).not.toEqual(ids.slice(0, 6))
    await page.getByRole('button', { name: 'Shuffle' }).click()
    await shows(page, 'Front n1x')
  })

  test('a card turns by click, Enter and Space, is 360 px high and takes 0.8 s (FLC-14, FLC-20, CON-08)', async ({
    page,
    stub,
  }) => {
    await answerDecks(stub, [three])
    await open(page, path)
    await flipCard(page).click()
    await shows(page, 'Back a')
    await flipCard(page).press('Enter')
    await shows(page, 'Front a')
    await flipCard(page).press('Space')
    await shows(page, 'Back a')
    await next(page).click()
    await shows(page, 'Front b')
    expect((await flipCard(page).boundingBox())?.height).toBe(360)
    const turning = flipCard(page).locator('.flip-card')
    expect(await turning.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.8s')
  })

  test('bookmarks are kept, and can be all there is to see (FLC-05, FLC-12, FLC-13, D5)', async ({ page, stub }) => {
    await answerDecks(stub, [three])
    await open(page, path)
    await bookmarked(page).click()
    await expect(page.getByText('No bookmarked cards yet')).toBeVisible()
    await expect(page.getByText('Bookmark some cards first, then use this filter.')).toBeVisible()
    await page.getByRole('button', { name: 'Show All Cards' }).click()
    await next(page).click()
    await page.getByRole('button', { name: 'Bookmark this card' }).click()
    await expect(page.getByRole('button', { name: 'Remove bookmark' })).toBeVisible()
    await page.reload()
    await bookmarked(page).click()
    await expect(page.getByText('Card 1 of 1')).toBeVisible()
    await shows(page, 'Front b')
  })

  test('levels, tags and their rest, explanation, pictures (FLC-18, FLC-19, FLC-24, FLC-25)', async ({
    page,
    stub,
  }) => {
    await answerDecks(stub, [
      deck('d', [
        card('a', { difficulty: 2, tags: ['t1', 't2', 't3', 't4', 't5'], explanation: 'Because of a.' }),
        card('b', { difficulty: 3, back: { type: 'text', content: 'Typed back', explanation: 'Inside.' } }),
        card('c', { difficulty: 4, front: { type: 'image', content: '/icon-192.png', alt: 'A picture' } }),
        card('d', { front: { type: 'video', content: 'javascript:alert(1)', alt: 'No video' } }),
      ]),
    ])
    await open(page, path)
    const levels: string[] = []
    for (const level of ['Foundation', 'Intermediate', 'Advanced', 'Standard']) {
      const chip = flipCard(page).getByText(level)
      await expect(chip).toBeVisible()
      levels.push(await chip.evaluate((element) => getComputedStyle(element).color))
      await next(page).click()
    }
    expect(new Set(levels).size).toBe(4)
    await flipCard(page).click()
    await expect(flipCard(page).getByText('+2')).toBeVisible()
    await expect(flipCard(page).getByText('t4')).toBeHidden()
    await expect(flipCard(page).getByText('Because of a.')).toBeVisible()
    await next(page).click()
    await flipCard(page).click()
    await shows(page, 'Typed back')
    await expect(flipCard(page).getByText('Inside.')).toBeVisible()
    await next(page).click()
    await expect(flipCard(page).locator('img')).toHaveAttribute('alt', 'A picture')
    await next(page).click()
    await expect(flipCard(page).getByText('No video')).toBeVisible()
  })
})
