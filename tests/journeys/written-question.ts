import type { Page } from '@playwright/test'
import { expect, findBarriers } from './journey.ts'

// A question that is answered in writing, and where its parts stand on the page.

export const written = {
  id: 'lights',
  type: 'written',
  prompt: 'One lamp of a string burns out and all go dark.',
  lessonId: 'circuits',
  written: {
    parts: [
      {
        prompt: 'How are they connected?',
        model: 'In series: there is only one path.',
        rubric: [
          { criterion: 'Says in series.' },
          {
            criterion: 'Gives the one path as the reason.',
            points: 2,
            feedback: 'Follow the charges round.',
            misconception: 'used-up',
          },
        ],
      },
      {
        prompt: 'How large is the voltage of one of ten lamps at 120 V?',
        model: 'They share it: 12 V.',
        rubric: [{ criterion: 'Gives 12 V.', blank: { name: 'Voltage', answer: 12, tolerance: 0.1, unit: 'V' } }],
      },
    ],
    pitfalls: ['Repeating what is seen is no reason.'],
  },
  misconceptions: [{ id: 'used-up', belief: 'Current is used up.', correction: 'Current is the same all round.' }],
  hints: ['Draw three lamps.'],
  explanation: 'One path means series.',
}
export const other = { id: 'sun', type: 'true-false', prompt: 'The Sun is a star.', answer: true }

export const textOf = (page: Page, part: string) => page.getByLabel(`Your answer to part ${part}`)
export const lines = (page: Page, part: string) => page.getByRole('list', { name: `Rubric of part ${part}` })
export const clean = async (page: Page) => expect(await findBarriers(page)).toEqual([])
