import type { ReadingPlace } from './course-addresses.ts'
import { useStudyState } from './use-history.ts'

/** Adds to a lesson of a course the section to read again, from what the student missed. */
export function useMissedSections(courseId: string | undefined): (lesson: ReadingPlace) => ReadingPlace {
  const { data } = useStudyState(['missed-sections', courseId], (worker) => worker.missedSections(courseId ?? ''), {
    enabled: courseId !== undefined,
  })
  return ({ moduleId, lessonId }) => ({ moduleId, lessonId, sectionId: data?.[`${moduleId}/${lessonId}`] })
}
