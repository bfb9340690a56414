import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { orderEvents } from '../history/order-events.ts'

export type LessonProgress = {
  courseId: string
  moduleId: string
  lessonId: string
  /** in the order they were completed */
  completedSections: string[]
  /** UTC milliseconds of the latest act in it */
  lastOpened: number
}

/** A lesson to go back to. */
type LessonPlace = Pick<
  StudyEventOf<'lesson-opened'>,
  'curriculum' | 'grade' | 'subject' | 'courseId' | 'moduleId' | 'lessonId'
> & {
  at: number
}

export type LessonsProgress = {
  /** by `lessonKey` */
  lessons: Record<string, LessonProgress>
  /** course id to the lesson the student was in last: "continue where you left off" */
  continueIn: Record<string, LessonPlace>
}

export const lessonKey = (moduleId: string, lessonId: string): string => `${moduleId}/${lessonId}`

/**
 * Sections completed and the lesson last opened (LES-10..12 as amended by D5).
 * @param courseId only this course; all courses when left out, and then lessons are keyed `courseId/moduleId/lessonId`
 */
export function foldLessonProgress(events: readonly StudyEvent[], courseId?: string): LessonsProgress {
  const lessons: Record<string, LessonProgress> = {}
  const continueIn: Record<string, LessonPlace> = {}
  for (const event of orderEvents(events.filter(isLessonEvent))) {
    if (courseId !== undefined && event.courseId !== courseId) continue
    const { curriculum, grade, subject, moduleId, lessonId, at } = event
    const inCourse = lessonKey(moduleId, lessonId)
    const key = courseId === undefined ? `${event.courseId}/${inCourse}` : inCourse
    lessons[key] ??= { courseId: event.courseId, moduleId, lessonId, completedSections: [], lastOpened: at }
    lessons[key].lastOpened = at
    continueIn[event.courseId] = { curriculum, grade, subject, courseId: event.courseId, moduleId, lessonId, at }
    if (event.type === 'section-completed' && !lessons[key].completedSections.includes(event.sectionId)) {
      lessons[key].completedSections.push(event.sectionId)
    }
  }
  return { lessons, continueIn }
}

const isLessonEvent = (event: StudyEvent): event is StudyEventOf<'lesson-opened' | 'section-completed'> =>
  event.type === 'lesson-opened' || event.type === 'section-completed'

/** Completed of all sections, in percent (LES-12); sections that the lesson no longer has do not count. */
export function lessonPercent(progress: LessonProgress | undefined, sectionIds: readonly string[]): number {
  if (!progress || sectionIds.length === 0) return 0
  const completed = sectionIds.filter((id) => progress.completedSections.includes(id)).length
  return (100 * completed) / sectionIds.length
}

/**
 * How far a student is in a module: completed sections of all its lessons that can be read, and lessons completed throughout.
 * @param lessons of the outline; one without a list of sections counts as a whole once any section is completed
 */
export function moduleProgress(
  progress: LessonsProgress,
  moduleId: string,
  lessons: readonly { id: string; isAvailable: boolean; sectionIds?: readonly string[] | undefined }[],
): { completed: number; sections: number; lessonsDone: number; lessons: number } {
  const total = { completed: 0, sections: 0, lessonsDone: 0, lessons: 0 }
  for (const { id, isAvailable, sectionIds } of lessons) {
    if (!isAvailable) continue
    const done = progress.lessons[lessonKey(moduleId, id)]?.completedSections ?? []
    const sections = sectionIds ?? done.slice(0, 1)
    const completed = sections.filter((section) => done.includes(section)).length
    total.lessons++
    total.sections += sections.length
    total.completed += completed
    if (sections.length > 0 && completed === sections.length) total.lessonsDone++
  }
  return total
}
