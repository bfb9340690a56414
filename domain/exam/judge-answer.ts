import type { CompareAlgebra } from '../question/answer-type.ts'
import { checkAnswer } from '../question/check-answer.ts'
import { type Scored, scoreOf } from '../question/checked.ts'
import type { ExamQuestionOf } from './exam.ts'
import { answerOf, type ExamAnswers, isAnswered } from './exam-answers.ts'
import { isSelfMarked } from './item-marking.ts'

/** `unmarked`: written, and not judged by the student yet (D24). */
export type QuestionOutcome = 'correct' | 'incorrect' | 'unanswered' | 'unmarked'

/** What became of one item of an exam. `score` is the share of its points, 0 to 1. */
export type Judged<T> = { outcome: QuestionOutcome; score: number; checked?: Scored<T> }

const unanswered = { outcome: 'unanswered', score: 0 } as const

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
  if (given === undefined || !isAnswered(answers, question.id)) return unanswered
  if (!question.question || typeof given === 'number') {
    const isRight = !question.question && given === question.correctIndex
    return { outcome: isRight ? 'correct' : 'incorrect', score: Number(isRight) }
  }
  const checked = checkAnswer(question.question, given, compare)
  const scored = checked.kind === 'checked' ? checked : checked.asItStands
  if (scored) return { outcome: scored.status, score: scoreOf(scored), checked: scored }
  if (checked.kind === 'malformed' && checked.reason === 'empty') return unanswered
  const waits = checked.kind === 'malformed' && checked.reason === 'incomplete' && isSelfMarked(question)
  return { outcome: waits ? 'unmarked' : 'incorrect', score: 0 }
}
