import { courseQuerySchema } from '#domain/content/content-query.ts'
import { findCourse } from '#domain/content/find-course.ts'
import { buildExam } from '#domain/exam/build-exam.ts'
import type { Exam, ExamAttempt, ExamSubmission } from '#domain/exam/exam.ts'
import { givenOf } from '#domain/exam/exam-answers.ts'
import { DRAW_EDITION, readExamId } from '#domain/exam/exam-id.ts'
import { takeSection } from '#domain/exam/exam-sections.ts'
import { breakMinutes } from '#domain/exam/exam-timeline.ts'
import { scoreExam } from '#domain/exam/score-exam.ts'
import { compareAlgebra } from '#domain/question/compare-algebra.ts'
import type { ContentStore } from '../content/content-store.ts'
import { isSealed } from './seal-exam.ts'

/** Clocks of devices are not exact, and the last answer of a timed part takes a moment to be handed in. */
const GRACE_SECONDS = 120
/** How far a device's clock may run ahead of the gateway's. */
const CLOCK_AHEAD_SECONDS = 24 * 3600
/** Nobody took an exam before there was one. */
const FIRST_EXAM = Date.parse('2026-01-01T00:00:00Z')

type RefusalReason = 'unknown-exam' | 'other-course' | 'impossible-time'
export type Judged =
  /** `submission`: what was sent, as far as it is about this exam */
  { ok: true; submission: ExamAttempt; attempt: ExamAttempt; exam: Exam } | { ok: false; reason: RefusalReason }

/**
 * What the gateway stores for a submission (D7): the answers scored by itself against its own exam, whatever counts were sent.
 * - The exam is built again from its id. When the content, or the way exams are drawn, has changed since, the submitted one counts if it carries this
 *   gateway's seal. Any other exam is refused.
 * - It is handed in under the exam's own course, or one for which this gateway answers with it (D13).
 * - Times that cannot be are refused: ended before it began, in the future, before there were exams, more seconds used than passed,
 *   or more than the exam's minutes × the chosen factor and its breaks, each with two minutes of grace.
 * - Of an exam with several sections or sessions one may be taken alone: the exam is then cut to it, here as on the device (D24).
 * - Answers and flags of questions that are not in the exam are left out, as scoring leaves them out: a student whose exam was
 *   corrected in between loses nothing else by them, and nothing made up is stored.
 */
export function judgeSubmission(
  sent: ExamSubmission,
  { content, examKey, now }: { content: ContentStore; examKey: Uint8Array; now: Date },
): Judged {
  const whole = findExam(sent, content, examKey)
  if (!whole) return { ok: false, reason: 'unknown-exam' }
  const exam = takeSection(whole, sent.section, sent.session)
  if (!isOfCourse(sent, exam.courseId, content)) return { ok: false, reason: 'other-course' }
  if (!isPossible(sent, exam, now)) return { ok: false, reason: 'impossible-time' }
  const submission = withoutStrangers(sent, exam)
  return {
    ok: true,
    exam,
    submission,
    attempt: { ...submission, ...scoreExam(exam, givenOf(submission), compareAlgebra) },
  }
}

function findExam({ examId, exam }: ExamSubmission, content: ContentStore, examKey: Uint8Array): Exam | undefined {
  const made = readExamId(examId)
  if (!made) return undefined
  const course = content.courses.get(made.courseId)
  if (course && made.contentVersion === content.version && made.edition === DRAW_EDITION) {
    const own = buildExam({ course, ...made, figures: content.figures })
    return own.questions.length > 0 ? own : undefined
  }
  return exam.id === examId && isSealed(exam, examKey) ? exam : undefined
}

function isOfCourse(
  { courseId, subject, grade }: ExamSubmission,
  examCourseId: string,
  content: ContentStore,
): boolean {
  if (courseId.toUpperCase() === examCourseId) return true
  const query = courseQuerySchema.safeParse({ curriculum: 'alberta', courseId, subject, grade })
  return query.success && findCourse(content.courses.values(), query.data)?.course.courseId === examCourseId
}

function isPossible(submission: ExamSubmission, { durationMinutes, parts }: Exam, now: Date): boolean {
  const start = Date.parse(submission.startedAt)
  const end = Date.parse(submission.completedAt)
  const passed = (end - start) / 1000
  const allowed = (durationMinutes * submission.timeFactor + breakMinutes(parts)) * 60 + GRACE_SECONDS
  return (
    start >= FIRST_EXAM &&
    end >= start &&
    end <= now.getTime() + CLOCK_AHEAD_SECONDS * 1000 &&
    passed <= allowed &&
    Math.max(submission.durationSec, submission.timeSpent) <= passed + GRACE_SECONDS
  )
}

/** What was sent about the exam's questions, each at most once. */
function withoutStrangers({ exam: _, sections: __, ...sent }: ExamSubmission, exam: Exam): ExamAttempt {
  const flagged = new Set(sent.flagged)
  const responses = new Map(sent.responses.map((response) => [response.questionId, response]))
  const ofExam = <T>(given: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      exam.questions.flatMap(({ id }): [string, T][] => {
        // own properties only: a question may be called `constructor`
        const one = Object.hasOwn(given, id) ? given[id] : undefined
        return one === undefined ? [] : [[id, one]]
      }),
    )
  return {
    ...sent,
    answers: ofExam(sent.answers),
    ...(sent.replies && { replies: ofExam(sent.replies) }),
    flagged: exam.questions.map(({ id }) => id).filter((id) => flagged.has(id)),
    responses: exam.questions.flatMap(({ id }) => responses.get(id) ?? []),
  }
}
