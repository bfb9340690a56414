import type { AnswerStatus, StudyAct } from '../history/events.ts'
import { describeCorrectAnswer, describeReply, promptText } from '../question/describe-answer.ts'
import type { QuestionOf } from '../question/question.ts'
import type { Reply } from '../question/reply.ts'
import type { RichText } from '../text/rich-text.ts'

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
  const { curriculum, grade, subject, courseId, moduleId } = place
  const correctAnswer = describeCorrectAnswer(question)
  return {
    type: 'question-answered',
    curriculum,
    grade,
    subject,
    courseId,
    moduleId,
    questionId: question.id,
    questionText: promptText(question),
    questionType: question.type,
    tags: question.tags,
    status,
    ...(score !== undefined && { score }),
    // time ran out before anything was given: the empty answer (OPN-79)
    answer: status === 'skipped' ? null : reply === null ? '' : describeReply(question, reply),
    seconds: Math.round(seconds * 10) / 10,
    hintsUsed,
    source: 'practice',
    ...(question.seed !== undefined && { seed: question.seed }),
    ...(question.difficulty !== undefined && { difficulty: question.difficulty }),
    ...(correctAnswer !== undefined && { correctAnswer }),
    ...(misconception !== undefined && { misconception }),
    ...(question.lessonId !== undefined && { lessonId: question.lessonId }),
  }
}
