import type { CompareAlgebra } from '../question/answer-type.ts'
import type { ExamOf, ExamScore } from './exam.ts'
import type { ExamAnswers } from './exam-answers.ts'
import { judgeAnswer } from './judge-answer.ts'

/** What scoring needs of an exam: any rendering of it will do. */
export type ScorableExam = Pick<ExamOf<unknown>, 'questions'>

/**
 * Scores an exam (EXD-09, EXD-10): percent = rounded points / total, each question one point, 0 for an exam without questions.
 * Unanswered questions lower the score but are counted apart from incorrect ones (CTR-28); an answer that is right in part gives a part
 * of its point and counts as incorrect. Answers to unknown questions are ignored. The student's device and the gateway run this same
 * function.
 * @param compare for answers that are formulas (`needsAlgebra` of judge-answer.ts)
 */
export function scoreExam(exam: ScorableExam, answers: ExamAnswers, compare?: CompareAlgebra): ExamScore {
  const judged = exam.questions.map((question) => ({ question, ...judgeAnswer(question, answers, compare) }))
  const count = (outcome: string) => judged.filter((one) => one.outcome === outcome).length
  const totalQuestions = judged.length
  const correctCount = count('correct')
  const unansweredCount = count('unanswered')
  const points = judged.reduce((sum, { score }) => sum + score, 0)
  return {
    // noise of thirds and sevenths must not push a half below itself
    score: totalQuestions === 0 ? 0 : Math.round((100 * points) / totalQuestions + 1e-9),
    correctCount,
    incorrectCount: totalQuestions - correctCount - unansweredCount,
    unansweredCount,
    totalQuestions,
    responses: judged.map(({ question, outcome, score }) => ({
      questionId: question.id,
      correct: outcome === 'correct',
      ...(outcome === 'incorrect' && score > 0 && { score }),
    })),
  }
}
