import type { ExamOf, ExamScore } from './exam.ts'

/** What scoring needs of an exam: any rendering of it will do. */
export type ScorableExam = Pick<ExamOf<unknown>, 'questions'>
/** Question id to index of the chosen option; a missing id is unanswered. */
export type ExamAnswers = Readonly<Record<string, number>>

/**
 * Scores an exam (EXD-09, EXD-10): percent = rounded correct / total, 0 for an exam without questions. Unanswered questions
 * lower the score but are counted apart from incorrect ones (CTR-28). An answer outside the options counts as incorrect;
 * answers to unknown questions are ignored. The student's device and the gateway run this same function.
 */
export function scoreExam(exam: ScorableExam, answers: ExamAnswers): ExamScore {
  const responses = exam.questions.map((question) => ({
    questionId: question.id,
    correct: answerOf(answers, question.id) === question.correctIndex,
  }))
  const totalQuestions = exam.questions.length
  const correctCount = responses.filter((response) => response.correct).length
  const unansweredCount = exam.questions.filter((question) => answerOf(answers, question.id) === undefined).length
  return {
    score: totalQuestions === 0 ? 0 : Math.round((100 * correctCount) / totalQuestions),
    correctCount,
    incorrectCount: totalQuestions - correctCount - unansweredCount,
    unansweredCount,
    totalQuestions,
    responses,
  }
}

/** The chosen option of a question. Own properties only: a question may be called `constructor`. */
export function answerOf(answers: ExamAnswers, questionId: string): number | undefined {
  return Object.hasOwn(answers, questionId) ? answers[questionId] : undefined
}
