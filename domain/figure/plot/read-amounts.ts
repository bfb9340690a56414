import { BrokenFigure, type FigureValues } from '../figure-values.ts'
import type { PlotAmounts } from './plot-schema.ts'

const MOST_AMOUNTS = 1000

/**
 * The numbers of a mark, written one by one or by an expression over `i`. Throws BrokenFigure where one is none, or where there would be more
 * than 1000.
 */
export function readAmounts(amounts: PlotAmounts, values: FigureValues, what: string): number[] {
  if (Array.isArray(amounts)) return amounts.map((amount) => values.number(amount, what))
  const [from, to] = [values.number(amounts.from, 'the first i'), values.number(amounts.to, 'the last i')]
  const count = Math.floor(to - from + 1e-9) + 1
  if (count < 1 || count > MOST_AMOUNTS)
    throw new BrokenFigure(`"${amounts.of}" gives ${count} numbers, not 1 to ${MOST_AMOUNTS}`)
  const of = values.formula(amounts.of, ['i'])
  return Array.from({ length: count }, (_, index) => {
    const value = of(from + index)
    if (!Number.isFinite(value)) throw new BrokenFigure(`${what}: "${amounts.of}" has no value at i = ${from + index}`)
    return value
  })
}
