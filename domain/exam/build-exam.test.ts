import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import type { CourseModule } from '../content/course.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { authoredStimulusSchema } from '../stimulus/authored-stimulus.ts'
import { buildExam } from './build-exam.ts'
import { examSchema } from './exam.ts'
import { DRAW_EDITION, examId, readExamId } from './exam-id.ts'
import { takeOf } from './exam-series.ts'
import { difficultyCounts, planExam, shareOut } from './plan-exam.ts'

const anySeed = fc.integer({ min: 0, max: 0xffff_ffff })
const fullModule = (id: string, change: Partial<CourseModule> = {}) =>
  makeModule(id, {
    questions: ([1, 2, 3] as const).flatMap((difficulty) =>
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? makeChoice : makeTemplate)(`${id}-${difficulty}-${index}`, {
          difficulty,
          lesson: index < 4 ? 'lesson-one' : 'lesson-two',
        }),
      ),
    ),
    ...change,
  })
const course = makeCourse([
  fullModule('m1', { weight: 3 }),
  fullModule('m2', { weight: 2 }),
  fullModule('m3', { weight: 0 }),
])
const build = (seed: number, of = course) => buildExam({ course: of, seed, contentVersion: 'v1' })

test('the same seed and content give the same exam, byte for byte (D14)', () => {
  fc.assert(fc.property(anySeed, (seed) => void expect(JSON.stringify(build(seed))).toBe(JSON.stringify(build(seed)))))
  expect(JSON.stringify(build(1))).not.toBe(JSON.stringify(build(2)))
})

test('every exam fits the schema, the blueprint and the weights, and repeats nothing (D21)', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const exam = examSchema.parse(build(seed))
      expect(exam.questions).toHaveLength(20)
      expect(new Set(exam.questions.map((question) => question.templateId)).size).toBe(20)
      const inModule = (id: string) => exam.questions.filter((question) => question.moduleId === id).length
      expect([inModule('m1'), inModule('m2'), inModule('m3')]).toEqual([12, 8, 0])
      const ofDifficulty = (level: number) => exam.questions.filter((question) => question.difficulty === level).length
      // the first of a series; the next ones have what it left. Items of a module and difficulty take turns, so one place in ten may go to a neighbour
      const mix = [ofDifficulty(1), ofDifficulty(2), ofDifficulty(3)]
      for (const [index, planned] of [6, 10, 4].entries())
        if (takeOf(seed) === 0) expect(Math.abs((mix[index] ?? 0) - planned)).toBeLessThanOrEqual(2)
      for (const question of exam.questions) expect(new Set(question.options).size).toBe(question.options.length)
    }),
  )
})

test('the right option stands in every position about equally often, and every item is used over many seeds', () => {
  const positions = [0, 0, 0, 0]
  const uses = new Map<string, number>()
  for (let seed = 0; seed < 300; seed++)
    for (const question of build(seed).questions) {
      positions[question.correctIndex] = (positions[question.correctIndex] ?? 0) + 1
      uses.set(question.templateId ?? '', (uses.get(question.templateId ?? '') ?? 0) + 1)
    }
  const total = positions.reduce((a, b) => a + b, 0)
  for (const count of positions) expect(count / total).toBeCloseTo(0.25, 1)
  expect(uses.size).toBe(48)
  expect(Math.min(...uses.values())).toBeGreaterThan(40)
})

test('lessons of a module share its places', () => {
  const lessons = build(7).questions.map((question) => `${question.moduleId}/${question.lessonId}`)
  const count = (name: string) => lessons.filter((lesson) => lesson === name).length
  expect(Math.abs(count('m1/lesson-one') - count('m1/lesson-two'))).toBeLessThanOrEqual(4)
})

test('a bank too small gives second variants of templates, never a plain item twice', () => {
  const small = makeCourse([makeModule('m1', { questions: [makeChoice('plain'), makeTemplate('template')] })])
  const { questions } = build(3, small)
  expect(questions).toHaveLength(20)
  expect(questions.filter((question) => question.templateId === 'plain')).toHaveLength(1)
  expect(new Set(questions.map((question) => question.id)).size).toBe(20)
})

test('a course without items gives an exam without questions', () => {
  expect(build(1, makeCourse([makeModule('m1')]))).toMatchObject({ questions: [], parts: [] })
})

const setOf = (name: string, size: number, change: Partial<AuthoredQuestion> = {}) => {
  const stimulus = authoredStimulusSchema.parse({
    id: name,
    title: name,
    text: 'There are @{n}.',
    parameters: { n: { from: 1, to: 1000 } },
  })
  return Array.from({ length: size }, (_, index) =>
    makeChoice(`${name}-${index}`, { stimulus, prompt: `Item ${index}: @{n}`, difficulty: 2, ...change }),
  )
}

