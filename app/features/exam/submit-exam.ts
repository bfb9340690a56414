import { CallRefused, fetchOrRefused } from '#app/platform/refused-call.ts'
import type { StudyHandle } from '#app/platform/study-handle.ts'
import { NOT_SENT, type StoredExamAttempt } from '#domain/attempt/fold-exam-attempts.ts'
import type { RunningExam } from '#domain/attempt/fold-running-exam.ts'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { examSubmissionSchema } from '#domain/exam/exam.ts'
import { givenOf } from '#domain/exam/exam-answers.ts'
import type { Taken } from '#domain/exam/exam-sittings.ts'
import { breakTime } from '#domain/exam/exam-timeline.ts'
import { isFinalRefusal } from '#domain/exam/read-receipt.ts'
import { type ExamDocument, examDocumentSchema } from './exam-document.ts'
import { type SubmitAnswer, submitAttempt } from './functions.ts'

/** One tab at a time works on an attempt; where the browser has no locks, the log's fold still counts it once. */
export const withAttemptLock = <T>(attemptId: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`exam-attempt-${attemptId}`, work) : work()

/**
 * Ends a running exam on this device (D7): scores it in the worker and records the submission and what it tells about the student's
 * skills. In two tabs at once, or again after a crash, it happens once.
 * @param now UTC milliseconds; an exam found after its deadline ended at the deadline
 */
export async function finishExam(
  history: StudyHandle,
  course: CourseContext,
  attemptId: string,
  document: ExamDocument,
  seconds: Readonly<Record<string, number>>,
  now: number,
): Promise<void> {
  await withAttemptLock(attemptId, async () => {
    // as it is recorded now: what is on screen may be an act behind
    const running = await history.ask((worker) => worker.runningExam(course.courseId))
    if (running?.attemptId !== attemptId) return
    const place = courseOfEvents(course)
    const { score, evidence } = await history.ask((worker) =>
      worker.judgeExam(document.exam, givenOf(running), place, seconds),
    )
    const endedAt = Math.min(now, running.deadlines.at(-1) ?? now)
    const breaks = breakTime(document.exam.parts, running, endedAt)
    await history.appendMany([
      {
        type: 'exam-submitted',
        ...place,
        attemptId,
        examId: running.examId,
        examDocument: running.examDocument,
        startedAt: running.startedAt,
        answers: running.answers,
        ...repliesOf(running),
        flagged: running.flagged,
        ...score,
        durationSec: Math.max(0, Math.round((endedAt - running.startedAt - breaks) / 1000)),
        timeFactor: running.timeFactor,
        ...(breaks > 0 && { endedAt }),
        ...takenOf(running),
      },
      ...evidence,
    ])
  })
}

/** On `window`: an attempt did not arrive, and is to be sent again in a while. */
export const ATTEMPT_WAITS = 'ilm-attempt-waits'

/** The attempt as it is on record now, if it still is. */
export async function findAttempt(history: StudyHandle, attemptId: string): Promise<StoredExamAttempt | undefined> {
  const attempts = await history.ask((worker) => worker.examAttempts())
  return attempts.find((attempt) => attempt.attemptId === attemptId)
}

/**
 * Sends a finished attempt to the gateway and records what it said: that it has it, or that it will not take it (D7). Safe to repeat: of two
 * who send it at once, the second finds that it has arrived.
 * @param isWanted asked of the attempt as it is on record when its turn comes
 * @returns what the gateway said; nothing where there was nothing to send
 */
export const sendAttempt = (
  history: StudyHandle,
  attemptId: string,
  isWanted = (attempt: StoredExamAttempt) => !attempt.isSynced,
): Promise<SubmitAnswer | undefined> =>
  withAttemptLock(attemptId, async () => {
    const attempt = await findAttempt(history, attemptId)
    if (!attempt || !isWanted(attempt)) return undefined
    const answer = await postAttempt(history, attempt)
    await recordAnswer(history, attempt, answer)
    return answer
  })

