import type { AnswerStatus, StudyEventOf } from '../history/events.ts'

/** Question id to how it stands. */
export type QuestionStates = Record<string, { best: AnswerStatus; attempts: number }>

/** One question of the history tab (ANA-22..25). */
export type QuestionSummary = {
  questionId: string
  questionText: string
  questionType: string
  tags: string[]
  difficulty?: number
  attempts: number
  bestStatus: AnswerStatus
  /** several tries, and solved in the end (ANA-24) */
  isImproved: boolean
  /** UTC milliseconds */
  lastAttempted: number
  /** seconds per attempt */
  averageTime: number
  /** only while the question is not solved (ANA-25) */
  correctAnswer?: string
}

/** Characters of a question's text in a list (ANA-22). */
const TEXT_CUT = 60

/** A text at most 60 characters long, with an ellipsis when something is cut off (OPN-91). */
export const cutText = (text: string): string => (text.length > TEXT_CUT ? `${text.slice(0, TEXT_CUT)}…` : text)

/** @param latest the latest attempt @param totals over all attempts; seconds in total */
export function summariseQuestion(
  latest: StudyEventOf<'question-answered'>,
  totals: { attempts: number; best: AnswerStatus; seconds: number },
): QuestionSummary {
  return {
    questionId: latest.questionId,
    questionText: cutText(latest.questionText),
    questionType: latest.questionType,
    tags: latest.tags,
    ...(latest.difficulty !== undefined && { difficulty: latest.difficulty }),
    attempts: totals.attempts,
    bestStatus: totals.best,
    isImproved: totals.attempts > 1 && totals.best === 'correct',
    lastAttempted: latest.at,
    averageTime: totals.seconds / totals.attempts,
    ...(totals.best === 'incorrect' && latest.correctAnswer !== undefined && { correctAnswer: latest.correctAnswer }),
  }
}
