import { useEffect, useRef } from 'react'
import { useActiveClock } from '#app/components/use-active-clock.ts'

/**
 * Active seconds on each question so far, by id, for what the exam tells about skills. Not part of the mark. Call the function from
 * handlers.
 */
export function useQuestionSeconds(questionId: string | undefined): () => Readonly<Record<string, number>> {
  const clock = useActiveClock()
  const counted = useRef<Record<string, number>>({})
  // The clock starts over with every question that comes on screen.
  useEffect(() => {
    if (questionId === undefined) return
    clock.take()
    return () => {
      counted.current[questionId] = (counted.current[questionId] ?? 0) + clock.take()
    }
  }, [clock, questionId])
  return () =>
    questionId === undefined
      ? counted.current
      : { ...counted.current, [questionId]: (counted.current[questionId] ?? 0) + clock.read() }
}
