import { useState } from 'react'
import { GraphingCalculator } from '#app/components/graphing-calculator/graphing-calculator.tsx'
import { NO_ENTRIES } from '#domain/graphing/graph-window.ts'

/** The graphing calculator beside practice; what is in it lasts as long as the page. */
export function PracticeCalculator() {
  const [entries, setEntries] = useState(NO_ENTRIES)
  return <GraphingCalculator entries={entries} onEntries={setEntries} />
}
