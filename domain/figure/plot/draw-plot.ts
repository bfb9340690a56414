import type { DrawnContent } from '../draw-content.ts'
import { BrokenFigure, type FigureValues } from '../figure-values.ts'
import { type Point, type SvgNode, writePicture } from '../svg-node.ts'
import { axisOf, type PlotAxisScale } from './axis-scale.ts'
import type { Box } from './clip-line.ts'
import { drawAxes } from './draw-axes.ts'
import { drawLegend } from './draw-legend.ts'
import { makeParts } from './make-parts.ts'
import { brokenLines, placeLabels, TEXT_SIZE, textNode, type WantedLabel } from './place-labels.ts'
import type { Layer, PlotCanvas, PlotPart } from './plot-part.ts'
import type { Plot } from './plot-schema.ts'
import { tableOf } from './plot-table.ts'

/** All plots are this wide, in units; content/README.md says what that is on a screen. */
const PLOT_WIDTH = 320
const PLOT_HEIGHT = 250
/** Room for a line of text. */
const LINE = 20
const EDGE = 4

/**
 * Draws a plot: scales and round numbers from d3, everything else here, without a browser. The same plot with the same values gives
 * the same picture. Throws BrokenFigure where it cannot be drawn, also for data outside given axes.
 */
export function drawPlot(
  plot: Plot,
  values: FigureValues,
): DrawnContent & Required<Pick<DrawnContent, 'markup' | 'picture'>> {
  const parts = makeParts(plot, values)
  const x = axisOf(
    'x',
    plot.x,
    values,
    parts.flatMap(({ xs }) => xs),
    parts.find(({ xTicks }) => xTicks)?.xTicks,
  )
  const y =
    plot.y &&
    axisOf(
      'y',
      plot.y,
      values,
      parts.flatMap(({ ys }) => ys(x.min, x.max)),
    )
  refuseOutside(parts, x, y)
  const legend = drawLegend(parts, PLOT_WIDTH)
  const rows = rowsOf(parts, y !== undefined)
  const xTitle = x.title === '' ? [] : brokenLines(x.title, PLOT_WIDTH - 2 * EDGE)
  const yTitle = y && y.title !== '' ? brokenLines(y.title, PLOT_WIDTH - 2 * EDGE) : []
  const top = EDGE + yTitle.length * LINE + 8
  const frame = fittedFrame(plot, x, y, top, rows)
  const axes = drawAxes({ plot, x, y, frame })
  const below = axes.room + xTitle.length * LINE
  const height = frame.bottom + below + legend.height + EDGE

  const layers: Record<Layer, SvgNode[]> = { area: [], line: [], point: [] }
  const marks: Point[] = []
  const wanted: WantedLabel[] = []
  const taken = [...axes.boxes]
  let rowTop = top
  for (const part of parts) {
    const row = part.row && !y ? rowTop + part.row.height / 2 : frame.bottom
    if (part.row && !y) rowTop += part.row.height
    const canvas: PlotCanvas = {
      frame,
      x: x.place(frame.left, frame.right),
      y: y ? y.place(frame.bottom, frame.top) : () => frame.bottom,
      xRange: x,
      yRange: y ?? { min: 0, max: 1 },
      band: (frame.right - frame.left) / (x.categories?.length ?? 1),
      row,
      add: (layer, node) => layers[layer].push(node),
      keepClear: (points) => marks.push(...dense(points)),
      label: (text, at, sides, ink) => wanted.push({ text, at, sides, ink }),
    }
    part.draw(canvas)
    if (part.row?.name && !y) layers.point.push(textNode(part.row.name, EDGE, row, { anchor: 'start' }))
  }
  const labels = placeLabels(wanted, labelFrame(frame, y !== undefined), taken, marks)
  const titles = [
    ...yTitle.map((line, index) => textNode(line, EDGE, EDGE + (index + 0.5) * LINE, { anchor: 'start' })),
    ...xTitle.map((line, index) =>
      textNode(line, PLOT_WIDTH - EDGE, frame.bottom + below - (xTitle.length - index - 0.5) * LINE, { anchor: 'end' }),
    ),
  ]
  const legendNodes = legend.nodes(height - EDGE - legend.height)
  const nodes = [
    ...layers.area,
    ...axes.lines,
    ...layers.line,
    ...layers.point,
    ...axes.numbers,
    ...labels,
    ...titles,
    ...legendNodes,
  ]
  const table = plot.dataTable
    ? tableOf(
        parts,
        x,
        y,
        x.ticks(frame.right - frame.left).map(({ value }) => value),
      )
    : undefined
  return {
    picture: { width: PLOT_WIDTH, height, nodes },
    markup: writePicture(PLOT_WIDTH, height, nodes),
    ...(table && { table }),
  }
}

