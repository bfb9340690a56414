import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import type { Course, CourseModule } from '../content/course.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { authoredStimulusSchema } from '../stimulus/authored-stimulus.ts'
import type { DrawnUnit } from './draw-exam.ts'
import { drawItems } from './draw-items.ts'
import { takeOf } from './exam-series.ts'
import { planExam } from './plan-exam.ts'

// D21, D24: which items fill the places of a plan.

const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const choices = (prefix: string, count: number, change: Partial<AuthoredQuestion> = {}) =>
  Array.from({ length: count }, (_, index) => makeChoice(`${prefix}-${index}`, change))
const setOf = (name: string, size: number, change: Partial<AuthoredQuestion> = {}) =>
  choices(name, size, {
    stimulus: authoredStimulusSchema.parse({ id: name, title: name, text: 'A table.' }),
    ...change,
  })
const examOf = (
  sizes: readonly number[],
  difficulty = { easy: 0.3, intermediate: 0.5, advanced: 0.2 },
): Course['exam'] => ({
  title: 'Exam',
  parts: sizes.map((questions) => ({ title: 'P', minutes: 10, questions, calculator: true })),
  difficulty,
})
const courseOf = (modules: CourseModule[], exam: Course['exam']) => makeCourse(modules, { exam })
const idsOf = (units: readonly DrawnUnit[]) => units.flatMap(({ items }) => items.map(({ authored }) => authored.id))
const drawnIn = (course: Course, seed: number) => drawItems(course, seed).parts.map(idsOf)

describe('among the unused items of a module', () => {
  test('the difficulty that is still most wanted is taken, so that the mix comes out', () => {
    const questions = ([1, 2, 3] as const).flatMap((difficulty) => choices(`d${difficulty}`, 30, { difficulty }))
    const course = courseOf([makeModule('m', { questions })], examOf([10]))
    for (const seed of seeds) {
      const drawn = drawItems(course, seed).parts.flat()
      const levels = drawn.flatMap(({ items }) => items.map(({ authored }) => authored.difficulty))
      for (const [index, planned] of [3, 5, 2].entries()) {
        const asked = levels.filter((each) => each === index + 1).length
        expect(Math.abs(asked - planned), `level ${index + 1}, seed ${seed}`).toBeLessThanOrEqual(1)
      }
    }
  })

  test('lessons and skills are asked about as the bank has them', () => {
    const lessons = ['l1', 'l2', 'l3', 'l4']
    const skills = ['explains', 'argues']
    const questions = lessons.flatMap((lesson, l) =>
      skills.flatMap((skill) => choices(`q${l}-${skill}`, 5, { lesson, skill, difficulty: 2 })),
    )
    const exam = { ...examOf([8]), skills: skills.map((id) => ({ id, title: id })) }
    const course = courseOf([makeModule('m', { questions })], exam)
    const most = { lesson: 0, skill: 0 }
    for (const seed of seeds.filter((one) => takeOf(one) < 3)) {
      const asked = drawItems(course, seed).parts.flatMap((units) => units.flatMap(({ items }) => items))
      for (const lesson of lessons)
        most.lesson = Math.max(most.lesson, asked.filter(({ authored }) => authored.lesson === lesson).length)
      for (const id of skills) most.skill = Math.max(most.skill, asked.filter(({ skill }) => skill === id).length)
    }
    // by chance alone a lesson would have five of eight places, and a skill seven, in one of forty exams
    expect(most.lesson).toBeLessThanOrEqual(4)
    expect(most.skill).toBeLessThanOrEqual(6)
  })

  test('a difficulty that the bank has not is replaced by what there is, up to the planned number', () => {
    const course = courseOf([makeModule('m', { questions: choices('easy', 12, { difficulty: 1 }) })], examOf([10]))
    for (const seed of seeds) expect(new Set(drawnIn(course, seed)[0]).size).toBe(10)
  })

  test('other seeds give other items, one seed always the same', () => {
    const course = courseOf([makeModule('m', { questions: choices('q', 30) })], examOf([5]))
    const drawn = seeds.map((seed) => drawnIn(course, seed).flat().join())
    expect(seeds.map((seed) => drawnIn(course, seed).flat().join())).toEqual(drawn)
    expect(new Set(drawn).size).toBeGreaterThan(35)
  })
})

