import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compareAll, PAGE, pageOf } from '#authoring/print-exam-comparison.ts'

/** Points of a per cent by which a drawn share may move before the page has to be written anew: every new question moves it a little. */
const MOVES = 5
const numbersIn = (text: string) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
const withoutNumbers = (text: string) => text.replaceAll(/\d+(?:\.\d+)?/g, '#')

/** The rows of the page by course and point. */
function rowsOf(page: string): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  let course = ''
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) course = line.slice(3)
    const cells = line.split('|').map((cell) => cell.trim())
    if (line.startsWith('| ')) rows.set(`${course}/${cells[1]}`, cells.slice(2, 5))
  }
  return rows
}

const page = rowsOf(readFileSync(PAGE, 'utf8'))
const all = compareAll()

test('every AP course is compared with its official description, with year and sources (issue 20)', () => {
  expect(all.map(({ courseId }) => courseId)).toHaveLength(12)
  for (const { year, source } of all) expect([year, source]).not.toContain('')
  expect([...page.keys()].sort()).toEqual([...rowsOf(pageOf(all)).keys()].sort())
})

describe.each(all.map((comparison) => [comparison.title, comparison] as const))('%s', (title, { points }) => {
  test('the page says what blueprint and bank say: after a change run `npm run exam:compare -- --write`', () => {
    for (const { point, official, ours, verdict, isDrawn } of points) {
      const [writtenOfficial, writtenOurs = '', writtenVerdict] = page.get(`${title}/${point}`) ?? []
      expect(writtenOfficial, point).toBe(official)
      if (!isDrawn) {
        expect([writtenOurs, writtenVerdict], point).toEqual([ours, verdict])
        continue
      }
      expect(withoutNumbers(writtenOurs), point).toBe(withoutNumbers(ours))
      // of shares; numbers of questions only grow
      if (ours.includes('%'))
        for (const [at, number] of numbersIn(ours).entries())
          expect(
            Math.abs(number - (numbersIn(writtenOurs)[at] ?? Number.NaN)),
            `${point}: ${ours}`,
          ).toBeLessThanOrEqual(MOVES)
    }
  })
})
