import { expect, test } from 'vitest'
import { changedCourse } from '#tests/factories/changed-course.ts'
import { QUESTIONS } from '#tests/factories/course-folder.ts'

const check = changedCourse()

const STIMULI = `stimuli:
  - id: two-lakes
    title: Two lakes
    text: Lake A stores @{a} kJ.
    parameters:
      a: { from: 10, to: 900, step: 10 }
    figure:
      kind: table
      alt: Lake A stores @{a} kJ
      headers: [Lake, Energy]
      rows: [[A, '@{a}']]
`
const item = (id: string, fields = '') => `  - id: ${id}
    type: numeric
    stimulus: two-lakes
    lesson: energy-flow
    difficulty: 2
    tags: [energy]
    prompt: How much is ${id} times @{a}?
    answer: 2 * a
    unit: kJ
${fields}    hints: [What is stored?]
    explanation: It is $2 \\times @{a}$.
`
const questions = (...items: string[]) => QUESTIONS + items.join('')

/** The problems of the course after a change to its files; those of lessons are looked at elsewhere. */
const problemsOf = (changes: Record<string, string>): string[] =>
  check(changes)
    .filter((problem) => !/\/lessons\/| advice /.test(problem))
    .map((problem) => problem.replace('energy/', ''))

const set = questions(item('one'), item('two'))

test('a set of two with its stimulus is as it should be', () => {
  expect(problemsOf({ 'energy/stimuli.yaml': STIMULI, 'energy/questions.yaml': set })).toEqual([])
})

test.each([
  ['a stimulus that nobody wrote', '', set, 'questions.yaml:17 error the stimulus two-lakes is not in stimuli.yaml'],
  ['one that nobody uses', STIMULI, QUESTIONS, 'stimuli.yaml:2 error no question uses the stimulus two-lakes'],
  ['a lone question', STIMULI, questions(item('one')), 'stimuli.yaml:2 warning two-lakes: a set has 2 to 5 questions'],
  ['too many questions', STIMULI, questions(...['u', 'v', 'w', 'x', 'y', 'z'].map((id) => item(id))), 'this one has 6'],
  ['a formula that fails', STIMULI.replace('A stores @{a}', 'A stores @{b}'), set, 'uses b, which is not a parameter'],
  ['a figure that cannot be drawn', STIMULI.replace("'@{a}'", "'@{c}'"), set, 'stimuli.yaml:8 error the figure:'],
  ['nothing to look at', 'stimuli:\n  - { id: two-lakes, title: Lakes }\n', set, 'there is nothing to look at'],
  ['a misspelled field', STIMULI.replace('text:', 'txt:'), set, 'stimuli.yaml:4 error stimuli › 0: there is no field'],
  [
    'a name taken twice',
    STIMULI,
    questions(item('one', '    parameters: { a: { from: 1, to: 50 } }\n'), item('two')),
    'one: a is a name of its stimulus',
  ],
  ['an id used twice', STIMULI + STIMULI.replace('stimuli:\n', ''), set, 'the id two-lakes is already used at'],
])('%s is told with its file and line', (_name, stimuli, written, told) => {
  const found = problemsOf({ ...(stimuli && { 'energy/stimuli.yaml': stimuli }), 'energy/questions.yaml': written })
  expect(found.join('\n')).toContain(told)
})

test('a set stays in one file', () => {
  const exam = `questions:\n${item('three')}`
  const found = problemsOf({ 'energy/stimuli.yaml': STIMULI, 'energy/questions.yaml': set, 'energy/exam.yaml': exam })
  expect(found).toEqual([
    'exam.yaml:4 error the stimulus two-lakes stands in questions.yaml, too; a set stays in one file',
  ])
})

test('a rubric whose points do not add up, and an answer of the wrong shape, are errors with file and line', () => {
  const written = `  - id: essay
    type: written
    lesson: energy-flow
    difficulty: 2
    tags: [energy]
    prompt: Explain.
    points: 3
    parts:
      - prompt: Why?
        points: 3
        model: So.
        rubric:
          - { criterion: Says so. }
    pitfalls: [One., Two.]
    hints: [Think.]
    explanation: So it is.
`
  const found = problemsOf({ 'energy/questions.yaml': QUESTIONS + written })
  const at = (problem: string) => Number(/^questions\.yaml:(\d+) error /.exec(problem)?.[1])
  const wrong = found.filter((problem) => problem.includes('add up to 1'))
  expect(wrong).toHaveLength(1)
  expect(at(wrong[0] ?? '')).toBeGreaterThanOrEqual(QUESTIONS.split('\n').length - 1)
  const [shape] = problemsOf({
    'energy/questions.yaml': QUESTIONS + written.replace('points: 3\n    parts', 'points: [3]\n    parts'),
  })
  expect(at(shape ?? '')).toBeGreaterThanOrEqual(QUESTIONS.split('\n').length - 1)
})
