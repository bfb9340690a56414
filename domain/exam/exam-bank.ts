import type { Course } from '../content/course.ts'
import { answerTypeOf } from '../question/answer-types.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { isTemplate } from '../question/instantiate-question.ts'
import { type Random, shuffled } from '../seed/seeded-random.ts'

/** A question that may stand in an exam, with where it belongs. */
export type BankItem = {
  authored: AuthoredQuestion
  module: number
  moduleId: string
  topic: string
  subtopic: string | undefined
  /** the same for all items of one lesson */
  lessonKey: string
  isTemplate: boolean
}

const isChoice = (question: AuthoredQuestion) => answerTypeOf(question).answersAtOnce === true
const isExamItem = (question: AuthoredQuestion) => answerTypeOf(question).isExamItem === true

/**
 * Every item that can fill the course's exam: the questions of its modules that have one right option, and their exam items. A question of
 * another type stands in an exam only where an author wrote it for one, as not every examination has them.
 */
export function examBank(course: Pick<Course, 'modules'>): BankItem[] {
  return course.modules.flatMap((module, index) =>
    [...module.questions.filter(isChoice), ...module.examItems.filter(isExamItem)].map((authored) => ({
      authored,
      module: index,
      moduleId: module.id,
      topic: module.title,
      subtopic: module.lessons.find((lesson) => lesson.id === authored.lesson)?.title,
      lessonKey: `${module.id}/${authored.lesson}`,
      isTemplate: isTemplate(authored),
    })),
  )
}

/** Tags that only say in which part of an exam an item may stand (D21); they are no topics and are not shown in practice. */
export const PART_TAGS: readonly string[] = ['calculator', 'no-calculator']

/**
 * Whether an item may stand in a part: the tag `calculator` marks items that cannot be done without one, `no-calculator`
 * those that a calculator would give away (D21).
 */
export function fitsPart(item: BankItem, part: { calculator: boolean }): boolean {
  return !item.authored.tags.includes(part.calculator ? 'no-calculator' : 'calculator')
}

/** Items in an order of their own for each seed, so that over many seeds every item is used about equally often. */
export const inSeedOrder = (random: Random, items: readonly BankItem[]): BankItem[] => shuffled(random, items)
