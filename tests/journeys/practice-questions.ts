import type { Page } from '@playwright/test'
import { expect, fakeToken, open, storeToken } from './journey.ts'
import type { StubGateway } from './stub-gateway.ts'

/** Six questions, one of each type (CHP-39), as a gateway sends them (CHP-38, CHP-41). */
export const sixQuestions = [
  {
    id: 'q1',
    type: 'multiple-choice',
    prompt: 'Which gas do plants take in for photosynthesis?',
    options: [
      { id: 'a', content: 'Oxygen', feedback: 'That is what they give off.', misconception: 'gas-swap' },
      { id: 'b', content: 'Carbon dioxide', correct: true, feedback: 'Right.' },
    ],
    misconceptions: [
      { id: 'gas-swap', belief: 'Plants breathe oxygen in.', correction: 'They take in carbon dioxide.' },
    ],
    hints: ['Think of the leaf.', 'It has carbon in it.', 'It is CO₂.'],
    explanation: 'Carbon dioxide and water become sugar.',
    tags: ['real-world', 'reasoning'],
    difficulty: 1,
  },
  { id: 'q2', type: 'true-false', prompt: 'The Sun is a star.', answer: true, tags: ['reasoning'], difficulty: 2 },
  {
    id: 'q3',
    type: 'numeric',
    prompt: 'How far is 10 m, within half a metre?',
    answer: 10,
    tolerance: 0.5,
    unit: 'm',
    tags: ['application'],
    difficulty: 3,
  },
  {
    id: 'q4',
    type: 'short-answer',
    prompt: 'Name the process by which plants make sugar.',
    answer: ['photosynthesis'],
    sampleAnswer: 'Photosynthesis',
    tags: ['deep-thinking'],
  },
  {
    id: 'q5',
    type: 'match',
    prompt: 'Match the symbols.',
    pairs: [
      { left: 'Water', right: 'H2O' },
      { left: 'Salt', right: 'NaCl' },
      { left: 'Oxygen', right: 'O2' },
    ],
    tags: ['critical-thinking'],
  },
  {
    id: 'q6',
    type: 'draw',
    prompt: 'Draw a food chain.',
    sampleAnswer: 'Grass, hare, lynx',
    tags: ['critical-thinking'],
  },
]

export const practicePath = '/grade/9/subject/science/SNC1W/challenges/mod-1'

/** A signed-in student at the stub gateway; the module holds the given questions. */
export async function openPractice(
  page: Page,
  stub: StubGateway,
  questions: unknown = sixQuestions,
  path = practicePath,
) {
  await signInAtStub(page, stub)
  await stub.answer('GET /content/practice-questions', { body: questions })
  await open(page, path)
}

let students = 0
/** The stub knows one student; each journey's is another, so that nothing is left of the one before. */
export async function signInAtStub(page: Page, stub: StubGateway) {
  students += 1
  const id = `stub-student-${process.pid}-${students}`
  await storeToken(page, fakeToken({ sub: id, exp: Math.floor(Date.now() / 1000) + 3600 }))
  await stub.answer('GET /me', {
    body: { user: { id, email: 'amina@example.ca', firstName: 'Amina', lastName: 'Khan' } },
  })
}

const main = '#content'
/** The value of a summary tile. */
export const tile = (page: Page, label: string) =>
  page.locator('[data-slot=stat-tile]').filter({ hasText: label }).locator('dd')
/** A button of the page, not of its header. */
export const button = (page: Page, name: string | RegExp) =>
  page.locator(main).getByRole('button', { name, exact: typeof name === 'string' })
/** Sees which question is on screen. */
export const number = (page: Page, n: number, of = 6) =>
  expect(page.getByText(`Question ${n} of ${of}`, { exact: true })).toBeVisible()
export const goTo = async (page: Page, n: number) => {
  for (let i = 1; i < n; i++) await button(page, /Next Question/).click()
  await number(page, n)
}

/** Presses Tab until the named control has the focus. */
export async function tabTo(page: Page, name: string | RegExp) {
  for (let tries = 0; tries < 80; tries++) {
    const isThere = await page.evaluate(
      ([source, isExact]) => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement) || !element.matches('button, a, input')) return false
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent
        const text = (label ?? '').trim()
        return isExact ? text === source : new RegExp(String(source)).test(text)
      },
      [typeof name === 'string' ? name : name.source, typeof name === 'string'] as const,
    )
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached by keyboard`)
}
