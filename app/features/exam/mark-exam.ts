import type { StudyHandle } from '#app/platform/study-handle.ts'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { givenOf } from '#domain/exam/exam-answers.ts'
import { unmarkedIn } from '#domain/exam/section-scores.ts'
import type { Reply } from '#domain/question/reply.ts'
import { findAttempt, sendAttempt, withAttemptLock } from './submit-exam.ts'
import type { ShownAttempt } from './use-attempt.ts'

/**
 * Records the marks of one written answer (D24). The mark that leaves nothing unmarked makes the composite score, tells what the answers say
 * about the student's skills, once, and sends the attempt again; without a connection that happens later by itself.
 */
export async function recordMarks(
  history: StudyHandle,
  course: CourseContext,
  { attemptId, exam }: Pick<ShownAttempt, 'attemptId' | 'exam'>,
  questionId: string,
  reply: Reply,
): Promise<void> {
  const isMarked = await withAttemptLock(attemptId, async () => {
    const before = await findAttempt(history, attemptId)
    if (!before) return false
    const given = { ...givenOf(before), [questionId]: reply }
    const known = before.responses.map((response) => response.questionId)
    const { score: result, evidence } = await history.ask((worker) =>
      worker.judgeExam(exam, given, courseOfEvents(course), {}, known),
    )
    const isDone = unmarkedIn(result) === 0
    await history.appendMany([
      { type: 'exam-marked', attemptId, questionId, reply, ...(isDone && { result }) },
      ...(isDone ? evidence : []),
    ])
    return isDone
  })
  if (isMarked) await sendAttempt(history, attemptId)
}
