import type { CalculatorEntries } from '#domain/graphing/calculator-entries.ts'

export type CalculatorProps = {
  entries: CalculatorEntries
  onEntries: (entries: CalculatorEntries) => void
  /** a field was left, or the calculator closed */
  onLeave?: () => void
}
