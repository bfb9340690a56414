import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildExam } from '#domain/exam/build-exam.ts'
import { instantiateQuestion } from '#domain/question/instantiate-question.ts'
import { editionOf } from '#domain/question/item-edition.ts'
import { sampleCourse } from '#tests/gateway/sample-course.ts'
import { measureItems, readItemCounts, withMeasured } from './measure-items.ts'
import { remarksOn } from './print-items.ts'

const course = sampleCourse()
const items = course.modules.flatMap(({ id, questions, examItems }) =>
  [...questions, ...examItems].map((question) => ({ itemId: `${id}/${question.id}`, question })),
)
/** Counts of the options of some items, each to the wording of today. */
const countsOf = (answers: Record<string, Record<string, number>>) =>
  Object.fromEntries(
    items.flatMap(({ itemId, question }) => {
      const own = answers[question.id]
      return own ? [[itemId, { edition: editionOf(question), answers: own }]] : []
    }),
  )
const usual = { 'option:tenth': 60, 'option:all': 20, 'option:half': 20 }
const measuredOf = (answers: Record<string, Record<string, number>>) =>
  Object.fromEntries(measureItems(course, countsOf(answers)).map((item) => [item.question.id, item]))

describe('items are measured', () => {
  test('from thirty answers on, and only by answers to the wording of today', () => {
    expect(Object.keys(measuredOf({ 'exam-a': { 'option:tenth': 29 }, 'exam-b': { 'option:tenth': 30 } }))).toEqual([
      'exam-b',
    ])
    const counts = countsOf({ 'exam-a': usual })
    const old = Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, { ...count, edition: 'ffffffff' }]))
    expect(measureItems(course, old)).toEqual([])
    expect(measureItems(course)).toEqual([])
  })
  test('one that goes worse than others of its level is the harder one, and its students answer it as such in practice and exams', () => {
    const answers = {
      'exam-c': { 'option:tenth': 20, 'option:all': 80 },
      'exam-d': { 'option:tenth': 90, 'option:half': 10 },
    }
    const { 'exam-c': hard, 'exam-d': easy } = measuredOf(answers)
    expect(hard?.difficulty).toBeGreaterThan((easy?.difficulty ?? 0) + 0.8)
    expect(hard).toMatchObject({ right: 20, total: 100 })

    const measured = withMeasured(course, countsOf(answers))
    const question = measured.modules[0]?.examItems.find(({ id }) => id === 'exam-c')
    if (!question) throw new Error('no such item')
    expect(question.itemDifficulty).toBeCloseTo(hard?.difficulty ?? Number.NaN, 1)
    const made = instantiateQuestion(question, 3)
    expect(made.ok && made.question).toMatchObject({ difficulty: 2, itemDifficulty: question.itemDifficulty })
    const exam = buildExam({ course: measured, seed: 1, contentVersion: 'v' })
    for (const item of exam.questions)
      expect(item.itemDifficulty).toBe(
        measured.modules[0]?.examItems.find(({ id }) => id === item.templateId)?.itemDifficulty,
      )
    expect(withMeasured(course, undefined)).toBe(course)
  })
})

describe('an author is told', () => {
  const remarks = (answers: Record<string, number>, others = usual) => {
    const { 'exam-c': item } = measuredOf({ 'exam-c': answers, 'exam-d': others, 'exam-a': usual })
    return item ? remarksOn(item) : []
  }
  test('nothing of an item that does its work', () => {
    expect(remarks(usual)).toEqual([])
  })
  test('which distractor nobody chooses, or hardly anybody, once enough have chosen wrongly', () => {
    expect(remarks({ 'option:tenth': 60, 'option:all': 40 })).toEqual(['nobody chooses half (40 wrong answers)'])
    expect(remarks({ 'option:tenth': 60, 'option:all': 39, 'option:half': 1 })).toEqual([
      'hardly anybody chooses half (1 of 40 wrong answers)',
    ])
    expect(remarks({ 'option:tenth': 81, 'option:all': 19 })).not.toContainEqual(expect.stringContaining('half'))
  })
  test('which item is easier or harder than it is called, and where the key may be wrong', () => {
    expect(remarks({ 'option:tenth': 8, 'option:all': 72, 'option:half': 20 })).toEqual([
      'a wrong option is chosen more often than the right one: is the key right?',
      expect.stringMatching(/^called intermediate, proves harder \(by \d\.\d\)$/),
    ])
  })
})

test('counts lie beside the courses, or there are none; a file that is none stops the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'item-counts-'))
  expect(readItemCounts(root)).toEqual({})
  const counts = { SNC1W: countsOf({ 'exam-a': usual }) }
  writeFileSync(join(root, 'item-counts.json'), JSON.stringify(counts))
  expect(readItemCounts(root)).toEqual(counts)
  writeFileSync(join(root, 'item-counts.json'), '{"SNC1W": {"a": {"answers": {"right": -1}}}}')
  expect(() => readItemCounts(root)).toThrow()
})
