import { journeyAddresses } from './addresses.ts'
import * as flashcards from './flashcards-stub.ts'
import { expect, open, storedKeys, test } from './journey.ts'
import { answerLessons, base, lesson } from './lesson-stub.ts'
import { practicePath, signInAtStub, sixQuestions } from './practice-questions.ts'
import type { StubRoute } from './stub-gateway.ts'

test.use({ baseURL: journeyAddresses.stubApp })

const outlineOf = (courseId: string) => ({
  title: 'Kept course',
  courseId,
  modules: [{ id: 'one', title: 'Module one' }],
})
const note = 'Our servers did not answer, so this is the copy kept on your device.'

/** Every content page that the server renders: where it is, what it asks for, and what one sees of it. */
const pages: { name: string; path: string; routes: StubRoute[]; shown: RegExp }[] = [
  { name: 'course', path: '/grade/9/subject/science?courseId=SNC1W', routes: [], shown: /Kept course/ },
  { name: 'AP hub', path: '/ap/biology', routes: [], shown: /Kept course/ },
  { name: 'lesson', path: `${base}/lessons/one/a`, routes: ['GET /content/lesson'], shown: /Lesson a/ },
  { name: 'flashcards', path: flashcards.path, routes: ['GET /content/flashcards'], shown: /Front a/ },
]

for (const { name, path, routes, shown } of pages) {
  test(`a ${name} page opened before is shown from its copy when the gateway fails, and says so (GWY-26, CTR-24, D28)`, async ({
    page,
    stub,
  }) => {
    await signInAtStub(page, stub)
    await answerLessons(stub, [lesson('a')])
    await stub.answer('GET /content/flashcards', { body: { decks: [flashcards.three] } })
    await stub.answer('GET /content/course-outline', { body: outlineOf('SNC1W') })
    await open(page, path)
    const main = page.getByRole('main')
    await expect(main.getByText(shown).first()).toBeVisible()
    await expect(page.getByText(note)).toBeHidden()
    await expect.poll(async () => (await storedKeys(page, 'content-cache::')).length).toBe(routes.length + 1)

    const all: StubRoute[] = ['GET /content/course-outline', ...routes]
    for (const route of all) await stub.answer(route, { status: 500, body: { error: 'Out of order.' } })
    await page.reload()
    await expect(main.getByText(shown).first()).toBeVisible()
    await expect(page.getByText(note)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(page.getByText(note)).toBeVisible()

    await stub.answer('GET /content/course-outline', { body: outlineOf('SNC1W') })
    await stub.answer('GET /content/lesson', { body: [lesson('a')] })
    await stub.answer('GET /content/flashcards', { body: { decks: [flashcards.three] } })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(note)).toBeHidden()
    await expect(main.getByText(shown).first()).toBeVisible()
  })
}

test('a practice page opened before: inside the app nobody is asked for it, and a reload that the gateway fails shows its copy (GWY-23, GWY-26, D28)', async ({
  page,
  stub,
}) => {
  const questions = 'GET /content/practice-questions'
  await signInAtStub(page, stub)
  await stub.answer('GET /content/course-outline', { body: outlineOf('SNC1W') })
  await stub.answer(questions, { body: sixQuestions })
  await open(page, practicePath)
  await expect(page.getByText('Question 1 of 6', { exact: true })).toBeVisible()
  await expect.poll(async () => (await storedKeys(page, 'content-cache::')).length).toBe(2)
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await page.goBack()
  await expect(page.getByText('Question 1 of 6', { exact: true })).toBeVisible()
  expect(await stub.calls(questions)).toHaveLength(1)
  for (const route of [questions, 'GET /content/course-outline'] as const)
    await stub.answer(route, { status: 500, body: { error: 'Out of order.' } })
  await page.reload()
  await expect(page.getByText('Question 1 of 6', { exact: true })).toBeVisible()
  // the server asked for its page; the browser, which has a copy, asked for nothing
  expect(await stub.calls(questions)).toHaveLength(2)
})

test('without a copy the failure is told, and what comes later is shown without a note (CRS-14, GWY-26)', async ({
  page,
  stub,
}) => {
  await stub.answer('GET /content/course-outline', { isCut: true })
  await open(page, '/grade/9/subject/science?courseId=SNC1W')
  await expect(page.getByText('Failed to load course outline')).toBeVisible()
  await stub.answer('GET /content/course-outline', { body: outlineOf('SNC1W') })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kept course' })).toBeVisible()
  await expect(page.getByText(note)).toBeHidden()
})
