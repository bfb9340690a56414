import type { Course } from '../content/course.ts'
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

const isPlayable = (question: AuthoredQuestion) => question.type === 'multiple-choice' || question.type === 'true-false'

/** Every item that can fill the course's exam: the choice and true-false questions of its modules and their exam items. */
export function examBank(course: Pick<Course, 'modules'>): BankItem[] {
  return course.modules.flatMap((module, index) =>
    [...module.questions, ...module.examItems].filter(isPlayable).map((authored) => ({
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
