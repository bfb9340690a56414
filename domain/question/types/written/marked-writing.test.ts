import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AuthoredFields,
  answering,
  madeQuestion,
  plainQuestion,
  problemsOf,
  type QuestionFields,
} from '#tests/factories/plain-question.ts'
import { scoreOf } from '../../checked.ts'
import { partLetter } from '../../part-letter.ts'
import { plainFormOf } from '../../plain-types.ts'
import { authoredWritten } from './authored-written.ts'
import { hasWritten, pointsOf, rightAt, rubricOf, written } from './written.ts'

const current = {
  name: 'Current',
  answer: 0.25,
  tolerance: 0.01,
  unit: 'A',
  mistakes: [{ answer: 4, feedback: 'Inverted.', misconception: 'inverted' }],
}
const fields = {
  written: {
    parts: [
      {
        prompt: 'Explain.',
        model: 'The wire is hot.',
        rubric: [
          { criterion: 'names a cause', points: 3, feedback: 'Which cause?' },
          { criterion: 'gives evidence', misconception: 'opinion-is-evidence' },
        ],
      },
      { prompt: 'Calculate.', model: '0.25 A', rubric: [{ criterion: '0.25 A', points: 2, blank: current }] },
    ],
  },
} satisfies QuestionFields
const question = plainQuestion({ type: 'written', ...fields })
type Marks = (number | null)[]
const mark = (marks: Marks, given = '0.25', more: object = {}) =>
  answering('written', fields)({ texts: ['So.', 'I = U/R'], given: ['', '', given], marks, isMarking: true, ...more })

describe('six points: four by the student, two by the machine', () => {
  test.each<[Marks, string, number]>([
    [[3, 1, null], '0.25', 6],
    [[3, 1, null], '250 mA', 6],
    [[2, 1, null], '0.25', 5],
    [[0, 1, null], '0.25', 3],
    [[3, 1, null], '4', 4],
    [[3, 1, null], '', 4],
    [[3, 1, null], 'lots', 4],
    [[0, 0, null], '0.25', 2],
    [[0, 0, null], '', 0],
    // nobody gives themselves more than a line has, or what the machine refuses
    [[99, 99, 99], '0.25', 6],
    [[99, 99, 99], '4', 4],
  ])('%j with "%s": %i of 6', (marks, given, earned) => {
    expect(mark(marks, given)).toBeMarked({ earned, of: 6 })
  })
  test('a point more in any line is never a lower mark', () => {
    const share = (marks: Marks) => {
      const checked = mark(marks)
      return checked.kind === 'checked' ? scoreOf(checked) : Number.NaN
    }
    fc.assert(
      fc.property(fc.nat(3), fc.nat(1), (first, second) => {
        expect(share([first + 1, second, null])).toBeGreaterThanOrEqual(share([first, second, null]))
        expect(share([first, second + 1, null])).toBeGreaterThanOrEqual(share([first, second, null]))
      }),
    )
  })
})

describe('what is said is about the first line that lost something', () => {
  test.each<[Marks, string, object]>([
    [[2, 0, null], '4', { feedback: 'Which cause?' }],
    [[3, 0, null], '4', { misconception: 'opinion-is-evidence' }],
    [[3, 1, null], '4', { feedback: 'Inverted.', misconception: 'inverted' }],
  ])('%j with "%s"', (marks, given, said) => {
    expect(mark(marks, given)).toMatchObject({ mistake: said })
  })
  test('a line in part is not right, a whole one is', () => {
    expect(mark([2, 1, null])).toBeMarked({ earned: 5, of: 6, parts: [false, true, true] })
  })
})

describe('it is not scored before it is judged', () => {
  test.each<[string, ReturnType<typeof mark>, string]>([
    ['a line is open', mark([3, null, null]), 'incomplete'],
    ['a line is missing', mark([3]), 'incomplete'],
    ['the rubric is not open yet', mark([3, 1, null], '0.25', { isMarking: false }), 'incomplete'],
    ['nothing is written', mark([3, 1, null], ' ', { texts: ['', ' '] }), 'empty'],
  ])('%s', (_name, checked, reason) => {
    expect(checked).toBeAskedAgain(reason as 'empty')
  })
  test('on paper it may be, without a word here', () => {
    expect(mark([3, 1, null], '', { texts: [], onPaper: true })).toBeMarked({ earned: 4, of: 6 })
  })
  test('a question without a rubric cannot be answered', () => {
    expect(answering('written', {})({ texts: ['x'], given: [], marks: [], isMarking: true })).toBeAskedAgain(
      'cannot-be-answered',
    )
    expect(written.isAnswerable?.(plainQuestion({ type: 'written' }))).toBe(false)
  })
})

