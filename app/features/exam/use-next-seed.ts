import { useStudyState } from '#app/platform/use-history.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { seedsOf } from '#domain/exam/exam-id.ts'
import { nextSeed } from '#domain/exam/exam-series.ts'

/**
 * Which exam of the course comes next: the one of the address, else for a student who took some the next of their series, with questions they have not seen
 * (exam-series.ts), else any.
 * @returns not known while the attempts are being read
 */
export function useNextSeed(
  { courseId }: CourseContext,
  asked: number | undefined,
): { isKnown: boolean; seed: number | undefined } {
  const attempts = useStudyState(['exam-attempts', courseId], (worker) => worker.examAttempts(courseId))
  if (asked !== undefined) return { isKnown: true, seed: asked }
  return { isKnown: !attempts.isPending, seed: nextSeed(seedsOf(attempts.data ?? [])) }
}
