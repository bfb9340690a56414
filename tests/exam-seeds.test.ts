import { describe, expect, test } from 'vitest'
import { measureDraws } from '#authoring/report/measure-draws.ts'
import { buildExam } from '#domain/exam/build-exam.ts'
import { examSchema } from '#domain/exam/exam.ts'
import { examBank } from '#domain/exam/exam-bank.ts'
import { kindOf } from '#domain/exam/part-defaults.ts'
import { planExam } from '#domain/exam/plan-exam.ts'
import { loadAllCourses } from './load-all-courses.ts'

/** Seeds of which whole exams are made; many more are drawn, which takes no time. */
const MADE = 12
/** Not one item of a module and difficulty more than three times as often as another; small banks leave less choice. */
const MOST_EXPOSURE = 3.5

/** Every course that has any exam item yet; the blueprint must hold where the content check says it can be filled. */
const courses = loadAllCourses().filter((course) => examBank(course).length > 0)

describe.each(courses.map((course) => [course.courseId, course] as const))('exams of %s', (_, course) => {
  const wanted = course.exam.parts.reduce((sum, part) => sum + part.questions, 0)
  const perModule = course.modules.map((_module, index) =>
    planExam(course).counts.reduce((sum, row) => sum + (row[index] ?? 0), 0),
  )
  const bank = examBank(course)
  const isFull = perModule.every((count, index) => bank.filter((item) => item.module === index).length >= count)

  test('500 seeds: sets whole, no enemies, even use, few repeats (D14, D21, D24)', () => {
    const measured = measureDraws(course)
    expect(measured.seeds).toBeGreaterThanOrEqual(500)
    expect(measured).toMatchObject({ brokenSets: 0, withEnemies: 0, ...(isFull && { short: 0 }) })
    expect(measured.exposure).toBeLessThan(MOST_EXPOSURE)
    // as many of the items come in sets as of the bank, and rather more
    expect(measured.inSets).toBeGreaterThanOrEqual(0.75 * measured.bankInSets)
    // a tenth, where the bank has enough for three exams
    expect(measured.thirdRepeats).toBeLessThan(0.1 + 1.5 * measured.leastThirdRepeats)
  }, 60_000)

  test(`${MADE} exams: blueprint, one right option, no repeated item (D14, D21)`, () => {
    let differing = 0
    let first: string | undefined
    for (let index = 0; index < MADE; index++) {
      const seed = Math.imul(index, 2654435761) >>> 0
      const exam = buildExam({ course, seed, contentVersion: 'v' })
      const ids = exam.questions.map((question) => question.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const question of exam.questions) {
        expect(new Set(question.options).size, `${question.id} with seed ${seed}`).toBe(question.options.length)
        // what is answered in another way has no options
        if (question.options.length > 0) expect(question.options[question.correctIndex], question.id).toBeDefined()
      }
      const choices = exam.parts.filter((part) => kindOf(part) === 'choice')
      const asked = choices.flatMap((part) =>
        exam.questions.slice(part.firstQuestion, part.firstQuestion + part.questionCount),
      )
      // what follows is the written section, as far as the course has questions for it
      expect(exam.questions.slice(asked.length).every(({ question }) => question?.type === 'written')).toBe(true)
      if (isFull) {
        expect(asked).toHaveLength(wanted)
        expect(new Set(asked.map((question) => question.templateId)).size).toBe(wanted)
        expect(choices.map((part) => part.questionCount)).toEqual(course.exam.parts.map((part) => part.questions))
        expect(
          course.modules.map((module) => asked.filter((question) => question.moduleId === module.id).length),
        ).toEqual(perModule)
      }
      // a set stands whole and together (D24)
      for (const { id } of exam.stimuli ?? []) {
        const places = exam.questions.flatMap(({ stimulusId }, place) => (stimulusId === id ? [place] : []))
        const size = bank.filter(({ authored }) => authored.stimulus?.id === id).length
        if (size > 0) expect([places.length, (places.at(-1) ?? 0) - (places[0] ?? 0) + 1], id).toEqual([size, size])
      }
      const key = ids.toSorted().join(' ')
      first ??= key
      differing += Number(key !== first)
    }
    examSchema.parse(buildExam({ course, seed: 1, contentVersion: 'v' }))
    if (bank.length > wanted) expect(differing).toBeGreaterThan(MADE * 0.9 - 1)
  }, 60_000)
})
