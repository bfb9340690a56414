import { plainNumber } from '../../maths/format-number.ts'
import { plainLabel } from '../label-runs.ts'
import type { PlotAxisScale } from './axis-scale.ts'
import type { PlotColumn, PlotPart } from './plot-part.ts'

/** What the plot shows, as a table. Texts are plain. */
export type PlotTable = { headers: string[]; rows: string[][] }

const DIGITS = 4

/**
 * The numbers behind a plot; undefined when no mark of it has any. Marks with the same x share their rows.
 * @param at where curves are read
 */
export function tableOf(
  parts: readonly PlotPart[],
  x: PlotAxisScale,
  y: PlotAxisScale | undefined,
  at: readonly number[],
): PlotTable | undefined {
  const columns = parts.flatMap((part) => part.columns?.(at) ?? [])
  const [first] = columns
  if (!first) return undefined
  const xName = first.xName === undefined ? plainLabel(x.title) || 'x' : plainLabel(first.xName)
  const yName = plainLabel(y?.title ?? '') || (y ? 'y' : '')
  const names = columns.map(({ name }) => plainLabel(name) || yName)
  if (columns.every((column) => isSameX(column, first))) {
    // one series is named by its quantity, unless its own words say which column is which
    const hasNames = columns.length > 1 || !!first.xName
    return {
      headers: [xName, ...names.map((name) => (hasNames ? name : yName || name))],
      rows: first.x.map((value, row) => [cell(value), ...columns.map((column) => cell(column.y[row] ?? ''))]),
    }
  }
  return {
    headers: ['', xName, yName || 'value'],
    rows: columns.flatMap((column, index) =>
      column.x.map((value, row) => [names[index] ?? '', cell(value), cell(column.y[row] ?? '')]),
    ),
  }
}

const isSameX = (a: PlotColumn, b: PlotColumn) =>
  a.x.length === b.x.length && a.x.every((value, index) => value === b.x[index])

const cell = (value: number | string): string =>
  typeof value === 'string' ? value : plainNumber(Number(value.toPrecision(DIGITS))).replace('-', '−')
