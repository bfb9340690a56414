import { CORRECT } from '../analytics/attempt-columns.ts'
import type { PracticeAnalytics } from '../analytics/practice-analytics.ts'
import { lastAttempt } from '../analytics/scope-analytics.ts'
import type { LoadedLog } from '../history/loaded-log.ts'
import { type LessonAddress, recommend } from './recommend.ts'
import type { Recommendation } from './recommendation.ts'

/**
 * Recommendations from the analytics of a scope (ANA-15..21), highest priority first. The grounds beside the metrics are the
 * latest attempts of the questions not solved yet: those tried once and wrong, and the lesson each tag's mistakes point to most.
 * @param titles lesson id to title, for the action items
 */
export function recommendPractice(
  log: LoadedLog,
  analytics: PracticeAnalytics,
  titles: Readonly<Record<string, string>> = {},
): Recommendation[] {
  const unsolved = [...analytics.attempted()].filter((record) => analytics.bestOf(record) !== CORRECT)
  const wrongOnce: { questionId: string; questionText: string; at: number }[] = []
  const lessons = new Map<string, Map<string, { place: LessonAddress; times: number }>>()
  for (const record of unsolved) {
    const event = lastAttempt(log, analytics, record)
    if (!event) continue
    if (analytics.records.attempts[record] === 1 && event.status === 'incorrect') wrongOnce.push(event)
    const { courseId, moduleId, lessonId } = event
    if (lessonId === undefined) continue
    for (const tag of event.tags) {
      const ofTag = lessons.get(tag) ?? new Map<string, { place: LessonAddress; times: number }>()
      const known = ofTag.get(lessonId) ?? { place: { courseId, moduleId, lessonId }, times: 0 }
      ofTag.set(lessonId, { ...known, times: known.times + 1 })
      lessons.set(tag, ofTag)
    }
  }
  wrongOnce.sort((a, b) => b.at - a.at)
  const lessonOfTag = new Map<string, LessonAddress>()
  for (const [tag, places] of lessons) {
    const most = [...places.values()].sort((a, b) => b.times - a.times)[0]
    if (most) lessonOfTag.set(tag, most.place)
  }
  return recommend({ metrics: analytics.metrics(), wrongOnce, lessonOfTag, titles })
}
