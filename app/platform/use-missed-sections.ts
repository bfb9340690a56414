import { useStudyState } from './use-history.ts'

/** Which section of a lesson to read again: by `module/lesson` of a course, from what the student missed. */
export function useMissedSections(
  courseId: string | undefined,
): (moduleId: string, lessonId: string) => string | undefined {
  const { data } = useStudyState(['missed-sections', courseId], (worker) => worker.missedSections(courseId ?? ''), {
    enabled: courseId !== undefined,
  })
  return (moduleId, lessonId) => data?.[`${moduleId}/${lessonId}`]
}
