import type { SkillMastery } from '../mastery/mastery-fold.ts'

/** What the tutor is told about a student: short, and nothing that identifies them. */
export type LearnerSummary = {
  /** lessons with the lowest mastery, weakest first */
  weakTopics: { moduleId: string; lessonId: string; mastery: number }[]
  /** misconceptions that showed in wrong answers, the most frequent first */
  misconceptions: { id: string; times: number }[]
  /** the latest wrong answers */
  recentMistakes: { moduleId: string; questionText: string; answer: string | null }[]
  dueCards: number
  /** questions attempted, and percent of them solved */
  attempted: number
  accuracy: number
  /** YYYY-MM-DD */
  examDate: string | null
}

/** Topics, misconceptions and mistakes named at most: the summary rides along with every message. */
export const SUMMARY_LENGTH = 3
/** A topic is weak below this mastery, in points. */
const WEAK = 60

export const weakestTopics = (mastery: readonly SkillMastery[]): LearnerSummary['weakTopics'] =>
  mastery
    .flatMap(({ moduleId, lessonId, mastery: points }) =>
      lessonId !== undefined && points < WEAK ? [{ moduleId, lessonId, mastery: Math.round(points) }] : [],
    )
    .sort((a, b) => a.mastery - b.mastery)
    .slice(0, SUMMARY_LENGTH)

export function frequentMisconceptions(ids: Iterable<string>): LearnerSummary['misconceptions'] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .map(([id, times]) => ({ id, times }))
    .sort((a, b) => b.times - a.times || (a.id < b.id ? -1 : 1))
    .slice(0, SUMMARY_LENGTH)
}