describe('when a module has used up its items', () => {
  test('a template of its own gives another variant before another module helps', () => {
    const course = courseOf(
      [
        makeModule('short', { weight: 1, questions: [makeTemplate('again')] }),
        makeModule('long', { weight: 1, questions: choices('q', 20) }),
      ],
      examOf([6]),
    )
    for (const seed of seeds) {
      const drawn = drawItems(course, seed).parts.flat()
      const again = drawn.filter(({ items }) => items[0].authored.id === 'again')
      expect(again.map(({ variant }) => variant)).toEqual([0, 1, 2])
      expect(drawn).toHaveLength(6)
    }
  })

  test('variants are taken in turn: no third one of a template while another has had one only', () => {
    const course = courseOf(
      [makeModule('m', { questions: ['a', 'b', 'c'].map((id) => makeTemplate(id)) })],
      examOf([7]),
    )
    for (const seed of seeds) {
      const ids = drawnIn(course, seed).flat()
      const uses = ['a', 'b', 'c'].map((id) => ids.filter((each) => each === id).length)
      expect(uses.toSorted()).toEqual([2, 2, 3])
    }
  })

  test('without templates another module helps out, with an item that no place of its own will miss', () => {
    const course = courseOf(
      [
        makeModule('short', { weight: 1, questions: choices('s', 1) }),
        makeModule('long', { weight: 1, questions: choices('l', 20) }),
      ],
      examOf([8]),
    )
    for (const seed of seeds) {
      const ids = drawnIn(course, seed).flat()
      expect(new Set(ids).size).toBe(8)
      expect(ids.filter((id) => id.startsWith('l'))).toHaveLength(7)
    }
  })

  test('the last help is a variant of another module’s template', () => {
    const course = courseOf(
      [makeModule('empty', { weight: 1 }), makeModule('one', { weight: 1, questions: [makeTemplate('t')] })],
      examOf([4]),
    )
    expect(
      drawItems(course, 1)
        .parts.flat()
        .map(({ variant }) => variant),
    ).toEqual([0, 1, 2, 3])
  })

  test('a bank of three plain items fills three places of twenty, each item once', () => {
    const course = courseOf([makeModule('m', { questions: choices('q', 3) })], examOf([20]))
    expect(drawnIn(course, 5).flat().toSorted()).toEqual(['q-0', 'q-1', 'q-2'])
  })

  test('a set never helps another module out', () => {
    const course = courseOf(
      [makeModule('empty', { weight: 1 }), makeModule('sets', { weight: 1, examItems: setOf('s', 2) })],
      examOf([4]),
    )
    for (const seed of seeds) expect(drawnIn(course, seed).flat()).toEqual(['s-0', 's-1'])
  })
})

describe('over parts', () => {
  test('an item stands in one part only', () => {
    const course = courseOf([makeModule('m', { questions: choices('q', 12) })], examOf([6, 6]))
    for (const seed of seeds) {
      const [first = [], second = []] = drawnIn(course, seed)
      expect(new Set([...first, ...second]).size).toBe(12)
    }
  })

  test('a part without calculator gets no item that needs one, a part with one none that it gives away', () => {
    const questions = [
      ...choices('needs', 6, { tags: ['calculator'] }),
      ...choices('spoilt', 6, { tags: ['no-calculator'] }),
      ...choices('either', 6),
    ]
    const exam = examOf([6, 6])
    const [first, second] = exam.parts
    if (first && second) exam.parts = [{ ...first, calculator: false }, second]
    const course = courseOf([makeModule('m', { questions })], exam)
    for (const seed of seeds) {
      const [without = [], withOne = []] = drawnIn(course, seed)
      expect(without.filter((id) => id.startsWith('needs'))).toEqual([])
      expect(withOne.filter((id) => id.startsWith('spoilt'))).toEqual([])
      expect([without.length, withOne.length]).toEqual([6, 6])
    }
  })
})

/** Courses of all sorts: small and large banks, sets, templates, tags, several modules and parts. */
const anyCourse = fc
  .record({
    modules: fc.array(
      fc.record({
        weight: fc.nat(4),
        plain: fc.nat(6),
        templates: fc.nat(2),
        tagged: fc.nat(3),
        sets: fc.array(fc.integer({ min: 2, max: 4 }), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    parts: fc.array(fc.record({ questions: fc.integer({ min: 1, max: 9 }), calculator: fc.boolean() }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ modules, parts }) =>
    courseOf(
      modules.map(({ weight, plain, templates, tagged, sets }, m) =>
        makeModule(`m${m}`, {
          weight,
          questions: [
            ...choices(`m${m}-plain`, plain, { difficulty: 2 }),
            ...choices(`m${m}-tagged`, tagged, { tags: ['calculator'], difficulty: 3 }),
            ...Array.from({ length: templates }, (_, index) => makeTemplate(`m${m}-template-${index}`)),
          ],
          examItems: sets.flatMap((size, index) => setOf(`m${m}-set-${index}`, size)),
        }),
      ),
      { ...examOf([]), parts: parts.map((part) => ({ title: 'P', minutes: 10, ...part })) },
    ),
  )

test('whatever the bank: never more than planned, no plain item or set twice, sets whole, tags kept (D21, D24)', () => {
  fc.assert(
    fc.property(anyCourse, fc.nat(1000), (course, seed) => {
      const { parts: drawn } = drawItems(course, seed)
      expect(drawItems(course, seed).parts).toEqual(drawn)
      expect(drawn).toHaveLength(course.exam.parts.length)
      const { counts } = planExam(course)
      for (const [index, part] of course.exam.parts.entries()) {
        const ids = idsOf(drawn[index] ?? [])
        expect(ids.length).toBeLessThanOrEqual((counts[index] ?? []).reduce((a, b) => a + b, 0))
        if (!part.calculator) expect(ids.filter((id) => id.includes('tagged'))).toEqual([])
      }
      const units = drawn.flat()
      const keys = units.map(({ items, variant }) => `${items[0].authored.id}~${variant}`)
      expect(new Set(keys).size).toBe(keys.length)
      for (const { items, variant } of units) {
        if (variant > 0) expect(items[0].isTemplate).toBe(true)
        const { stimulus } = items[0].authored
        if (stimulus === undefined) expect(items).toHaveLength(1)
        else expect(new Set(items.map(({ setKey }) => setKey)).size).toBe(1)
      }
    }),
  )
})