test('500 seeds: sets stand whole, in order, with one stimulus and its numbers; the blueprint counts their items (D24)', () => {
  const withSets = makeCourse([
    fullModule('m1', { weight: 3, examItems: [...setOf('s3', 3), ...setOf('s5', 5)] }),
    makeModule('m2', { weight: 2, examItems: ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((id) => setOf(id, 2)) }),
  ])
  const uses = new Map<string, number>()
  for (let seed = 0; seed < 500; seed++) {
    const exam = examSchema.parse(build(seed, withSets))
    expect(exam.questions).toHaveLength(20)
    expect(exam.questions.filter(({ moduleId }) => moduleId === 'm2')).toHaveLength(8)
    const named = exam.questions.flatMap(({ stimulusId }) => stimulusId ?? [])
    expect(exam.stimuli?.map(({ id }) => id).toSorted()).toEqual([...new Set(named)].toSorted())
    for (const { id, text } of exam.stimuli ?? []) {
      uses.set(id, (uses.get(id) ?? 0) + 1)
      const first = exam.questions.findIndex(({ stimulusId }) => stimulusId === id)
      const size = named.filter((one) => one === id).length
      const set = exam.questions.slice(first, first + size)
      expect(set.map((question) => question.id)).toEqual(Array.from({ length: size }, (_, index) => `${id}-${index}`))
      expect(size).toBe(id === 's3' ? 3 : id === 's5' ? 5 : 2)
      const number = /\d+/.exec(text ?? '')?.[0]
      for (const [index, question] of set.entries()) expect(question.text).toBe(`Item ${index}: ${number}`)
    }
  }
  expect(uses.size).toBe(8)
  expect(Math.min(...uses.values())).toBeGreaterThan(40)
})

test('a set with an item that no exam may hold stays out whole, and so does true or false (D23)', () => {
  const truth = makeChoice('truth', { type: 'true-false' })
  const [first, ...rest] = setOf('mixed', 3)
  if (!first) throw new Error('a set has items')
  const questions = [truth, { ...first, type: 'numeric' as const }, ...rest, makeChoice('alone')]
  const small = makeCourse([
    makeModule('m1', { questions, examItems: [makeChoice('truth-2', { type: 'true-false' })] }),
  ])
  expect(build(1, small).questions.map(({ id }) => id)).toEqual(['alone'])
})

test('a set that a part has no room for, or whose calculator rule differs, is not taken apart', () => {
  const tiny = (questions: number) => ({
    exam: { ...course.exam, parts: [{ title: 'A', minutes: 9, questions, calculator: false }] },
  })
  const withSet = [makeModule('m1', { examItems: setOf('s3', 3) })]
  expect(build(1, makeCourse(withSet, tiny(2))).questions).toEqual([])
  expect(build(1, makeCourse(withSet, tiny(3))).questions).toHaveLength(3)
  const [first, ...rest] = setOf('s3', 3)
  const needs = [{ ...first, tags: ['calculator'] } as AuthoredQuestion, ...rest]
  expect(build(1, makeCourse([makeModule('m1', { examItems: needs })], tiny(3))).questions).toEqual([])
})

test('parts follow each other, and calculator items stand only where one is allowed (D21)', () => {
  const tagged = (id: string) =>
    fullModule(id, {
      examItems: Array.from({ length: 12 }, (_, index) =>
        makeChoice(`${id}-tagged-${index}`, { difficulty: 2, tags: [index % 2 ? 'calculator' : 'no-calculator'] }),
      ),
    })
  const twoParts = makeCourse([tagged('m1'), tagged('m2')], {
    exam: {
      ...course.exam,
      parts: [
        { title: 'A', minutes: 60, questions: 12, calculator: false },
        { title: 'B', minutes: 45, questions: 8, calculator: true },
      ],
    },
  })
  fc.assert(
    fc.property(anySeed, (seed) => {
      const exam = build(seed, twoParts)
      expect(exam.parts.map((part) => [part.firstQuestion, part.questionCount])).toEqual([
        [0, 12],
        [12, 8],
      ])
      expect(exam.questions.slice(0, 12).some((question) => question.tags.includes('calculator'))).toBe(false)
      expect(exam.questions.slice(12).some((question) => question.tags.includes('no-calculator'))).toBe(false)
      expect(exam.durationMinutes).toBe(105)
    }),
  )
})

test('shares add up to the total and stay within one of their exact value', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.nat(100), weights, (total, given) => {
      const shares = shareOut(total, given)
      const sum = given.reduce((a, b) => a + b, 0)
      expect(shares.reduce((a, b) => a + b, 0)).toBe(total)
      if (sum > 0)
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (total * (given[index] ?? 0)) / sum)).toBeLessThan(1)
    }),
  )
  expect(difficultyCounts(20, { easy: 0.3, intermediate: 0.5, advanced: 0.2 })).toEqual({ 1: 6, 2: 10, 3: 4 })
})

test('the plan of a course in parts adds up by part and by module', () => {
  const parts = [30, 15].map((questions) => ({ title: '', minutes: 10, questions, calculator: true }))
  const { counts } = planExam({ ...course, exam: { ...course.exam, parts } })
  expect(counts.map((row) => row.reduce((a, b) => a + b, 0))).toEqual([30, 15])
  expect(counts[0]?.map((count, index) => count + (counts[1]?.[index] ?? 0))).toEqual([27, 18, 0])
})

test('an exam id tells course, seed and content version, and nothing else passes for one', () => {
  expect(readExamId(examId('AP-PHYSICS-C-EM', 4294967295, 'a1b2'))).toEqual({
    courseId: 'AP-PHYSICS-C-EM',
    seed: 4294967295,
    contentVersion: 'a1b2',
    edition: DRAW_EDITION,
  })
  for (const id of ['', 'exam', 'SNC1W~-1~v', 'SNC1W~4294967296~v', 'snc1w~1~v', 'SNC1W~1~'])
    expect(readExamId(id)).toBeUndefined()
})
