import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Course } from '#domain/content/course.ts'
import {
  answersTo,
  FEWEST_ANSWERS,
  type ItemCount,
  type ItemCounts,
  itemCountsSchema,
} from '#domain/content/item-counts.ts'
import { itemDifficulties } from '#domain/learner-model/item-difficulty.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { editionOf } from '#domain/question/item-edition.ts'

/** What a gateway has counted, where an operator has put it beside the courses. @throws when the file is no such counts */
export function readItemCounts(root: string): ItemCounts {
  const path = join(root, 'item-counts.json')
  return existsSync(path) ? itemCountsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

/** A question with what is known of how it was answered. */
export type MeasuredItem = {
  itemId: string
  question: AuthoredQuestion
  count: ItemCount
  right: number
  total: number
  /** log-odds above an intermediate question */
  difficulty: number
}

const isRight = (question: AuthoredQuestion, answer: string): boolean =>
  answer === 'right' || (question.options ?? []).some(({ id, correct }) => correct && answer === `option:${id}`)

/**
 * The questions of a course of which enough answers are known (FEWEST_ANSWERS), all to the wording of today, with how difficult they have proved.
 * @param counts of this course
 */
export function measureItems(course: Pick<Course, 'modules'>, counts: ItemCounts[string] = {}): MeasuredItem[] {
  const known = course.modules.flatMap(({ id, questions, examItems }) =>
    [...questions, ...examItems].flatMap((question) => {
      const itemId = `${id}/${question.id}`
      const count = Object.hasOwn(counts, itemId) ? counts[itemId] : undefined
      if (!count || count.edition !== editionOf(question) || answersTo(count) < FEWEST_ANSWERS) return []
      const right = Object.entries(count.answers).reduce(
        (sum, [answer, n]) => sum + (isRight(question, answer) ? n : 0),
        0,
      )
      return [{ itemId, question, count, right, total: answersTo(count) }]
    }),
  )
  const difficulties = itemDifficulties(
    known.map(({ question, right, total }) => ({
      level: question.difficulty,
      guess: answerTypeOf(question).guess,
      right,
      total,
    })),
  )
  return known.map((item, i) => ({ ...item, difficulty: difficulties[i] ?? 0 }))
}

/** Hundredths: more would be false precision, and would make new content of the same. */
const rounded = (difficulty: number): number => Math.round(100 * difficulty) / 100

/** The course with the difficulty of each question that has been measured. */
export function withMeasured(course: Course, counts: ItemCounts[string] | undefined): Course {
  const difficulties = new Map(
    measureItems(course, counts).map(({ itemId, difficulty }) => [itemId, rounded(difficulty)]),
  )
  if (difficulties.size === 0) return course
  return {
    ...course,
    modules: course.modules.map((module) => {
      const measured = (question: AuthoredQuestion): AuthoredQuestion => {
        const itemDifficulty = difficulties.get(`${module.id}/${question.id}`)
        return itemDifficulty === undefined ? question : { ...question, itemDifficulty }
      }
      return { ...module, questions: module.questions.map(measured), examItems: module.examItems.map(measured) }
    }),
  }
}
