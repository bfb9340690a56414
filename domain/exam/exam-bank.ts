import type { Course, CourseModule, ExamSkill } from '../content/course.ts'
import { answerTypeOf } from '../question/answer-types.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { isTemplate } from '../question/instantiate-question.ts'
import { skillOf } from './item-skill.ts'

/** A question that may stand in an exam, with where it belongs. */
export type BankItem = {
  authored: AuthoredQuestion
  module: number
  moduleId: string
  topic: string
  subtopic: string | undefined
  /** the same for all items of one lesson */
  lessonKey: string
  /** the same for all items of one set, which only come together; none for an item that stands alone */
  setKey: string | undefined
  isTemplate: boolean
  /** written for exams alone; the others are met in practice too */
  isExamOnly: boolean
  skill: string | undefined
}

const isExamItem = (question: AuthoredQuestion) => answerTypeOf(question).isExamItem === true
const isWritten = (question: AuthoredQuestion) => answerTypeOf(question).isSelfMarked === true
const isChoice = (question: AuthoredQuestion) => answerTypeOf(question).answersAtOnce === true && isExamItem(question)

/**
 * Every item that can fill the course's exam: the questions of its modules that have one right option, and their exam items. A question of
 * another type stands in an exam only where an author wrote it for one, as not every examination has them. Of a set all questions qualify,
 * or none: an exam takes it whole (D24). No item is true or false (D23).
 */
export function examBank({ modules, exam }: Pick<Course, 'modules'> & Partial<Pick<Course, 'exam'>>): BankItem[] {
  const toItem = itemMaker(exam?.skills)
  return modules.flatMap((module, index) => [
    ...inWholeSets(module.questions, isChoice).map((item) => toItem(item, module, index, 'practice')),
    ...inWholeSets(module.examItems, isExamItem).map((item) => toItem(item, module, index, 'exam')),
  ])
}

/**
 * Every question that can fill the written section: those in writing that stand alone, or are all of their set, of modules that count in
 * exams.
 */
export function writtenBank({ modules, exam }: Pick<Course, 'modules'> & Partial<Pick<Course, 'exam'>>): BankItem[] {
  const toItem = itemMaker(exam?.skills)
  return modules.flatMap((module, index) =>
    module.weight === 0
      ? []
      : [module.questions, module.examItems].flatMap((questions, at) =>
          inWholeSets(questions, isWritten)
            .filter(
              ({ stimulus }, _, all) => !stimulus || all.filter((one) => one.stimulus?.id === stimulus.id).length === 1,
            )
            .map((item) => toItem(item, module, index, at === 0 ? 'practice' : 'exam')),
        ),
  )
}

type File = 'practice' | 'exam'

const itemMaker =
  (skills: readonly ExamSkill[] | undefined) =>
  (authored: AuthoredQuestion, module: CourseModule, index: number, file: File): BankItem => ({
    authored,
    module: index,
    moduleId: module.id,
    topic: module.title,
    subtopic: module.lessons.find((lesson) => lesson.id === authored.lesson)?.title,
    lessonKey: `${module.id}/${authored.lesson}`,
    setKey: authored.stimulus && `${module.id}/${file}/${authored.stimulus.id}`,
    isTemplate: isTemplate(authored),
    isExamOnly: file === 'exam',
    skill: skillOf(authored, skills),
  })

/** The questions that qualify, without those whose set holds one that does not. */
function inWholeSets(questions: readonly AuthoredQuestion[], qualifies: (question: AuthoredQuestion) => boolean) {
  const broken = new Set(questions.flatMap((one) => (one.stimulus && !qualifies(one) ? [one.stimulus.id] : [])))
  return questions.filter((one) => qualifies(one) && !(one.stimulus && broken.has(one.stimulus.id)))
}

/** What an exam takes at once: an item that stands alone, or all items of a set, in their order. */
export type BankUnit = readonly [BankItem, ...BankItem[]]

/** The bank in units, each at the place of its first item. */
export const unitsOf = (items: readonly BankItem[]): BankUnit[] =>
  // no group is empty
  [...Map.groupBy(items, (item) => item.setKey ?? item).values()] as [BankItem, ...BankItem[]][]

/** Tags that only say in which part of an exam an item may stand (D21); they are no topics and are not shown in practice. */
export const PART_TAGS: readonly string[] = ['calculator', 'no-calculator']

/**
 * Whether an item may stand in a part: the tag `calculator` marks items that cannot be done without one, `no-calculator`
 * those that a calculator would give away (D21).
 */
export function fitsPart(item: BankItem, part: { calculator: boolean }): boolean {
  return !item.authored.tags.includes(part.calculator ? 'no-calculator' : 'calculator')
}
