import type { AnswerStatus, StudyAct } from '../history/events.ts'
import { describeReply } from '../question/describe-answer.ts'
import type { QuestionOf } from '../question/question.ts'
import type { Reply } from '../question/reply.ts'
import type { RichText } from '../text/rich-text.ts'
import { answeredQuestion, askedQuestion } from './answered-question.ts'

export type PracticeResult = {
  status: AnswerStatus
  /** share of the points of an answer that is right in part */
  score?: number | undefined
  /** null when the question was skipped or its answer shown */
  reply: Reply | null
  /** active seconds */
  seconds: number
  hintsUsed: number
  misconception?: string | undefined
}
type PracticePlace = { curriculum: string; grade: string; subject: string; courseId: string; moduleId: string }

/** The act of answering a question of the Knowledge Check (CHP-35). @param question the variant that was on screen */
export function practiceAct(
  place: PracticePlace,
  question: QuestionOf<RichText>,
  { status, score, reply, seconds, hintsUsed, misconception }: PracticeResult,
): StudyAct {
  // time ran out before anything was given: the empty answer (OPN-79)
  const answer = status === 'skipped' ? null : reply === null ? '' : describeReply(question, reply)
  const given = { status, score, answer, seconds, hintsUsed, misconception }
  return answeredQuestion('practice', place, askedQuestion(place.moduleId, question), given)
}
