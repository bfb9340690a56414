import { framesOf, useOutlines } from '#app/platform/content/use-outlines.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { studyClock } from '#app/platform/study-clock.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { type CourseContext, contextOfCourseId } from '#domain/catalogue/course-context.ts'
import type { LessonTopic } from '#domain/insights/insights.ts'
import { type Continuation, continueAt, useStudyPlaces } from './use-continue.ts'

/** A course on the student's list: where they were in it, and what comes next. */
export type ShelvedCourse = {
  course: CourseContext
  isPinned: boolean
  place: Continuation | undefined
  next: LessonTopic | undefined
}

/** Courses on the dashboard; who studies more pins those they want to see. */
export const MOST_SHELVED = 8

type Shelf = {
  courses: ShelvedCourse[]
  /** whether all of that is known: the list, the places, what comes next */
  isKnown: boolean
}

/** The first courses of the student's list (D22). @param most how many are looked at; the outline of each is loaded */
export function useShelf(most = MOST_SHELVED): Shelf {
  const selected = useCurriculum()
  const shelf = useStudyState(['course-shelf'], (worker) => worker.courseShelf())
  const places = useStudyPlaces()
  const shown = (shelf.data ?? [])
    .flatMap(({ courseId, isPinned }) => {
      const course = contextOfCourseId(courseId, selected)
      return course ? [{ course, isPinned }] : []
    })
    .slice(0, most)
  const courses = shown.map(({ course }) => course)
  const { outlines, areSettled } = useOutlines(courses)
  const frames = framesOf(courses, outlines)
  const next = useStudyState(
    ['next-topics', frames.map(({ courseId }) => courseId)],
    (worker) => worker.nextTopics(frames, studyClock()),
    { enabled: areSettled && frames.length > 0 },
  )
  return {
    courses: shown.map(({ course, isPinned }) => {
      const place = places.data?.find(({ courseId }) => courseId === course.courseId)
      return {
        course,
        isPinned,
        place: place && continueAt(course, place, outlines.get(course.courseId)),
        next: next.data?.[course.courseId],
      }
    }),
    isKnown: !shelf.isPending && !places.isPending && areSettled && (frames.length === 0 || !next.isPending),
  }
}
