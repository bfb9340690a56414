import type { Page } from '@playwright/test'
import { fakeToken, storeToken } from './journey.ts'
import type { StubGateway } from './stub-gateway.ts'

export const examPath = '/grade/9/subject/science/SNC1W/exam'
export const playerPath = '/grade/9/subject/science/SNC1W/exam-player'
export const reviewPath = '/grade/9/subject/science/SNC1W/exam-review'

/** An item whose right option is the one called "right". */
export const stubItem = (id: string, change: Record<string, unknown> = {}) => ({
  id,
  prompt: `Question ${id}?`,
  options: [
    { id: 'a', content: `right ${id}`, correct: true, feedback: 'Yes.' },
    { id: 'b', content: `wrong ${id}`, feedback: `Why wrong ${id} is wrong.` },
    { id: 'c', content: `other ${id}` },
  ],
  moduleId: 'm1',
  topic: 'Energy',
  subtopic: 'Food webs',
  difficulty: 2,
  explanation: `Because of ${id}.`,
  ...change,
})

export const stubExam = (change: Record<string, unknown> = {}) => ({
  id: 'stub-exam',
  title: 'Stub exam',
  description: 'A short one.',
  durationMinutes: 90,
  items: [stubItem('q1'), stubItem('q2'), stubItem('q3', { moduleId: 'm2', topic: 'Matter' }), stubItem('q4')],
  ...change,
})

let users = 0
/** A signed-in student of the stub gateway, with an exam to take. Each call is another student, so another history. */
export async function signInAtStub(page: Page, stub: StubGateway, exam: unknown = stubExam()) {
  users += 1
  const user = `exam-student-${Date.now()}-${users}`
  const inOneHour = Math.floor(Date.now() / 1000) + 3600
  await stub.answer('GET /me', { body: { user: { firstName: 'Noor', email: 'noor@example.ca' } } })
  await stub.answer('GET /content/exam', { body: exam })
  await stub.answer('POST /content/exam/attempts', { status: 201, body: {} })
  await storeToken(page, fakeToken({ sub: user, exp: inOneHour }))
}

/** From the intro into the player. */
export async function startStubExam(page: Page) {
  await page.goto(examPath)
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
  await page.waitForURL(`**${playerPath}`)
  await page.getByText('Question 1 of').waitFor()
}

export const option = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(name) })

/** Answers each question in turn and ends on the last: 'right', 'wrong', or null to skip. */
export async function answerAll(page: Page, answers: ('right' | 'wrong' | null)[]) {
  for (const [index, answer] of answers.entries()) {
    if (answer) await option(page, `${answer} q${index + 1}`).check({ force: true })
    if (index < answers.length - 1) await page.getByRole('button', { name: 'Next Question' }).click()
  }
}

export async function submitExam(page: Page) {
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.getByRole('button', { name: 'Submit Final Answers' }).click()
}
