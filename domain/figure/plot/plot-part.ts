import type { FigureValues } from '../figure-values.ts'
import type { Point, SvgNode } from '../svg-node.ts'
import type { Box } from './clip-line.ts'
import type { MarkOf, PlotMark } from './plot-schema.ts'

/** How a mark looks: ink, dashes and the shape of its points differ from series to series, so that colour is never alone. */
export type MarkStyle = { ink: string; dashes: string | undefined; shape: PointShape }
export type PointShape = 'circle' | 'square' | 'triangle' | 'diamond'

export type Layer = 'area' | 'line' | 'point'
export type Side = 'above' | 'below' | 'left' | 'right' | 'centre'

/** What a mark draws on: places in units of the picture, and lists that it adds to. */
export type PlotCanvas = {
  frame: Box
  /** from the unit of an axis to a place in the picture */
  x: (value: number) => number
  y: (value: number) => number
  xRange: { min: number; max: number }
  yRange: { min: number; max: number }
  /** bars: the width of one category */
  band: number
  /** number lines: the middle of the mark's own row, or the line itself */
  row: number
  add: (layer: Layer, node: SvgNode) => void
  /** a label that finds a free place beside a point of the picture */
  label: (text: string, at: Point, sides: readonly Side[], ink?: string) => void
  /** a line through points of the picture that labels keep away from */
  keepClear: (points: readonly Point[]) => void
}

/** Columns of a plot's data table; `x` is shared by parts that have the same one. */
export type PlotColumn = {
  name: string
  x: readonly (number | string)[]
  xName?: string
  y: readonly (number | string)[]
}

/** One mark with all numbers known. */
export type PlotPart = {
  style: MarkStyle
  /** values an axis must hold when its range is not given */
  xs: readonly number[]
  ys: (from: number, to: number) => readonly number[]
  /** what may not lie outside the axes: data */
  inside: readonly Point[]
  draw: (canvas: PlotCanvas) => void
  legend?: { label: string; swatch: 'line' | 'point' | 'area' }
  /** number lines: the mark takes a row of its own above the line, this high, with this name at its left */
  row?: { height: number; name: string }
  /** its columns of the data table; `at` is where a curve is read: the numbers of the x axis */
  columns?: (at: readonly number[]) => readonly PlotColumn[]
  /** the numbers that the x axis should have, where its step is not given */
  xTicks?: readonly number[]
}

export type MakePart<T extends PlotMark['type']> = (
  mark: MarkOf<T>,
  values: FigureValues,
  style: MarkStyle,
  place: MarkPlace,
) => PlotPart
/** Where a mark stands among the marks of its plot. */
export type MarkPlace = { barIndex: number; barCount: number; categories: readonly string[] }

export const NO_EXTENT = { xs: [], ys: () => [], inside: [] } as const
