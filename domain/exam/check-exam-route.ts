type ExamPlace = { grade: string; subject: string; courseId: string }

const missingRoute = 'Missing route params (grade/subject/courseId).'

/** What is missing before an exam can be handed in or its results shown (ERR-39, EXD-15); undefined when nothing is. */
export function missingExamRoute({ grade, subject, courseId }: ExamPlace): string | undefined {
  return [grade, subject, courseId].some((part) => part.trim() === '') ? missingRoute : undefined
}
