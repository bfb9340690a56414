import type { CalculatorEntries } from '#domain/graphing/calculator-entries.ts'

export type CalculatorProps = {
  entries: CalculatorEntries
  onEntries: (entries: CalculatorEntries) => void
}
