import { type Exam, type ExamSubmission, examResponseSchema } from '#domain/exam/exam.ts'
import { scoreExam } from '#domain/exam/score-exam.ts'

/** The exam in an answer of `GET /content/exam`, as a device keeps it. */
export function readExamAnswer(body: unknown): Exam {
  const { items: questions, ...exam } = examResponseSchema.parse(body)
  return { ...exam, questions }
}

/** What a device hands in for an exam: `right` of its choice questions answered correctly, the rest wrongly, the written ones left out. */
export function submissionOf(
  exam: Exam,
  { right = exam.questions.length, ...changes }: { right?: number } & Partial<ExamSubmission> = {},
): ExamSubmission {
  const answers = Object.fromEntries(
    exam.questions
      .filter(({ options }) => options.length > 0)
      .map((question, index) => [
        question.id,
        index < right ? question.correctIndex : (question.correctIndex + 1) % question.options.length,
      ]),
  )
  const end = Date.now()
  return {
    id: crypto.randomUUID(),
    examId: exam.id,
    exam,
    answers,
    flagged: [],
    ...scoreExam(exam, answers),
    durationSec: 600,
    timeSpent: 600,
    startedAt: new Date(end - 600_000).toISOString(),
    completedAt: new Date(end).toISOString(),
    timeFactor: 1,
    grade: '9',
    subject: 'science',
    courseId: 'SNC1W',
    ...changes,
  }
}
