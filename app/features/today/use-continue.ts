import { useOutlines } from '#app/platform/content/use-outlines.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { useRunningExam } from '#app/platform/use-running-exam.ts'
import { type CourseContext, contextOfCourseId } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'
import type { StudyPlace } from '#domain/insights/study-places.ts'

/** A place to go back to, and what to call it. */
export type Continuation = {
  course: CourseContext
  kind: 'exam' | StudyPlace['kind']
  title: string
  to: string
  hash?: string
  /** an exam whose time has passed: it waits to be handed in */
  isOver?: boolean
}

/** Where the student was in each course, the latest first. */
export const useStudyPlaces = () => useStudyState(['study-places'], (worker) => worker.studyPlaces())

/** Where the student left off: the exam that is running, else the lesson, deck or practice they were in last (D22). */
export function useContinue(): Continuation | undefined {
  const selected = useCurriculum()
  const running = useRunningExam().data
  const place = useStudyPlaces().data?.[0]
  const courseId = running?.courseId ?? place?.courseId
  const course = courseId === undefined ? undefined : contextOfCourseId(courseId, selected)
  const outline = useOutlines(course ? [course] : []).outlines.get(courseId ?? '')
  // as long as nobody knows whether an exam is running, no other place is shown
  if (!course || running === undefined) return undefined
  if (running) {
    const { isOver } = running
    return { course, kind: 'exam', title: `Exam in ${course.label}`, to: addressesOf(course).examPlayer, isOver }
  }
  return place && continueAt(course, place, outline)
}

/** How to go back to a place; it is called by the course's name as long as its own is not known. */
export function continueAt(course: CourseContext, place: StudyPlace, outline: CourseOutline | undefined): Continuation {
  const addresses = addressesOf(course)
  const module = outline?.modules.find(({ id }) => id === place.moduleId)
  if (place.kind !== 'lesson') {
    const to = place.kind === 'cards' ? addresses.flashcards(place.moduleId) : addresses.challenges(place.moduleId)
    return { course, kind: place.kind, title: module?.title ?? course.label, to }
  }
  const lesson = module?.lessons?.find(({ id }) => id === place.lessonId)
  const next = lesson?.sectionIds?.find((id) => !place.completedSections.includes(id))
  return {
    course,
    kind: 'lesson',
    title: lesson?.title ?? course.label,
    to: addresses.lesson(place.moduleId, place.lessonId),
    // a lesson not begun starts at its top
    ...(next !== undefined && place.completedSections.length > 0 && { hash: next }),
  }
}
