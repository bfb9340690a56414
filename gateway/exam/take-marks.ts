import { type Exam, type ExamAttempt, type ExamSubmission, examAttemptSchema, examSchema } from '#domain/exam/exam.ts'
import { givenOf } from '#domain/exam/exam-answers.ts'
import { isSelfMarked } from '#domain/exam/item-marking.ts'
import { scoreExam } from '#domain/exam/score-exam.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import { compareAlgebra } from '#domain/question/compare-algebra.ts'
import type { Reply } from '#domain/question/reply.ts'

/**
 * An attempt with the marks that the student gave to its written answers after handing it in (D24): of what is sent now, the marks count
 * and nothing else. What was written, chosen and flagged stays as it was handed in. Undefined where nothing is to be changed: no marks, or
 * none later than those that are stored.
 * @param stored JSON of the attempt and its exam, as they lie in the database
 */
export function takeMarks(stored: { attempt: string; exam: string }, sent: ExamSubmission): ExamAttempt | undefined {
  if (sent.markedAt === undefined) return undefined
  const attempt = examAttemptSchema.parse(JSON.parse(stored.attempt))
  if (attempt.markedAt !== undefined && Date.parse(sent.markedAt) <= Date.parse(attempt.markedAt)) return undefined
  const exam = examSchema.parse(JSON.parse(stored.exam))
  const marked = {
    ...attempt,
    replies: { ...attempt.replies, ...marksFor(exam, attempt, sent) },
    markedAt: sent.markedAt,
  }
  return { ...marked, ...scoreExam(exam, givenOf(marked), compareAlgebra) }
}

/** The replies to written items, each as it was handed in and with its new marks. */
function marksFor(exam: Exam, attempt: ExamAttempt, sent: ExamSubmission): Record<string, Reply> {
  // own properties only: a question may be called `constructor`
  const replyTo = ({ replies = {} }: { replies?: Record<string, Reply> | undefined }, id: string) =>
    Object.hasOwn(replies, id) ? replies[id] : undefined
  return Object.fromEntries(
    exam.questions.filter(isSelfMarked).flatMap(({ id, question }): [string, Reply][] => {
      const marked = replyTo(sent, id)
      if (!marked || marked.type !== question?.type) return []
      const reply = answerTypeOf(marked).withMarks?.(replyTo(attempt, id), marked)
      return reply ? [[id, reply]] : []
    }),
  )
}
