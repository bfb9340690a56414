import type { AnswerStatus, StudyEvent, StudyEventOf } from '../history/events.ts'
import { orderEvents } from '../history/order-events.ts'

export type ProgressAttempt = {
  /** UTC milliseconds */
  timestamp: number
  status: AnswerStatus
  userAnswer: string | null
  /** active seconds */
  timeSpent: number
  hintsUsed: number
  /** variant of a template question */
  seed?: number
}

/** Progress on one question (ANA-04). */
export type ProgressRecord = {
  attempts: ProgressAttempt[]
  /** correct once any attempt is correct (ANA-01); correct > incorrect > skipped (OPN-83) */
  bestStatus: AnswerStatus
  /** UTC milliseconds */
  lastAttempted: number
  /** mean seconds of all attempts */
  averageTimeSpent: number
  questionType: string
  tags: string[]
  difficulty?: number
  questionText: string
  correctAnswer?: string
  lessonId?: string
}

/** Question id to record, of one module (ANA-03). */
export type PracticeProgress = Record<string, ProgressRecord>

const rank: Record<AnswerStatus, number> = { skipped: 0, incorrect: 1, correct: 2 }
export const betterStatus = (a: AnswerStatus, b: AnswerStatus): AnswerStatus => (rank[b] > rank[a] ? b : a)

type Relevant = StudyEventOf<'question-answered' | 'challenge-progress-reset'>
const isRelevant = (event: StudyEvent): event is Relevant =>
  event.type === 'question-answered' || event.type === 'challenge-progress-reset'

/**
 * Practice progress of one module: only the Knowledge Check's own attempts count, and none from before the latest reset
 * (ANA-01..04, ANA-27). What a record says about the question is what its latest attempt says.
 */
export function foldPracticeProgress(
  events: readonly StudyEvent[],
  scope: { courseId: string; moduleId: string },
): PracticeProgress {
  const records = new Map<string, ProgressRecord>()
  for (const event of orderEvents(events.filter(isRelevant))) {
    if (event.courseId !== scope.courseId || event.moduleId !== scope.moduleId) continue
    if (event.type === 'challenge-progress-reset') records.clear()
    else if (event.source === 'practice')
      records.set(event.questionId, withAttempt(records.get(event.questionId), event))
  }
  return Object.fromEntries(records)
}

/** A record after one more attempt; `record` undefined starts it. */
export function withAttempt(
  record: ProgressRecord | undefined,
  event: StudyEventOf<'question-answered'>,
): ProgressRecord {
  const attempts = record?.attempts ?? []
  attempts.push({
    timestamp: event.at,
    status: event.status,
    userAnswer: event.answer,
    timeSpent: event.seconds,
    hintsUsed: event.hintsUsed,
    ...(event.seed === undefined ? {} : { seed: event.seed }),
  })
  const total = attempts.reduce((sum, attempt) => sum + attempt.timeSpent, 0)
  return {
    attempts,
    bestStatus: record ? betterStatus(record.bestStatus, event.status) : event.status,
    lastAttempted: event.at,
    averageTimeSpent: total / attempts.length,
    questionType: event.questionType,
    tags: event.tags,
    questionText: event.questionText,
    ...(event.difficulty === undefined ? {} : { difficulty: event.difficulty }),
    ...(event.correctAnswer === undefined ? {} : { correctAnswer: event.correctAnswer }),
    ...(event.lessonId === undefined ? {} : { lessonId: event.lessonId }),
  }
}
