import { describe, expect, test } from 'vitest'
import { authoredLessonSchema } from '../authored-schemas.ts'
import type { FilePath } from '../read-yaml-file.ts'
import { checkLesson } from './check-lesson.ts'

const words = (count: number) => Array.from({ length: count }, () => 'leaf').join(' ')
const section = (id: string, fields: object = {}) => ({ id, title: 'T', estimatedMinutes: 5, ...fields })
const check = {
  id: 'c',
  prompt: 'Which?',
  options: [
    { id: 'a', content: 'A', correct: true, feedback: 'Yes.' },
    { id: 'b', content: 'B', feedback: 'No.' },
  ],
}
/** A lesson that holds all a good one does. */
const GOOD = {
  title: 'Leaves',
  summary: 'About leaves.',
  difficulty: 'beginner',
  learningObjectives: ['Explain.'],
  commonMisconception: { misconception: 'It sleeps.', correction: 'It does not.' },
  reflection: 'And now?',
  content: [
    section('one', { text: words(860), checks: [check] }),
    section('two', { keyTerms: [{ term: 'Pore', definition: 'An opening.' }] }),
    section('three', { interactiveElement: { type: 'ordering', items: ['a', 'b', 'c'] } }),
    section('four'),
    section('five'),
  ],
}

/** The problems of a lesson as `place severity: message`. */
function problemsOf(change: object = {}): string[] {
  const places: FilePath[] = []
  const data = authoredLessonSchema.parse({ ...GOOD, ...change })
  const lineOf = (path: FilePath) => places.push(path)
  return checkLesson({ file: 'leaves.yaml', data, lineOf }).map(
    ({ severity, line, message, file }) => `${file} ${places[line - 1]?.join('.') || 'whole'} ${severity}: ${message}`,
  )
}
const withSection = (fields: object) =>
  problemsOf({ content: [...GOOD.content.slice(0, 3), section('four', fields), section('five')] })
const tryIt = (interactiveElement: object) => withSection({ interactiveElement })

test('a good lesson has nothing to be said about', () => expect(problemsOf()).toEqual([]))

describe('what a good lesson holds is asked for, not demanded', () => {
  test.each([
    ['four sections', { content: GOOD.content.slice(0, 4) }, '4 sections; 5 to 8 are asked for'],
    [
      'nine sections',
      { content: [...GOOD.content, ...['a', 'b', 'c', 'd'].map((id) => section(id))] },
      '9 sections; 5 to 8 are asked for',
    ],
    ['no misconception', { commonMisconception: undefined }, 'there is no commonMisconception'],
    ['no reflection', { reflection: undefined }, 'there is no reflection'],
    [
      'no checks',
      { content: [section('one', { text: words(860) }), ...GOOD.content.slice(1)] },
      'no section has checks',
    ],
    [
      'no Try It',
      { content: [...GOOD.content.slice(0, 2), section('three'), section('four'), section('five')] },
      'no section has a Try It',
    ],
    [
      'no key terms',
      { content: [GOOD.content[0], section('two'), ...GOOD.content.slice(2)] },
      'no section has key terms',
    ],
  ])('%s', (_name, change, message) => expect(problemsOf(change)).toContain(`leaves.yaml whole warning: ${message}`))

  test.each([5, 8])('%i sections are well', (count) => {
    const more = Array.from({ length: count - 5 }, (_, index) => section(`more-${index}`))
    expect(problemsOf({ content: [...GOOD.content, ...more] })).toEqual([])
  })
})

describe('words are counted where a student reads them, without the checks', () => {
  const withWords = (count: number) =>
    problemsOf({ content: [section('one', { text: words(count), checks: [check] }), ...GOOD.content.slice(1)] })
  const other = 860 - 800

  test.each([
    [500, true],
    [1500, true],
    [800, false],
    [1100, false],
  ])('%i words in the text: told is %s', (count, isTold) => {
    expect(withWords(count).some((one) => one.includes('words; 700 to 1,200 are asked for'))).toBe(isTold)
  })

  test('either side of the limits, to the word', () => {
    const rest = Number(/(\d+) words/.exec(withWords(1)[0] ?? '')?.[1]) - 1
    expect(rest).toBeLessThan(other)
    expect(withWords(650 - rest)).toEqual([])
    expect(withWords(649 - rest)).toEqual(['leaves.yaml whole warning: 649 words; 700 to 1,200 are asked for'])
    expect(withWords(1300 - rest)).toEqual([])
    expect(withWords(1301 - rest)).toEqual(['leaves.yaml whole warning: 1301 words; 700 to 1,200 are asked for'])
  })

  test('a formula is no word', () => {
    const formula = `${words(640)} $${'x + '.repeat(400)}1$`
    expect(
      problemsOf({ content: [section('one', { text: formula, checks: [check] }), ...GOOD.content.slice(1)] })[0] ?? '',
    ).not.toContain('words')
  })
})