test('parts have letters, lines points, and the machine says what it takes for right', () => {
  expect([0, 1, 25].map(partLetter)).toEqual(['a', 'b', 'z'])
  expect(pointsOf(rubricOf(question))).toBe(6)
  expect(rubricOf(question).map((line) => rightAt(line, String))).toEqual(['', '', '0.25 A'])
  const reply = { type: 'written' as const, texts: [], given: ['', '', '1/4'], marks: [2, null, null] }
  expect(hasWritten({ ...reply, given: [] })).toBe(false)
  expect(hasWritten(reply)).toBe(true)
})

test('in words: each part with what was written and typed, and its points once it is marked', () => {
  const reply = { type: 'written' as const, texts: ['The wire.', ''], given: ['', '', '0.25'], marks: [2, 1, null] }
  expect(written.describeReply(question, reply, String)).toBe('(a) The wire.\n(b) 0.25')
  expect(written.describeReply(question, { ...reply, isMarking: true, marks: [2, 1, 2] }, String)).toBe(
    '(a) The wire. [3/4]\n(b) 0.25 [2/2]',
  )
  expect(written.describeReply(question, { ...reply, texts: [], given: [] }, String)).toBe('(a) –\n(b) –')
  expect(written.describeAnswer(question, String)).toBe('(a) The wire is hot.\n(b) 0.25 A')
  expect(written.describeAnswer(plainQuestion({ type: 'written' }), String)).toBeUndefined()
})

test('on a sheet the parts stand with their points, and nobody asks it in a conversation', () => {
  const form = plainFormOf(question)
  expect(form).toMatchObject({
    as: 'list',
    lines: ['(a) Explain. [4]', '(b) Calculate. [2]'],
    ask: 'Answer in writing.',
  })
  expect(form.as === 'list' && form.read('(a) So.')).toBeUndefined()
  expect(form.as === 'list' && form.secrets).toEqual([['The wire is hot.'], ['0.25 A']])
})

describe('what an author is told: the points are said three times and must agree', () => {
  const part = (points: number, ...rubric: { criterion: string; points?: number }[]) => ({
    prompt: 'Why?',
    points,
    model: 'So.',
    rubric,
  })
  const problems = (more: AuthoredFields) => problemsOf({ type: 'written', pitfalls: ['a', 'b'], ...more })
  test.each<[string, AuthoredFields, RegExp]>([
    [
      'a part that does not add up',
      { points: 3, parts: [part(3, { criterion: 'a' }, { criterion: 'b' })] },
      /part \(a\) has 3 points, but the lines of its rubric add up to 2/,
    ],
    [
      'a question that does not add up',
      { points: 5, parts: [part(1, { criterion: 'a' }), part(2, { criterion: 'b', points: 2 })] },
      /the question has 5 points, but its parts add up to 3/,
    ],
    [
      'two lines alike',
      { points: 2, parts: [part(2, { criterion: 'a' }, { criterion: 'A' })] },
      /two lines of the rubric say the same: "A"/,
    ],
    [
      'no model answer',
      { points: 1, parts: [{ ...part(1, { criterion: 'a' }), model: ' ' }] },
      /part \(a\) has no model answer/,
    ],
    [
      'all by machine',
      { points: 1, parts: [{ ...part(1), rubric: [{ criterion: 'a', check: { answer: 5 } }] }] },
      /every line is checked by machine/,
    ],
    ['no points', { parts: [part(1, { criterion: 'a' })] }, /needs points/],
  ])('%s', (_name, more, problem) => {
    expect(problems(more)).toMatch(problem)
  })
  test('one that adds up is fine, and few pitfalls are only unusual', () => {
    const fine = { points: 3, parts: [part(1, { criterion: 'a' }), part(2, { criterion: 'b', points: 2 })] }
    expect(problems(fine)).toBe('')
    expect(authoredWritten.advise?.({ pitfalls: ['one'] } as never)).toHaveLength(1)
    expect(authoredWritten.advise?.({ pitfalls: ['one', 'two'] } as never)).toEqual([])
  })
  test('texts are filled, and numbers of the rubric are secrets of a hint', () => {
    const made = madeQuestion({
      type: 'written',
      parameters: { n: { from: 7, to: 7 } },
      points: 2,
      pitfalls: ['Not @{n}'],
      parts: [
        {
          prompt: '@{n}?',
          points: 2,
          model: 'It is @{n}.',
          rubric: [
            { criterion: 'says @{n}', feedback: 'Say @{n}.', misconception: 'not-seven' },
            { criterion: 'counts', check: { answer: 'n', form: 'number' } },
          ],
        },
      ],
    })
    expect(made.written).toMatchObject({
      pitfalls: ['Not 7'],
      parts: [
        {
          prompt: '7?',
          model: 'It is 7.',
          rubric: [
            { criterion: 'says 7', feedback: 'Say 7.', misconception: 'not-seven', points: 1 },
            { blank: { name: 'Part (a)', answer: 7 } },
          ],
        },
      ],
    })
    expect(authoredWritten.answers(made)).toEqual(['7'])
  })
})
