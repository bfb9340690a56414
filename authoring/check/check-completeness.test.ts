import { describe, expect, test } from 'vitest'
import type { Course, CourseModule } from '#domain/content/course.ts'
import { makeChoice, makeCourse, makeModule } from '#tests/factories/make-course.ts'
import { checkCompleteness } from './check-completeness.ts'

const many = (count: number, prefix = 'q', change = {}) =>
  Array.from({ length: count }, (_, index) => makeChoice(`${prefix}${index}`, change))
const lesson = (id: string) => ({ id, title: id, difficulty: '', learningObjectives: [], content: [] })
const deck = (cards: number) => ({
  id: 'd',
  title: 'D',
  cards: Array.from({ length: cards }, (_, index) => ({
    id: `c${index}`,
    front: { type: 'text' as const, content: 'a' },
    back: { type: 'text' as const, content: 'b' },
    tags: [],
  })),
})
const problemsOf = (modules: CourseModule[], change: Partial<Course> = {}) =>
  checkCompleteness(makeCourse(modules, { courseId: 'TST1W', ...change }), 'course.yaml', (index) => 10 + index).map(
    ({ severity, file, line, message }) => `${file}:${line} ${severity}: ${message}`,
  )
/** A module that has begun: what is asked of all but the first two courses. */
const BEGUN = {
  lessonContents: [lesson('lesson-one')],
  decks: [deck(8)],
  questions: many(10),
  examItems: many(20, 'e'),
}

test('a module that has begun lacks nothing', () => expect(problemsOf([makeModule('m', BEGUN)])).toEqual([]))

describe('what is not there yet is counted, each to its limit', () => {
  test.each([
    ['no lesson', { lessonContents: [] }, 'm: not yet 1 lessons (0)'],
    ['seven cards', { decks: [deck(7)] }, 'm: not yet 8 cards (7)'],
    ['cards of several decks count together', { decks: [deck(3), deck(4)] }, 'm: not yet 8 cards (7)'],
    ['nine questions', { questions: many(9) }, 'm: not yet 10 questions (9)'],
    [
      'nothing at all',
      { lessonContents: [], decks: [], questions: [] },
      'm: not yet 1 lessons (0), 8 cards (0), 10 questions (0)',
    ],
  ])('%s', (_name, change, told) =>
    expect(problemsOf([makeModule('m', { ...BEGUN, ...change })])).toContain(`course.yaml:10 missing: ${told}`),
  )

  test('the line is that of its module', () => {
    const problems = problemsOf([makeModule('a', BEGUN), makeModule('b', { ...BEGUN, decks: [] })])
    expect(problems.filter((one) => one.includes('cards'))).toEqual(['course.yaml:11 missing: b: not yet 8 cards (0)'])
  })

  test('the courses students start with are to be complete', () => {
    const problems = problemsOf([makeModule('m', BEGUN)], { courseId: 'SNC1W' })
    expect(problems).toContain('course.yaml:10 missing: m: not yet 2 lessons (1), 15 cards (8), 20 questions (10)')
    const whole = {
      lessonContents: [lesson('lesson-one'), lesson('lesson-two')],
      decks: [deck(15)],
      questions: many(20),
      examItems: many(20, 'e'),
    }
    expect(problemsOf([makeModule('m', whole)], { courseId: 'MTH1W' })).toEqual([])
  })

  test('no more lessons are asked for than the outline names', () => {
    const problems = problemsOf([makeModule('m', { ...BEGUN, lessons: [], lessonContents: [] })])
    expect(problems.join()).not.toContain('lessons')
  })
})

describe('an exam takes its questions from where the blueprint says (D21)', () => {
  const exam = (questions: number) => ({
    exam: {
      title: 'E',
      parts: [{ title: 'Part', minutes: 10, questions, calculator: true }],
      difficulty: { easy: 1, intermediate: 0, advanced: 0 },
    },
  })

  test('enough is enough, one less is told', () => {
    expect(problemsOf([makeModule('m', { ...BEGUN, questions: many(10), examItems: [] })], exam(10))).toEqual([])
    expect(problemsOf([makeModule('m', { ...BEGUN, questions: many(10), examItems: [] })], exam(11))).toEqual([
      'course.yaml:1 missing: m: the exam takes 11 choice questions; there are 10',
    ])
  })

  test('a module of weight 0 gives none', () => {
    const modules = [makeModule('a', { ...BEGUN, weight: 0, examItems: [] }), makeModule('b', BEGUN)]
    expect(problemsOf(modules, exam(20)).join()).not.toContain('a: the exam')
  })
})

describe('a right option does not stand out by its length', () => {
  const long = (right: string, wrong: string) => ({
    options: [
      { id: 'a', content: right, correct: true as const, feedback: 'Yes.' },
      { id: 'b', content: wrong, feedback: 'No.' },
      { id: 'c', content: wrong.slice(1), feedback: 'No.' },
    ],
  })
  const standing = (longest: number, others: number) =>
    problemsOf([
      makeModule('m', {
        ...BEGUN,
        examItems: [],
        questions: [
          ...many(longest, 'long', long('much longer', 'short')),
          ...many(others, 'short', long('short', 'much longer')),
        ],
      }),
    ]).filter((one) => one.includes('longest'))

  test.each([
    [10, 0, 'm: the right option is the longest in 100 % of 10 questions'],
    [5, 5, 'm: the right option is the longest in 50 % of 10 questions'],
  ])('%i of them, beside %i others', (longest, others, told) =>
    expect(standing(longest, others)).toEqual([`course.yaml:10 warning: ${told}`]),
  )

  test.each([
    ['45 % are borne', 9, 11],
    ['seven questions say nothing', 7, 0],
    ['none', 0, 10],
  ])('%s', (_name, longest, others) => expect(standing(longest, others)).toEqual([]))

  test('as long as another is not the longest', () => {
    const questions = many(10, 'even', long('equal', 'equal'))
    expect(problemsOf([makeModule('m', { ...BEGUN, questions, examItems: [] })]).join()).not.toContain('longest')
  })
})
