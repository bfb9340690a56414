import { useState } from 'react'
import {
  fetchGraphingCalculator,
  GraphingCalculator,
} from '#app/components/graphing-calculator/graphing-calculator.tsx'
import type { CalculatorEntries } from '#domain/graphing/calculator-entries.ts'
import { NO_ENTRIES } from '#domain/graphing/graph-window.ts'

type ExamGraphingCalculatorProps = {
  kept: CalculatorEntries | undefined
  onKeep: (entries: CalculatorEntries) => void
  /** a field or the calculator is left: what was entered is recorded now */
  onLeave: () => Promise<void>
}

/** Fetches all of it, for those who may be without a network when they open it. */
export const fetchCalculator = fetchGraphingCalculator

/** The graphing calculator of a part that allows one: what is entered is an act of the exam, so a crash loses nothing (D8). */
export function ExamGraphingCalculator({ kept, onKeep, onLeave }: ExamGraphingCalculatorProps) {
  const [entries, setEntries] = useState(kept ?? NO_ENTRIES)
  return (
    <GraphingCalculator
      entries={entries}
      onLeave={() => void onLeave()}
      onEntries={(next) => {
        setEntries(next)
        onKeep(next)
      }}
    />
  )
}
