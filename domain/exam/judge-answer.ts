import type { CompareAlgebra } from '../question/answer-type.ts'
import { answerTypeOf } from '../question/answer-types.ts'
import { checkAnswer } from '../question/check-answer.ts'
import { type Scored, scoreOf } from '../question/checked.ts'
import type { Reply } from '../question/reply.ts'
import type { ExamQuestionOf } from './exam.ts'

export type QuestionOutcome = 'correct' | 'incorrect' | 'unanswered'

/** What was given to an item: the index of an option, or a reply where it is answered in another way. */
type ExamGiven = number | Reply
/** Question id to what was given; a missing id is unanswered. */
export type ExamAnswers = Readonly<Record<string, ExamGiven>>

/** What became of one item of an exam. `score` is the share of its points, 0 to 1. */
export type Judged<T> = { outcome: QuestionOutcome; score: number; checked?: Scored<T> }

/** Whether scoring an exam well takes the maths library, which pages load only then. */
export const needsAlgebra = ({
  questions,
}: {
  questions: readonly Pick<ExamQuestionOf<unknown>, 'question'>[]
}): boolean => questions.some(({ question }) => question && answerTypeOf(question).needsAlgebra?.(question))

const unanswered = { outcome: 'unanswered', score: 0 } as const

/** What was given to a question. Own properties only: a question may be called `constructor`. */
function answerOf(answers: ExamAnswers, questionId: string): ExamGiven | undefined {
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

/**
 * What became of one question of an exam (EXD-09, EXD-10). An answer outside the options counts as incorrect, and so does a reply
 * that cannot be scored; one that is still empty is unanswered. A part of the points is given where the type of question has it.
 * @param compare for answers that are formulas (`needsAlgebra`); without it only the same formula is right
 */
export function judgeAnswer<T>(
  question: Pick<ExamQuestionOf<T>, 'id' | 'correctIndex' | 'question'>,
  answers: ExamAnswers,
  compare?: CompareAlgebra,
): Judged<T> {
  const given = answerOf(answers, question.id)
  if (given === undefined) return unanswered
  if (!question.question || typeof given === 'number') {
    const isRight = !question.question && given === question.correctIndex
    return { outcome: isRight ? 'correct' : 'incorrect', score: Number(isRight) }
  }
  const checked = checkAnswer(question.question, given, compare)
  const scored = checked.kind === 'checked' ? checked : checked.asItStands
  if (scored) return { outcome: scored.status, score: scoreOf(scored), checked: scored }
  return checked.kind === 'malformed' && checked.reason === 'empty' ? unanswered : { outcome: 'incorrect', score: 0 }
}
