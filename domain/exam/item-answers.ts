import type { Course } from '../content/course.ts'
import type { CompareAlgebra } from '../question/answer-type.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { instantiateQuestion } from '../question/instantiate-question.ts'
import { editionOf } from '../question/item-edition.ts'
import type { Exam } from './exam.ts'
import { chosenOption, type ExamAnswers } from './exam-answers.ts'
import { isSelfMarked } from './item-marking.ts'
import { judgeAnswer } from './judge-answer.ts'

/** What somebody answered to an item, and nothing of who it was. */
export type ItemAnswer = {
  /** `module/question` */
  itemId: string
  /** of the wording that was answered (item-edition.ts) */
  edition: string
  /** `option:<id>` where the item has options, else `right` or `wrong` */
  answer: string
}

/** The question behind an item of an exam, without the number of its variant: `atoms~2` is `atoms`. */
export const questionOfItem = (itemId: string): string => itemId.replace(/~\d+$/, '')

/**
 * What an exam tells of its items, each at most once. Left out are what was left open, which tells of time, and what students mark
 * themselves, which tells of their marking.
 * @param course the course the exam was built from, in the same version
 */
export function itemAnswers(
  exam: Pick<Exam, 'questions'>,
  answers: ExamAnswers,
  course: Pick<Course, 'modules'>,
  compare?: CompareAlgebra,
): ItemAnswer[] {
  const authored = new Map(
    course.modules.flatMap(({ id, questions, examItems }) =>
      [...questions, ...examItems].map((one): [string, AuthoredQuestion] => [`${id}/${one.id}`, one]),
    ),
  )
  const found = new Map<string, ItemAnswer>()
  for (const question of exam.questions) {
    const itemId = `${question.moduleId}/${question.templateId}`
    const written = authored.get(itemId)
    if (!written || found.has(itemId) || isSelfMarked(question)) continue
    const { outcome } = judgeAnswer(question, answers, compare)
    if (outcome === 'unanswered' || outcome === 'unmarked') continue
    const chosen = chosenOption(answers, question.id)
    const answer = chosen === undefined ? undefined : optionChosen(written, question.seed ?? 0, chosen)
    if (chosen !== undefined && answer === undefined) continue
    const isRight = outcome === 'correct'
    found.set(itemId, { itemId, edition: editionOf(written), answer: answer ?? (isRight ? 'right' : 'wrong') })
  }
  return [...found.values()]
}

/** Options come in the order of the item's seed; authors know them by their ids. */
function optionChosen(written: AuthoredQuestion, seed: number, chosen: number): string | undefined {
  const made = instantiateQuestion(written, seed)
  const option = made.ok ? made.question.options[chosen] : undefined
  return option && `option:${option.id}`
}
