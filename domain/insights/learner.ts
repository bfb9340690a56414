import type { LogFold } from '../history/carry-fold.ts'
import type { LoadedLog } from '../history/loaded-log.ts'
import type { LearnerModel } from '../learner-model/learner-fold.ts'
import { foldLessonProgress, type LessonsProgress } from '../progress/fold-lesson-progress.ts'
import type { CardSchedule } from '../review/card-schedule.ts'
import type { Solves } from './solve-fold.ts'

/** What is known about a student: the log, and the folds that are carried along with it. */
export type Learner = {
  log: LoadedLog
  /** what the answers say, by course id */
  model: LearnerModel
  /** lessons of all courses that were opened */
  lessons: LessonsProgress
  /** by card key */
  schedules: ReadonlyMap<string, CardSchedule>
  solves: Solves
  /** course id to the module practised in last */
  lastPractice: ReadonlyMap<string, { moduleId: string; at: number }>
}

/** Lessons of all courses, keyed `courseId/moduleId/lessonId`; worked out anew after each act in a lesson, and else kept. */
export const lessonsFold: LogFold<LessonsProgress> = {
  type: 'lesson-opened',
  start: (log) => foldLessonProgress(log.eventsOf('lesson-opened', 'section-completed')),
  step: () => undefined,
  restsOn: (log) => [log.table('lesson-opened')?.count, log.table('section-completed')?.count],
}

/** Course id to the moment it was last studied in, UTC milliseconds: by a question, a lesson or a card. */
export function lastStudied(learner: Learner): Map<string, number> {
  const lastIn = new Map<string, number>()
  const touch = (courseId: string, at: number) => lastIn.set(courseId, Math.max(lastIn.get(courseId) ?? 0, at))
  for (const [courseId, { lastAnswered }] of learner.model) touch(courseId, lastAnswered)
  for (const lesson of Object.values(learner.lessons.lessons)) touch(lesson.courseId, lesson.lastOpened)
  for (const card of learner.schedules.values()) touch(card.courseId, card.lastRated)
  return lastIn
}
