import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import type { Course } from '../content/course.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { buildExam } from './build-exam.ts'
import { examSchema } from './exam.ts'
import { examId, readExamId } from './exam-id.ts'

// How an authored question stands in an exam that buildExam made (D14, EXD-03..08).

const numeric = (id: string, change: Partial<AuthoredQuestion> = {}): AuthoredQuestion => ({
  ...makeChoice(id, { type: 'numeric', answer: '3 * n', parameters: { n: { from: 2, to: 9, step: 1, except: [] } } }),
  prompt: 'Three times @{n}?',
  options: undefined,
  ...change,
})
const courseOf = (questions: AuthoredQuestion[], examItems: AuthoredQuestion[] = [], change: Partial<Course> = {}) =>
  makeCourse([makeModule('m', { title: 'Matter', questions, examItems })], {
    exam: {
      title: 'Mock',
      description: 'All of it.',
      parts: [{ title: 'P', minutes: 45, questions: questions.length + examItems.length, calculator: false }],
      difficulty: { easy: 1, intermediate: 0, advanced: 0 },
    },
    ...change,
  })
const build = (course: Course, seed = 1, figures?: Parameters<typeof buildExam>[0]['figures']) =>
  buildExam({ course, seed, contentVersion: 'v1', ...(figures && { figures }) })
const only = (course: Course, seed?: number) => {
  const [question, ...more] = build(course, seed).questions
  if (!question || more.length > 0) throw new Error('one question expected')
  return question
}

describe('the head of an exam', () => {
  test('names its course, seed and content, and its one part (EXD-01)', () => {
    const exam = build(courseOf([makeChoice('q')], [], { referenceSheet: 'E = mc²' }), 7)
    expect(exam).toMatchObject({
      id: 'SNC1W~7~v1~2',
      title: 'Mock',
      description: 'All of it.',
      grade: 9,
      subject: 'science',
      courseId: 'SNC1W',
      curriculum: 'ontario',
      mode: 'practice',
      seed: 7,
      contentVersion: 'v1',
      durationMinutes: 45,
      referenceSheet: 'E = mc²',
      parts: [{ title: 'P', minutes: 45, calculator: false, firstQuestion: 0, questionCount: 1 }],
    })
    expect(exam).not.toHaveProperty('stimuli')
  })

  test('a part without questions is left out and takes no minutes; the next one starts where the last ended', () => {
    const questions = [makeChoice('a', { tags: ['calculator'] }), makeChoice('b', { tags: ['calculator'] })]
    const course = courseOf(questions)
    course.exam.parts = [
      { title: 'Without', minutes: 30, questions: 1, calculator: false },
      { title: 'With', minutes: 20, questions: 1, calculator: true },
      { title: 'More', minutes: 10, questions: 1, calculator: true },
    ]
    const exam = build(course)
    expect(exam.parts.map(({ title, firstQuestion }) => [title, firstQuestion])).toEqual([
      ['With', 0],
      ['More', 1],
    ])
    expect(exam.durationMinutes).toBe(30)
  })

  test('an exam without questions still has a length, since a length of 0 is none', () => {
    expect(build(courseOf([])).durationMinutes).toBe(45)
    const course = courseOf([])
    course.exam.parts = []
    expect(build(course)).toMatchObject({ durationMinutes: 1, parts: [], questions: [] })
  })
})

describe('a choice question', () => {
  test('has its options as texts, with feedback and misconception beside each (EXD-05, EXD-08)', () => {
    const question = only(courseOf([makeChoice('q', { shuffle: false, lesson: 'lesson-two', difficulty: 3 })]))
    expect(question).toMatchObject({
      id: 'q',
      text: 'Prompt of q',
      options: ['right', 'wrong b', 'wrong c', 'wrong d'],
      correctIndex: 0,
      feedback: ['Yes.', 'No.', 'No.', 'No.'],
      misconceptions: [null, 'mixed-up', null, null],
      moduleId: 'm',
      topic: 'Matter',
      subtopic: 'Lesson two',
      lessonId: 'lesson-two',
      difficulty: 3,
      explanation: 'Because.',
      tags: ['topic'],
      templateId: 'q',
    })
    // the usual type is not said, another way of answering is not there
    for (const field of ['questionType', 'question', 'stimulusId', 'figures'])
      expect(question).not.toHaveProperty(field)
  })

  test('keeps feedback and misconception with their option, however the seed shuffles', () => {
    fc.assert(
      fc.property(fc.nat(0xffff_ffff), (seed) => {
        const question = only(courseOf([makeChoice('q')]), seed)
        expect(question.options[question.correctIndex]).toBe('right')
        expect(question.feedback?.[question.correctIndex]).toBe('Yes.')
        expect(question.misconceptions?.[question.options.indexOf('wrong b')]).toBe('mixed-up')
        expect(question.options.toSorted()).toEqual(['right', 'wrong b', 'wrong c', 'wrong d'])
      }),
    )
  })

  test('a template says which template and seed made it, and its number fits its options', () => {
    for (let seed = 0; seed < 30; seed++) {
      const question = only(courseOf([makeTemplate('t')]), seed)
      const n = Number(/\d+/.exec(question.text)?.[0])
      expect(question.options[question.correctIndex]).toBe(String(2 * n))
      expect(question).toMatchObject({ id: 't', templateId: 't', seed: expect.any(Number) })
    }
  })

  test('further variants of a template have ids and seeds of their own', () => {
    const course = courseOf([makeTemplate('t')])
    course.exam.parts = [{ title: 'P', minutes: 5, questions: 3, calculator: true }]
    const { questions } = build(course)
    expect(questions.map(({ id }) => id).toSorted()).toEqual(['t', 't~1', 't~2'])
    expect(questions.map(({ templateId }) => templateId)).toEqual(['t', 't', 't'])
    expect(new Set(questions.map(({ seed }) => seed)).size).toBe(3)
  })
})

