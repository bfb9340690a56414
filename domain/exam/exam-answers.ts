import { isBlank } from '../question/is-blank.ts'
import type { Reply } from '../question/reply.ts'

/** What was given to an item: the index of an option, or a reply where it is answered in another way. */
type ExamGiven = number | Reply
/** Question id to what was given; a missing id is unanswered. */
export type ExamAnswers = Readonly<Record<string, ExamGiven>>

/** What was given to a question. Own properties only: a question may be called `constructor`. */
export function answerOf(answers: ExamAnswers, questionId: string): ExamGiven | undefined {
  return Object.hasOwn(answers, questionId) ? answers[questionId] : undefined
}

/** The option chosen at an item that has options; undefined: none, or the item is answered in another way. */
export function chosenOption(answers: ExamAnswers, questionId: string): number | undefined {
  const given = answerOf(answers, questionId)
  return typeof given === 'number' ? given : undefined
}

/** The reply given to an item that is answered in another way than by one option. */
export function replyTo(answers: ExamAnswers, questionId: string): Reply | null {
  const given = answerOf(answers, questionId)
  return given === undefined || typeof given === 'number' ? null : given
}

/** All that was given, in one record: options and replies are kept apart, so that older readers of an attempt find the options alone. */
export const givenOf = ({
  answers,
  replies,
}: {
  answers: Readonly<Record<string, number>>
  replies?: Readonly<Record<string, Reply>> | undefined
}): ExamAnswers => ({ ...answers, ...replies })

/** Whether anything was given to a question: an option, or a reply with something in it. */
export function isAnswered(answers: ExamAnswers, questionId: string): boolean {
  const given = answerOf(answers, questionId)
  return typeof given === 'number' || (given !== undefined && !isBlank(given))
}
