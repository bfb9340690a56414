import { describe, expect, test } from 'vitest'
import { makeChoice, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { authoredStimulusSchema } from '../stimulus/authored-stimulus.ts'
import { examBank, fitsPart, unitsOf } from './exam-bank.ts'

const idsIn = (...modules: ReturnType<typeof makeModule>[]) => examBank({ modules }).map(({ authored }) => authored.id)
const stimulus = (id: string) => authoredStimulusSchema.parse({ id, title: id, text: 'A table.' })
const setOf = (name: string, size: number, change: Partial<AuthoredQuestion> = {}) =>
  Array.from({ length: size }, (_, index) => makeChoice(`${name}-${index}`, { stimulus: stimulus(name), ...change }))

describe('what may stand in an exam (D21, D23, D24)', () => {
  const types = [
    { type: 'multiple-choice', inPractice: true, asExamItem: true },
    { type: 'true-false', inPractice: false, asExamItem: false },
    { type: 'multiple-select', inPractice: false, asExamItem: true },
    { type: 'numeric', inPractice: false, asExamItem: true },
    { type: 'ordering', inPractice: false, asExamItem: true },
    { type: 'table', inPractice: false, asExamItem: true },
    { type: 'inline-choice', inPractice: false, asExamItem: true },
    { type: 'maths', inPractice: false, asExamItem: true },
    { type: 'label', inPractice: false, asExamItem: true },
    { type: 'graph', inPractice: false, asExamItem: true },
    { type: 'short-answer', inPractice: false, asExamItem: false },
    { type: 'match', inPractice: false, asExamItem: false },
    { type: 'written', inPractice: false, asExamItem: false },
  ] as const
  test.each(types)('$type: from practice $inPractice, written for the exam $asExamItem', (row) => {
    const question = makeChoice('q', { type: row.type })
    expect(idsIn(makeModule('m', { questions: [question] }))).toEqual(row.inPractice ? ['q'] : [])
    expect(idsIn(makeModule('m', { examItems: [question] }))).toEqual(row.asExamItem ? ['q'] : [])
  })

  test('of a set all questions qualify or none', () => {
    const [first, ...rest] = setOf('set', 3)
    if (!first) throw new Error('a set has items')
    const broken = [{ ...first, type: 'short-answer' as const }, ...rest]
    expect(idsIn(makeModule('m', { examItems: broken }))).toEqual([])
    expect(idsIn(makeModule('m', { examItems: [first, ...rest] }))).toHaveLength(3)
    // what is numeric qualifies as an exam item, and in practice breaks its set
    const numeric = [{ ...first, type: 'numeric' as const }, ...rest]
    expect(idsIn(makeModule('m', { examItems: numeric }))).toHaveLength(3)
    expect(idsIn(makeModule('m', { questions: [...numeric, makeChoice('alone')] }))).toEqual(['alone'])
  })
})

test('an item knows its module, its topic and its lesson, whose title is the subtopic (EXD-08)', () => {
  const module = makeModule('matter', { title: 'Matter', questions: [makeChoice('q', { lesson: 'lesson-two' })] })
  const [, item] = examBank({ modules: [makeModule('first', { questions: [makeChoice('p')] }), module] })
  expect(item).toMatchObject({
    module: 1,
    moduleId: 'matter',
    topic: 'Matter',
    subtopic: 'Lesson two',
    lessonKey: 'matter/lesson-two',
    isTemplate: false,
  })
  expect(item?.setKey).toBeUndefined()
})

test('the same lesson id in two modules is two lessons, and a lesson that is gone has no title', () => {
  const questions = [makeChoice('q', { lesson: 'gone' })]
  const items = examBank({ modules: [makeModule('a', { questions }), makeModule('b', { questions })] })
  expect(items.map(({ lessonKey }) => lessonKey)).toEqual(['a/gone', 'b/gone'])
  expect(items.map(({ subtopic }) => subtopic)).toEqual([undefined, undefined])
})

test('a template is told by its own parameters, or by those of its stimulus', () => {
  const withNumbers = authoredStimulusSchema.parse({
    id: 's',
    title: 's',
    text: '@{n}',
    parameters: { n: { from: 1, to: 9 } },
  })
  const questions = [
    makeChoice('plain'),
    makeTemplate('own'),
    makeChoice('shared', { stimulus: withNumbers }),
    makeChoice('none', { stimulus: stimulus('still') }),
  ]
  const items = examBank({ modules: [makeModule('m', { questions })] })
  expect(items.map(({ isTemplate }) => isTemplate)).toEqual([false, true, true, false])
})

describe('units', () => {
  test('stand where their first item stands, and hold a set in the order of its questions', () => {
    const [s0, s1, s2] = setOf('s', 3)
    if (!s0 || !s1 || !s2) throw new Error('a set has items')
    const questions = [makeChoice('a'), s0, makeChoice('b'), s1, s2, makeChoice('c')]
    const units = unitsOf(examBank({ modules: [makeModule('m', { questions })] }))
    expect(units.map((unit) => unit.map(({ authored }) => authored.id))).toEqual([
      ['a'],
      ['s-0', 's-1', 's-2'],
      ['b'],
      ['c'],
    ])
  })

  test('sets of one name in another module, or in another file of the module, are other sets', () => {
    const modules = [
      makeModule('a', { questions: setOf('s', 2), examItems: setOf('s', 3) }),
      makeModule('b', { questions: setOf('s', 2) }),
    ]
    expect(unitsOf(examBank({ modules })).map((unit) => unit.length)).toEqual([2, 3, 2])
  })
})

test.each([
  { tags: [], without: true, withOne: true },
  { tags: ['calculator'], without: false, withOne: true },
  { tags: ['no-calculator'], without: true, withOne: false },
  { tags: ['calculator', 'no-calculator'], without: false, withOne: false },
  { tags: ['energy'], without: true, withOne: true },
])('an item tagged $tags: in a part without calculator $without, with one $withOne (D21)', (row) => {
  const [item] = examBank({ modules: [makeModule('m', { questions: [makeChoice('q', { tags: row.tags })] })] })
  if (!item) throw new Error('the bank is empty')
  expect([fitsPart(item, { calculator: false }), fitsPart(item, { calculator: true })]).toEqual([
    row.without,
    row.withOne,
  ])
})
