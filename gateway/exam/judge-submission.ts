import { buildExam, readExamId } from '#domain/exam/build-exam.ts'
import type { Exam, ExamAttempt, ExamSubmission } from '#domain/exam/exam.ts'
import { scoreExam } from '#domain/exam/score-exam.ts'
import type { ContentStore } from '../content/content-store.ts'
import { isSealed } from './seal-exam.ts'

/** Clocks of devices are not exact, and the last answer of a timed part takes a moment to be handed in. */
const GRACE_SECONDS = 120
/** How far a device's clock may run ahead of the gateway's. */
const CLOCK_AHEAD_SECONDS = 24 * 3600

export type Judged =
  | { ok: true; attempt: ExamAttempt; exam: Exam }
  | { ok: false; reason: 'unknown-exam' | 'impossible-time' }

/**
 * What the gateway stores for a submission (D7): the answers scored by itself against its own exam, whatever counts were sent.
 * - The exam is built again from its id. When the content has changed since, the submitted one counts if it carries this
 *   gateway's seal. Any other exam is refused.
 * - Times that cannot be are refused: ended before it began, in the future, more seconds used than passed, or more than the
 *   exam's minutes × the chosen factor, each with two minutes of grace.
 */
export function judgeSubmission(
  submission: ExamSubmission,
  { content, examKey, now }: { content: ContentStore; examKey: Uint8Array; now: Date },
): Judged {
  const exam = findExam(submission, content, examKey)
  if (!exam) return { ok: false, reason: 'unknown-exam' }
  if (!isPossible(submission, exam.durationMinutes, now)) return { ok: false, reason: 'impossible-time' }
  const { exam: _, ...sent } = submission
  return { ok: true, exam, attempt: { ...sent, ...scoreExam(exam, submission.answers) } }
}

function findExam({ examId, exam }: ExamSubmission, content: ContentStore, examKey: Uint8Array): Exam | undefined {
  const made = readExamId(examId)
  if (!made) return undefined
  const course = content.courses.get(made.courseId)
  if (course && made.contentVersion === content.version) {
    const own = buildExam({ course, ...made })
    return own.questions.length > 0 ? own : undefined
  }
  return exam.id === examId && isSealed(exam, examKey) ? exam : undefined
}

function isPossible(submission: ExamSubmission, minutes: number, now: Date): boolean {
  const start = Date.parse(submission.startedAt)
  const end = Date.parse(submission.completedAt)
  const passed = (end - start) / 1000
  const allowed = minutes * 60 * submission.timeFactor + GRACE_SECONDS
  return (
    end >= start &&
    end <= now.getTime() + CLOCK_AHEAD_SECONDS * 1000 &&
    passed <= allowed &&
    Math.max(submission.durationSec, submission.timeSpent) <= passed + GRACE_SECONDS
  )
}
