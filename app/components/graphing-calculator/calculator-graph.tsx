import { useDeferredValue, useMemo } from 'react'
import { drawContent } from '#domain/figure/draw-content.ts'
import { drawPlot } from '#domain/figure/plot/draw-plot.ts'
import type { Plot } from '#domain/figure/plot/plot-schema.ts'
import type { GraphWindow } from '#domain/graphing/calculator-entries.ts'
import { Figures } from '../figure.tsx'
import type { EnteredFunction } from './entered-function.ts'

const INKS = ['blue', 'orange', 'green', 'purple'] as const

const AXIS = { scale: 'linear', grid: true, numbers: true } as const
const NO_ENDS = { type: 'function', start: 'none', end: 'none', holes: [] as number[] } as const

type CalculatorGraphProps = {
  window: GraphWindow
  functions: readonly EnteredFunction[]
  traced: EnteredFunction | undefined
  /** where the trace stands; undefined before it is moved */
  x: number | undefined
}

/** The graphs, by what draws the figures of lessons. */
export function CalculatorGraph(props: CalculatorGraphProps) {
  const { window, functions, traced, x } = useDeferredValue(props)
  const figure = useMemo(() => {
    const y = traced && x !== undefined ? traced.of(x) : Number.NaN
    const isPointShown = y >= window.yMin && y <= window.yMax
    const names = functions.map(({ name }) => name).join(', ')
    const isCross = window.xMin < 0 && window.xMax > 0 && window.yMin < 0 && window.yMax > 0
    const marks: Plot['marks'] = functions.map(({ formula, index }) => ({
      ...NO_ENDS,
      of: formula,
      color: INKS[index],
      dashed: false,
    }))
    if (isPointShown && x !== undefined) marks.push({ type: 'points', data: [[x, y]], fit: false, color: 'red' })
    const plot: Plot = {
      kind: 'plot',
      axes: isCross ? 'cross' : 'frame',
      equal: false,
      height: 320,
      dataTable: false,
      x: { ...AXIS, min: window.xMin, max: window.xMax },
      y: { ...AXIS, min: window.yMin, max: window.yMax },
      marks,
    }
    const alt = `Axes with x from ${window.xMin} to ${window.xMax} and y from ${window.yMin} to ${window.yMax}${names === '' ? ', no function yet' : `, and the ${functions.length > 1 ? 'graphs' : 'graph'} of ${names}`}.`
    const drawn = drawContent({ ...plot, alt }, {}, drawPlot)
    return { at: 'graph', kind: 'plot', alt, ...(drawn.ok && { markup: drawn.figure.markup }) }
  }, [window, functions, traced, x])
  return (
    <div className="rounded-lg border bg-card p-2">
      <Figures figures={[figure]} at="graph" />
      {functions.length > 1 && (
        <ul className="figure mt-1 flex flex-wrap justify-center gap-x-4 text-sm">
          {functions.map(({ name, index }) => (
            <li key={index} className="flex items-center gap-1.5">
              <svg aria-hidden width="20" height="4">
                <title>{name}</title>
                <rect width="20" height="4" fill={`var(--fig-${INKS[index]})`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
