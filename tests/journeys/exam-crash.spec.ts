import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { examPath, option, playerPath, signInAtStub, stubExam, stubItem } from './exam-stub.ts'
import { expect, test } from './journey.ts'

test.use({ baseURL: journeyAddresses.stubApp })

/** How often the tab is killed; EXAM_KILLS=1000 for the long run. */
const KILLS = Number(process.env.EXAM_KILLS ?? 25)
const QUESTIONS = 12

const items = Array.from({ length: QUESTIONS }, (_, index) => stubItem(`q${index + 1}`))
const cell = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Question ${number},`) })

const CHOICES = ['right', 'wrong', 'other'] as const
type Choice = (typeof CHOICES)[number]

/** One answer: `at` when it was seen on the page, in ms; `before` what stood there, if anything. */
type Act = { number: number; choice: Choice; before: Choice | undefined; at: number }

async function chosen(page: Page, number: number): Promise<Choice | undefined> {
  await cell(page, number).click()
  await option(page, `right q${number}$`).waitFor({ state: 'attached' })
  for (const choice of CHOICES) if (await option(page, `${choice} q${number}$`).isChecked()) return choice
}

/** Seeded, so that a failing run can be run again. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

test(`the tab is killed ${KILLS} times during an exam: no answer older than a second is lost, and it is handed in once (D8, EXP-15)`, async ({
  page,
  stub,
  context,
}) => {
  test.setTimeout(60_000 + KILLS * 5000)
  const random = randomFrom(Number(process.env.EXAM_SEED ?? 1))
  await signInAtStub(page, stub, stubExam({ items }))
  await page.goto(examPath)
  await page.getByRole('button', { name: 'Start Practice Exam' }).click()
  await page.waitForURL(`**${playerPath}`)
  await page.getByText('Question 1 of').waitFor()
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const deadlineOf = (tab: Page) =>
    tab
      .getByRole('timer')
      .innerText()
      .then((text) => {
        // hours are shown only while there are any
        const parts = (/(\d+:)?\d+:\d\d/.exec(text)?.[0] ?? '').split(':').map(Number)
        const seconds = parts.reduce((sum, part) => sum * 60 + part, 0)
        expect(seconds, 'the timer is read').toBeGreaterThan(0)
        return Date.now() + seconds * 1000
      })
  const deadline = await deadlineOf(page)

  const kept = new Map<number, Choice>()
  let tab = page
  for (let kill = 0; kill < KILLS; kill++) {
    const acts: Act[] = []
    for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
      const number = 1 + Math.floor(random() * QUESTIONS)
      const choice = CHOICES[Math.floor(random() * CHOICES.length)] ?? 'right'
      const before = kept.get(number)
      await cell(tab, number).click()
      await option(tab, `${choice} q${number}$`).check({ force: true })
      acts.push({ number, choice, before, at: Date.now() })
      kept.set(number, choice)
    }
    await new Promise((resolve) => setTimeout(resolve, random() * 30))
    const young = acts.filter((act) => Date.now() - act.at < 1000)
    // the whole process of the tab goes, without a chance to say goodbye
    const session = await context.newCDPSession(tab)
    const crashed = tab.waitForEvent('crash')
    session.send('Page.crash').catch(() => {}) // nobody is left to answer it
    await crashed
    tab = await context.newPage()
    await tab.goto(playerPath)
    await tab.getByText(`of ${QUESTIONS}`).first().waitFor()
    for (const [number, choice] of kept) {
      if (young.some((act) => act.number === number)) continue
      await expect(cell(tab, number), `answer ${number} after kill ${kill + 1}`).toHaveAccessibleName(/, answered/)
      if (number % 4 !== kill % 4) continue // a quarter of the answers is looked at after each kill
      await cell(tab, number).click()
      await expect(option(tab, `${choice} q${number}$`), `answer ${number} after kill ${kill + 1}`).toBeChecked()
    }
    // of the acts of the last second any may be lost, and the answer is then the one before it
    for (const number of new Set(young.map((act) => act.number))) {
      const found = await chosen(tab, number)
      const allowed = young.filter((act) => act.number === number).flatMap((act) => [act.before, act.choice])
      expect(allowed, `answer ${number} after kill ${kill + 1}`).toContain(found)
      if (found) kept.set(number, found)
      else kept.delete(number)
    }
  }
  expect(Math.abs((await deadlineOf(tab)) - deadline)).toBeLessThan(3000)
  expect(await tab.evaluate(() => localStorage.getItem('auth_token'))).toBe(token)

  await cell(tab, QUESTIONS).click()
  await tab.getByRole('button', { name: 'Submit Exam' }).click()
  await tab.getByRole('button', { name: 'Submit Final Answers' }).dblclick()
  await expect(tab).toHaveURL(/exam-results/)
  const submissions = await stub.calls('POST /content/exam/attempts')
  expect(submissions).toHaveLength(1)
  const index = { right: 0, wrong: 1, other: 2 }
  const answers = Object.fromEntries([...kept].map(([number, choice]) => [`q${number}`, index[choice]]))
  expect(submissions[0]?.body).toMatchObject({ answers })
})
