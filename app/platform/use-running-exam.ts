import type { UseQueryResult } from '@tanstack/react-query'
import { isTimeOver, type RunningExam } from '#domain/attempt/fold-running-exam.ts'
import { useStudyState } from './use-history.ts'

/** An exam that was started and not handed in. `isOver`: its time has passed, and it only waits to be handed in. */
export type ShownRunningExam = RunningExam & { isOver: boolean }

const LOOK_AGAIN_MS = 30_000

/** The exam under way, of one course or of any; null when there is none (D8). */
export function useRunningExam(courseId?: string): UseQueryResult<ShownRunningExam | null> {
  return useStudyState(
    ['running-exam', courseId],
    async (worker) => {
      const running = await worker.runningExam(courseId)
      return running && { ...running, isOver: isTimeOver(running, Date.now()) }
    },
    { refetchEvery: LOOK_AGAIN_MS },
  )
}
