import { type Point, pathThrough, type SvgNode, svg } from '../svg-node.ts'
import type { PlotAxisScale } from './axis-scale.ts'
import type { Tick } from './axis-ticks.ts'
import type { Box } from './clip-line.ts'
import { arrow, strokedPath } from './draw-shapes.ts'
import { textBox, textNode } from './place-labels.ts'
import type { Plot } from './plot-schema.ts'

type AxesOrder = { plot: Plot; x: PlotAxisScale; y: PlotAxisScale | undefined; frame: Box }
/** `room`: what the numbers need below the frame; `boxes`: where the texts are */
type Axes = { lines: SvgNode[]; numbers: SvgNode[]; boxes: Box[]; room: number }

/** Grid and axes, which lie under the marks, and their numbers, which lie above. */
export function drawAxes({ plot, x, y, frame }: AxesOrder): Axes {
  const width = frame.right - frame.left
  const xPlace = x.place(frame.left, frame.right)
  const yPlace = y?.place(frame.bottom, frame.top)
  const xTicks = x.ticks(width)
  const yTicks = y?.ticks(frame.bottom - frame.top) ?? []
  const isCross = plot.axes === 'cross' && y !== undefined
  // an axis that the range does not reach lies along the edge
  const level = isCross && yPlace ? clamp(yPlace(0), frame.top, frame.bottom) : frame.bottom
  const upright = isCross ? clamp(xPlace(0), frame.left, frame.right) : frame.left
  const lines: SvgNode[] = []
  const numbers: SvgNode[] = []
  const boxes: Box[] = []
  const write = (text: string, at: Point, anchor: 'middle' | 'end') => {
    if (text === '') return
    numbers.push(textNode(text, at[0], at[1], { anchor, hasHalo: isCross }))
    boxes.push(textBox(text, at[0], at[1], anchor))
  }
  const grid = [
    ...(x.hasGrid && y
      ? xTicks.map(({ value }) =>
          pathThrough([
            [xPlace(value), frame.top],
            [xPlace(value), frame.bottom],
          ]),
        )
      : []),
    ...(y?.hasGrid && yPlace
      ? yTicks.map(({ value }) =>
          pathThrough([
            [frame.left, yPlace(value)],
            [frame.right, yPlace(value)],
          ]),
        )
      : []),
  ]
  if (grid.length > 0) lines.push(svg('path', { d: grid.join(''), fill: 'none', stroke: 'silver', 'stroke-width': 1 }))
  const small = y
    ? []
    : xTicks.map(({ value }) =>
        pathThrough([
          [xPlace(value), level - 5],
          [xPlace(value), level + 5],
        ]),
      )
  if (small.length > 0) lines.push(strokedPath(small.join(''), 'black', undefined, 1.5))
  if (isCross || !isPicture(plot)) lines.push(...axisLines(frame, level, upright, { isCross, isLine: y === undefined }))

  if (x.hasNumbers) {
    const baseline = level + 15
    for (const { value, text } of withoutOrigin(xTicks, isCross)) write(text, [xPlace(value), baseline], 'middle')
  }
  for (const [index, words] of x.categoryLines(width).entries())
    for (const [line, text] of words.entries()) write(text, [xPlace(index), frame.bottom + 14 + line * 18], 'middle')
  if (y?.hasNumbers && yPlace)
    for (const { value, text } of withoutOrigin(yTicks, isCross)) write(text, [upright - 6, yPlace(value)], 'end')
  const room = Math.max(6, ...boxes.map(({ bottom }) => bottom + 4 - frame.bottom))
  return { lines, numbers, boxes, room }
}

/** A frame of which nothing is named, numbered or ruled is no axis but the edge of a picture: circles of sets, a block on a ramp. */
const isPicture = ({ x, y }: Plot): boolean =>
  y !== undefined && [x, y].every(({ label, numbers, grid }) => label === undefined && !numbers && !grid)

/** Where axes cross inside the plot, the numbers at the crossing would stand on the other axis. */
const withoutOrigin = (ticks: readonly Tick[], isCross: boolean): readonly Tick[] =>
  isCross ? ticks.filter(({ value }) => value !== 0) : ticks

function axisLines(
  frame: Box,
  level: number,
  upright: number,
  { isCross, isLine }: { isCross: boolean; isLine: boolean },
): SvgNode[] {
  if (isLine) {
    const [left, right]: [Point, Point] = [
      [frame.left - 15, level],
      [frame.right + 15, level],
    ]
    const middle: Point = [(left[0] + right[0]) / 2, level]
    return [...arrow(middle, left, 'black', undefined, 1.75), ...arrow(middle, right, 'black', undefined, 1.75)]
  }
  if (isCross) {
    return [
      ...arrow([frame.left, level], [frame.right + 4, level], 'black', undefined, 1.75),
      ...arrow([upright, frame.bottom], [upright, frame.top - 2], 'black', undefined, 1.75),
    ]
  }
  return [
    strokedPath(
      pathThrough([
        [upright, frame.top],
        [upright, level],
        [frame.right, level],
      ]),
      'black',
      undefined,
      1.75,
    ),
  ]
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
