import { useEffect, useState } from 'react'
import type { UnderstoodFormula } from '#domain/question/compare-algebra.ts'
import type { AnswerViewProps } from './answer-view.ts'

/**
 * How a typed formula is understood so far; undefined while there is none, or none that can be read. The worker answers a moment later, as
 * it has the maths library; an answer to an older text is dropped.
 */
export function useUnderstoodFormula(
  text: string,
  readFormula: AnswerViewProps['readFormula'],
): UnderstoodFormula | undefined {
  const [understood, setUnderstood] = useState<{ text: string; formula: UnderstoodFormula | null }>()
  useEffect(() => {
    if (!readFormula || text.trim() === '') return
    let isCurrent = true
    void readFormula(text).then((formula) => {
      if (isCurrent) setUnderstood({ text, formula })
    })
    return () => {
      isCurrent = false
    }
  }, [readFormula, text])
  // what was read before stays until the new text is, so that nothing flickers; what cannot be read shows nothing
  return text.trim() === '' ? undefined : (understood?.formula ?? undefined)
}
