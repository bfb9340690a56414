import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule } from '#tests/factories/make-course.ts'
import type { Course, WrittenPart } from '../content/course.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { buildExam } from './build-exam.ts'
import { examSchema } from './exam.ts'
import { SERIES_LENGTH } from './exam-series.ts'
import { offeredParts } from './offered-parts.ts'

const essay = (id: string, points: number, change: Partial<AuthoredQuestion> = {}): AuthoredQuestion => ({
  id,
  type: 'written',
  lesson: 'lesson-one',
  difficulty: 3,
  tags: ['topic'],
  prompt: `Write about ${id}.`,
  points,
  parts: [{ prompt: 'Why?', points, model: 'Because.', rubric: [{ criterion: 'Says why.', points }] }],
  pitfalls: [],
  shuffle: true,
  hints: [],
  explanation: 'Because.',
  ...change,
})
const choices = (id: string) => Array.from({ length: 30 }, (_, index) => makeChoice(`${id}-${index}`))
const partII: WrittenPart = { title: 'Section II', minutes: 90, points: [9, 9, 4], calculator: true, weight: 50 }

function courseWith(bank: AuthoredQuestion[][], written: WrittenPart[] = [partII]): Course {
  const modules = bank.map((questions, index) =>
    makeModule(`m${index}`, { questions: [...choices(`m${index}`), ...questions] }),
  )
  const course = makeCourse(modules)
  return { ...course, exam: { ...course.exam, written } }
}
const build = (course: Course, seed = 1) => examSchema.parse(buildExam({ course, seed, contentVersion: 'v' }))
const anySeed = fc.integer({ min: 0, max: 0xffff_ffff })

test('without enough written questions there is no empty section, and the exam says what is not there (D24)', () => {
  const exam = build(courseWith([[essay('a', 9)]]))
  expect(exam.parts.every(({ kind }) => kind === undefined)).toBe(true)
  expect(exam.missingParts).toEqual([{ title: 'Section II', minutes: 90, questions: 3, weight: 50 }])
  expect(offeredParts(courseWith([[essay('a', 9)]]))).toHaveLength(exam.parts.length)
})

test('a section appears by itself once the bank fills it, in the examination’s order, with its time and weight (D24)', () => {
  const exam = build(courseWith([[essay('a', 9), essay('short', 4)], [essay('b', 8)]]))
  const last = exam.parts.at(-1)
  expect(last).toMatchObject({ title: 'Section II', kind: 'written', minutes: 90, weight: 50, questionCount: 3 })
  expect(last).not.toHaveProperty('whole')
  expect(exam).not.toHaveProperty('missingParts')
  const own = exam.questions.slice(last?.firstQuestion)
  expect(
    own
      .map(({ id }) => id)
      .slice(0, 2)
      .sort(),
  ).toEqual(['a', 'b'])
  expect(own[2]?.id).toBe('short')
  expect(own[0]?.question?.written?.parts[0]?.model).toBe('Because.')
})

test('with `fewest`, some questions make a shorter section, which says what the real one is like', () => {
  const course = courseWith([[essay('a', 9)]], [{ ...partII, fewest: 1 }])
  // 9 of 22 points of 90 minutes
  expect(build(course).parts.at(-1)).toMatchObject({
    minutes: 37,
    questionCount: 1,
    whole: { questions: 3, minutes: 90 },
  })
  expect(offeredParts(course).at(-1)).toMatchObject({ minutes: 37, questions: 1, kind: 'written' })
})

test('a question takes a place of about its points; one in a set with others, or of a module that is in no exam, takes none', () => {
  const stimulus = { id: 's', title: 'S', text: 'S', parameters: {}, computed: {} } as AuthoredQuestion['stimulus']
  const inSet = [essay('in-set', 9, { stimulus }), makeChoice('beside', { stimulus })]
  const course = courseWith([[essay('huge', 20), essay('six', 6), ...inSet]], [{ ...partII, fewest: 1 }])
  expect(build(course).missingParts).toHaveLength(1)
  const unweighted = courseWith([[essay('a', 9)]], [{ ...partII, fewest: 1 }])
  const modules = unweighted.modules.map((module) => ({ ...module, weight: 0 }))
  expect(offeredParts({ ...unweighted, modules }).some(({ kind }) => kind === 'written')).toBe(false)
})

test('what a calculator decides stays in its part, and no part takes what another one needs', () => {
  const written = [
    { ...partII, title: 'A', points: [9], calculator: true },
    { ...partII, title: 'B', points: [9], calculator: false },
  ]
  const course = courseWith([[essay('any', 9), essay('with', 9, { tags: ['calculator'] })]], written)
  fc.assert(
    fc.property(anySeed, (seed) => {
      const exam = build(course, seed)
      expect(exam.questions.slice(-2).map(({ id }) => id)).toEqual(['with', 'any'])
    }),
  )
})