describe('an item that is answered in another way', () => {
  test('carries the question as practice has it, and no options (D24)', () => {
    const question = only(courseOf([], [numeric('n')]))
    const n = Number(/\d+/.exec(question.text)?.[0])
    expect(question).toMatchObject({ options: [], correctIndex: 0, question: { type: 'numeric', answer: 3 * n } })
    expect(question).not.toHaveProperty('questionType')
    examSchema.parse(build(courseOf([], [numeric('n')])))
  })
})

describe('what gives no question is left out, and the rest of the exam stands', () => {
  const never = { n: { from: 1, to: 1, step: 1, except: [1] } }
  test.each<[string, AuthoredQuestion]>([
    ['a template whose numbers are all excepted', makeTemplate('bad', { parameters: never })],
    ['a text with a place that cannot be worked out', makeTemplate('bad', { prompt: '@{missing}' })],
    ['a numeric item whose answer is no number', numeric('bad', { answer: 'n +' })],
  ])('%s', (_, bad) => {
    const isChoice = bad.type === 'multiple-choice'
    const course = courseOf([makeChoice('good'), ...(isChoice ? [bad] : [])], isChoice ? [] : [bad])
    expect(build(course).questions.map(({ id }) => id)).toEqual(['good'])
    expect(build(course).parts).toMatchObject([{ questionCount: 1 }])
  })
})

describe('figures', () => {
  const figure = (at: string) => ({ at, kind: 'plot' as const, alt: 'A line.', svg: '<svg/>' })
  const withFigures = makeChoice('q', { shuffle: true })

  test('go by the place of their option, since options of an exam have no ids', () => {
    for (let seed = 0; seed < 12; seed++) {
      const exam = build(courseOf([withFigures]), seed, () => [
        figure('prompt'),
        figure('options.b'),
        figure('feedback.a'),
      ])
      const [question] = exam.questions
      const place = (text: string) => question?.options.indexOf(text)
      expect(question?.figures?.map(({ at }) => at)).toEqual([
        'prompt',
        `options.${place('wrong b')}`,
        `feedback.${place('right')}`,
      ])
    }
  })

  test('are drawn with the numbers and the seed of the question, under its prompt', () => {
    const asked: unknown[] = []
    const exam = build(courseOf([makeTemplate('t')]), 3, (holder, scope, seed, mainText) => {
      asked.push({ holder: 'id' in holder && holder.id, n: scope.n, seed, mainText })
      return undefined
    })
    const [question] = exam.questions
    expect(asked).toEqual([
      { holder: 't', n: Number(/\d+/.exec(question?.text ?? '')?.[0]), seed: question?.seed, mainText: 'prompt' },
    ])
    expect(question).not.toHaveProperty('figures')
  })

  test('of an item answered in another way stand at the item and at its question', () => {
    const [item] = build(courseOf([], [numeric('n')]), 1, () => [figure('prompt')]).questions
    expect(item?.figures).toEqual([figure('prompt')])
    expect(item?.question?.figures).toEqual([figure('prompt')])
  })
})

describe('the id of an exam', () => {
  test.each([
    { id: 'SNC1W~0~v~2', course: 'SNC1W', seed: 0, version: 'v' },
    { id: 'AP-CALCULUS-AB~4294967295~1.2_x-3~2', course: 'AP-CALCULUS-AB', seed: 4_294_967_295, version: '1.2_x-3' },
    { id: '10-A~7~0~2', course: '10-A', seed: 7, version: '0' },
  ])('$id is read', ({ id, course, seed, version }) => {
    expect(readExamId(id)).toEqual({ courseId: course, seed, contentVersion: version, edition: 2 })
    expect(examId(course, seed, version)).toBe(id)
  })

  test('of the first edition, which had no number, is read as such (docs/stored-formats.md)', () => {
    expect(readExamId('SNC1W~7~v')).toEqual({ courseId: 'SNC1W', seed: 7, contentVersion: 'v', edition: 1 })
  })

  test.each([
    'A~1',
    '~1~v',
    'A~~v',
    'A~1~v~w',
    'xA~1~v',
    'A~1~v\n',
    ' A~1~v',
    'A~1.5~v',
    'A~0x1~v',
    'A~1~v/w',
    'A~12345678901~v',
  ])('%j is not read', (id) => expect(readExamId(id)).toBeUndefined())
})
