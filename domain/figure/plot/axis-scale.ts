import { scaleLinear, scaleLog } from 'd3-scale'
import { BrokenFigure, type FigureValues } from '../figure-values.ts'
import { labelWidth } from '../label-runs.ts'
import { axisTicks, type Tick } from './axis-ticks.ts'
import { brokenLines, TEXT_SIZE } from './place-labels.ts'
import type { PlotAxis } from './plot-schema.ts'

/** An axis with its range, its title and its numbers. Lengths are in units of the picture. */
export type PlotAxisScale = {
  min: number
  max: number
  title: string
  categories?: readonly string[]
  hasGrid: boolean
  hasNumbers: boolean
  /** the function from values to places between two ends of the axis */
  place: (start: number, end: number) => (value: number) => number
  ticks: (length: number) => Tick[]
  /** categories in lines that fit their bars */
  categoryLines: (length: number) => string[][]
  /** how far numbers of an x axis reach over its ends */
  overhang: (length: number) => { left: number; right: number }
  /** the widest number of a y axis */
  labelWidth: (length: number) => number
}

/**
 * Reads an axis; a range that is not given is the one of the data, rounded.
 * @param wanted the numbers it should have where no step is given
 */
export function axisOf(
  name: 'x' | 'y',
  axis: PlotAxis,
  values: FigureValues,
  data: readonly number[],
  wanted?: readonly number[],
): PlotAxisScale {
  const categories = axis.categories?.map(values.text)
  const isLog = axis.scale === 'log'
  const { min, max } = categories ? { min: -0.5, max: categories.length - 0.5 } : rangeOf(name, axis, values, data)
  if (!(max > min)) throw new BrokenFigure(`the ${name} axis goes from ${min} to ${max}`)
  if (isLog && !(min > 0)) throw new BrokenFigure(`a log ${name} axis must begin above 0, not at ${min}`)
  const step = axis.step === undefined ? undefined : values.number(axis.step, `the step of ${name}`)
  const label = axis.label === undefined ? '' : values.text(axis.label)
  const unit = axis.unit === undefined ? '' : values.text(axis.unit)
  const at = step === undefined ? wanted : undefined
  const known = new Map<number, Tick[]>()
  const ticks = (length: number) => {
    const order = {
      range: { min, max, isLog },
      step,
      at,
      inPi: axis.in === 'pi',
      length,
      size: TEXT_SIZE,
      isVertical: name === 'y',
    }
    const made = known.get(length) ?? (categories ? [] : axisTicks(order))
    known.set(length, made)
    return made
  }
  const categoryLines = (length: number) =>
    (categories ?? []).map((category) => brokenLines(category, length / (categories?.length ?? 1) - 4))
  const hasNumbers = axis.numbers
  const place = (start: number, end: number) =>
    isLog ? scaleLog([min, max], [start, end]) : scaleLinear([min, max], [start, end])
  return {
    min,
    max,
    title: unit === '' ? label : `${label} (${unit})`.trim(),
    ...(categories && { categories }),
    hasGrid: axis.grid && !categories,
    hasNumbers,
    place,
    ticks,
    categoryLines,
    overhang: (length) => {
      const at = place(0, length)
      const shown = hasNumbers ? ticks(length).filter(({ text }) => text !== '') : []
      const half = (text: string) => labelWidth(text, TEXT_SIZE) / 2
      return {
        left: Math.max(0, ...shown.map(({ value, text }) => half(text) - at(value))),
        right: Math.max(0, ...shown.map(({ value, text }) => half(text) - (length - at(value)))),
      }
    },
    labelWidth: (length) =>
      hasNumbers ? Math.max(0, ...ticks(length).map(({ text }) => labelWidth(text, TEXT_SIZE))) : 0,
  }
}

function rangeOf(name: string, axis: PlotAxis, values: FigureValues, data: readonly number[]) {
  const given = (value: number | string | undefined, what: string) =>
    value === undefined ? undefined : values.number(value, `the ${what} of ${name}`)
  const [min, max] = [given(axis.min, 'min'), given(axis.max, 'max')]
  if (min !== undefined && max !== undefined) return { min, max }
  if (data.length === 0) throw new BrokenFigure(`the ${name} axis needs min and max: no mark says how far it goes`)
  const [low, high] = [min ?? Math.min(...data), max ?? Math.max(...data)]
  if (axis.scale === 'log')
    return { min: min ?? 10 ** Math.floor(Math.log10(low)), max: max ?? 10 ** Math.ceil(Math.log10(high)) }
  const spread = high - low || Math.abs(high) || 1
  const [start = low, end = high] = scaleLinear(
    [high === low ? low - spread / 2 : low, high === low ? high + spread / 2 : high],
    [0, 1],
  )
    .nice(6)
    .domain()
  return { min: min ?? start, max: max ?? end }
}
