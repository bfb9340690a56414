import type { CompareAlgebra } from '../question/answer-type.ts'
import type { ExamOf, ExamScore, SectionScore } from './exam.ts'
import type { ExamAnswers } from './exam-answers.ts'
import { sectionsOf } from './exam-sections.ts'
import { pointsOfItem } from './item-marking.ts'
import { judgeAnswer, type QuestionOutcome } from './judge-answer.ts'
import { percentOf } from './section-scores.ts'

/** What scoring needs of an exam: any rendering of it will do. Without parts it is one section. */
export type ScorableExam = Pick<ExamOf<unknown>, 'questions'> & Partial<Pick<ExamOf<unknown>, 'parts'>>

/**
 * Scores an exam (EXD-09, EXD-10): percent = rounded points / total, each question one point, 0 for an exam without questions.
 * Unanswered questions lower the score but are counted apart from incorrect ones (CTR-28); an answer that is right in part gives a part
 * of its point and counts as incorrect. Answers to unknown questions are ignored. With a written section the score is composite (D24),
 * and what is not marked yet is in no count. The student's device and the gateway run this same function.
 * @param compare for answers that are formulas (`needsAlgebra` of judge-answer.ts)
 */
export function scoreExam(exam: ScorableExam, answers: ExamAnswers, compare?: CompareAlgebra): ExamScore {
  const all = exam.questions.map((question) => {
    const { outcome, score } = judgeAnswer(question, answers, compare)
    return { question, outcome, score, points: pointsOfItem(question) }
  })
  const judged = all.filter(({ outcome }) => outcome !== 'unmarked')
  const count = (outcome: QuestionOutcome) => judged.filter((one) => one.outcome === outcome).length
  const correctCount = count('correct')
  const unansweredCount = count('unanswered')
  const sections = scoreSections(exam, all)
  return {
    score: percentOf(sections ?? [{ ...pointsIn(judged), weight: 1, unmarked: 0 }]),
    correctCount,
    incorrectCount: judged.length - correctCount - unansweredCount,
    unansweredCount,
    totalQuestions: judged.length,
    responses: judged.map(({ question, outcome, score }) => ({
      questionId: question.id,
      correct: outcome === 'correct',
      ...(outcome === 'incorrect' && score > 0 && { score }),
    })),
    ...(sections && { sections }),
  }
}

type JudgedItem = { outcome: QuestionOutcome; score: number; points: number }

const pointsIn = (items: readonly JudgedItem[]) => ({
  points: items.reduce((sum, { score, points }) => sum + score * points, 0),
  outOf: items.reduce((sum, { points }) => sum + points, 0),
})

/** What each section came to, in points; undefined for an exam without a written one. */
function scoreSections({ parts = [] }: ScorableExam, items: readonly JudgedItem[]): SectionScore[] | undefined {
  const sections = sectionsOf({ parts })
  if (!sections.some(({ kind }) => kind === 'written')) return undefined
  return sections.map(({ kind, weight, parts: own }) => {
    const inSection = own.flatMap(({ firstQuestion, questionCount }) =>
      items.slice(firstQuestion, firstQuestion + questionCount),
    )
    const unmarked = inSection.filter(({ outcome }) => outcome === 'unmarked').length
    return { kind, weight, ...pointsIn(inSection), unmarked }
  })
}