/** A line as points at most this far from each other. */
const NEAR = 5

function dense(points: readonly Point[]): Point[] {
  return points.flatMap((point, index): Point[] => {
    const before = points[index - 1]
    if (!before) return [point]
    const [dx, dy] = [point[0] - before[0], point[1] - before[1]]
    const count = Math.max(1, Math.ceil(Math.hypot(dx, dy) / NEAR))
    return Array.from({ length: count }, (_, step) => [
      before[0] + (dx * (step + 1)) / count,
      before[1] + (dy * (step + 1)) / count,
    ])
  })
}

/** Labels may go a little over the frame, but not into the numbers of the axes. */
const labelFrame = (frame: Box, isPlane: boolean): Box =>
  isPlane ? { ...frame, right: PLOT_WIDTH - EDGE } : { ...frame, left: EDGE, right: PLOT_WIDTH - EDGE, top: EDGE }

function refuseOutside(parts: readonly PlotPart[], x: PlotAxisScale, y: PlotAxisScale | undefined): void {
  const outside = (value: number, axis: PlotAxisScale) => {
    const slack = (axis.max - axis.min) * 1e-9
    return value < axis.min - slack || value > axis.max + slack
  }
  for (const [px, py] of parts.flatMap(({ inside }) => inside)) {
    if (!x.categories && outside(px, x))
      throw new BrokenFigure(`a mark at x = ${px} lies outside the x axis (${x.min} to ${x.max})`)
    if (y && outside(py, y))
      throw new BrokenFigure(`a mark at y = ${py} lies outside the y axis (${y.min} to ${y.max})`)
  }
}

type Rows = { height: number; nameWidth: number }

function rowsOf(parts: readonly PlotPart[], isPlane: boolean): Rows {
  const rows = isPlane ? [] : parts.flatMap(({ row }) => row ?? [])
  const named = rows.filter(({ name }) => name !== '')
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    nameWidth: named.length === 0 ? 0 : Math.max(...named.map(({ name }) => textNodeWidth(name))) + 12,
  }
}

const textNodeWidth = (text: string) =>
  Math.max(...brokenLines(text, PLOT_WIDTH).map((line) => line.length * TEXT_SIZE * 0.6))

type Overhang = { left: number; right: number }

/** The frame with room for the numbers at its ends, which depend on its width: the room only grows, so this ends. */
function fittedFrame(...[plot, x, y, top, rows]: FrameOrder): Box {
  let over: Overhang = { left: 0, right: 0 }
  for (let round = 0; round < 4; round++) {
    const frame = frameOf(plot, x, y, top, rows, over)
    const needed = x.overhang(frame.right - frame.left)
    if (needed.left <= over.left && needed.right <= over.right) return frame
    over = { left: Math.max(over.left, needed.left), right: Math.max(over.right, needed.right) }
  }
  return frameOf(plot, x, y, top, rows, over)
}

type FrameOrder = [plot: Plot, x: PlotAxisScale, y: PlotAxisScale | undefined, top: number, rows: Rows]

function frameOf(
  plot: Plot,
  x: PlotAxisScale,
  y: PlotAxisScale | undefined,
  top: number,
  rows: Rows,
  over: Overhang,
): Box {
  const right = PLOT_WIDTH - Math.max(EDGE + 6, over.right + EDGE + 1)
  if (!y) {
    const left = Math.max(EDGE + 16, over.left + EDGE + 1, rows.nameWidth + EDGE + 12)
    const labelled = plot.marks.some(
      (mark) => mark.type !== 'box' && mark.type !== 'dots' && 'label' in mark && mark.label,
    )
    return {
      left,
      right: Math.min(right, PLOT_WIDTH - EDGE - 16),
      top,
      bottom: top + (plot.height ?? Math.max(rows.height + 6, labelled ? 44 : 22)),
    }
  }
  const room = y.labelWidth(200) + 8 + EDGE
  const isCross = plot.axes === 'cross'
  // with axes through the origin the numbers stand inside the frame, unless the origin is at its edge
  const share = isCross ? (0 - x.min) / (x.max - x.min) : 0
  const inner = PLOT_WIDTH - 2 * EDGE
  const left = Math.max(EDGE + 6, over.left + EDGE + 1, isCross && share > 0 ? room - share * inner : room)
  const width = right - left
  const units = (x.max - x.min) / (y.max - y.min)
  const height = plot.equal ? width / units : (plot.height ?? PLOT_HEIGHT) - top
  if (plot.equal && height > 420)
    throw new BrokenFigure('with equal axes the plot would be over 420 units high; widen the x axis')
  return { left, right, top, bottom: top + Math.max(60, height) }
}
