import type { AnswerStatus, StudyEventOf } from '../history/events.ts'
import { betterStatus } from '../practice/better-status.ts'

/** One attempt as history and export show it (ANA-06). */
type ResultAttempt = {
  /** from 1 on */
  attemptNumber: number
  status: AnswerStatus
  userAnswer: string | null
  /** UTC milliseconds */
  timestamp: number
  /** seconds */
  timeSpent: number
  hintsUsed: number
}

/** One question as history and export show it (ANA-05). */
export type QuestionResult = {
  questionId: string
  questionText: string
  questionType: string
  tags: string[]
  difficulty?: number
  attempts: ResultAttempt[]
  correctAnswer?: string
  bestStatus: AnswerStatus
  /** seconds */
  totalTimeSpent: number
  averageTimeSpent: number
  /** UTC milliseconds */
  lastAttempted: number
  moduleId: string
  lessonId?: string
}

/**
 * Results per question, the one attempted last first (ANA-22).
 * @param attempts practice attempts in their order (time, then id), after resets
 */
export function questionResults(attempts: readonly StudyEventOf<'question-answered'>[]): QuestionResult[] {
  const results = new Map<string, QuestionResult>()
  for (const event of attempts) {
    const key = `${event.courseId}/${event.moduleId}/${event.questionId}`
    const before = results.get(key)
    const tried: ResultAttempt[] = before?.attempts ?? []
    tried.push({
      attemptNumber: tried.length + 1,
      status: event.status,
      userAnswer: event.answer,
      timestamp: event.at,
      timeSpent: event.seconds,
      hintsUsed: event.hintsUsed,
    })
    const totalTimeSpent = (before?.totalTimeSpent ?? 0) + event.seconds
    // put in anew, so that the map's order is the order of the latest attempts
    results.delete(key)
    results.set(key, {
      questionId: event.questionId,
      questionText: event.questionText,
      questionType: event.questionType,
      tags: event.tags,
      ...(event.difficulty === undefined ? {} : { difficulty: event.difficulty }),
      attempts: tried,
      ...(event.correctAnswer === undefined ? {} : { correctAnswer: event.correctAnswer }),
      bestStatus: before ? betterStatus(before.bestStatus, event.status) : event.status,
      totalTimeSpent,
      averageTimeSpent: totalTimeSpent / tried.length,
      lastAttempted: event.at,
      moduleId: event.moduleId,
      ...(event.lessonId === undefined ? {} : { lessonId: event.lessonId }),
    })
  }
  return [...results.values()].reverse()
}
