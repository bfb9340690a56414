import { coursesSharingWith, placeIn } from '../catalogue/shared-lessons.ts'
import type { LoadedLog } from './loaded-log.ts'
import type { LogEvent } from './read-event.ts'

/** Acts that count in every course that has the lesson. An exam, a conversation and a reset belong to the course they were done in. */
const COUNTED_IN_BOTH = ['lesson-opened', 'section-completed', 'question-answered', 'card-rated'] as const
const isCountedInBoth = (type: string): type is (typeof COUNTED_IN_BOTH)[number] =>
  COUNTED_IN_BOTH.some((one) => one === type)

/**
 * An act as it counts in a course: what was done elsewhere in a lesson that the course shares (domain/catalogue/shared-lessons.ts) was done in
 * its own. It keeps its id and its moment, so that each act still counts once.
 */
export function seenFrom(courseId: string, event: LogEvent): LogEvent {
  if (!isCountedInBoth(event.type) || !('lessonId' in event) || event.lessonId === undefined) return event
  const place = placeIn(courseId, { courseId: event.courseId, moduleId: event.moduleId, lessonId: event.lessonId })
  return place ? { ...event, ...place } : event
}

/** Whether a log has acts in a course that shares lessons with another one: else it is seen from there as it is. */
export function hasSharedActs(log: LoadedLog, courseId: string): boolean {
  const others = [...coursesSharingWith(courseId)]
  return COUNTED_IN_BOTH.some((type) => {
    const courses = log.table(type)?.texts('courseId')?.dictionary
    return courses !== undefined && others.some((other) => courses.codeOf(other) >= 0)
  })
}
