import type { StudyEventOf } from '../history/events.ts'
import { type Learner, lastStudied } from './learner.ts'

/** A course on the student's list. */
export type ShelvedCourse = { courseId: string; isPinned: boolean }

/**
 * The courses a student studies (D22): those pinned, then those studied, each the latest first. A course that was removed comes back when it
 * is studied or pinned again.
 */
export function courseShelf(learner: Learner): ShelvedCourse[] {
  const choices = new Map<string, StudyEventOf<'course-shelved'>>()
  for (const choice of learner.log.eventsOf('course-shelved')) choices.set(choice.courseId, choice)
  const touched = lastStudied(learner)
  const shelf = [...new Set([...choices.keys(), ...touched.keys()])].flatMap((courseId) => {
    const choice = choices.get(courseId)
    const studiedAt = touched.get(courseId) ?? Number.NEGATIVE_INFINITY
    const isPinned = choice?.as === 'pinned'
    const isGone = choice?.as === 'removed' && choice.at >= studiedAt
    return isGone || !(isPinned || touched.has(courseId))
      ? []
      : [{ courseId, isPinned, at: isPinned ? choice.at : studiedAt }]
  })
  return shelf
    .sort((a, b) => Number(b.isPinned) - Number(a.isPinned) || b.at - a.at)
    .map(({ courseId, isPinned }) => ({ courseId, isPinned }))
}
