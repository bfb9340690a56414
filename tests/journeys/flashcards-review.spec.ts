import { readFile } from 'node:fs/promises'
import { journeyAddresses } from './addresses.ts'
import { answerDecks, due, flipCard, path, real, shows, three } from './flashcards-stub.ts'
import { expect, findBarriers, open, signUp, test } from './journey.ts'

test.describe('with a stub gateway', () => {
  test.use({ baseURL: journeyAddresses.stubApp })

  test('by keyboard alone: flip, rate, undo, bookmark, what is due goes down and comes back (D6)', async ({
    page,
    stub,
  }) => {
    await answerDecks(stub, [three])
    await open(page, path)
    const left = page.getByText(/^Card \d of \d$/)
    await due(page).focus()
    await page.keyboard.press('Space')
    await expect(left).toHaveText('Card 1 of 3')
    await page.keyboard.press('Tab')
    await flipCard(page).focus()
    await page.keyboard.press('3')
    await expect(left, 'no rating before the flip').toHaveText('Card 1 of 3')
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /Again.*1 min/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /Easy.*8 d/ })).toBeVisible()
    await page.keyboard.press('4')
    await expect(left).toHaveText('Card 1 of 2')
    await shows(page, 'Front b')
    await page.keyboard.press('u')
    await expect(left).toHaveText(/of 3$/)
    await shows(page, 'Front a')
    await page.keyboard.press('b')
    await expect(page.getByRole('button', { name: 'Remove bookmark' })).toBeVisible()
    for (const rating of ['4', '3', '2']) {
      await page.keyboard.press('Enter')
      await expect(page.getByText('How well did you know it?')).toBeVisible()
      await page.keyboard.press(rating)
      await expect(page.getByText('How well did you know it?')).toBeHidden()
    }
    await expect(page.getByText('Nothing is due right now')).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  test('the day’s limit holds new cards back, and the exam date is kept (D6)', async ({ page, stub }) => {
    await answerDecks(stub, [three])
    await open(page, path)
    const counts = page.getByLabel('Due today')
    await expect(counts).toContainText('New3')
    await page.getByLabel('New cards a day').fill('1')
    await page.getByLabel('New cards a day').press('Enter')
    await expect(counts).toContainText('New1')
    await page.getByLabel(/^Exam date/).fill('2031-06-20')
    await page.reload()
    await expect(page.getByLabel(/^Exam date/)).toHaveValue('2031-06-20')
    await expect(page.getByLabel('New cards a day')).toHaveValue('1')
    await due(page).click()
    await expect(page.getByText('Card 1 of 1')).toBeVisible()
  })
})

test('own decks: written, studied with maths, changed, saved as files, deleted after asking', async ({ page }) => {
  // maths in texts of one's own is rendered for a session
  await signUp(page)
  await open(page, real)
  await page.getByRole('button', { name: 'New deck' }).click()
  await page.getByRole('button', { name: 'Save deck' }).click()
  await expect(page.getByText('Give the deck a name.')).toBeVisible()
  await page.getByLabel('Name of the deck').fill('My deck')
  await page.getByLabel('Front of card 1').fill('What is $x^2$ for 3?')
  await page.getByLabel('Back of card 1').fill('**nine**')
  await page.getByLabel('Tags of card 1').fill('maths, food web')
  await page.getByRole('button', { name: 'Save deck' }).click()
  await page.getByLabel('Deck', { exact: true }).selectOption({ label: 'My deck (yours)' })
  await expect(flipCard(page).locator('math')).toBeVisible()
  await flipCard(page).click()
  await expect(flipCard(page).locator('strong')).toHaveText('nine')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save My deck for Anki' }).click()
  const anki = await readFile(await (await saved).path(), 'utf8')
  expect(anki).toContain('#separator:tab\n#html:false\n#deck:My deck')
  expect(anki).toContain('What is $x^2$ for 3?\t**nine**\tmaths food-web')
  const csvFile = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save My deck as CSV' }).click()
  const csv = await readFile(await (await csvFile).path(), 'utf8')
  expect(csv).toContain('front,back,tags')

  await page.getByRole('button', { name: 'Import CSV' }).click()
  const rows = `${csv}\r\n"two, three",5,\r\n,no front,`
  await page.getByLabel('CSV file').setInputFiles({ name: 'sums.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await expect(page.getByText('2 cards found.')).toBeVisible()
  await expect(page.getByText('Line 4: The front is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 cards' }).click()
  await expect(page.getByLabel('Deck', { exact: true }).locator('option', { hasText: 'sums' })).toBeAttached()

  await page.getByRole('button', { name: 'Delete My deck' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Delete My deck' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete deck' }).click()
  await expect(page.getByRole('button', { name: 'Edit My deck' })).toBeHidden()
})

test('a card forgotten again and again says so, and what to do instead (D6)', async ({ page }) => {
  const day = 86_400_000
  const start = Date.now() - 400 * day
  const rate = (at: number, rating: number) => ({
    id: `r${at}`,
    at,
    zone: 'America/Toronto',
    device: 'd',
    curriculum: 'ontario',
    grade: '9',
    subject: 'science',
    courseId: 'SNC1W',
    moduleId: 'sustainable-ecosystems-climate-change',
    type: 'card-rated',
    deckId: 'ecosystems-and-energy',
    cardId: 'biotic-and-abiotic',
    rating,
    seconds: 4,
  })
  // learned, and forgotten a month later, eight times
  const events = Array.from({ length: 8 }, (_, lapse) => start + lapse * 40 * day).flatMap((at) => [
    rate(at, 3),
    rate(at + 600_000, 3),
    rate(at + 30 * day, 1),
  ])
  const backup = { format: 'ilm-study-backup', version: 1, exportedAt: new Date().toISOString(), events, documents: {} }
  await signUp(page)
  await open(page, '/dashboard')
  await page
    .getByLabel('Import progress')
    .setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(backup)) })
  await expect(page.getByText('Added 24 acts of study.')).toBeVisible()
  await open(page, real)
  await expect(page.getByText('You have forgotten it 8 times.')).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('This card keeps slipping away')).toBeHidden()
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' })
    test('axe finds nothing on either side of a card, in the editor, or among what is due', async ({ page }) => {
      const check = async () => {
        const violations = await findBarriers(page)
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      }
      await open(page, real)
      await check()
      await flipCard(page).click()
      await expect(page.getByText('How well did you know it?')).toBeVisible()
      await check()
      await page.getByRole('button', { name: /^Good/ }).click()
      await due(page).click()
      await page.getByRole('button', { name: 'New deck' }).click()
      await check()
    })
  })
