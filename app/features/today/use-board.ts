import { useState } from 'react'
import { studyClock } from '#app/platform/study-clock.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { useRunningExam } from '#app/platform/use-running-exam.ts'
import { useShelf } from './use-shelf.ts'
import { useToday } from './use-today.ts'

/** Modules with cards that are due. */
export const useDueModules = () => useStudyState(['due-modules'], (worker) => worker.dueModules(studyClock()))

/** The exams of all courses, the latest first. */
export const useExamAttempts = () => useStudyState(['exam-attempts'], (worker) => worker.examAttempts())

/**
 * Whether all that the dashboard shows of the student's record is known, or cannot be: it comes at once, so that nothing moves any more. Once it has
 * been known that stays so: what an import or a reset changes, changes in its place, and what a student reads or holds there does not go.
 */
export function useIsBoardKnown(): boolean {
  const answers = [useToday(), useDueModules(), useRunningExam(), useExamAttempts()]
  const shelf = useShelf()
  const [hasBeenKnown, setHasBeenKnown] = useState(false)
  const isKnown = shelf.isKnown && answers.every(({ isPending }) => !isPending)
  if (isKnown && !hasBeenKnown) setHasBeenKnown(true)
  return hasBeenKnown || isKnown
}
