import type { StimulusReader } from '#app/components/stimulus/stimulus-reader.ts'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { useHistory } from './history-provider.tsx'
import { useStudyState } from './use-history.ts'

/**
 * How the student reads a stimulus, kept as events like everything else.
 * @param attemptId the exam it stands in: marks of an attempt are its own
 */
export function useStimulusReader(
  course: CourseContext,
  { id, seed }: { id: string; seed?: number | undefined },
  attemptId?: string,
): StimulusReader {
  const history = useHistory()
  const { courseId } = course
  const scope = { courseId, stimulusId: id, seed, attemptId }
  const reading = useStudyState(['reading', courseId, id, seed ?? null, attemptId ?? null], (worker) =>
    worker.reading(scope),
  )
  const place = {
    ...courseOfEvents(course),
    stimulusId: id,
    ...(seed !== undefined && { seed }),
    ...(attemptId !== undefined && { attemptId }),
  }
  return {
    reading: reading.data,
    keepPlace: (change) => void history.append({ type: 'stimulus-place-kept', ...place, ...change }),
    saveMark: (mark) => void history.append({ type: 'stimulus-mark-saved', ...place, ...mark }),
    removeMark: (markId) => void history.append({ type: 'stimulus-mark-removed', markId }),
  }
}
