import type { ExamPart } from '#domain/exam/exam-part.ts'
import { calculatorOf } from '#domain/exam/part-defaults.ts'
import type { CalculatorEntries } from '#domain/graphing/calculator-entries.ts'
import { ExamGraphingCalculator } from './lazy-graphing-calculator.tsx'
import { ExamCalculator } from './lazy-player-overlays.tsx'
import type { useExamAttempt } from './use-exam-attempt.ts'

type PlayerCalculatorProps = {
  part: ExamPart
  /** what was entered before a reload */
  kept: CalculatorEntries | undefined
  attempt: Pick<ReturnType<typeof useExamAttempt>, 'keepCalculator' | 'recordCalculator'>
}

/** The calculator that a part allows, if any (D21). */
export function PlayerCalculator({ part, kept, attempt }: PlayerCalculatorProps) {
  const calculator = calculatorOf(part)
  if (calculator === 'scientific') return <ExamCalculator />
  if (calculator !== 'graphing') return null
  return <ExamGraphingCalculator kept={kept} onKeep={attempt.keepCalculator} onLeave={attempt.recordCalculator} />
}
