import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OutlinePart } from '../content/exam-part-rules.ts'
import type { CourseFrame } from './course-frame.ts'
import { examShape } from './exam-shape.ts'

/** @param modules for each its weight and its lessons, '-' for one that cannot be opened yet */
const frame = (modules: { weight?: number; lessons: string[] }[], examParts?: OutlinePart[]): CourseFrame => ({
  curriculum: 'ap',
  grade: 'ap',
  subject: 'biology',
  subjectName: 'Biology',
  courseId: 'C',
  title: 'C',
  modules: modules.map(({ weight, lessons }, i) => ({
    id: `m${i}`,
    title: `Module ${i}`,
    weight,
    lessons: lessons.map((id) => ({ id, title: id, isAvailable: !id.startsWith('-') })),
  })),
  examParts,
})
const sharesOf = (...given: Parameters<typeof frame>) => examShape(frame(...given))?.lessons.map(({ share }) => share)
const part: OutlinePart = { title: 'I', minutes: 60, questions: 40, calculator: true }

describe('lessons', () => {
  test('share an exam out wholly, each module by its weight whatever the number of its lessons', () => {
    const anyModules = fc.array(
      fc.record({ weight: fc.integer({ min: 1, max: 30 }), count: fc.integer({ min: 1, max: 6 }) }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(anyModules, (modules) => {
        const shape = examShape(
          frame(
            modules.map(({ weight, count }) => ({ weight, lessons: Array.from({ length: count }, (_, i) => `l${i}`) })),
          ),
        )
        const total = modules.reduce((sum, { weight }) => sum + weight, 0)
        for (const [i, { weight }] of modules.entries()) {
          const own = shape?.lessons.filter(({ moduleId }) => moduleId === `m${i}`) ?? []
          expect(own.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(weight / total, 9)
          expect(new Set(own.map(({ share }) => share)).size).toBe(1)
        }
      }),
    )
  })
  test.each<[string, Parameters<typeof frame>[0], number[] | undefined]>([
    ['modules of no said weight count alike', [{ lessons: ['a', 'b'] }, { lessons: ['c'] }], [0.25, 0.25, 0.5]],
    [
      'one that cannot be opened leaves its part to its neighbours',
      [{ lessons: ['a', '-b'] }, { lessons: ['c'] }],
      [0.5, 0.5],
    ],
    ['a module without lessons leaves its weight to the others', [{ weight: 9, lessons: [] }, { lessons: ['c'] }], [1]],
    [
      'a module of weight 0 is not asked',
      [
        { weight: 0, lessons: ['a'] },
        { weight: 2, lessons: ['c'] },
      ],
      [0, 1],
    ],
    ['nothing to be asked about', [{ weight: 0, lessons: ['a'] }, { lessons: ['-c'] }], undefined],
  ])('%s', (_, modules, shares) => expect(sharesOf(modules)).toEqual(shares))
})

describe('sections', () => {
  const sectionsOf = (...parts: Partial<OutlinePart>[]) =>
    examShape(
      frame(
        [{ lessons: ['a'] }],
        parts.map((change) => ({ ...part, ...change })),
      ),
    )?.sections
  const usual = [{ weight: 1, items: 60, guess: 0.25 }]

  test('an exam of which nothing is said has sixty questions of four options (CON-11)', () => {
    expect(examShape(frame([{ lessons: ['a'] }]))?.sections).toEqual(usual)
    expect(sectionsOf()).toEqual(usual)
    expect(sectionsOf({ questions: 0 })).toEqual(usual)
  })
  test('count by their part of the score, else by their minutes; what is written has more marks and is not hit blindly', () => {
    expect(sectionsOf({ weight: 66 }, { kind: 'written', questions: 6, weight: 34 })).toEqual([
      { weight: 66, items: 40, guess: 0.25 },
      { weight: 34, items: 18, guess: 0.02 },
    ])
    expect(sectionsOf({ minutes: 60 }, { minutes: 45 })?.map(({ weight }) => weight)).toEqual([60, 45])
  })
  test('parts of no weight and no minutes count by their marks: nothing is divided by nothing', () => {
    expect(
      sectionsOf({ minutes: 0 }, { minutes: 0, kind: 'written', questions: 5 })?.map(({ weight }) => weight),
    ).toEqual([40, 15])
    expect(sectionsOf({ minutes: 0 }, { minutes: 30, questions: 10 })?.map(({ weight }) => weight)).toEqual([0, 30])
  })
  test('one that no question fills is left out', () => {
    expect(sectionsOf({}, { kind: 'written', questions: 0 })).toHaveLength(1)
  })
})
