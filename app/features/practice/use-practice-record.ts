import { useStudyState } from '#app/platform/use-history.ts'
import { practiceKeys } from './practice-keys.ts'

/** What the student's record says of the questions of a module, or of a whole course: the numbers, and how each stands. */
export function usePracticeRecord(courseId: string, moduleId: string | undefined) {
  const scope = { courseId, ...(moduleId !== undefined && { moduleId }) }
  const metrics = useStudyState(practiceKeys.metrics(courseId, moduleId), (worker) => worker.practiceMetrics(scope))
  const states = useStudyState(practiceKeys.states(courseId, moduleId), (worker) => worker.questionStates(scope))
  return { metrics: metrics.data, states: states.data ?? {}, isKnown: !metrics.isPending && !states.isPending }
}
