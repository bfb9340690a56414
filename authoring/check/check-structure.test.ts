import { describe, expect, test } from 'vitest'
import { added, type CourseChanges, changedCourse, instead } from '#tests/factories/changed-course.ts'
import { LESSON, QUESTIONS, TEST_COURSE } from '#tests/factories/course-folder.ts'

const check = changedCourse()
/** The errors of the course after changes. */
const errorsOf = (changes: CourseChanges) => check(changes).filter((problem) => problem.includes(' error '))
const QUESTIONS_FILE = 'energy/questions.yaml'
const CARDS_FILE = 'energy/flashcards.yaml'
const LESSON_FILE = 'energy/lessons/energy-flow.yaml'
const MISCONCEPTIONS_FILE = 'energy/misconceptions.yaml'

const choice = (id: string, prompt: string, more = '') => `  - id: ${id}
    type: multiple-choice
    lesson: energy-flow
    difficulty: 1
    tags: [energy]
    prompt: ${prompt}
    options:
      - { id: a, content: The sun, correct: true, feedback: Yes. }
      - { id: b, content: The moon, feedback: No. }
      - { id: c, content: The sea, feedback: No. }
      - { id: d, content: The wind, feedback: No. }
${more}    hints: [Look up.]
    explanation: It shines.
`

test('the course of these tests has no errors of its own', () => {
  expect(errorsOf({ [CARDS_FILE]: instead('How much?', 'How much of it?') })).toEqual([])
})

describe('an id is used once', () => {
  test.each<[string, CourseChanges, string]>([
    [
      'by questions of one file',
      { [QUESTIONS_FILE]: added(choice('chain', 'What drives the chain?')) },
      'energy/questions.yaml:15 error the id chain is already used at ',
    ],
    [
      'by a question and an exam item',
      { 'energy/exam.yaml': `questions:\n${choice('chain', 'What drives the chain?')}` },
      'energy/exam.yaml:2 error the id chain is already used at ',
    ],
    [
      'by a question and a check of a lesson',
      { [QUESTIONS_FILE]: added(choice('check-one', 'What drives the chain?')) },
      'energy/questions.yaml:15 error the id check-one is already used at ',
    ],
    [
      'by cards of one deck',
      {
        [CARDS_FILE]: added(
          '      - { id: one, front: Why?, back: So., tags: [energy], difficulty: 1, lesson: energy-flow }\n',
        ),
      },
      'energy/flashcards.yaml:6 error the id one is used twice',
    ],
    [
      'by decks',
      {
        [CARDS_FILE]: added(
          '  - id: deck\n    title: Other\n    cards:\n      - { id: two, front: Why?, back: So., tags: [energy], difficulty: 1, lesson: energy-flow }\n',
        ),
      },
      'energy/flashcards.yaml:6 error the id deck is used twice',
    ],
    [
      'by misconceptions',
      { [MISCONCEPTIONS_FILE]: added('- { id: recycled, belief: Again., correction: No., why: So. }\n') },
      'energy/misconceptions.yaml:2 error the id recycled is used twice',
    ],
    [
      'by modules',
      {
        'course.yaml': added(
          '  - id: energy\n    title: Energy again\n    summary: E.\n    category: Strand B\n    weight: 10\n    lessons: [{ id: energy-flow, title: Energy flow, scope: x }]\n',
        ),
      },
      'the id energy is used twice',
    ],
  ])('%s', (_name, changes, told) => {
    expect(errorsOf(changes).join('\n')).toContain(told)
  })

  test('cards of two decks may share one: they are told apart by their deck', () => {
    const other = `  - id: other
    title: Other
    cards:
      - { id: one, front: Why?, back: So., tags: [energy], difficulty: 1, lesson: energy-flow }
`
    expect(errorsOf({ [CARDS_FILE]: added(other) })).toEqual([])
  })
})

describe('a prompt stands once, however it is written', () => {
  test.each([
    ['to the letter', 'Which one?'],
    ['in other letters', 'which ONE?'],
    ['with other marks', 'Which **one**?'],
    ['with more spaces', "'Which  one?'"],
  ])('%s', (_name, prompt) => {
    const found = errorsOf({ [QUESTIONS_FILE]: added(choice('two', prompt)) })
    expect(found).toEqual([expect.stringContaining('the same prompt stands at ')])
    expect(found[0]).toMatch(/energy-flow\.yaml:12$/)
  })
  test('another question with other words is another question', () => {
    expect(errorsOf({ [QUESTIONS_FILE]: added(choice('two', 'Which two?')) })).toEqual([])
  })
})

