import { useMemo } from 'react'
import { readFunction } from '#domain/graphing/read-function.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx'
import { AnalyseTab } from './analyse-tab.tsx'
import { CalculateTab } from './calculate-tab.tsx'
import type { CalculatorProps } from './calculator-props.ts'
import { DistributionsTab } from './distributions-tab.tsx'
import { GraphTab } from './graph-tab.tsx'
import { StatisticsTab } from './statistics-tab.tsx'
import { TableTab } from './table-tab.tsx'

/** All of the calculator but its button. Each tab is worked by keyboard alone. */
export default function CalculatorPanel({ entries, onEntries }: CalculatorProps) {
  const { functions: typed, lists } = entries
  const functions = useMemo(
    () =>
      typed.flatMap((text, index) => {
        const read = text.trim() === '' ? undefined : readFunction(text)
        return read?.ok ? [{ name: `f${'₁₂₃₄'.charAt(index)}`, index, of: read.of, formula: read.formula }] : []
      }),
    [typed],
  )
  return (
    <Tabs defaultValue="graph" className="gap-4">
      <TabsList aria-label="Parts of the calculator">
        <TabsTrigger value="graph">Graph</TabsTrigger>
        <TabsTrigger value="analyse">Analyse</TabsTrigger>
        <TabsTrigger value="table">Table</TabsTrigger>
        <TabsTrigger value="calculate">Calculate</TabsTrigger>
        <TabsTrigger value="statistics">Statistics</TabsTrigger>
        <TabsTrigger value="distributions">Distributions</TabsTrigger>
      </TabsList>
      <TabsContent value="graph">
        <GraphTab entries={entries} onEntries={onEntries} functions={functions} />
      </TabsContent>
      <TabsContent value="analyse">
        <AnalyseTab functions={functions} window={entries.window} />
      </TabsContent>
      <TabsContent value="table">
        <TableTab functions={functions} />
      </TabsContent>
      <TabsContent value="calculate">
        <CalculateTab />
      </TabsContent>
      <TabsContent value="statistics">
        <StatisticsTab lists={lists} onLists={(next) => onEntries({ ...entries, lists: next })} />
      </TabsContent>
      <TabsContent value="distributions">
        <DistributionsTab />
      </TabsContent>
    </Tabs>
  )
}
