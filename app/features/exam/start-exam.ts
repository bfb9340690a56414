import type { StudyHandle } from '#app/platform/study-handle.ts'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { takeSection } from '#domain/exam/exam-sections.ts'
import type { Taken } from '#domain/exam/exam-sittings.ts'
import { partDeadlines } from '#domain/exam/exam-timeline.ts'
import { examDocumentId, type LoadedExam } from './exam-document.ts'
import { startSteadyClock } from './use-exam-clock.ts'

/**
 * Begins an attempt: keeps the exam beside the log, then records the start with its deadlines (D8), so that whatever happens to the
 * tab, the exam is there with the time it had.
 * @param timeFactor 1, 1.5 or 2 times the exam's minutes
 * @param taken the one section or session to take, of an exam with several (D24); what is handed in is still the whole exam and what was taken of it
 * @returns the attempt's id, made on the device; it is also the key that makes handing in safe to repeat (D7)
 */
export async function startExam(
  history: StudyHandle,
  course: CourseContext,
  loaded: Extract<LoadedExam, { ok: true }>,
  timeFactor: number,
  taken: Taken | undefined,
): Promise<string> {
  const attemptId = crypto.randomUUID()
  const exam = takeSection(loaded.exam, taken?.section, taken?.session)
  await history.putDocument(examDocumentId(attemptId), { exam, source: loaded.source })
  await history.append({
    type: 'exam-started',
    ...courseOfEvents(course),
    attemptId,
    examId: exam.id,
    examDocument: examDocumentId(attemptId),
    ...(exam.seed === undefined ? {} : { seed: exam.seed }),
    timeFactor,
    deadlines: partDeadlines(exam.parts, startSteadyClock(), timeFactor),
    ...(taken && { section: taken.section, ...(taken.session !== undefined && { session: taken.session }) }),
  })
  return attemptId
}