async function postAttempt(history: StudyHandle, attempt: StoredExamAttempt): Promise<SubmitAnswer> {
  const document = examDocumentSchema.safeParse(await history.getDocument(attempt.examDocument))
  // looked at here, so that one that no gateway can take does not count as "no connection" and hold up those behind it
  const submission = document.success ? examSubmissionSchema.safeParse(submissionOf(attempt, document.data)) : document
  return submission.success
    ? submitAttempt({ data: submission.data, fetch: fetchOrRefused }).catch(answerOfFailure)
    : { ok: false, reason: 'refused', status: NOT_SENT, message: 'Missing exam/attempt data.' }
}

async function recordAnswer(history: StudyHandle, attempt: StoredExamAttempt, answer: SubmitAnswer): Promise<void> {
  const { attemptId, markedAt, refusal } = attempt
  if (answer.ok) {
    const { gatewayScore } = answer
    const differs = gatewayScore !== null && gatewayScore !== attempt.score
    await history.append({
      type: 'exam-synced',
      attemptId,
      ...(differs && { gatewayScore }),
      ...(markedAt !== undefined && { markedAt }),
    })
  } else if (answer.reason === 'refused' && isFinalRefusal(answer.status)) {
    const { status, message } = answer
    const isNews = refusal?.status !== status || refusal.message !== message
    if (isNews) await history.append({ type: 'exam-refused', attemptId, status, message })
  } else {
    window.dispatchEvent(new Event(ATTEMPT_WAITS))
  }
}

const UNREACHABLE = { ok: false, reason: 'unreachable' } as const
/** Whoever refuses a call for anything but its size may take it another time, such as after a new release: like a gateway in trouble. */
const PASSING = 503

/** What a call comes to that no function answered. */
function answerOfFailure(error: unknown): SubmitAnswer {
  if (!(error instanceof CallRefused)) return UNREACHABLE
  return error.status === 413
    ? { ok: false, reason: 'refused', status: 413, message: 'This attempt is larger than our server takes.' }
    : { ok: false, reason: 'refused', status: PASSING, message: 'Failed to submit exam' }
}

/** Left out where there are none: a gateway that knows nothing of replies gets what it always got. */
const repliesOf = ({ replies = {} }: { replies?: RunningExam['replies'] | undefined }) =>
  Object.keys(replies).length > 0 ? { replies } : {}

/** Left out where all of the exam was taken. */
const takenOf = ({ section, session }: Partial<Taken>) => ({
  ...(section && { section }),
  ...(session !== undefined && { session }),
})

/** The body of the submission (EXD-13). */
function submissionOf(attempt: StoredExamAttempt, { source }: ExamDocument) {
  const { score, correctCount, incorrectCount, unansweredCount, totalQuestions, responses, sections } = attempt
  const { markedAt } = attempt
  const endedAt = attempt.endedAt ?? attempt.startedAt + attempt.durationSec * 1000
  return {
    id: attempt.attemptId,
    examId: attempt.examId,
    exam: source,
    answers: attempt.answers,
    ...repliesOf(attempt),
    flagged: attempt.flagged,
    ...{ score, correctCount, incorrectCount, unansweredCount, totalQuestions, responses },
    ...(sections && { sections }),
    ...takenOf(attempt),
    ...(markedAt !== undefined && { markedAt: new Date(markedAt).toISOString() }),
    durationSec: attempt.durationSec,
    timeSpent: attempt.durationSec,
    startedAt: new Date(attempt.startedAt).toISOString(),
    // the moment the exam ended, which the deadline bounds, not the moment it was found finished
    completedAt: new Date(endedAt).toISOString(),
    timeFactor: attempt.timeFactor,
    grade: attempt.grade,
    subject: attempt.subject,
    courseId: attempt.courseId,
  }
}
