import type { Page } from '@playwright/test'
import { playerPath, stubExam, stubItem } from './exam-stub.ts'
import { expect, findBarriers } from './journey.ts'

// An exam with a choice section and a written one (D24).

const essay = {
  id: 'w1',
  prompt: 'One lamp of a string burns out and all go dark.',
  options: [],
  topic: 'Circuits',
  explanation: 'One path means series.',
  question: {
    id: 'w1',
    type: 'written',
    prompt: 'One lamp of a string burns out and all go dark.',
    written: {
      parts: [
        {
          prompt: 'How are they connected?',
          model: 'In series: there is only one path.',
          rubric: [{ criterion: 'Says in series.' }, { criterion: 'Gives the one path as the reason.', points: 2 }],
        },
        {
          prompt: 'How large is the voltage of one of ten lamps at 120 V?',
          model: 'They share it: 12 V.',
          rubric: [{ criterion: 'Gives 12 V.', blank: { name: 'Voltage', answer: 12, tolerance: 0.1, unit: 'V' } }],
        },
      ],
      pitfalls: ['Repeating what is seen is no reason.'],
    },
  },
}
const sectionI = { title: 'Section I', minutes: 60, calculator: true, firstQuestion: 0, questionCount: 2, weight: 60 }
const sectionII = {
  title: 'Section II',
  kind: 'written',
  minutes: 20,
  calculator: false,
  firstQuestion: 2,
  questionCount: 1,
  weight: 40,
}
export const twoSections = (first: object = {}, second: object = {}) =>
  stubExam({
    durationMinutes: 80,
    items: [stubItem('q1'), stubItem('q2'), essay],
    parts: [
      { ...sectionI, ...first },
      { ...sectionII, ...second },
    ],
  })

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const textOf = (page: Page, part: string) => page.getByLabel(`Your answer to part ${part}`)
export const rubric = (page: Page, part: string) => page.getByRole('list', { name: `Rubric of part ${part}` })
export const clean = async (page: Page) => expect(await findBarriers(page)).toEqual([])
export const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
export const atBreak = (page: Page) => page.getByRole('heading', { name: 'Take a break' })
export async function start(page: Page) {
  await button(page, 'Start Practice Exam').click()
  await page.waitForURL(`**${playerPath}`)
}
