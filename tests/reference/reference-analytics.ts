import type { PerformanceMetrics } from '#domain/analytics/metrics.ts'
import type { StudyEvent } from '#domain/history/events.ts'

/*
 * The specification's analytics, written down as plainly as it reads (ANA-07..10, ANA-18..21, OPN-83..89): objects, one
 * question after the other, no thought for speed. The fast analytics must agree with it.
 */

type Attempt = Extract<StudyEvent, { type: 'question-answered' }>
type Record_ = { attempts: Attempt[]; best: string; last: Attempt }

const mean = (numbers: number[]) => (numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length)
const percentCorrect = (records: Record_[]) =>
  records.length === 0 ? 0 : (100 * records.filter((record) => record.best === 'correct').length) / records.length

export function referenceRecords(
  events: readonly StudyEvent[],
  scope: { courseId?: string; moduleId?: string },
): Record_[] {
  const seen = new Set<string>()
  const inOrder = events
    .filter((event) => !seen.has(event.id) && seen.add(event.id))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  let attempts: Attempt[] = []
  for (const event of inOrder) {
    if (event.type === 'challenge-progress-reset') {
      attempts = attempts.filter((a) => a.courseId !== event.courseId || a.moduleId !== event.moduleId)
    }
    if (event.type === 'question-answered' && event.source === 'practice') attempts.push(event)
  }
  const questions: Record<string, Attempt[]> = {}
  for (const attempt of attempts) {
    if (scope.courseId !== undefined && attempt.courseId !== scope.courseId) continue
    if (scope.moduleId !== undefined && attempt.moduleId !== scope.moduleId) continue
    const key = `${attempt.courseId} ${attempt.moduleId} ${attempt.questionId}`
    questions[key] = [...(questions[key] ?? []), attempt]
  }
  return Object.values(questions).map((list) => {
    const statuses = list.map((attempt) => attempt.status)
    const best = statuses.includes('correct') ? 'correct' : statuses.includes('incorrect') ? 'incorrect' : 'skipped'
    const last = list.at(-1)
    if (!last) throw new Error('a record has an attempt')
    return { attempts: list, best, last }
  })
}

export function referenceMetrics(records: readonly Record_[]): PerformanceMetrics {
  const byTime = [...records].sort((a, b) => b.last.at - a.last.at || (a.last.id < b.last.id ? 1 : -1))
  const average = (record: Record_) => mean(record.attempts.map((attempt) => attempt.seconds))
  const firstWrong = byTime.findIndex((record) => record.best !== 'correct')
  const timeByQuestionType: PerformanceMetrics['timeByQuestionType'] = {}
  for (const type of new Set(records.map((record) => record.last.questionType))) {
    timeByQuestionType[type] = mean(records.filter((r) => r.last.questionType === type).map(average))
  }
  const accuracyByTag: Record<string, number> = {}
  for (const tag of new Set(records.flatMap((record) => record.last.tags))) {
    accuracyByTag[tag] = percentCorrect(records.filter((record) => record.last.tags.includes(tag)))
  }
  const accuracyByDifficulty: Record<string, number> = {}
  for (const difficulty of new Set(records.flatMap((record) => record.last.difficulty ?? []))) {
    accuracyByDifficulty[difficulty] = percentCorrect(records.filter((record) => record.last.difficulty === difficulty))
  }
  return {
    overallAccuracy: percentCorrect([...records]),
    averageTimePerQuestion: mean(records.map(average)),
    streakData: { currentStreak: firstWrong < 0 ? records.length : firstWrong },
    improvementTrend:
      byTime.length <= 10 ? 0 : percentCorrect(byTime.slice(0, 10)) - percentCorrect(byTime.slice(10, 20)),
    timeByQuestionType,
    accuracyByTag,
    accuracyByDifficulty,
  }
}

/** Types, priorities and subjects of the recommendations, without their wording. */
export function referenceRecommendations(records: readonly Record_[]) {
  const metrics = referenceMetrics(records)
  const list: { type: string; priority: string; about?: string }[] = []
  for (const [tag, accuracy] of Object.entries(metrics.accuracyByTag)) {
    if (accuracy < 60) list.push({ type: 'weak-tag', priority: accuracy < 40 ? 'high' : 'medium', about: tag })
  }
  const wrongOnce = records.filter((record) => record.attempts.length === 1 && record.last.status === 'incorrect')
  if (wrongOnce.length > 0) {
    const ids = wrongOnce.map((record) => record.last.questionId).sort()
    list.push({ type: 'retry-suggestion', priority: 'medium', about: ids.join(' ') })
  }
  if (metrics.averageTimePerQuestion > 120) list.push({ type: 'time-management', priority: 'low' })
  const { 1: easy, 2: intermediate } = metrics.accuracyByDifficulty
  if (easy !== undefined && easy > 80 && intermediate !== undefined && intermediate < 60) {
    list.push({ type: 'difficult-questions', priority: 'medium' })
  }
  return list
}
