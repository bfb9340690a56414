import type { Page } from '@playwright/test'
import { submitExam } from './exam-stub.ts'
import { messages, say } from './ilm-chat.ts'
import { expect, findBarriers, open, signUp } from './journey.ts'
import { goOffline, goOnline, test, waitUntilKept } from './own-app.ts'
import { button, tile } from './practice-questions.ts'

// A course on the device: what one visit to its page is enough for, without a network afterwards (docs/offline.md).

const maths = '/grade/9/subject/math?courseId=MTH1W'
const inMaths = (path: string) => `/grade/9/subject/math/MTH1W/${path}`
const science = '/grade/9/subject/science?courseId=SNC1W'
const kept = (page: Page) => page.getByText(/^On this device/)

/** Visits a course's page and waits until the course is on the device. */
async function visit(page: Page, course: string) {
  await open(page, course)
  await waitUntilKept(page)
  await expect(kept(page)).toBeVisible({ timeout: 60_000 })
}

test('after one visit to a course, without a network: lessons with maths and drawings, cards, own cards with maths', async ({
  page,
  context,
  app,
}) => {
  await signUp(page)
  await visit(page, maths)
  await goOffline(app, context)

  await page.goto(inMaths('lessons/algebraic-expressions-equations/generalising-patterns'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Generali[sz]ing patterns$/)
  await expect(page.locator('main math').first()).toBeAttached()
  const picture = page.locator('main img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.goto(inMaths('flashcards/number'))
  const flipCard = page.getByTestId('flip-card')
  await expect(flipCard).toBeVisible()
  await page.getByRole('button', { name: 'New deck' }).click()
  await page.getByLabel('Name of the deck').fill('My deck')
  await page.getByLabel('Front of card 1').fill('What is $x^2$ for 3?')
  await page.getByLabel('Back of card 1').fill('**nine**')
  await page.getByRole('button', { name: 'Save deck' }).click()
  await page.getByLabel('Deck', { exact: true }).selectOption({ label: 'My deck (yours)' })
  await expect(flipCard.locator('math')).toBeVisible()
})

test('after one visit to a course, without a network: practice is checked, has other numbers, counts in analytics and insights', async ({
  page,
  context,
  app,
}) => {
  await signUp(page)
  await visit(page, maths)
  await goOffline(app, context)

  await page.goto(inMaths('challenges/number'))
  const prompt = page.getByRole('main').locator('div.text-lg').first()
  const first = await prompt.textContent()
  await page.getByRole('list', { name: 'Answers' }).getByRole('button').first().click()
  await expect(page.getByTestId('feedback')).toContainText(/orrect|uite/)
  await button(page, 'Another like this').click()
  await expect(prompt).not.toHaveText(first ?? '')
  await expect(tile(page, 'Attempted')).toHaveText('1')
  await page.reload()
  await expect(tile(page, 'Attempted')).toHaveText('1')
  await page.goto('/insights')
  await expect(page.getByText('Sample data')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a new exam begins, is answered, scored and reviewed without a network, and arrives once when it is back (D7, D8)', async ({
  page,
  context,
  app,
}) => {
  await signUp(page)
  await visit(page, science)
  await goOffline(app, context)
  await page.goto('/grade/9/subject/science/SNC1W/exam')
  await page.getByRole('radio', { name: /Choice section only/ }).click()
  await button(page, 'Start Practice Exam').click()
  await expect(page.getByText('Question 1 of 40')).toBeVisible()
  await page.getByRole('radio').first().check({ force: true })
  // a crash in the middle of it
  await page.reload()
  await expect(page.getByText('1 of 40 answered')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('button', { name: /^Question 40,/ })
    .click()
  await submitExam(page)
  await expect(page.getByText('Not yet synced')).toBeVisible()
  const results = page.url()
  await page.goto('/grade/9/subject/science/SNC1W/exam-review')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/review/i)
  await page.goto(results)
  await expect(page.getByText('Not yet synced')).toBeVisible()
  await goOnline(app, context)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Not yet synced')).toBeHidden()
  await page.reload()
  await expect(page.getByText('Not yet synced')).toHaveCount(0)
})

test('Ilm answers without a network from the course on the device, says so, and goes on from there (D20)', async ({
  page,
  context,
  app,
}) => {
  await signUp(page)
  await visit(page, science)
  await goOffline(app, context)
  await page.goto(`${science}&tab=4`)
  await say(page, 'What is photosynthesis?')
  const reply = messages(page).last()
  await expect(reply).toContainText('Said without a connection, from the course on this device.')
  await expect(reply.getByRole('list', { name: 'From the lessons' }).getByRole('link').first()).toBeVisible()
  await say(page, 'Quiz me!')
  await expect(messages(page)).toHaveCount(5)
  await expect(messages(page).last()).toContainText('Said without a connection')
  // it knows which question is open
  await say(page, 'Give me a hint')
  await expect(messages(page)).toHaveCount(7)
  await page.reload()
  await expect(messages(page)).toHaveCount(7)
  expect(await findBarriers(page, 'main')).toEqual([])
})

test('the search looks through the courses on the device, says which, and through all again when the network is back (D22)', async ({
  page,
  context,
  app,
}) => {
  await signUp(page)
  await visit(page, science)
  await goOffline(app, context)
  await page.goto('/search?q=photosynthesis')
  const partly = page.getByText(/^Without a connection, the search looks through the courses on this device: /)
  await expect(partly).toContainText('Science')
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible()
  await goOnline(app, context)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(partly).toBeHidden()
  await expect(page.getByText(/results for “photosynthesis”/)).toBeVisible()
})

test('with no course on the device, Ilm and the search say that they need the network, and lose nothing', async ({
  page,
  context,
  app,
}) => {
  await signUp(page)
  await waitUntilKept(page)
  await goOffline(app, context)
  await page.goto('/search?q=photosynthesis')
  await expect(page.getByText('The search needs a connection')).toBeVisible()
  await page.goto(`${science}&tab=4`)
  await say(page, 'What is photosynthesis?')
  await expect(messages(page).last()).toContainText('Network issue! Check your connection.')
  await expect(messages(page).nth(1)).toContainText('What is photosynthesis?')
})

test('signed out, or another student: nothing of the first is on the device, with or without a network', async ({
  page,
  context,
  app,
}) => {
  await signUp(page, { firstName: 'Amina' })
  await visit(page, science)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/signin')
  const copies = () => page.evaluate(() => caches.keys().then((names) => names.sort()))
  expect((await copies()).every((name) => !/amina/i.test(name))).toBe(true)
  await signUp(page, { firstName: 'Bilal' })
  await goOffline(app, context)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Bilal')
  await expect(page.getByText('Amina')).toHaveCount(0)
  await page.goto('/grade/9/subject/science/SNC1W/lesson/stem-skills-careers-connections')
  await expect(page.getByText('We couldn’t find that content. Check your connection')).toBeVisible()
})

test('a course is kept by choice, with its size and how far it is, and removed', async ({ page }) => {
  await open(page, science)
  await waitUntilKept(page)
  await expect(kept(page)).toBeVisible({ timeout: 60_000 })
  await button(page, /^Remove/).click()
  const keep = button(page, /^Keep this course offline \(\d\.\d MB\)/)
  await expect(keep).toBeVisible()
  // it does not come back by itself
  await page.reload()
  await expect(keep).toBeVisible()
  await page.waitForTimeout(4_000)
  await expect(keep).toBeVisible()
  expect(await findBarriers(page, 'main')).toEqual([])
  await keep.click()
  await expect(kept(page)).toBeVisible({ timeout: 60_000 })
})
