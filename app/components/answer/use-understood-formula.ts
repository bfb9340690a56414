import { useEffect, useState } from 'react'
import type { UnderstoodFormula } from '#domain/question/compare-algebra.ts'
import type { AnswerViewProps } from './answer-view.ts'

/**
 * How a typed formula is understood so far; null when it cannot be read, undefined while nobody has read it. The worker answers a moment later, as
 * it has the maths library; an answer to an older text is dropped.
 */
export function useUnderstoodFormula(
  text: string,
  understandFormula: AnswerViewProps['understandFormula'],
): UnderstoodFormula | null | undefined {
  const [understood, setUnderstood] = useState<{ formula: UnderstoodFormula | null }>()
  useEffect(() => {
    if (!understandFormula || text.trim() === '') return
    let isCurrent = true
    void understandFormula(text).then((formula) => {
      if (isCurrent) setUnderstood({ formula })
    })
    return () => {
      isCurrent = false
    }
  }, [understandFormula, text])
  // what was read before stays until the new text is, so that nothing flickers
  return text.trim() === '' ? undefined : understood?.formula
}
