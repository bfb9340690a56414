import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadCourseFiles } from '../load-course-files.ts'
import { checkFigures } from './check-figures.ts'

const root = mkdtempSync(join(tmpdir(), 'figures-'))
const folder = join(root, 'SNC1W')
const questions = join(folder, 'principles-applications-electricity', 'questions.yaml')
cpSync('content/ontario/SNC1W', folder, { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))
const original = readFileSync(questions, 'utf8')

/** The problems of the course's figures after a change to its questions, as `line: message`. */
function problemsAfter(from: string, to: string): string[] {
  expect(original).toContain(from)
  writeFileSync(questions, original.replace(from, to))
  const loaded = loadCourseFiles(folder)
  if (!loaded.course) throw new Error('the course could not be read')
  return checkFigures(loaded.files).map(({ line, message }) => `${line}: ${message}`)
}

test('the figures of a real course are right with every seed', () => {
  expect(problemsAfter('id: series-current', 'id: series-current')).toEqual([])
})

const lineOf = (text: string) => original.slice(0, original.indexOf(text)).split('\n').length

test.each([
  ['file: media/circuit-series-two.svg', 'file: media/nowhere.svg', 'the figure: there is no file media/nowhere.svg'],
  ["first: '@{a}'", "first: '@{nobody}'", 'uses nobody, which is not a parameter'],
  ["first: '@{a}'", 'first: a very long name of a resistor', 'overlap'],
  [
    'x: { label: Current, unit: A, min: 0, max: 0.6, step: 0.1 }',
    'x: { label: Current, unit: A, min: 0.6, max: 0 }',
    'the x axis goes from 0.6 to 0',
  ],
  [
    '- { type: function, of: p * x, to: 6 / p, label: P }',
    '- { type: points, data: [[1, 9]], label: P }',
    'a mark at x = 1 lies outside the x axis',
  ],
  [
    '      kind: plot\n',
    '      at: nowhere\n      kind: plot\n',
    'at: nowhere names no text here; there are prompt, explanation',
  ],
])('%s → %s is refused where it stands', (from, to, words) => {
  const found = problemsAfter(from, to)
  expect(found.join('\n')).toContain(words)
  const figureLine = lineOf(from)
  expect(found.some((problem) => Math.abs(Number.parseInt(problem, 10) - figureLine) <= 6)).toBe(true)
})