test('an id is a section’s own', () => {
  expect(problemsOf({ content: [...GOOD.content, section('two')] })).toContain(
    'leaves.yaml content.5.id error: the section id two is used twice',
  )
})

describe('a Try It can be worked on', () => {
  const at = 'leaves.yaml content.3.interactiveElement'
  test.each([
    ['an ordering of two', { type: 'ordering', items: ['a', 'b'] }, `${at} error: ordering needs at least three items`],
    [
      'a sorting without a group',
      { type: 'sorting', items: [{ text: 'a', category: 'x' }, { text: 'b', category: 'y' }, 'c'] },
      `${at} error: every item of sorting needs a category`,
    ],
    [
      'a sorting into one group',
      {
        type: 'sorting',
        items: [
          { text: 'a', category: 'x' },
          { text: 'b', category: 'x' },
        ],
      },
      `${at} error: sorting needs at least two categories`,
    ],
    [
      'a fill-in without a blank',
      { type: 'fill-in', items: [{ text: 'a', accept: ['b'] }] },
      `${at}.items.0 error: a fill-in text has one blank ___; this one has 0`,
    ],
    [
      'a fill-in with two blanks',
      { type: 'fill-in', items: [{ text: '___ and ____', accept: ['b'] }] },
      `${at}.items.0 error: a fill-in text has one blank ___; this one has 2`,
    ],
    [
      'a fill-in nobody can fill',
      { type: 'fill-in', items: [{ text: '___' }] },
      `${at}.items.0 error: a fill-in needs accept`,
    ],
    [
      'a fill-in with an empty list',
      { type: 'fill-in', items: [{ text: '___', accept: [] }] },
      `${at}.items.0 error: a fill-in needs accept`,
    ],
    ['a slider without sliders', { type: 'slider' }, `${at} error: slider needs slider: { inputs, outputs }`],
  ])('%s', (_name, element, told) => expect(tryIt(element)).toContain(told))

  test.each([
    ['three to order', { type: 'ordering', items: ['a', 'b', 'c'] }],
    [
      'two groups',
      {
        type: 'sorting',
        items: [
          { text: 'a', category: 'x' },
          { text: 'b', category: 'y' },
        ],
      },
    ],
    ['one blank', { type: 'fill-in', items: [{ text: 'A leaf has ___.', accept: ['pores'] }] }],
    ['a list of one', { type: 'list', items: ['a'] }],
  ])('%s is well', (_name, element) => expect(tryIt(element)).toEqual([]))
})

describe('a slider gives a number wherever it stands', () => {
  const input = { name: 'a', label: 'A', min: 0, max: 10, step: 1, start: 5 }
  const slider = (inputs: object[], formula: string) =>
    tryIt({ type: 'slider', slider: { inputs, outputs: [{ label: 'B', formula }] } })
  const at = 'leaves.yaml content.3.interactiveElement.slider'

  test.each([
    ['start below min', { start: -1 }],
    ['start above max', { start: 11 }],
    ['min at max', { min: 5, max: 5 }],
    ['min above max', { min: 10, max: 0 }],
  ])('%s', (_name, change) => {
    expect(slider([{ ...input, ...change }], '2 * a')).toContain(
      `${at}.inputs.0 error: start must lie between min and max`,
    )
  })

  test.each([
    ['1 / a', 'the formula gives Infinity with every slider at its min'],
    ['1 / (a - 5)', 'the formula gives Infinity with every slider at its start'],
    ['1 / (10 - a)', 'the formula gives Infinity with every slider at its max'],
    ['sqrt(a - 3)', 'the formula gives NaN with every slider at its min'],
    ['a > 3', 'the formula gives false with every slider at its min'],
  ])('%s: %s', (formula, told) => expect(slider([input], formula)).toContain(`${at}.outputs.0 error: ${told}`))

  test.each(['b * 2', '2 +', 'f(a)'])('%s cannot be worked out, and is told once', (formula) => {
    expect(slider([input], formula).filter((one) => one.includes('outputs.0'))).toHaveLength(1)
  })

  test.each([[{}], [{ start: 0 }], [{ start: 10 }]])('at its ends it is well: %j', (change) => {
    expect(slider([{ ...input, ...change }], '2 * a + 1')).toEqual([])
  })
})

test('every row of a table is as long as its head', () => {
  const table = (rows: string[][]) => withSection({ comparisonTable: { headers: ['a', 'b'], rows } })
  expect(
    table([
      ['1', '2'],
      ['3', '4'],
    ]),
  ).toEqual([])
  expect(table([['1', '2'], ['3']])).toEqual([
    'leaves.yaml content.3.comparisonTable.rows.1 error: the row has 1 cells, the table 2 columns',
  ])
  expect(table([['1', '2', '3']])).toEqual([
    'leaves.yaml content.3.comparisonTable.rows.0 error: the row has 3 cells, the table 2 columns',
  ])
})