describe('what is named is there', () => {
  test.each<[string, CourseChanges, string]>([
    [
      'the lesson of a question',
      { [QUESTIONS_FILE]: instead('lesson: energy-flow', 'lesson: heat') },
      'heat is no lesson',
    ],
    ['the lesson of a card', { [CARDS_FILE]: instead('lesson: energy-flow', 'lesson: heat') }, 'heat is no lesson'],
    ['the lesson of an outline', { 'course.yaml': instead('id: energy-flow', 'id: heat') }, 'energy-flow is no lesson'],
    [
      'the misconception of a card',
      { [CARDS_FILE]: instead('difficulty: 1', 'difficulty: 1, misconception: lost') },
      'energy/flashcards.yaml:5 error lost is not in misconceptions.yaml',
    ],
    [
      'the misconception of an option of a check',
      { [LESSON_FILE]: instead('misconception: recycled', 'misconception: lost') },
      'lost is not in misconceptions.yaml',
    ],
    [
      'the misconception of a mistake',
      { [QUESTIONS_FILE]: instead('misconception: recycled', 'misconception: lost') },
      'energy/questions.yaml:12 error lost is not in misconceptions.yaml',
    ],
    [
      'the misconception a lesson is about',
      { [LESSON_FILE]: added('commonMisconception: { id: lost, misconception: It goes., correction: It stays. }\n') },
      'lost is not in misconceptions.yaml',
    ],
    ['any misconception at all', { [MISCONCEPTIONS_FILE]: '[]\n' }, 'recycled is not in misconceptions.yaml'],
  ])('%s', (_name, changes, told) => {
    expect(errorsOf(changes).join('\n')).toContain(told)
  })
})

describe('files and folders', () => {
  test.each<[string, CourseChanges, string]>([
    [
      'a folder that is no module',
      { 'heat/questions.yaml': 'questions: []\n' },
      'the folder heat is no module of course.yaml',
    ],
    [
      'a file that is no part of a module',
      { 'energy/notes.md': 'Later.' },
      'energy/notes.md:1 error no part of a module',
    ],
    ['a misspelt file', { 'energy/question.yaml': QUESTIONS }, 'energy/question.yaml:1 error no part of a module'],
    [
      'a lesson the outline does not know',
      { 'energy/lessons/heat.yaml': LESSON.replace('check-one', 'check-two').replace('Which one', 'Which two') },
      'energy/lessons/heat.yaml:1 error heat is no lesson of this module',
    ],
    ['a course under another name', { 'course.yaml': instead('TST1W', 'TST2W') }, "courseId is not the folder's name"],
  ])('%s is told', (_name, changes, told) => {
    expect(errorsOf(changes).join('\n')).toContain(told)
  })

  test('a module that is not written yet is none', () => {
    const planned = added(
      '  - id: heat\n    title: Heat\n    summary: H.\n    category: Strand B\n    weight: 10\n    lessons: [{ id: heat-flow, title: Heat, scope: x }]\n',
    )
    expect(errorsOf({ 'course.yaml': planned })).toEqual([])
  })

  test('a course file that cannot be read says only that', () => {
    expect(check({ 'course.yaml': 'courseId: [' }).every((problem) => problem.startsWith('course.yaml:'))).toBe(true)
  })
})

describe('options', () => {
  test('the right one has no misconception', () => {
    const lesson = instead('correct: true, feedback: Yes.', 'correct: true, feedback: Yes., misconception: recycled')
    expect(errorsOf({ [LESSON_FILE]: lesson })).toEqual([
      expect.stringContaining('the right option has a misconception'),
    ])
  })
  test('what could be better in a question is advice; a check of a lesson is short by nature', () => {
    const found = check({ [QUESTIONS_FILE]: added(choice('two', 'What drives it?')) })
    const advice = found.filter((problem) => problem.includes(' advice '))
    expect(advice).toContain('energy/questions.yaml:15 advice two: there is one hint; two or three are asked for')
    expect(advice.filter((problem) => problem.includes('lessons/'))).toEqual([])
  })
  test('four are the rule of a practice question, other numbers are advised against', () => {
    const three = choice('two', 'What drives it?').replace('      - { id: d, content: The wind, feedback: No. }\n', '')
    const found = check({ [QUESTIONS_FILE]: added(three) }).filter((problem) => problem.includes('warning two:'))
    expect(found).toEqual(['energy/questions.yaml:15 warning two: multiple-choice has four options; this one has 3'])
  })
})

describe('an exam holds what a machine can mark, or a student by its points', () => {
  test.each([
    ['multiple-choice', choice('two', 'What drives it?'), true],
    ['numeric', QUESTIONS.replace('questions:\n', '').replace('id: chain', 'id: two').replace('Plants', 'Reeds'), true],
    ['true-false', choice('two', 'It shines.').replace('multiple-choice', 'true-false'), false],
    [
      'short-answer',
      QUESTIONS.replace('questions:\n', '').replace('id: chain', 'id: two').replace('numeric', 'short-answer'),
      false,
    ],
  ])('%s', (type, item, is) => {
    const found = errorsOf({ 'energy/exam.yaml': `questions:\n${item}` }).join('\n')
    if (is) expect(found).not.toContain('exam.yaml holds no')
    else expect(found).toContain(`exam.yaml holds no ${type} questions`)
  })
})

test('every problem stands at a line of its file', () => {
  const broken = check({
    [QUESTIONS_FILE]: (text) => text.replace('energy-flow', 'heat').replace('recycled', 'lost'),
    [CARDS_FILE]: instead('energy-flow', 'heat'),
  })
  expect(broken.length).toBeGreaterThanOrEqual(3)
  for (const problem of broken) {
    const [, file = '', line = ''] = /^([^:]+):(\d+) /.exec(problem) ?? []
    expect(TEST_COURSE.has(file)).toBe(true)
    expect(Number(line)).toBeGreaterThan(0)
    expect(Number(line)).toBeLessThanOrEqual((TEST_COURSE.get(file) ?? '').split('\n').length)
  }
})
