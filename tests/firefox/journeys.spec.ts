import type { Page } from 'puppeteer-core'
import { newStudent, type Student } from '#tests/journeys/journey.ts'
import { click, expect, fill, open, pathOf, test, textOf } from './firefox.ts'

const course = '/grade/9/subject/science/SNC1W'
const module = 'sustainable-ecosystems-climate-change'

async function signUp(page: Page): Promise<Student> {
  const student = newStudent()
  await open(page, '/signup')
  for (const [name, value] of [
    ['firstName', student.firstName],
    ['lastName', student.lastName],
    ['email', student.email],
    ['password', student.password],
  ] as const)
    await fill(page, name, value)
  await click(page, 'main button[type=submit]')
  await expect.poll(() => pathOf(page)).toBe('/welcome')
  await expect.poll(() => textOf(page)).toContain('find your courses')
  return student
}

test('a student signs up, opens a course and a lesson, signs out and comes back (SHL-03, CRS-01, SES-07)', async ({
  firefox,
}) => {
  const student = await signUp(firefox)
  await open(firefox, '/grade/9/subject/science?courseId=SNC1W')
  await expect.poll(() => textOf(firefox)).toContain(`Welcome ${student.firstName}, you are locked in!`)
  await open(firefox, `${course}/lesson/${module}`)
  await expect.poll(() => textOf(firefox)).toContain('Learning Objectives')
  await click(firefox, 'button', 'Logout')
  await expect.poll(() => pathOf(firefox)).toBe('/signin')
  await fill(firefox, 'email', student.email)
  await fill(firefox, 'password', student.password)
  await click(firefox, 'main button[type=submit]')
  await expect.poll(() => pathOf(firefox)).toBe('/welcome')
})

test('a question is answered, a card is rated, and the study record stays through a reload (CHP-10, CHP-12, FLC-12)', async ({
  firefox,
}) => {
  await signUp(firefox)
  await open(firefox, `${course}/challenges/${module}`)
  await click(firefox, '[aria-label=Answers] button')
  await expect.poll(() => textOf(firefox)).toMatch(/Correct|Incorrect/)
  const attempted = () => firefox.evaluate(() => document.querySelector('[data-slot=stat-tile]')?.textContent)
  await expect.poll(attempted).toBe('Attempted1')
  await open(firefox, `${course}/flashcards/${module}`)
  await click(firefox, '[data-testid=flip-card]')
  await click(firefox, 'main button', 'Good')
  await open(firefox, '/dashboard')
  const tiles = () => firefox.$$eval('[data-slot=stat-tile]', (all) => all.map(({ textContent }) => textContent))
  await expect.poll(tiles).toContain('Questions answered1')
  await open(firefox, `${course}/challenges/${module}`)
  await expect.poll(attempted).toBe('Attempted1')
})

test('an exam is sat and handed in, and its results are there (EXP-10, EXR-01)', async ({ firefox }) => {
  await signUp(firefox)
  // an exam of one section
  await open(firefox, '/grade/9/subject/science/AB-SCIENCE-9/exam')
  await click(firefox, 'main button', 'Start Practice Exam')
  await expect.poll(() => textOf(firefox)).toContain('Question 1 of')
  const last = Number(/Question 1 of (\d+)/.exec(await textOf(firefox))?.[1])
  for (let number = 1; number < last; number++) {
    await click(firefox, 'main button', 'Next Question')
    await expect.poll(() => textOf(firefox)).toContain(`Question ${number + 1} of ${last}`)
  }
  await click(firefox, 'main button', 'Submit Exam')
  await click(firefox, '[role=dialog] button, [role=alertdialog] button', 'Submit Final Answers')
  await expect.poll(() => pathOf(firefox)).toMatch(/\/exam-results\//)
  await expect.poll(() => textOf(firefox)).toContain('0 of')
})
