import { ChartSpline } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../ui/button.tsx'
import { Sheet, SheetContent, SheetDescription, SheetHeader, SheetTitle, SheetTrigger } from '../ui/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { CalculatorProps } from './calculator-props.ts'

/** Fetches what it takes, for those who may be without a network when they open it. */
export const fetchGraphingCalculator = () => import('./calculator-panel.tsx')

const CalculatorPanel = lazy(fetchGraphingCalculator)

/** The graphing calculator behind its button. What it takes to draw and calculate is fetched when it is first opened. */
export function GraphingCalculator(props: CalculatorProps) {
  return (
    <Sheet onOpenChange={(isOpen) => !isOpen && props.onLeave?.()}>
      <SheetTrigger asChild>
        <Button variant="outline" size="sm">
          <ChartSpline aria-hidden />
          Graphing calculator
        </Button>
      </SheetTrigger>
      <SheetContent side="right" className="w-[min(60rem,100vw)]" onBlur={props.onLeave}>
        <SheetHeader>
          <SheetTitle>Graphing calculator</SheetTitle>
          <SheetDescription>Angles are in radians. Write 30° where you mean degrees.</SheetDescription>
        </SheetHeader>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <CalculatorPanel {...props} />
        </Suspense>
      </SheetContent>
    </Sheet>
  )
}