test('any bank, any seed: the same parts with the same minutes, nothing twice, spread over the modules', () => {
  const anyBank = fc.array(fc.array(fc.constantFrom(3, 4, 5, 8, 9, 10, 15), { maxLength: 4 }), {
    minLength: 1,
    maxLength: 3,
  })
  fc.assert(
    fc.property(anyBank, anySeed, fc.constantFrom(1, 2, undefined), (bank, seed, fewest) => {
      const questions = bank.map((sizes, module) => sizes.map((points, at) => essay(`w-${module}-${at}`, points)))
      const course = courseWith(questions, [{ ...partII, ...(fewest !== undefined && { fewest }) }])
      const exam = build(course, seed)
      const shape = (parts: readonly object[]) =>
        parts.map((part) => {
          const { title, minutes, kind } = part as { title: string; minutes: number; kind?: string }
          return { title, minutes, kind }
        })
      expect(shape(exam.parts)).toEqual(shape(offeredParts(course)))
      expect(new Set(exam.questions.map(({ id }) => id)).size).toBe(exam.questions.length)
      const places = exam.parts.find(({ kind }) => kind === 'written')?.questionCount ?? 0
      expect(places === 0 || places >= (fewest ?? 3)).toBe(true)
      expect(exam.parts.reduce((sum, { questionCount }) => sum + questionCount, 0)).toBe(exam.questions.length)
    }),
  )
})

test('each place is taken by a question of its kind, where the bank has one, and by another kind before it stays empty (D24)', () => {
  const kinds = ['Scientific investigation', 'Conceptual analysis', 'Analyze data']
  const of = (kind: string, id: string) => essay(id, 4, { prompt: `**${kind}.** Write about ${id}.` })
  const part: WrittenPart = { ...partII, points: [4, 4, 4], kinds }
  const asked = (bank: AuthoredQuestion[], seed: number) => {
    const exam = build(courseWith([bank], [part]), seed)
    return exam.questions.slice(exam.parts.at(-1)?.firstQuestion).map(({ text }) => /\*\*(.+)\.\*\*/.exec(text)?.[1])
  }
  const bank = kinds.flatMap((kind, index) => [of(kind, `a${index}`), of(kind, `b${index}`)]).reverse()
  const without = [of('Analyze data', 'a'), of('Analyze data', 'b'), of('Conceptual analysis', 'c')]
  fc.assert(
    fc.property(anySeed, (seed) => {
      expect(asked(bank, seed)).toEqual(kinds)
      expect(asked(without, seed).slice(1)).toEqual(['Conceptual analysis', 'Analyze data'])
    }),
    { numRuns: 20 },
  )
})

describe('the written sections of a series (D14, D24)', () => {
  const asked = (course: Course, seed: number) => {
    const { parts, questions } = build(course, seed)
    const written = parts.find(({ kind }) => kind === 'written')
    return questions.slice(written?.firstQuestion ?? questions.length).map(({ id }) => id)
  }

  test('a retake brings other questions as far as the bank has them, round the series', () => {
    fc.assert(
      fc.property(fc.nat(700), fc.integer({ min: 1, max: 3 }), (series, sets) => {
        const bank = Array.from({ length: sets }, (_, set) => [
          essay(`a${set}`, 9),
          essay(`b${set}`, 8),
          essay(`c${set}`, 4),
        ])
        const course = courseWith(bank)
        const taken = Array.from({ length: sets }, (_, take) => asked(course, series * SERIES_LENGTH + take)).flat()
        expect(new Set(taken).size).toBe(3 * sets)
      }),
      { numRuns: 25 },
    )
  })

  test('what is new goes before what fits one part only, unless a place would stay empty', () => {
    const written = [
      { ...partII, title: 'A', points: [9], calculator: true },
      { ...partII, title: 'B', points: [9], calculator: false },
    ]
    const any = (id: string) => essay(id, 9)
    const withCalculator = essay('with', 9, { tags: ['calculator'] })
    expect(asked(courseWith([[any('a'), any('b'), any('c'), withCalculator]], written), 0)).toHaveLength(2)
    const scarce = courseWith([[any('a'), withCalculator]], written)
    for (const take of [0, 1, 2]) expect(asked(scarce, take)).toEqual(['with', 'a'])
  })

  test('enemies stand together only where nothing else is left, in writing and beside the choices', () => {
    const bank = [essay('a', 9, { enemies: ['b', 'm0-0', 'm0-1'] }), essay('b', 9), essay('c', 9), essay('d', 4)]
    for (let seed = 0; seed < 60; seed++) {
      const ids = new Set(build(courseWith([bank]), seed).questions.map(({ id }) => id))
      expect([ids.has('a') && ids.has('b'), ids.has('a') && (ids.has('m0-0') || ids.has('m0-1'))]).toEqual([
        false,
        false,
      ])
    }
  })
})
