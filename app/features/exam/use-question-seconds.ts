import { useEffect, useRef } from 'react'
import { steadyNow } from './use-exam-clock.ts'

/** Seconds each question has been on screen in a visible tab, for what the exam tells about skills. Not part of the mark. */
export function useQuestionSeconds(questionId: string | undefined) {
  const seconds = useRef<Record<string, number>>({})
  useEffect(() => {
    if (questionId === undefined) return
    let since = steadyNow()
    const count = () => {
      seconds.current[questionId] = (seconds.current[questionId] ?? 0) + (steadyNow() - since) / 1000
    }
    const onVisibility = () => {
      if (document.hidden) count()
      since = steadyNow()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      if (!document.hidden) count()
    }
  }, [questionId])
  return seconds
}
