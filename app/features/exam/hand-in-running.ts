import type { StudyHandle } from '#app/platform/study-handle.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { examDocumentSchema } from './exam-document.ts'
import { ATTEMPT_WAITS, finishExam } from './submit-exam.ts'
import { steadyNow } from './use-exam-clock.ts'

/** Whether an exam of the course is under way whose questions are on this device. */
export async function isUnderWay(history: StudyHandle, course: CourseContext): Promise<boolean> {
  return (await findRunning(history, course)) !== undefined
}

/** Ends the exam of the course that is under way, with the answers it has; it is sent like any other. Nothing happens where there is none. */
export async function handInRunning(history: StudyHandle, course: CourseContext): Promise<void> {
  const found = await findRunning(history, course)
  if (!found) return
  await finishExam(history, course, found.attemptId, found.document, {}, steadyNow())
  window.dispatchEvent(new Event(ATTEMPT_WAITS))
}

async function findRunning(history: StudyHandle, course: CourseContext) {
  const running = await history.ask((worker) => worker.runningExam(course.courseId))
  const document = examDocumentSchema.safeParse(running && (await history.getDocument(running.examDocument)))
  return running && document.success ? { attemptId: running.attemptId, document: document.data } : undefined
}
